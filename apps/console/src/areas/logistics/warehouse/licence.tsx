import { licenceWarning, type Warehouse } from "@o2r/api/contract/logistics";
import { DateText, formatNumber, Status, TwoLineCell } from "@o2r/ui";

const leftText = (days: number): string => {
  if (days < 0) return `expired ${formatNumber(-days)} ${days === -1 ? "day" : "days"} ago`;
  return days === 0 ? "expires today" : `${formatNumber(days)} ${days === 1 ? "day" : "days"} left`;
};

export interface LicenceProps {
  readonly row: Warehouse;
  /** Where no column says whose day it is. */
  readonly said?: boolean;
}

/** When an FSSAI licence ends; it stops the eye where that is near, or past. */
export function Licence({ row: { fssaiExpiry, fssaiDaysLeft }, said = false }: LicenceProps) {
  const day = (
    <>
      {said && "FSSAI until "}
      <DateText value={fssaiExpiry} />
    </>
  );
  if (fssaiDaysLeft > licenceWarning) return day;
  const tone = fssaiDaysLeft <= 0 ? "danger" : "warning";
  return <TwoLineCell detail={<Status tone={tone}>{leftText(fssaiDaysLeft)}</Status>}>{day}</TwoLineCell>;
}
