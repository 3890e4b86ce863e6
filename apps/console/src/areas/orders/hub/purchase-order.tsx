import { hubOrderEndpoints, hubOrderStates, type HubOrderDetail, type HubOrderRow } from "@o2r/api/contract/orders";
import { useEndpoint } from "@o2r/api/react";
import { Button, formatDate, formatMoneyColumn, formatNumber, Skeleton } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { NotLoaded } from "../../../kit/not-loaded.tsx";
import { HubPaper } from "./hub-paper.tsx";
import { PaperHead } from "../../../kit/paper-head.tsx";

export interface PurchaseOrderProps {
  readonly order: HubOrderDetail;
  readonly onClose: () => void;
}

/** What will never be sent says so on the paper. */
const markOf = ({ state }: HubOrderDetail): { readonly mark?: string } =>
  state === "REJECTED" || state === "CANCELLED" ? { mark: hubOrderStates[state].label } : {};

/** What a hub has ordered from its central warehouse, on paper (domain.md §8, /hub-order). */
export function PurchaseOrder({ order, onClose }: PurchaseOrderProps) {
  const { items, number, raisedAt, raisedBy, approvedBy, expectedOn, note } = order;
  return (
    <HubPaper
      title={`Purchase order ${number}`}
      version={order.version}
      {...markOf(order)}
      facts={[
        ["PO no", number],
        ["Date", raisedAt === null ? "–" : formatDate(raisedAt)],
        ["Expected", expectedOn === null ? "–" : formatDate(expectedOn)],
        ["Raised by", raisedBy ?? "–"],
        ["Approved by", approvedBy ?? "–"],
        ["Note", note === "" ? "–" : note],
      ]}
      // Goods go from the central warehouse to the hub; their order the other way.
      from={order.to}
      to={order.from}
      total={{ label: "Value at PTH, before tax ₹", value: order.value }}
      signs={["Ordered by", "Approved by"]}
      onClose={onClose}
    >
      <table className="paper-table">
        <PaperHead words={["#", "SKU", "Description of goods"]} figures={["Packs", "Units", "PTH ₹", "Value ₹"]} />
        <tbody>
          {items.map(({ position, sku, name, packs, packOf, units, pth, value }, at) => (
            <tr key={position}>
              <td>{at + 1}</td>
              <td className="o2r-mono">{sku}</td>
              <td>{name}</td>
              <td data-number="">
                {formatNumber(packs)} × {formatNumber(packOf)}
              </td>
              <td data-number="">{formatNumber(units)}</td>
              <td data-number="">{formatMoneyColumn(pth)}</td>
              <td data-number="">{formatMoneyColumn(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </HubPaper>
  );
}

export interface PrintPurchaseOrderProps {
  readonly row: HubOrderRow;
  readonly onClose: () => void;
}

/** The same of a row of the list, which does not have its lines. */
export function PrintPurchaseOrder({ row, onClose }: PrintPurchaseOrderProps) {
  const { data, error, mutate } = useEndpoint(hubOrderEndpoints.page, { params: { id: row.id } }, { quiet: true });
  if (data !== undefined) return <PurchaseOrder order={data} onClose={onClose} />;
  return (
    <Dialog
      open
      size="sm"
      title={`Purchase order ${row.number}`}
      onClose={onClose}
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      {error === undefined ? (
        <Skeleton height={48} />
      ) : (
        <NotLoaded what="purchase order" error={error} onRetry={() => void mutate()} />
      )}
    </Dialog>
  );
}
