import { bankLineEndpoints, bankLineLife, type BankLineRow } from "@o2r/api/contract/billing";
import { reasonDialogForm } from "@o2r/api/contract/core";
import { useClient } from "@o2r/api/react";
import { formatDate, formatMoney } from "@o2r/ui";
import { FolderMinus, Landmark, Link2, RotateCcw, Route } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import { ListPage } from "../../../kit/list/list-page.tsx";
import type { CellDrawing } from "../../../kit/list/list-page.types.ts";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { wrapped } from "../../../kit/list/wrapped.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { bankLineName, bankLines } from "./bank-words.ts";

const cells: Readonly<Record<string, CellDrawing<BankLineRow>>> = {
  narration: wrapped("narration"),
  hub: wrapped("hub"),
  proposed: wrapped("proposed"),
  reason: wrapped("reason"),
};

const card = (row: BankLineRow, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.reference}
    detail={row.narration}
    menu={menu}
    facts={[<StateStatus key="state" life={bankLineLife} state={row.state} />, formatDate(row.valueDate)]}
    figures={[{ label: "Credit", value: formatMoney(row.amount) }]}
  />
);

const related = [{ to: "/invoice/collections", label: "Collections", icon: Route }] as const;

const more = ([row]: readonly BankLineRow[]): string =>
  row === undefined || row.proposed === "" ? "" : `It may be ${row.proposed}.`;

/** /invoice/bank: what came in by the bank, and what it was found to be. */
export function BankList() {
  const client = useClient();
  const mayImport = useMay("bank.write");
  const words = useMemo<ActsGiven<typeof bankLineLife, BankLineRow>>(() => {
    const registry = formRegistry(client, reasonDialogForm);
    return {
      name: bankLineName,
      icons: { match: Link2, setAside: FolderMinus, takeUp: RotateCcw },
      more: { match: more },
      forms: {
        match: ([row]) => ({ initial: { target: row?.proposals[0] } }),
        setAside: () => ({ registry }),
      },
    };
  }, [client]);
  const acts = useActs(bankLineLife, words);
  return (
    <>
      <ListPage<typeof bankLineEndpoints.list, BankLineRow>
        {...bankLines}
        endpoint={bankLineEndpoints.list}
        title="Bank statement"
        icon={Landmark}
        rowName={bankLineName}
        cells={cells}
        card={card}
        related={related}
        importTo={mayImport ? "/invoice/bank/import" : undefined}
        rowActions={acts.rowActions}
        {...acts.bulk}
      />
      {acts.dialog}
    </>
  );
}
