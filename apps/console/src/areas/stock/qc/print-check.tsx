import { wordOf } from "@o2r/api/contract/core";
import { qcEndpoints, qcLife, type QcDetail } from "@o2r/api/contract/stock";
import { formatDate, formatDateTime, formatMoneyColumn, formatNumber } from "@o2r/ui";
import { PrintFrame, PrintSection } from "../../../kit/form/print/print-frame.tsx";
import { WithDetail } from "../../../kit/record/with-detail.tsx";
import { reasonText, sourceText } from "./finding-words.ts";
import { PaperHead } from "../../../kit/paper-head.tsx";
import "../../../kit/paper-table.css";

export interface PrintCheckProps {
  readonly id: string;
  readonly onClose: () => void;
}

const timeText = (at: string | null): string | null => (at === null ? null : formatDateTime(at));

function Sheet({ check, onClose }: { readonly check: QcDetail; readonly onClose: () => void }) {
  // Nobody has found anything yet: it is written in by hand.
  const found = (units: number): string => (check.state === "PENDING" ? "" : formatNumber(units));
  return (
    <PrintFrame
      title={`Quality check ${check.number}`}
      version={check.version}
      head={
        <PrintSection
          title="Details"
          facts={[
            { term: "Warehouse", value: check.warehouse },
            { term: "Source", value: sourceText(check.source) },
            ...(check.supplier === "" ? [] : [{ term: "From", value: check.supplier }]),
            { term: "Inspector", value: check.inspector },
            { term: "Since", value: formatDateTime(check.createdAt) },
            { term: "Due by", value: formatDateTime(check.dueAt) },
            { term: "Started", value: timeText(check.startedAt) },
            { term: "Ended", value: timeText(check.submittedAt) },
            { term: "Status", value: wordOf(qcLife.values, check.state) ?? check.state },
          ]}
        />
      }
      onClose={onClose}
    >
      <table className="paper-table">
        <PaperHead
          words={["Product", "Expires", "Reason"]}
          figures={["MRP ₹", "Received", "Accepted", "Rejected", "Held"]}
        />
        <tbody>
          {check.items.map((line) => (
            <tr key={line.id}>
              <td>
                {line.name}
                <small className="o2r-mono">{line.sku}</small>
              </td>
              <td>{formatDate(line.expiryDate)}</td>
              <td>
                {line.reason !== null && reasonText(line.reason)}
                {line.note !== "" && <small>{line.note}</small>}
              </td>
              <td data-number="">{formatMoneyColumn(line.mrp)}</td>
              <td data-number="">{formatNumber(line.received)}</td>
              <td data-number="">{found(line.accepted)}</td>
              <td data-number="">{found(line.rejected)}</td>
              <td data-number="">{found(line.held)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" colSpan={4}>
              Total
            </th>
            <td data-number="">{formatNumber(check.received)}</td>
            <td data-number="">{found(check.accepted)}</td>
            <td data-number="">{found(check.rejected)}</td>
            <td data-number="">{found(check.held)}</td>
          </tr>
        </tbody>
      </table>
    </PrintFrame>
  );
}

/** A check on paper: whose goods were looked at, by whom, and what was found of each line. */
export function PrintCheck({ id, onClose }: PrintCheckProps) {
  return (
    <WithDetail endpoint={qcEndpoints.get} id={id} onClose={onClose}>
      {(check) => <Sheet check={check} onClose={onClose} />}
    </WithDetail>
  );
}
