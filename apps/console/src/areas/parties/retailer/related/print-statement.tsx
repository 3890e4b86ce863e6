import { ledgerWords, type RetailerStatement } from "@o2r/api/contract/billing";
import { AmountInWords, formatDate, formatMoney, formatMoneyColumn } from "@o2r/ui";
import { PrintFrame } from "../../../../kit/form/print/print-frame.tsx";
import "./print-statement.css";

export interface PrintStatementProps {
  readonly statement: RetailerStatement;
  readonly onClose: () => void;
}

/** A retailer's statement on paper. */
export function PrintStatement({ statement, onClose }: PrintStatementProps) {
  const { ageing } = statement;
  return (
    <PrintFrame
      title={`Statement of ${statement.establishment}`}
      version={1}
      mark={`${formatDate(statement.from)} to ${formatDate(statement.to)}`}
      head={
        <p>
          {statement.name}, {statement.address}, {statement.mobile}
          {statement.gstNumber !== null && ` · GSTIN ${statement.gstNumber}`}
        </p>
      }
      foot={
        <>
          <p>
            Owed on {formatDate(statement.to)}: <b>{formatMoney(statement.closing)}</b>
            {statement.closing > 0 && (
              <>
                {" "}
                (<AmountInWords value={statement.closing} />)
              </>
            )}
          </p>
          <p>
            Due of invoices today {formatMoney(ageing.due)}: not yet due {formatMoney(ageing.notYet)}, 1–30 days{" "}
            {formatMoney(ageing.upTo30)}, 31–60 days {formatMoney(ageing.upTo60)}, 61–90 days{" "}
            {formatMoney(ageing.upTo90)}, over 90 days {formatMoney(ageing.beyond)}
          </p>
        </>
      }
      onClose={onClose}
    >
      <table className="print-statement">
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Document</th>
            <th scope="col">Number</th>
            <th scope="col" data-number="">
              Debit ₹
            </th>
            <th scope="col" data-number="">
              Credit ₹
            </th>
            <th scope="col" data-number="">
              Balance ₹
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>{formatDate(statement.from)}</td>
            <td colSpan={4}>Brought forward</td>
            <td data-number="">{formatMoneyColumn(statement.opening)}</td>
          </tr>
          {statement.lines.map((line) => (
            <tr key={line.id}>
              <td>{formatDate(line.day)}</td>
              <td>{ledgerWords[line.kind] ?? line.kind}</td>
              <td className="o2r-mono">{line.number}</td>
              <td data-number="">{line.debit === 0 ? "" : formatMoneyColumn(line.debit)}</td>
              <td data-number="">{line.credit === 0 ? "" : formatMoneyColumn(line.credit)}</td>
              <td data-number="">{formatMoneyColumn(line.balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintFrame>
  );
}
