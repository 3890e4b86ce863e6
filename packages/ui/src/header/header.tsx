import "./header.css";
import type { HeaderProps } from "./header.types.ts";

/** The bar above the page, 48 pixels high. */
export function Header({ start, children, end }: HeaderProps) {
  return (
    <header className="o2r-header">
      {start}
      {children}
      {end !== undefined && <div className="o2r-header-end">{end}</div>}
    </header>
  );
}
