import type { Combo } from "@o2r/api/contract/catalogue";
import { todayIn } from "@o2r/forms/days";
import { DateText, formatMoney, formatNumber, TwoLineCell } from "@o2r/ui";
import { PackagePlus } from "lucide-react";
import type { ReactNode } from "react";
import type { CellDrawing } from "../../../kit/list/list-page.types.ts";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { ThingList } from "../../../kit/list/thing-list.tsx";
import { comboState } from "./combo-state.ts";
import { ComboStatus } from "./combo-status.tsx";
import { comboName, combos } from "./combo-words.ts";

const cells: Readonly<Record<string, CellDrawing<Combo>>> = {
  name: {
    cell: ({ name, sku }) => (
      <TwoLineCell detail={sku} code>
        {name}
      </TwoLineCell>
    ),
  },
  // Together they leave its name room, and the day on which it starts is whole.
  holds: { kind: "muted", width: 272 },
  mrpSum: { kind: "muted-number" },
  active: { width: 164, cell: (combo) => <ComboStatus combo={combo} /> },
};

const card = (combo: Combo, menu: ReactNode): ReactNode => (
  <RowCard
    title={combo.name}
    href={`${combos.path}/${combo.id}`}
    detail={combo.holds}
    menu={menu}
    facts={[
      ...(comboState(combo, todayIn()) === "active" ? [] : [<ComboStatus key="state" combo={combo} />]),
      <span key="till">
        till <DateText value={combo.validTill} />
      </span>,
    ]}
    figures={[
      { label: "Price", value: formatMoney(combo.price) },
      { label: "MRP", value: formatMoney(combo.mrpSum) },
      { label: "Saving", value: `${combo.saving}%` },
      { label: "Available", value: formatNumber(combo.available) },
    ]}
  />
);

/** /combo-config: every combo with what it holds, what it costs, and how many there could be. */
export function ComboList() {
  return (
    <ThingList {...combos} title="Combo Config" icon={PackagePlus} rowName={comboName} cells={cells} card={card} />
  );
}
