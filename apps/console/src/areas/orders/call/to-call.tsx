import { wordOf } from "@o2r/api/contract/core";
import { callReasons, type ToCall as Retailer } from "@o2r/api/contract/orders";
import { Badge, formatDate } from "@o2r/ui";
import type { ReactNode } from "react";
import "./to-call.css";

const whenText = ({ reason, since, slot }: Retailer): string => {
  if (since === null) return "Never ordered";
  if (reason === "DUE") return `Promised for ${formatDate(since)}${slot === null ? "" : ` at ${slot}`}`;
  return reason === "MISSED" ? `Missed on ${formatDate(since)}` : `Last order on ${formatDate(since)}`;
};

export interface ToCallProps {
  readonly retailer: Retailer;
  /** What can be done, at the end. */
  readonly children?: ReactNode;
}

/** One of those who are called next, and why. */
export function ToCall({ retailer, children }: ToCallProps) {
  const { establishment, city, mobile, reason } = retailer;
  return (
    <li className="to-call">
      <div>
        <b>{establishment}</b>
        <small>
          {city} · <span className="o2r-mono">{mobile}</span>
        </small>
      </div>
      <div>
        <Badge tone={reason === "QUIET" ? "neutral" : reason === "DUE" ? "info" : "warning"}>
          {wordOf(callReasons, reason) ?? reason}
        </Badge>
        <small>{whenText(retailer)}</small>
      </div>
      {children}
    </li>
  );
}
