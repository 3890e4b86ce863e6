import { FullScreenLoader } from "@o2r/ui";
import { useState } from "react";
import { firstPaint } from "../boot/first-paint.ts";

/** Fills the window while nothing can be shown yet; nothing where the skeleton of the HTML still does. */
export function PageLoader() {
  const [painted] = useState(() => firstPaint() !== null);
  return painted ? null : <FullScreenLoader />;
}
