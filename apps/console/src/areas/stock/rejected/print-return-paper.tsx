import { returnPaperEndpoints, returnPaperKinds, type ReturnPaper } from "@o2r/api/contract/stock";
import { wordOf } from "@o2r/api/contract/core";
import { AmountInWords, formatDate, formatMoneyColumn, formatNumber } from "@o2r/ui";
import { PrintFrame } from "../../../kit/form/print/print-frame.tsx";
import { WithDetail } from "../../../kit/record/with-detail.tsx";
import { reasonText } from "../qc/finding-words.ts";
import { PaperHead } from "../../../kit/paper-head.tsx";
import "./return-paper.css";
import "../../../kit/paper-table.css";

export interface PrintReturnPaperProps {
  readonly id: string;
  readonly onClose: () => void;
}

function Party({ title, party }: { readonly title: string; readonly party: ReturnPaper["from"] }) {
  return (
    <div>
      <small>{title}</small>
      <b>{party.name}</b>
      {party.address !== "" && <span>{party.address}</span>}
      {party.gstNumber !== null && <span className="o2r-mono">GSTIN {party.gstNumber}</span>}
    </div>
  );
}

function Sheet({ paper, onClose }: { readonly paper: ReturnPaper; readonly onClose: () => void }) {
  return (
    <PrintFrame
      title={`${wordOf(returnPaperKinds, paper.kind) ?? paper.kind} ${paper.number}`}
      version={1}
      mark={paper.kind === "CHALLAN" ? "Not a supply: between places of one GSTIN" : "A claim, no tax document"}
      head={
        <div className="return-paper-head">
          <p>
            {formatDate(paper.day)}, {paper.note}
          </p>
          <Party title="From" party={paper.from} />
          <Party title="To" party={paper.to} />
        </div>
      }
      foot={
        <div className="return-paper-foot">
          <p>
            Total ₹ <b>{formatMoneyColumn(paper.value)}</b>
          </p>
          <p>
            <AmountInWords value={paper.value} />
          </p>
          <p>For {paper.from.name}</p>
        </div>
      }
      onClose={onClose}
    >
      <table className="paper-table">
        <PaperHead
          words={["Description of goods", "HSN", "Expires", "Reason"]}
          figures={["Units", "PTH ₹", "Value ₹"]}
        />
        <tbody>
          {paper.items.map((line) => (
            <tr key={line.id}>
              <td>
                {line.name}
                <small>{line.sku}</small>
              </td>
              <td className="o2r-mono">{line.hsn}</td>
              <td>{formatDate(line.expiryDate)}</td>
              <td>{reasonText(line.reason)}</td>
              <td data-number="">{formatNumber(line.quantity)}</td>
              <td data-number="">{formatMoneyColumn(line.price)}</td>
              <td data-number="">{formatMoneyColumn(line.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintFrame>
  );
}

/** The debit memo or challan that rejected goods went back by; one that cannot be read is said, and closes. */
export function PrintReturnPaper({ id, onClose }: PrintReturnPaperProps) {
  return (
    <WithDetail endpoint={returnPaperEndpoints.get} id={id} onClose={onClose}>
      {(paper) => <Sheet paper={paper} onClose={onClose} />}
    </WithDetail>
  );
}
