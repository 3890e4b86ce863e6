import { writeOffEndpoints, writeOffForm } from "@o2r/api/contract/billing";
import { useClient, useMutation } from "@o2r/api/react";
import { formatMoney } from "@o2r/ui";
import { useState } from "react";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { formRegistry } from "../../../kit/form/form-registry.ts";

export interface AskWriteOffProps {
  readonly invoiceId: string;
  readonly number: string;
  /** Rupees that are due. */
  readonly due: number;
  readonly onClose: () => void;
}

/** Asks for what will not be paid of an invoice to be written off; somebody else decides. */
export function AskWriteOff({ invoiceId, number, due, onClose }: AskWriteOffProps) {
  const client = useClient();
  const [registry] = useState(() => formRegistry(client, writeOffForm));
  const { run } = useMutation(writeOffEndpoints.ask);
  return (
    <ActDialog
      definition={writeOffForm}
      title="Ask for a write-off"
      lead={
        <p>
          {formatMoney(due)} of {number} is due. Somebody else decides.
        </p>
      }
      submit="Ask"
      registry={registry}
      initial={{ amount: due }}
      act={(body) => run({ params: { id: invoiceId }, body })}
      done={(row) => `${row.number}: ${formatMoney(row.amount)} of ${row.invoiceNumber} waits for a decision`}
      onClose={onClose}
    />
  );
}
