import { createRoot } from "react-dom/client";
import { Toaster } from "./toaster.tsx";

let mounted = false;

/** Puts the toaster at the end of the page, once. It stands outside the application, so that no route change clears it. */
export function mountToaster(): void {
  if (mounted) return;
  mounted = true;
  const place = document.createElement("div");
  // What is modal hides everything beside it from screen readers, but for what is marked so.
  place.dataset["liveAnnouncer"] = "";
  document.body.append(place);
  createRoot(place).render(<Toaster />);
}
