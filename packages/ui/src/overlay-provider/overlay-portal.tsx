import { Portal } from "@chakra-ui/react/portal";
import type { ReactNode } from "react";

let place: HTMLElement | null = null;

// React listens to every event wherever it renders. On the body it would hear each key of a form twice: as the root's
// ancestor, too. So what floats has a place of its own beside the root.
const placeOfOverlays = {
  get current(): HTMLElement | null {
    if (typeof document === "undefined") return null;
    if (!place?.isConnected) {
      place = document.createElement("div");
      place.dataset.overlays = "";
      document.body.append(place);
    }
    return place;
  },
};

/** Renders what floats at the end of the page, outside of what could cut it off. */
export function OverlayPortal({ children }: { children: ReactNode }) {
  return <Portal container={placeOfOverlays}>{children}</Portal>;
}
