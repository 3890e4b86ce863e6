import { qcClocks, type QcRow } from "@o2r/api/contract/stock";
import { TwoLineCell } from "@o2r/ui";
import { useOpeningDay } from "../../../kit/format/use-opening-day.ts";
import { whenText } from "../../../kit/format/when.ts";
import { ValueStatus } from "../../../kit/value-status.tsx";

/** How a check stands with its hours; of one that goes on also until when it is, or was, to end. */
export function CheckSla({ check: { sla, dueAt } }: { readonly check: Pick<QcRow, "sla" | "dueAt"> }) {
  const now = useOpeningDay();
  if (sla === null) return null;
  const status = <ValueStatus values={qcClocks} value={sla} />;
  if (sla === "KEPT" || sla === "BREACHED") return status;
  return <TwoLineCell detail={whenText(new Date(dueAt), now)}>{status}</TwoLineCell>;
}
