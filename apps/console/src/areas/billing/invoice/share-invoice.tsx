import { baseUrlOf } from "@o2r/api/client";
import { invoiceEndpoints, sharedDays, sharedInvoicePath, type InvoiceRow } from "@o2r/api/contract/billing";
import { useEndpoint, useMutation } from "@o2r/api/react";
import { LinkDialog } from "../../../kit/link/link-dialog.tsx";

export interface ShareInvoiceProps {
  readonly invoice: Pick<InvoiceRow, "id" | "number" | "establishment">;
  readonly onClose: () => void;
}

/** The link by which a shop, or its accountant, reads an invoice without an account. */
export function ShareInvoice({ invoice, onClose }: ShareInvoiceProps) {
  const { id, number, establishment } = invoice;
  return (
    <LinkDialog
      id={id}
      title={`Share ${number}`}
      reading={useEndpoint(invoiceEndpoints.share, { params: { id } }, { revalidateOnMount: true })}
      make={useMutation(invoiceEndpoints.makeShare)}
      end={useMutation(invoiceEndpoints.endShare)}
      addressOf={(token) => new URL(`${baseUrlOf(document)}${sharedInvoicePath(token)}`, location.origin).href}
      until={(at) => `Good until ${at}.`}
      told={(by, at) => (
        <>
          Made by {by}, {at}. Whoever has it reads this invoice as PDF, and nothing else.
        </>
      )}
      offer={
        <>
          {establishment} needs no account: for {sharedDays} days a link shows this invoice as PDF on any phone.
        </>
      }
      onClose={onClose}
    />
  );
}
