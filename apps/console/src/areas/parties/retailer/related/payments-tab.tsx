import { paymentEndpoints, paymentList, type PaymentRow } from "@o2r/api/contract/billing";
import type { RetailerRow } from "@o2r/api/contract/parties";
import { Button } from "@o2r/ui";
import { HandCoins } from "lucide-react";
import { useState } from "react";
import { later } from "../../../../kit/deferred.tsx";
import { RelatedList } from "../../../../kit/record/related-list.tsx";
import type { RecordPanelProps } from "../../../../kit/record/record-page.types.ts";
import { useMay } from "../../../../kit/use-may.ts";
import type { RecordPaymentProps } from "../../../billing/payment/record-payment.tsx";

const RecordPayment = later<RecordPaymentProps>(
  async () => (await import("../../../billing/payment/record-payment.tsx")).RecordPayment,
);

const noun = { one: "payment", many: "payments" } as const;

/** What a shop has paid, newest first, and what it pays now. */
export function PaymentsTab({ row }: Pick<RecordPanelProps<RetailerRow>, "row">) {
  const mayRecord = useMay("payment.record");
  const [recording, record] = useState(false);
  return (
    <>
      <RelatedList<typeof paymentEndpoints.list, PaymentRow>
        title="Payments"
        noun={noun}
        icon={HandCoins}
        declaration={paymentList}
        endpoint={paymentEndpoints.list}
        narrow={{ retailer: row.id }}
        without={["establishment"]}
        path="/invoice/payments"
        acts={
          mayRecord && (
            <Button size="sm" onClick={() => record(true)}>
              Record payment
            </Button>
          )
        }
      >
        What the shop pays is listed here.
      </RelatedList>
      {recording && <RecordPayment retailerId={row.id} onClose={() => record(false)} />}
    </>
  );
}
