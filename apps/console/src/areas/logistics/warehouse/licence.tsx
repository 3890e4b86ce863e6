import { licenceWarning, type Warehouse } from "@o2r/api/contract/logistics";
import { DateText, formatNumber, Status, TwoLineCell } from "@o2r/ui";

const leftText = (days: number): string => {
  if (days < 0) return `expired ${formatNumber(-days)} ${days === -1 ? "day" : "days"} ago`;
  return days === 0 ? "expires today" : `${formatNumber(days)} ${days === 1 ? "day" : "days"} left`;
};

/** When an FSSAI licence ends; it stops the eye where that is near, or past. */
export function Licence({ row: { fssaiExpiry, fssaiDaysLeft } }: { readonly row: Warehouse }) {
  const day = <DateText value={fssaiExpiry} />;
  if (fssaiDaysLeft > licenceWarning) return day;
  const tone = fssaiDaysLeft <= 0 ? "danger" : "warning";
  return <TwoLineCell detail={<Status tone={tone}>{leftText(fssaiDaysLeft)}</Status>}>{day}</TwoLineCell>;
}
