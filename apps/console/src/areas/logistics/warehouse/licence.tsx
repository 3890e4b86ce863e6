import { licenceWarning, type Warehouse } from "@o2r/api/contract/logistics";
import { DateText, formatNumber, Status, TwoLineCell } from "@o2r/ui";
import type { ReactNode } from "react";

const leftText = (days: number): string => {
  if (days < 0) return `expired ${formatNumber(-days)} ${days === -1 ? "day" : "days"} ago`;
  return days === 0 ? "expires today" : `${formatNumber(days)} ${days === 1 ? "day" : "days"} left`;
};

interface ValidUntilProps {
  /** Until it ends; below zero once it has. */
  readonly daysLeft: number;
  /** The day. */
  readonly children: ReactNode;
}

/** The day on which a paper ends; it stops the eye where that is near, or past. */
export function ValidUntil({ daysLeft, children }: ValidUntilProps) {
  if (daysLeft > licenceWarning) return children;
  const tone = daysLeft <= 0 ? "danger" : "warning";
  return <TwoLineCell detail={<Status tone={tone}>{leftText(daysLeft)}</Status>}>{children}</TwoLineCell>;
}

export interface LicenceProps {
  readonly row: Warehouse;
  /** Where no column says whose day it is. */
  readonly said?: boolean;
}

/** When an FSSAI licence ends. */
export function Licence({ row: { fssaiExpiry, fssaiDaysLeft }, said = false }: LicenceProps) {
  return (
    <ValidUntil daysLeft={fssaiDaysLeft}>
      {said && "FSSAI until "}
      <DateText value={fssaiExpiry} />
    </ValidUntil>
  );
}
