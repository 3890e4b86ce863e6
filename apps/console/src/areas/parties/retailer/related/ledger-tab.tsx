import { financialYear, ledgerEndpoints, ledgerWords, type RetailerStatement } from "@o2r/api/contract/billing";
import type { RetailerRow } from "@o2r/api/contract/parties";
import { useEndpoint } from "@o2r/api/react";
import { todayIn } from "@o2r/forms/days";
import { Button, Card, EmptyState, formatDate, formatMoney, formatMoneyColumn, Link, Metric, MetricRow } from "@o2r/ui";
import { BookOpenText, Printer } from "lucide-react";
import { useState } from "react";
import { later } from "../../../../kit/deferred.tsx";
import { PanelState } from "../../../../kit/panel-state.tsx";
import { PdfButton } from "../../../../kit/pdf-button.tsx";
import type { RecordPanelProps } from "../../../../kit/record/record-page.types.ts";
import { WideTable } from "../../../../kit/wide-table.tsx";
import type { PrintStatementProps } from "./print-statement.tsx";

const PrintStatement = later<PrintStatementProps>(async () => (await import("./print-statement.tsx")).PrintStatement);

/** The first and the last day of a financial year that is so many years back; today ends the one that runs. */
const yearBack = (back: number): { readonly from: string; readonly to: string } => {
  const today = todayIn();
  const first = Number(`20${financialYear(today).slice(0, 2)}`) - back;
  return { from: `${first}-04-01`, to: back === 0 ? today : `${first + 1}-03-31` };
};

/** What a shop owes today, and what of it is how old. */
function Standing({ statement }: { readonly statement: RetailerStatement }) {
  const { ageing, onAccount, bounceCharges, owed, uncleared } = statement;
  return (
    <>
      <MetricRow label="How they stand today">
        <Metric label={owed < 0 ? "To their credit" : "Owed"} value={formatMoney(Math.abs(owed))} />
        <Metric label="Due of invoices" value={formatMoney(ageing.due)} />
        <Metric label="On account" value={formatMoney(onAccount)} note="pays what is due next" />
        <Metric label="Cheques not cleared" value={formatMoney(uncleared)} note="count against the credit" />
      </MetricRow>
      <Card title="What is due, by age" flush>
        <WideTable
          label="Ages"
          head={[
            "Not yet due ₹",
            "1–30 days ₹",
            "31–60 days ₹",
            "61–90 days ₹",
            "Over 90 days ₹",
            "Cheque charges ₹",
          ].map((figure) => ({ figure }))}
        >
          <tbody>
            <tr>
              <td data-figure="">{formatMoneyColumn(ageing.notYet)}</td>
              <td data-figure="">{formatMoneyColumn(ageing.upTo30)}</td>
              <td data-figure="">{formatMoneyColumn(ageing.upTo60)}</td>
              <td data-figure="">{formatMoneyColumn(ageing.upTo90)}</td>
              <td data-figure="">{formatMoneyColumn(ageing.beyond)}</td>
              <td data-figure="">{formatMoneyColumn(bounceCharges)}</td>
            </tr>
          </tbody>
        </WideTable>
      </Card>
    </>
  );
}

/** What a shop owes and how that came, a financial year at a time, with its running balance. */
export function LedgerTab({ row }: RecordPanelProps<RetailerRow>) {
  const [back, setBack] = useState(0);
  const [printed, print] = useState<RetailerStatement>();
  const { data, error, mutate } = useEndpoint(
    ledgerEndpoints.statement,
    { params: { id: row.id }, query: yearBack(back) },
    { revalidateOnMount: true },
  );
  if (data === undefined) return <PanelState what="The ledger" error={error} onRetry={() => void mutate()} />;
  return (
    <>
      <Standing statement={data} />
      <Card
        title={`Ledger, ${formatDate(data.from)} to ${formatDate(data.to)}`}
        flush
        actions={
          <>
            <Button size="sm" onClick={() => setBack(back + 1)}>
              Year before
            </Button>
            <Button size="sm" disabled={back === 0} onClick={() => setBack(back - 1)}>
              Year after
            </Button>
            <Button size="sm" icon={Printer} onClick={() => print(data)}>
              Print statement
            </Button>
            <PdfButton
              size="sm"
              endpoint={ledgerEndpoints.statementPdf}
              input={{ params: { id: row.id }, query: { from: data.from, to: data.to } }}
              name={`statement-${data.to}`}
            />
          </>
        }
      >
        {data.lines.length === 0 ? (
          <EmptyState reason="nothing-yet" icon={BookOpenText} title="Nothing in this year">
            {`What is invoiced and paid is listed here. ${formatMoney(data.opening)} was owed before.`}
          </EmptyState>
        ) : (
          <LedgerTable statement={data} />
        )}
      </Card>
      {printed && <PrintStatement statement={printed} onClose={() => print(undefined)} />}
    </>
  );
}

function LedgerTable({ statement }: { readonly statement: RetailerStatement }) {
  return (
    <WideTable
      label="Ledger"
      head={["Date", "Document", "Number", { figure: "Debit ₹" }, { figure: "Credit ₹" }, { figure: "Balance ₹" }]}
    >
      <tbody>
        <tr>
          <td>{formatDate(statement.from)}</td>
          <th scope="row" colSpan={4}>
            {statement.more ? "Brought forward, older lines are left out" : "Brought forward"}
          </th>
          <td data-figure="">{formatMoneyColumn(statement.opening)}</td>
        </tr>
        {statement.lines.map((line) => (
          <tr key={line.id}>
            <td>{formatDate(line.day)}</td>
            <th scope="row">{ledgerWords[line.kind] ?? line.kind}</th>
            <td className="o2r-mono">
              {line.invoiceId === null ? (
                (line.number ?? "–")
              ) : (
                <Link href={`/invoice/${line.invoiceId}`}>{line.number ?? "–"}</Link>
              )}
            </td>
            <td data-figure="">{line.debit === 0 ? "–" : formatMoneyColumn(line.debit)}</td>
            <td data-figure="">{line.credit === 0 ? "–" : formatMoneyColumn(line.credit)}</td>
            <td data-figure="">{formatMoneyColumn(line.balance)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
