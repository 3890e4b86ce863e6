import type { HubDispatch, HubOrderDetail, HubParty } from "@o2r/api/contract/orders";
import { AmountInWords, formatDate, formatMoneyColumn, formatNumber } from "@o2r/ui";
import { PrintFrame } from "../../../kit/form/print/print-frame.tsx";
import "./hub-order.css";
import "../../../kit/paper-table.css";

export interface ChallanProps {
  readonly order: HubOrderDetail;
  readonly sent: HubDispatch;
  readonly onClose: () => void;
}

function Party({ title, party }: { readonly title: string; readonly party: HubParty }) {
  return (
    <div>
      <small>{title}</small>
      <b>{party.name}</b>
      <span>
        {party.address}, {party.city} {party.pincode}, {party.state}
      </span>
      {party.gstNumber !== null && <span className="o2r-mono">GSTIN {party.gstNumber}</span>}
      <span className="o2r-mono">FSSAI {party.fssai}</span>
    </div>
  );
}

const taxRows = ({ tax }: HubDispatch): readonly (readonly [string, number])[] => {
  if (tax === null) return [];
  const second = tax.split === "CGST_UTGST" ? "UTGST" : "SGST";
  const heads: readonly (readonly [string, number])[] =
    tax.split === "IGST"
      ? [["IGST", tax.igst]]
      : [
          ["CGST", tax.cgst],
          [second, tax.sgst],
        ];
  return [...heads, ["Cess", tax.cess], ["Round off", tax.roundOff]];
};

/** The paper that goes with a consignment: a challan within one GSTIN, a tax invoice between two (CGST Rule 55 and 46). */
export function Challan({ order, sent, onClose }: ChallanProps) {
  const kind = sent.tax === null ? "Delivery challan" : "Tax invoice";
  return (
    <PrintFrame
      title={`${kind} ${sent.challan}`}
      version={order.version}
      mark={sent.tax === null ? "Not a supply: between places of one GSTIN" : "Original for recipient"}
      head={
        <div className="challan-head">
          <dl>
            {[
              ["Date", formatDate(sent.at)],
              ["Hub order", order.number],
              ["Vehicle", sent.vehicle === "" ? "–" : sent.vehicle],
              ...(sent.ewbNumber === null ? [] : [["E-way bill", sent.ewbNumber] as const]),
              ["Note", sent.note === "" ? "–" : sent.note],
            ].map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className="challan-parties">
            <Party title="From" party={order.from} />
            <Party title="To" party={order.to} />
          </div>
        </div>
      }
      foot={
        <div className="challan-foot">
          <dl>
            <div>
              <dt>{sent.tax === null ? "Value of goods, not for sale" : "Taxable value"}</dt>
              <dd>{formatMoneyColumn(sent.value)}</dd>
            </div>
            {taxRows(sent).map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{formatMoneyColumn(value)}</dd>
              </div>
            ))}
            <div>
              <dt>Total ₹</dt>
              <dd>
                <b>{formatMoneyColumn(sent.total)}</b>
              </dd>
            </div>
          </dl>
          <p>
            <AmountInWords value={sent.total} />
          </p>
          <p className="challan-sign">
            <span>Sent by</span>
            <span>Received by</span>
          </p>
        </div>
      }
      onClose={onClose}
    >
      <table className="paper-table">
        <thead>
          <tr>
            {["#", "Description of goods", "HSN", "Expires"].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
            {["MRP ₹", "Units", "PTH ₹", ...(sent.tax === null ? [] : ["GST"]), "Value ₹"].map((label) => (
              <th key={label} scope="col" data-number="">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sent.pieces.map((piece) => (
            <tr key={piece.piece}>
              <td>{piece.piece + 1}</td>
              <td>
                {piece.name}
                <small>{piece.sku}</small>
              </td>
              <td className="o2r-mono">{piece.hsn}</td>
              <td>{formatDate(piece.expiryDate)}</td>
              <td data-number="">{formatMoneyColumn(piece.mrp)}</td>
              <td data-number="">{formatNumber(piece.units)}</td>
              <td data-number="">{formatMoneyColumn(piece.pth)}</td>
              {sent.tax !== null && <td data-number="">{piece.gst} %</td>}
              <td data-number="">{formatMoneyColumn(piece.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintFrame>
  );
}
