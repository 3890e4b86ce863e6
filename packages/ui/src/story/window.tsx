import type { ReactNode } from "react";
import "./do-and-dont.css";

/** A width to stand in, for what is as wide as its place. For stories and their pages only. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className="advice-wide">{children}</div>;
}

interface WindowProps {
  /** None for a menu. */
  readonly title?: string;
  readonly answers?: ReactNode;
  /** Stands at the edge of the page, as a drawer does. */
  readonly edge?: boolean;
  readonly children?: ReactNode;
}

/** What opens over a page, as a picture: an open one would hold the focus. For stories and their pages only. */
export function Window({ title, answers, edge = false, children }: WindowProps) {
  return (
    <div className="advice-window" data-edge={edge || undefined}>
      {title && <strong>{title}</strong>}
      {children}
      {answers && <div className="advice-answers">{answers}</div>}
    </div>
  );
}
