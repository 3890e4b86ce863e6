import { qcClocks, type QcRow } from "@o2r/api/contract/stock";
import { TwoLineCell } from "@o2r/ui";
import { useOpeningDay } from "../../../kit/format/use-opening-day.ts";
import { whenText } from "../../../kit/format/when.ts";
import { ValueStatus } from "../../../kit/value-status.tsx";

interface CheckSlaProps {
  readonly check: Pick<QcRow, "sla" | "dueAt">;
  /** Both on one line, where no column stands above them. */
  readonly inline?: boolean;
}

/** How a check stands with its hours; of one that goes on also until when it is, or was, to end. */
export function CheckSla({ check: { sla, dueAt }, inline = false }: CheckSlaProps) {
  const now = useOpeningDay();
  if (sla === null) return null;
  const status = <ValueStatus values={qcClocks} value={sla} />;
  if (sla === "KEPT" || sla === "BREACHED") return status;
  const when = whenText(new Date(dueAt), now);
  if (!inline) return <TwoLineCell detail={when}>{status}</TwoLineCell>;
  return (
    <span>
      {status} {when}
    </span>
  );
}
