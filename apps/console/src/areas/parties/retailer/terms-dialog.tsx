import { retailerEndpoints, termsForm, type Retailer, type RetailerRow } from "@o2r/api/contract/parties";
import { useClient } from "@o2r/api/react";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { retailerName } from "./retailer-words.ts";

export interface TermsDialogProps {
  readonly row: RetailerRow;
  readonly terms: Pick<Retailer, "creditLimit" | "creditDays">;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Sets what a retailer may owe and for how long. */
export function TermsDialog({ row, terms, onDone, onClose }: TermsDialogProps) {
  const client = useClient();
  return (
    <ActDialog
      definition={termsForm}
      size="sm"
      title="Set credit terms"
      lead={<p>What is left empty is as the retailer&apos;s type has it.</p>}
      submit="Set terms"
      initial={{
        ...(terms.creditLimit !== null && { creditLimit: terms.creditLimit }),
        ...(terms.creditDays !== null && { creditDays: terms.creditDays }),
      }}
      act={(body) =>
        client.call(retailerEndpoints.setTerms, { params: { id: row.id }, body }, { version: row.version, quiet: true })
      }
      done={(after) => `${retailerName(after)} has other terms`}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
