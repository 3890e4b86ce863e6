import { collectionEndpoints, collectionLife, type CollectionRow } from "@o2r/api/contract/billing";
import { formatDate, formatMoney } from "@o2r/ui";
import { HandCoins, Landmark, ReceiptIndianRupee, Route, Store } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { later } from "../../../kit/deferred.tsx";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { wrapped } from "../../../kit/list/wrapped.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { collectionName, collections } from "./collection-words.ts";
import type { PlanCollectionProps } from "./plan-collection.tsx";
import { useCollectionActs } from "./use-collection-acts.tsx";

const PlanCollection = later<PlanCollectionProps>(async () => (await import("./plan-collection.tsx")).PlanCollection);

const cells: Readonly<Record<string, CellDrawing<CollectionRow>>> = {
  establishment: wrapped("establishment"),
  hub: wrapped("hub"),
  // The specification's text, which stands as a figure among the others.
  amountPaid: { kind: "number", cell: ({ amountPaid }) => amountPaid },
};

const card = (row: CollectionRow, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.establishment}
    detail={row.number}
    menu={menu}
    facts={[
      <StateStatus key="state" life={collectionLife} state={row.state} />,
      row.collectionDate === null ? "No date" : formatDate(row.collectionDate),
    ]}
    figures={[
      { label: "Amount", value: formatMoney(row.amt) },
      { label: "Amount paid", value: row.amountPaid },
    ]}
  />
);

const related = [
  { to: "/invoice", label: "Invoices", icon: ReceiptIndianRupee },
  { to: "/invoice/payments", label: "Payments", icon: HandCoins },
  { to: "/invoice/bank", label: "Bank statement", icon: Landmark },
] as const;

/** /invoice/collections: what is to be collected from retailers, and what became of it. */
export function CollectionList() {
  const acts = useCollectionActs();
  const mayPlan = useMay("collection.write");
  const [planning, setPlanning] = useState(false);
  const rowActions = useMemo<readonly RowAction<CollectionRow>[]>(
    () => [
      ...acts.rowActions,
      { label: "Retailer", icon: Store, to: ({ customerId }: CollectionRow) => `/retailer/${customerId}` },
    ],
    [acts.rowActions],
  );
  return (
    <>
      <ListPage<typeof collectionEndpoints.list, CollectionRow>
        {...collections}
        endpoint={collectionEndpoints.list}
        title="Collections"
        icon={Route}
        rowName={collectionName}
        cells={cells}
        card={card}
        related={related}
        {...(mayPlan && { create: { label: "Add collection", onCreate: () => setPlanning(true) } })}
        rowActions={rowActions}
        {...acts.bulk}
      />
      {acts.dialog}
      {planning && <PlanCollection onClose={() => setPlanning(false)} />}
    </>
  );
}
