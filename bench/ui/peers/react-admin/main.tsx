import { lazy } from "react";
import { Admin, Resource } from "react-admin";
import { createRoot } from "react-dom/client";
import { authProvider } from "./auth-provider.ts";
import { dataProvider } from "./data-provider.ts";
import { Shell } from "./shell.tsx";

// The pages of a resource are files of their own, as react-admin's documentation has it.
const ProductList = lazy(async () => ({ default: (await import("./product-list.tsx")).ProductList }));
const ProductEdit = lazy(async () => ({ default: (await import("./product-edit.tsx")).ProductEdit }));

const root = document.querySelector("#root");
if (root)
  createRoot(root).render(
    <Admin dataProvider={dataProvider} authProvider={authProvider} layout={Shell} disableTelemetry>
      <Resource name="product" list={ProductList} edit={ProductEdit} recordRepresentation="formName" />
    </Admin>,
  );
