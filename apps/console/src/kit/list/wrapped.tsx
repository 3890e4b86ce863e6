import type { ReactNode } from "react";
import "./wrapped.css";

/** Words of a cell on two lines where one does not hold them; on one line in a compact list, whose rows hold no more. */
export function Wrapped({ children }: { readonly children: ReactNode }) {
  return <span className="wrapped">{children}</span>;
}
