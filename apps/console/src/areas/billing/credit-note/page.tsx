import {
  creditNoteCauses,
  creditNoteEndpoints,
  creditNoteLife,
  type CreditNoteDetail,
} from "@o2r/api/contract/billing";
import { wordOf } from "@o2r/api/contract/core";
import { Banner, Button, Card, DescriptionList, formatDateTime, formatMoney, Link } from "@o2r/ui";
import { CircleX, PackageOpen, Printer, ReceiptIndianRupee, ShoppingCart } from "lucide-react";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { later } from "../../../kit/deferred.tsx";
import { StateBadge } from "../../../kit/lifecycle/state-status.tsx";
import { PdfButton } from "../../../kit/pdf-button.tsx";
import type { ChainLink } from "../../../kit/record/document-chain.tsx";
import { RecordPage } from "../../../kit/record/record-page.tsx";
import { RecordTimeline, type TimelineGiven } from "../../../kit/record/record-timeline.tsx";
import { PaperFoot, PaperLines } from "../invoice/invoice-paper.tsx";
import { creditNoteName, creditNotes } from "./credit-note-words.ts";
import { NoteHead, paperOf } from "./note-paper.tsx";
import type { PrintNoteProps } from "./print-note.tsx";
import { useCreditNoteActs } from "./use-credit-note-acts.tsx";

const PrintNote = later<PrintNoteProps>(async () => (await import("./print-note.tsx")).PrintNote);

const timeline: TimelineGiven = {
  history: creditNoteEndpoints.history,
  life: creditNoteLife,
  icons: { asked: PackageOpen, issued: ReceiptIndianRupee, refused: CircleX },
  why: "reason",
};

const chain = (note: CreditNoteDetail): readonly ChainLink[] => [
  { label: "Order", icon: ShoppingCart, name: note.orderNumber, href: `/order/${note.orderId}` },
  { label: "Invoice", icon: ReceiptIndianRupee, name: note.invoiceNumber, href: `/invoice/${note.invoiceId}` },
  ...(note.returnId === null
    ? []
    : [
        {
          label: "Return",
          icon: PackageOpen,
          name: note.returnNumber ?? "",
          href: `/order/returns/${note.returnId}`,
        },
      ]),
  { label: "Credit note", icon: ReceiptIndianRupee, name: note.number ?? "To be issued", current: true },
];

function Facts({ note }: { readonly note: CreditNoteDetail }) {
  return (
    <Card title="Credit">
      <DescriptionList
        items={[
          { term: "For", value: wordOf(creditNoteCauses, note.cause) },
          { term: "Reason", value: note.reason },
          { term: "Asked for", value: formatDateTime(note.askedAt) },
          { term: "By", value: note.askedBy },
          ...(note.decidedAt === null
            ? []
            : [
                { term: note.state === "ISSUED" ? "Issued" : "Refused", value: formatDateTime(note.decidedAt) },
                { term: "By ", value: note.decidedBy },
              ]),
          { term: "Total", value: formatMoney(note.total) },
          ...(note.state === "ISSUED"
            ? [
                { term: "Off the invoice", value: formatMoney(note.allocated) },
                ...note.allocations.map(({ invoiceId, number, amount }) => ({
                  term: `Off ${number}`,
                  value: <Link href={`/invoice/${invoiceId}`}>{formatMoney(amount)}</Link>,
                })),
                { term: "On account", value: formatMoney(note.onAccount) },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

/** /invoice/credit-notes/:id: a credit note as it is printed, and what became of it. */
export function CreditNotePage() {
  const { id = "" } = useParams();
  const acts = useCreditNoteActs();
  const [printed, print] = useState<CreditNoteDetail>();
  return (
    <>
      <RecordPage<CreditNoteDetail>
        {...creditNotes}
        endpoints={creditNoteEndpoints}
        id={id}
        rowName={creditNoteName}
        head={(note) => ({
          badge: <StateBadge life={creditNoteLife} state={note.state} />,
          description: (
            <>
              <Link href={`/retailer/${note.retailerId}`}>{note.establishment}</Link>
              <span>{note.hub}</span>
            </>
          ),
        })}
        actions={(note) => (
          <>
            <Button icon={Printer} onClick={() => print(note)}>
              Print
            </Button>
            <PdfButton
              endpoint={creditNoteEndpoints.pdf}
              input={{ params: { id: note.id } }}
              name={note.number ?? "credit-note"}
            />
          </>
        )}
        acts={acts}
        chain={chain}
        timeline={(row) => <RecordTimeline row={row} given={timeline} />}
        beside={(note) => <Facts note={note} />}
      >
        {(note) => (
          <>
            {note.kind === "COMMERCIAL" && (
              <Banner tone="info" title="A commercial credit note, without tax">
                Its invoice is of a year whose tax can no longer be adjusted.
              </Banner>
            )}
            {note.state === "REFUSED" && (
              <Banner tone="warning" title="This credit note is refused">
                {note.decision}
              </Banner>
            )}
            <Card>
              <NoteHead note={note} />
            </Card>
            <Card flush>
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be scrolled by keyboard */}
              <section className="paper-scroll" aria-label="Lines, table" tabIndex={0}>
                <PaperLines invoice={paperOf(note)} />
              </section>
            </Card>
            <Card>
              <PaperFoot invoice={paperOf(note)} />
            </Card>
          </>
        )}
      </RecordPage>
      {printed && <PrintNote note={printed} onClose={() => print(undefined)} />}
    </>
  );
}
