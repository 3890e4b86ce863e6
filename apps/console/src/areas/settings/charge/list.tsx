import type { Charge } from "@o2r/api/contract/settings";
import { todayIn } from "@o2r/forms/days";
import { DateText, TwoLineCell } from "@o2r/ui";
import { Calculator, CalendarX, ReceiptIndianRupee } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { ActiveStatus } from "../../../kit/activity/active-status.tsx";
import { later } from "../../../kit/deferred.tsx";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { chargeName, charges, simulatePath } from "./charge-words.ts";
import type { EndChargeProps } from "./end-charge.tsx";

const EndCharge = later<EndChargeProps>(async () => (await import("./end-charge.tsx")).EndCharge);

const card = (row: Charge, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.name}
    href={`${charges.path}/${row.id}`}
    detail={row.range}
    menu={menu}
    facts={[...(row.active ? [] : [<ActiveStatus key="active" active={false} />]), row.charged, row.place]}
  />
);

const cells: Readonly<Record<string, CellDrawing<Charge>>> = {
  // Its days are over, although nobody has switched it off.
  validTill: {
    cell: ({ validTill }) =>
      validTill === null ? null : validTill < todayIn() ? (
        <TwoLineCell detail="Ended">
          <DateText value={validTill} />
        </TwoLineCell>
      ) : (
        <DateText value={validTill} />
      ),
  },
};

const related = [{ to: simulatePath, label: "Simulate", icon: Calculator }] as const;

/** /charge-config: every charge, slab by slab. */
export function ChargeList() {
  const mayWrite = useMay(charges.permission);
  const [ending, setEnding] = useState<Charge>();
  const more = useMemo<readonly RowAction<Charge>[]>(
    () => (mayWrite ? [{ label: "End", icon: CalendarX, when: ({ active }) => active, run: setEnding }] : []),
    [mayWrite],
  );
  return (
    <>
      <ThingList
        {...charges}
        title="Charges Config"
        icon={ReceiptIndianRupee}
        rowName={chargeName}
        cells={cells}
        card={card}
        related={related}
        more={more}
      />
      {ending && <EndCharge row={ending} onClose={() => setEnding(undefined)} />}
    </>
  );
}
