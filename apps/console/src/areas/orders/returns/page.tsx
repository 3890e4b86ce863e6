import { returnEndpoints, returnKinds, returnLife, type ReturnDetail } from "@o2r/api/contract/orders";
import { wordOf } from "@o2r/api/contract/core";
import { Banner, Button, Card, DescriptionList, formatDateTime, formatMoney, formatNumber, Link } from "@o2r/ui";
import {
  Ban,
  CircleCheck,
  CircleX,
  ClipboardCheck,
  PackageCheck,
  PackageOpen,
  ReceiptIndianRupee,
  ShoppingCart,
} from "lucide-react";
import { useMemo, useState } from "react";
import { useParams } from "react-router-dom";
import { later } from "../../../kit/deferred.tsx";
import type { ChainLink } from "../../../kit/record/document-chain.tsx";
import { RecordPage } from "../../../kit/record/record-page.tsx";
import { RecordTimeline, type TimelineGiven } from "../../../kit/record/record-timeline.tsx";
import { useMay } from "../../../kit/use-may.ts";
import type { ReceiveReturnProps } from "./receive-return.tsx";
import { ReturnLines } from "./return-lines.tsx";
import { ReturnBadge } from "./return-state.tsx";
import { returnName, returns } from "./return-words.ts";
import { useReturnActs } from "./use-return-acts.tsx";

const ReceiveReturn = later<ReceiveReturnProps>(async () => (await import("./receive-return.tsx")).ReceiveReturn);

const timeline: TimelineGiven = {
  history: returnEndpoints.history,
  life: returnLife,
  icons: {
    requested: PackageOpen,
    "brought-back": PackageOpen,
    approved: CircleCheck,
    refused: CircleX,
    received: PackageCheck,
    checked: ClipboardCheck,
    credited: ReceiptIndianRupee,
    cancelled: Ban,
  },
  why: "reason",
};

/** The return among the documents that it follows from and leads to; who may not open one reads its number. */
const chainOf =
  (mayBill: boolean, mayCheck: boolean) =>
  (row: ReturnDetail): readonly ChainLink[] => [
    { label: "Order", icon: ShoppingCart, name: row.orderNumber, href: `/order/${row.orderId}` },
    {
      label: "Invoice",
      icon: ReceiptIndianRupee,
      name: row.invoiceNumber,
      ...(mayBill && { href: `/invoice/${row.invoiceId}` }),
    },
    { label: "Return", icon: PackageOpen, name: row.number, current: true },
    {
      label: "Quality check",
      icon: ClipboardCheck,
      name: row.qcNumber ?? "None yet",
      ...(mayCheck && row.qcId !== null && { href: `/quality-check/${row.qcId}` }),
    },
    {
      label: "Credit note",
      icon: ReceiptIndianRupee,
      name: row.creditNoteNumber ?? (row.creditNoteId === null ? "None yet" : "To be issued"),
      ...(mayBill && row.creditNoteId !== null && { href: `/invoice/credit-notes/${row.creditNoteId}` }),
    },
  ];

function Facts({ row }: { readonly row: ReturnDetail }) {
  return (
    <Card title="Return">
      <DescriptionList
        items={[
          { term: "Kind", value: wordOf(returnKinds, row.kind) ?? row.kind },
          { term: "Requested", value: formatDateTime(row.requestedAt) },
          { term: "By", value: row.requestedBy },
          ...(row.decidedAt === null
            ? []
            : [
                { term: "Decided", value: formatDateTime(row.decidedAt) },
                { term: "By ", value: row.decidedBy },
              ]),
          { term: "Units", value: formatNumber(row.units) },
          { term: "Invoiced for", value: formatMoney(row.value) },
          { term: "Note", value: row.note === "" ? null : row.note },
          ...(row.qcId === null
            ? []
            : [
                { term: "Back on the shelf", value: formatNumber(row.accepted) },
                { term: "Rejected", value: formatNumber(row.rejected) },
                ...(row.held > 0 ? [{ term: "Held", value: formatNumber(row.held) }] : []),
              ]),
        ]}
      />
    </Card>
  );
}

/** /order/returns/:id: what comes back, why, what its check has found, and what became of it. */
export function ReturnPage() {
  const { id = "" } = useParams();
  const acts = useReturnActs();
  const [mayBill, mayCheck] = [useMay("creditNote.read"), useMay("stock.read")];
  const mayReceive = useMay("return.approve");
  const chain = useMemo(() => chainOf(mayBill, mayCheck), [mayBill, mayCheck]);
  const [receiving, receive] = useState<ReturnDetail>();
  return (
    <>
      <RecordPage<ReturnDetail>
        {...returns}
        endpoints={returnEndpoints}
        id={id}
        rowName={returnName}
        head={(row) => ({
          badge: <ReturnBadge state={row.state} />,
          description: (
            <>
              <Link href={`/retailer/${row.retailerId}`}>{row.establishment}</Link>
              <span>{row.hub}</span>
            </>
          ),
        })}
        actions={(row) =>
          mayReceive &&
          row.state === "APPROVED" && (
            <Button variant="primary" icon={PackageCheck} onClick={() => receive(row)}>
              Receive
            </Button>
          )
        }
        acts={acts}
        chain={chain}
        timeline={(row) => <RecordTimeline row={row} given={timeline} />}
        beside={(row) => <Facts row={row} />}
      >
        {(row) => (
          <>
            {row.state === "REFUSED" && (
              <Banner tone="warning" title="This return is refused">
                {row.decision}
              </Banner>
            )}
            <Card title={`Lines, ${formatNumber(row.lines)}`} flush>
              <ReturnLines of={row} />
            </Card>
          </>
        )}
      </RecordPage>
      {receiving && <ReceiveReturn row={receiving} onClose={() => receive(undefined)} />}
    </>
  );
}
