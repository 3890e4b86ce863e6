import "@o2r/ui/styles.css";
import "./boot/first-paint.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { createRouter } from "./routing/router.tsx";

const root = document.querySelector("#root");
if (root === null) throw new Error("index.html has no #root");

if (!window.o2rBoot?.leaving)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createRouter()} />
    </StrictMode>,
  );
