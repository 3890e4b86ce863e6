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

/** The challan that goes with a consignment within one GSTIN (CGST Rule 55). */
export function Challan({ order, sent, onClose }: ChallanProps) {
  return (
    <PrintFrame
      title={`Delivery challan ${sent.challan}`}
      version={order.version}
      mark="Not a supply: between places of one GSTIN"
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
              <dt>Value of goods, not for sale ₹</dt>
              <dd>
                <b>{formatMoneyColumn(sent.value)}</b>
              </dd>
            </div>
          </dl>
          <p>
            <AmountInWords value={sent.value} />
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
            {["MRP ₹", "Units", "PTH ₹", "Value ₹"].map((label) => (
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
              <td data-number="">{formatMoneyColumn(piece.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintFrame>
  );
}
