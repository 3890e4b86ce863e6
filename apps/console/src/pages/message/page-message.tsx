import { Icon, type IconDrawing } from "@o2r/ui";
import type { ReactNode } from "react";
import "./page-message.css";

export interface PageMessageProps {
  readonly icon: IconDrawing;
  readonly tone?: "brand" | "danger";
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons and links: what can be done now. */
  readonly actions: ReactNode;
  /** Stands below the actions, such as a list of other pages. */
  readonly below?: ReactNode;
}

/** A page that has only something to say: what happened, and what can be done. */
export function PageMessage({ icon, tone = "brand", title, children, actions, below }: PageMessageProps) {
  return (
    <div className="page-message" data-tone={tone}>
      <span className="page-message-icon">
        <Icon as={icon} size={24} />
      </span>
      <h1>{title}</h1>
      <div className="page-message-text">{children}</div>
      <div className="page-message-actions">{actions}</div>
      {below}
    </div>
  );
}
