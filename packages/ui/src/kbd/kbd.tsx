import type { ReactNode } from "react";
import "./kbd.css";

/** A key of the keyboard, such as `Ctrl K`. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className="o2r-kbd">{children}</kbd>;
}
