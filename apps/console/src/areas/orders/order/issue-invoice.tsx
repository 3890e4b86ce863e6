import { invoiceEndpoints } from "@o2r/api/contract/billing";
import type { OrderDetail } from "@o2r/api/contract/orders";
import { useMutation } from "@o2r/api/react";
import { Banner, Button, Checkbox, notify, Stack } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { ReceiptIndianRupee } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";

export interface IssueInvoiceProps {
  readonly order: Pick<OrderDetail, "id" | "orderNumber" | "establishment" | "gstNumber">;
  readonly onClose: () => void;
}

/** Issues the invoice of one packed order, and says of it who pays the tax. */
export function IssueInvoice({ order, onClose }: IssueInvoiceProps) {
  const { id, orderNumber, establishment, gstNumber } = order;
  const { run, running } = useMutation(invoiceEndpoints.issue);
  const navigate = useNavigate();
  const [reverseCharge, setReverseCharge] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const issue = async () => {
    setRefusal(undefined);
    const { payload, error } = await run({ body: { orderId: id, reverseCharge } });
    if (payload === undefined) return setRefusal(error?.message ?? "The invoice could not be issued");
    notify({ kind: "success", title: `${payload.number} is issued` });
    void navigate(`/invoice/${payload.id}`);
  };
  return (
    <Dialog
      open
      size="sm"
      title={`Invoice ${orderNumber}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" icon={ReceiptIndianRupee} loading={running} onClick={() => void issue()}>
            Issue invoice
          </Button>
        </>
      }
    >
      <Stack>
        {refusal !== undefined && <Banner role="alert" tone="danger" title={refusal} />}
        <p>{establishment} is invoiced for what is packed, at the rates of today and under the next number.</p>
        <Checkbox
          checked={reverseCharge}
          disabled={gstNumber === null}
          onChange={({ target }) => setReverseCharge(target.checked)}
          label="Tax is payable on reverse charge"
          help={
            gstNumber === null
              ? "Only a registered buyer pays the tax themselves: this one has no GSTIN."
              : "The buyer pays the tax themselves: the invoice charges none, and says so."
          }
        />
      </Stack>
    </Dialog>
  );
}
