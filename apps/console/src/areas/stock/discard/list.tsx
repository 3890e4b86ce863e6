import { discardLife, discardReasons, type DiscardRow } from "@o2r/api/contract/stock";
import { DateText, formatMoney, formatNumber, TwoLineCell } from "@o2r/ui";
import { Boxes, Check, Undo2, X } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { RowWarehouse } from "../../../kit/row-warehouse.tsx";
import { wrapped } from "../../../kit/list/wrapped.tsx";
import { inventoryPath } from "../inventory/inventory-words.ts";
import { discards } from "../stock-lists.ts";

const reasonWords = new Map<string, string>(discardReasons.map(({ value, label }) => [value, label]));

const requestName = ({ name, quantity }: DiscardRow): string => `${formatNumber(quantity)} of ${name}`;
const batchOf = ({ inventoryId }: DiscardRow): string => `${inventoryPath}/${inventoryId}`;
const worth = (rows: readonly DiscardRow[]): string => formatMoney(rows.reduce((sum, { value }) => sum + value, 0));

const words: ActsGiven<typeof discardLife, DiscardRow> = {
  name: requestName,
  icons: { approve: Check, refuse: X, withdraw: Undo2 },
  more: {
    approve: (rows) => `Worth ${worth(rows)} at PTH.`,
    refuse: (rows) => `Worth ${worth(rows)} at PTH.`,
  },
};

const cells: Readonly<Record<string, CellDrawing<DiscardRow>>> = {
  name: {
    cell: ({ name, sku }) => (
      <TwoLineCell detail={sku} code>
        {name}
      </TwoLineCell>
    ),
  },
  warehouse: wrapped("warehouse"),
  reason: {
    cell: ({ reason, note }) => (note === "" ? reasonWords.get(reason) : `${reasonWords.get(reason)}: ${note}`),
  },
};

const card = (row: DiscardRow, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.name}
    href={batchOf(row)}
    detail={<RowWarehouse name={row.warehouse} />}
    menu={menu}
    facts={[
      <StateStatus key="state" life={discardLife} state={row.state} />,
      reasonWords.get(row.reason),
      <span key="expiry">
        expiry <DateText value={row.expiryDate} />
      </span>,
      // Whoever asked may be nobody any more.
      ...(row.requestedBy === null ? [] : [`asked by ${row.requestedBy}`]),
    ]}
    figures={[
      { label: "Units", value: formatNumber(row.quantity) },
      { label: "Value", value: formatMoney(row.value) },
    ]}
  />
);

/** /inventory/discard: what somebody wants to be thrown away, and who decides on it. */
export function DiscardList() {
  const acts = useActs(discardLife, words);
  const rowActions = useMemo<readonly RowAction<DiscardRow>[]>(
    () => [{ label: "Open batch", icon: Boxes, to: batchOf }, ...acts.rowActions],
    [acts.rowActions],
  );
  return (
    <>
      <ListPage<typeof discards.endpoint, DiscardRow>
        {...discards}
        title="Discard requests"
        noun={discardLife.name}
        rowName={requestName}
        rowHref={batchOf}
        cells={cells}
        card={card}
        rowActions={rowActions}
        {...acts.bulk}
      />
      {acts.dialog}
    </>
  );
}
