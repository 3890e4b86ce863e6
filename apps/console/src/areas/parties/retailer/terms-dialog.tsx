import { retailerEndpoints, termsForm, type RetailerRow, type RetailerTerms } from "@o2r/api/contract/parties";
import { useClient } from "@o2r/api/react";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import { retailerName } from "./retailer-words.ts";

export interface TermsDialogProps {
  readonly row: RetailerRow;
  readonly terms: RetailerTerms;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Gives a retailer terms of their own. */
export function TermsDialog({ row, terms, onDone, onClose }: TermsDialogProps) {
  const client = useClient();
  const { creditLimit, creditDays, minOrder, tierId } = terms;
  return (
    <ActDialog
      definition={termsForm}
      size="sm"
      title="Set terms"
      lead={<p>What is left empty is as the retailer&apos;s tier, status or type has it.</p>}
      submit="Set terms"
      initial={{
        ...(creditLimit !== null && { creditLimit }),
        ...(creditDays !== null && { creditDays }),
        ...(minOrder !== null && { minOrder }),
        ...(tierId !== null && { tierId }),
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
