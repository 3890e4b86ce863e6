import type { ReactNode } from "react";
import "./kbd.css";

export interface KbdProps {
  /** The keys as they stand on the keyboard, in the order in which they are pressed. */
  children: ReactNode;
}

/** A key of the keyboard, such as `Ctrl K`. */
export function Kbd({ children }: KbdProps) {
  return <kbd className="o2r-kbd">{children}</kbd>;
}
