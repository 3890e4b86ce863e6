import { reasonDialogForm } from "@o2r/api/contract/core";
import { paymentEndpoints, paymentLife, type PaymentRow } from "@o2r/api/contract/billing";
import { useClient } from "@o2r/api/react";
import { formatDate, formatMoney } from "@o2r/ui";
import { CircleCheck, HandCoins, ReceiptIndianRupee, Route, Undo2 } from "lucide-react";
import { useMemo, useState, type ReactNode } from "react";
import { later } from "../../../kit/deferred.tsx";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import { ListPage } from "../../../kit/list/list-page.tsx";
import type { CellDrawing } from "../../../kit/list/list-page.types.ts";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { wrapped } from "../../../kit/list/wrapped.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { paymentName, payments } from "./payment-words.ts";
import type { RecordPaymentProps } from "./record-payment.tsx";

const RecordPayment = later<RecordPaymentProps>(async () => (await import("./record-payment.tsx")).RecordPayment);

const cells: Readonly<Record<string, CellDrawing<PaymentRow>>> = {
  establishment: wrapped("establishment"),
  hub: wrapped("hub"),
  recordedBy: wrapped("recordedBy"),
};

const card = (row: PaymentRow, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.receiptNumber}
    detail={row.establishment}
    menu={menu}
    facts={[<StateStatus key="state" life={paymentLife} state={row.state} />, formatDate(row.receivedOn)]}
    figures={[
      { label: "Amount", value: formatMoney(row.amount) },
      { label: "On account", value: formatMoney(row.onAccount) },
    ]}
  />
);

const related = [
  { to: "/invoice", label: "Invoices", icon: ReceiptIndianRupee, allow: "invoice.read" },
  { to: "/invoice/collections", label: "Collections", icon: Route, allow: "collection.read" },
] as const;

/** /invoice/payments: what retailers have paid, and cheques that bounced. */
export function PaymentList() {
  const client = useClient();
  const mayRecord = useMay("payment.record");
  const [recording, setRecording] = useState(false);
  const words = useMemo<ActsGiven<typeof paymentLife, PaymentRow>>(() => {
    const registry = formRegistry(client, reasonDialogForm);
    return { name: paymentName, icons: { clear: CircleCheck, bounce: Undo2 }, forms: { bounce: () => ({ registry }) } };
  }, [client]);
  const acts = useActs(paymentLife, words);
  return (
    <>
      <ListPage<typeof paymentEndpoints.list, PaymentRow>
        {...payments}
        endpoint={paymentEndpoints.list}
        title="Payments"
        icon={HandCoins}
        rowName={paymentName}
        cells={cells}
        card={card}
        related={related}
        {...(mayRecord && { create: { label: "Record payment", onCreate: () => setRecording(true) } })}
        rowActions={acts.rowActions}
        {...acts.bulk}
      />
      {acts.dialog}
      {recording && <RecordPayment onClose={() => setRecording(false)} />}
    </>
  );
}
