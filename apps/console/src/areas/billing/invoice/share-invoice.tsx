import { baseUrlOf } from "@o2r/api/client";
import { invoiceEndpoints, sharedDays, sharedInvoicePath, type InvoiceRow } from "@o2r/api/contract/billing";
import { useEndpoint, useMutation } from "@o2r/api/react";
import { Banner, Button, formatDateTime, notify } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { Link2, Link2Off } from "lucide-react";
import { CopyLink } from "../../../kit/copy-link.tsx";
import "../../../kit/link-dialog.css";

export interface ShareInvoiceProps {
  readonly invoice: Pick<InvoiceRow, "id" | "number" | "establishment">;
  readonly onClose: () => void;
}

const addressOf = (token: string): string =>
  new URL(`${baseUrlOf(document)}${sharedInvoicePath(token)}`, location.origin).href;

/** The link by which a shop, or its accountant, reads an invoice without an account: made, copied and ended here. */
export function ShareInvoice({ invoice, onClose }: ShareInvoiceProps) {
  const { id, number, establishment } = invoice;
  const { data, error, mutate } = useEndpoint(invoiceEndpoints.share, { params: { id } }, { revalidateOnMount: true });
  const make = useMutation(invoiceEndpoints.makeShare);
  const end = useMutation(invoiceEndpoints.endShare);
  const after = async (call: Promise<{ readonly error?: unknown }>, said: string) => {
    const { error: refused } = await call;
    await mutate();
    if (refused === undefined) notify({ kind: "success", title: said });
  };
  const link = data?.link ?? null;
  return (
    <Dialog
      open
      size="sm"
      title={`Share ${number}`}
      onClose={onClose}
      footer={
        <>
          {link !== null && (
            <Button
              icon={Link2Off}
              variant="danger"
              loading={end.running}
              onClick={() => void after(end.run({ params: { id } }), "The link opens nothing any more")}
            >
              End link
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <div className="link-dialog">
        {error !== undefined && data === undefined && <Banner role="alert" tone="danger" title={error.message} />}
        {link !== null && (
          <>
            <CopyLink address={addressOf(link.token)} help={`Good until ${formatDateTime(link.expiresAt)}.`} />
            <p>
              Made by {link.madeBy}, {formatDateTime(link.madeAt)}. Whoever has it reads this invoice as PDF, and
              nothing else.
            </p>
          </>
        )}
        {data !== undefined && link === null && (
          <>
            <p>
              {establishment} needs no account: for {sharedDays} days a link shows this invoice as PDF on any phone.
            </p>
            <Button
              icon={Link2}
              variant="primary"
              loading={make.running}
              onClick={() => void after(make.run({ params: { id } }), "The link is made")}
            >
              Make link
            </Button>
          </>
        )}
      </div>
    </Dialog>
  );
}
