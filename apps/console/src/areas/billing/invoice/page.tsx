import { invoiceEndpoints, invoiceLife, settledBy, type InvoiceDetail } from "@o2r/api/contract/billing";
import { wordOf } from "@o2r/api/contract/core";
import { Banner, Button, Card, DateText, DescriptionList, formatDate, formatMoney, Link } from "@o2r/ui";
import { Ban, FileX2, HandCoins, Link2, Printer, ReceiptIndianRupee, ShoppingCart } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useParams } from "react-router-dom";
import { later } from "../../../kit/deferred.tsx";
import type { RowAction } from "../../../kit/list/list-page.types.ts";
import { PdfButton } from "../../../kit/pdf-button.tsx";
import { RecordPage } from "../../../kit/record/record-page.tsx";
import type { ChainLink } from "../../../kit/record/document-chain.tsx";
import { RecordTimeline, type TimelineGiven } from "../../../kit/record/record-timeline.tsx";
import { useMay } from "../../../kit/use-may.ts";
import type { AskCreditProps } from "../credit-note/ask-credit.tsx";
import type { RecordPaymentProps } from "../payment/record-payment.tsx";
import type { AskWriteOffProps } from "../write-off/ask-write-off.tsx";
import { PaperFoot, PaperHead, PaperLines } from "./invoice-paper.tsx";
import { InvoiceBadges } from "./invoice-state.tsx";
import { invoiceName, invoices } from "./invoice-words.ts";
import type { PrintInvoiceProps } from "./print-invoice.tsx";
import { RegistrationCard } from "./registration-card.tsx";
import type { ShareInvoiceProps } from "./share-invoice.tsx";
import { useInvoiceActs } from "./use-invoice-acts.tsx";

const PrintInvoice = later<PrintInvoiceProps>(async () => (await import("./print-invoice.tsx")).PrintInvoice);
const ShareInvoice = later<ShareInvoiceProps>(async () => (await import("./share-invoice.tsx")).ShareInvoice);
const AskCredit = later<AskCreditProps>(async () => (await import("../credit-note/ask-credit.tsx")).AskCredit);
const RecordPayment = later<RecordPaymentProps>(
  async () => (await import("../payment/record-payment.tsx")).RecordPayment,
);

const AskWriteOff = later<AskWriteOffProps>(async () => (await import("../write-off/ask-write-off.tsx")).AskWriteOff);

const timeline: TimelineGiven = {
  history: invoiceEndpoints.history,
  life: invoiceLife,
  icons: { issued: ReceiptIndianRupee, paid: HandCoins, credited: ReceiptIndianRupee, cancelled: Ban },
  why: "reason",
};

/** What is still to be paid. */
const dueText = ({ due, dueOn }: Pick<InvoiceDetail, "due" | "dueOn">): ReactNode =>
  due === 0 ? (
    "Nothing is due"
  ) : (
    <>
      {formatMoney(due)} due on <DateText value={dueOn} />
    </>
  );

const chain = (invoice: InvoiceDetail): readonly ChainLink[] => [
  { label: "Order", icon: ShoppingCart, name: invoice.orderNumber, href: `/order/${invoice.orderId}` },
  { label: "Invoice", icon: ReceiptIndianRupee, name: invoice.number, current: true },
  ...invoice.creditNotes.map(({ id, number, state, total }) => ({
    label: "Credit note",
    icon: ReceiptIndianRupee,
    name: number ?? "To be issued",
    href: `/invoice/credit-notes/${id}`,
    detail: state === "ISSUED" ? formatMoney(total) : `${formatMoney(total)} asked for`,
  })),
  {
    label: "Payments",
    icon: HandCoins,
    name: invoice.payments.length === 0 ? "None" : formatMoney(invoice.paid),
    ...(invoice.payments.length > 0 && { href: `/invoice/payments?retailer=${invoice.retailerId}` }),
    detail: dueText(invoice),
  },
];

function Payments({ invoice }: { readonly invoice: InvoiceDetail }) {
  return (
    <Card title="Payments">
      <DescriptionList
        items={[
          ...invoice.payments.map(({ receiptNumber, mode, day, amount }) => ({
            term: `${formatDate(day)} ${wordOf(settledBy, mode) ?? mode}`,
            value: `${formatMoney(amount)}, ${receiptNumber}`,
          })),
          { term: "Paid", value: formatMoney(invoice.paid) },
          ...(invoice.credited > invoice.writtenOff
            ? [
                {
                  term: "Credited",
                  value: formatMoney(Math.round((invoice.credited - invoice.writtenOff) * 100) / 100),
                },
              ]
            : []),
          ...(invoice.writtenOff > 0 ? [{ term: "Written off", value: formatMoney(invoice.writtenOff) }] : []),
          { term: "Due", value: formatMoney(invoice.due) },
        ]}
      />
    </Card>
  );
}

