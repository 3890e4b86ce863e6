import { SkipLink } from "../skip-link/skip-link.tsx";
import "./shell.css";
import type { PageProps, ShellProps } from "./shell.types.ts";

/** The frame around every page: sidebar, header, and the main part that scrolls. */
export function Shell({ sidebar, header, footer, children }: ShellProps) {
  return (
    <div className="o2r-shell">
      <SkipLink />
      {sidebar}
      <div className="o2r-shell-column">
        {header}
        <main id="main" className="o2r-shell-main" tabIndex={-1}>
          {children}
          {footer !== undefined && <div className="o2r-shell-footer">{footer}</div>}
        </main>
      </div>
    </div>
  );
}

/** The padding and the ground of a page inside the shell. */
export function Page({ background = "surface", fill = false, children }: PageProps) {
  return (
    <div className="o2r-page" data-background={background} data-fill={fill || undefined}>
      {children}
    </div>
  );
}
