import type { HubDispatch, HubOrderDetail } from "@o2r/api/contract/orders";
import { formatDate, formatMoneyColumn, formatNumber } from "@o2r/ui";
import { HubPaper } from "./hub-paper.tsx";
import { PaperHead } from "../../../kit/paper-head.tsx";

export interface ChallanProps {
  readonly order: HubOrderDetail;
  readonly sent: HubDispatch;
  readonly onClose: () => void;
}

/** The challan that goes with a consignment within one GSTIN (CGST Rule 55). */
export function Challan({ order, sent, onClose }: ChallanProps) {
  return (
    <HubPaper
      title={`Delivery challan ${sent.challan}`}
      version={order.version}
      mark="Not a supply: between places of one GSTIN"
      facts={[
        ["Date", formatDate(sent.at)],
        ["Hub order", order.number],
        ["Vehicle", sent.vehicle === "" ? "–" : sent.vehicle],
        ...(sent.ewbNumber === null ? [] : [["E-way bill", sent.ewbNumber] as const]),
        ["Note", sent.note === "" ? "–" : sent.note],
      ]}
      from={order.from}
      to={order.to}
      total={{ label: "Value of goods, not for sale ₹", value: sent.value }}
      signs={["Sent by", "Received by"]}
      onClose={onClose}
    >
      <table className="paper-table">
        <PaperHead
          words={["#", "Description of goods", "HSN", "Expires"]}
          figures={["MRP ₹", "Units", "PTH ₹", "Value ₹"]}
        />
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
    </HubPaper>
  );
}
