import { paymentEndpoints, paymentForm } from "@o2r/api/contract/billing";
import { useClient, useMutation } from "@o2r/api/react";
import { todayIn } from "@o2r/forms/days";
import { formatMoney } from "@o2r/ui";
import { useState } from "react";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { formRegistry } from "../../../kit/form/form-registry.ts";

export interface RecordPaymentProps {
  readonly retailerId?: string;
  /** Rupees that are due. */
  readonly amount?: number;
  readonly onClose: () => void;
}

/** What was paid is recorded: the oldest due invoices are paid first, and what is left stands on account. */
export function RecordPayment({ retailerId, amount, onClose }: RecordPaymentProps) {
  const client = useClient();
  const [registry] = useState(() => formRegistry(client, paymentForm));
  const { run } = useMutation(paymentEndpoints.record);
  return (
    <ActDialog
      definition={paymentForm}
      title="Record payment"
      lead={<p>The oldest due invoices are paid first; what is left stands on account.</p>}
      submit="Record"
      registry={registry}
      initial={{
        mode: "CASH",
        receivedOn: todayIn(),
        ...(retailerId !== undefined && { retailerId }),
        ...(amount !== undefined && { amount }),
      }}
      act={(body) => run({ body })}
      done={({ receiptNumber, allocated, onAccount }) =>
        `${receiptNumber}: ${formatMoney(allocated)} paid to invoices${onAccount > 0 ? `, ${formatMoney(onAccount)} on account` : ""}`
      }
      onClose={onClose}
    />
  );
}