/** /invoice/:id: the invoice as it is printed, what was paid, and what happened to it. */
export function InvoicePage() {
  const { id = "" } = useParams();
  const acts = useInvoiceActs();
  const mayRecord = useMay("payment.record");
  const mayCredit = useMay("creditNote.ask");
  const [printed, print] = useState<InvoiceDetail>();
  const [shared, share] = useState<InvoiceDetail>();
  const [credited, credit] = useState<InvoiceDetail>();
  const mayGiveUp = useMay("write-off.ask");
  const [givenUp, giveUp] = useState<InvoiceDetail>();
  const [paying, pay] = useState<InvoiceDetail>();
  // What is done every day stands as a button.
  const rarer: readonly RowAction<InvoiceDetail>[] = [
    { label: "Share", icon: Link2, run: share },
    {
      label: "Ask for credit note",
      icon: ReceiptIndianRupee,
      when: ({ state, items }) =>
        mayCredit &&
        state !== "CANCELLED" &&
        items.some(({ quantity, credited, creditable = 0 }) => quantity > credited || creditable > 0),
      run: credit,
    },
    { label: "Write off", icon: FileX2, when: ({ due }) => mayGiveUp && due > 0, run: giveUp },
  ];
  return (
    <>
      <RecordPage<InvoiceDetail>
        {...invoices}
        endpoints={invoiceEndpoints}
        id={id}
        rowName={invoiceName}
        head={(invoice) => ({
          badge: <InvoiceBadges {...invoice} />,
          description: (
            <>
              <Link href={`/retailer/${invoice.retailerId}`}>{invoice.establishment}</Link>
              <span>{dueText(invoice)}</span>
            </>
          ),
        })}
        actions={(invoice) => (
          <>
            <Button icon={Printer} onClick={() => print(invoice)}>
              Print
            </Button>
            <PdfButton endpoint={invoiceEndpoints.pdf} input={{ params: { id: invoice.id } }} name={invoice.number} />
          </>
        )}
        rarer={rarer}
        mainAct={(invoice) =>
          mayRecord &&
          invoice.due > 0 && (
            <Button variant="primary" icon={HandCoins} onClick={() => pay(invoice)}>
              Record payment
            </Button>
          )
        }
        acts={acts}
        chain={chain}
        timeline={(row) => <RecordTimeline row={row} given={timeline} />}
        beside={(invoice) => (
          <>
            <Payments invoice={invoice} />
            <RegistrationCard invoice={invoice} />
          </>
        )}
      >
        {(invoice) => (
          <>
            {invoice.promised !== null && (
              <Banner
                tone="info"
                title={`The order promised ${formatMoney(invoice.promised)}, this comes to ${formatMoney(invoice.total)}`}
              >
                Rates and what was packed are those of the day of the invoice.
              </Banner>
            )}
            {invoice.state === "CANCELLED" && (
              <Banner tone="warning" title="This invoice is cancelled">
                {invoice.reason ?? ""}
              </Banner>
            )}
            <Card>
              <PaperHead invoice={invoice} />
            </Card>
            <Card flush>
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by keyboard */}
              <section className="paper-scroll" aria-label="Lines, table" tabIndex={0}>
                <PaperLines invoice={invoice} house />
              </section>
            </Card>
            <Card>
              <PaperFoot invoice={invoice} />
            </Card>
          </>
        )}
      </RecordPage>
      {printed && <PrintInvoice invoice={printed} onClose={() => print(undefined)} />}
      {shared && <ShareInvoice invoice={shared} onClose={() => share(undefined)} />}
      {credited && <AskCredit invoice={credited} onClose={() => credit(undefined)} />}
      {givenUp && (
        <AskWriteOff
          invoiceId={givenUp.id}
          number={givenUp.number}
          due={givenUp.due}
          onClose={() => giveUp(undefined)}
        />
      )}
      {paying && <RecordPayment retailerId={paying.retailerId} amount={paying.due} onClose={() => pay(undefined)} />}
    </>
  );
}
