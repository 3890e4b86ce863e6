import CssBaseline from "@mui/material/CssBaseline";
import { ThemeProvider, createTheme } from "@mui/material/styles";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, redirect } from "react-router";
import { RouterProvider } from "react-router/dom";
import type { Product, ProductPage } from "../product/product.ts";
import { pageAddress } from "../product/product.ts";
import { call, token } from "../product/service.ts";

/** Nobody without a session gets further than to the sign-in. */
const signedIn = <Data,>(load: () => Promise<Data>): Promise<Data> => {
  // oxlint-disable-next-line typescript/only-throw-error -- the way in which a loader of this router leads elsewhere
  if (token() === undefined) throw redirect("/login");
  return load();
};

// As React Router advises: a route's file comes when it is asked for, and its data is asked for beside it.
const router = createBrowserRouter([
  { path: "/login", lazy: { Component: async () => (await import("./sign-in.tsx")).SignIn } },
  {
    lazy: { Component: async () => (await import("./shell.tsx")).Shell },
    HydrateFallback: () => null,
    children: [
      {
        path: "/product",
        loader: () => signedIn(() => call<ProductPage>(pageAddress())),
        lazy: { Component: async () => (await import("./product-list.tsx")).ProductList },
      },
      {
        path: "/product/:id",
        loader: ({ params }) => signedIn(() => call<Product>(`/oms/product/${params["id"]}`)),
        lazy: { Component: async () => (await import("./product-form.tsx")).ProductForm },
      },
    ],
  },
]);

const root = document.querySelector("#root");
if (root)
  createRoot(root).render(
    <ThemeProvider theme={createTheme()}>
      <CssBaseline />
      <RouterProvider router={router} />
    </ThemeProvider>,
  );
