import { invoiceEndpoints } from "@o2r/api/contract/billing";
import type { OrderRow } from "@o2r/api/contract/orders";
import { useClient } from "@o2r/api/react";
import { Button, Checkbox, formatNumber } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { ReceiptIndianRupee } from "lucide-react";
import { useState } from "react";
import { failureOf } from "../../../kit/list/failure-of.ts";
import type { BulkDialogProps } from "../../../kit/list/list-page.types.ts";

/** Issues the invoices of packed orders, and says of all of them who pays the tax, as the page of one order does. */
export function IssueInvoices({ rows, about, onRun, onClose }: BulkDialogProps<OrderRow>) {
  const client = useClient();
  const [reverseCharge, setReverseCharge] = useState(false);
  const count = rows.length;
  const issue = () =>
    onRun(async ({ id }) => {
      const body = { orderId: id, reverseCharge };
      return failureOf((await client.call(invoiceEndpoints.issue, { body }, { quiet: true })).error);
    });
  return (
    <Dialog
      open
      size="sm"
      title="Generate invoices"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" icon={ReceiptIndianRupee} onClick={issue}>
            Issue {formatNumber(count)} {count === 1 ? "invoice" : "invoices"}
          </Button>
        </>
      }
    >
      <p>
        {count === 1 ? "The order is" : "Each order is"} invoiced for what is packed, at the rates of today and under
        the next number.
      </p>
      {about}
      <Checkbox
        checked={reverseCharge}
        onChange={({ target }) => setReverseCharge(target.checked)}
        label="Tax is payable on reverse charge"
        help="The buyers pay the tax themselves: the invoices charge none, and say so. Orders of buyers without a GSTIN, or in a special economic zone, are refused then, each with its reason."
      />
    </Dialog>
  );
}
