import { warehouseContactForm, warehouseEndpoints, type Warehouse } from "@o2r/api/contract/logistics";
import { useClient, useMutation } from "@o2r/api/react";
import { useState } from "react";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { formRegistry } from "../../../kit/form/form-registry.ts";
import { typeText } from "./warehouse-words.ts";

export interface ContactDialogProps {
  readonly row: Warehouse;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Makes the account of who answers for a warehouse. */
export function ContactDialog({ row, onDone, onClose }: ContactDialogProps) {
  const client = useClient();
  const [registry] = useState(() => formRegistry(client, warehouseContactForm));
  const { run } = useMutation(warehouseEndpoints.addContact);
  return (
    <ActDialog
      definition={warehouseContactForm}
      title="Add contact"
      lead={
        <p>
          Gets an account as manager of <b>{row.companyName}</b> ({typeText(row.type).toLowerCase()}), and changes this
          password at the first sign-in.
        </p>
      }
      submit="Add contact"
      registry={registry}
      act={(body) => run({ params: { id: row.id }, body })}
      done={({ name }) => `${name} has an account`}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
