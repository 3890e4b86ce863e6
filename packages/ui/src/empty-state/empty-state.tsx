import { CloudAlert, Lock, Package, SearchX } from "lucide-react";
import { Icon } from "../icon/icon.tsx";
import type { IconDrawing } from "../icon/icon.types.ts";
import "./empty-state.css";
import type { EmptyReason, EmptyStateProps } from "./empty-state.types.ts";

const drawings: Record<EmptyReason, IconDrawing> = {
  "nothing-yet": Package,
  "no-match": SearchX,
  failed: CloudAlert,
  "no-access": Lock,
};

/** Stands where rows would stand. */
export function EmptyState({ reason, title, children, actions, icon, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="o2r-empty" data-reason={reason} role={reason === "failed" ? "alert" : undefined}>
      <Icon as={icon ?? drawings[reason]} size={32} />
      <Heading className="o2r-empty-title">{title}</Heading>
      {children !== undefined && <p className="o2r-empty-text">{children}</p>}
      {actions !== undefined && <div className="o2r-empty-actions">{actions}</div>}
    </div>
  );
}
