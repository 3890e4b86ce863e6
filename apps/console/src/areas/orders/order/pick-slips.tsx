import { orderEndpoints, type OrderDetail, type OrderRow } from "@o2r/api/contract/orders";
import { formatNumber } from "@o2r/ui";
import { PrintFrame } from "../../../kit/form/print/print-frame.tsx";
import { WithDetails } from "../../../kit/record/with-details.tsx";
import { PickSlipFacts } from "./pick-slip.tsx";
import "./pick-slips.css";

export interface PickSlipsProps {
  readonly rows: readonly Pick<OrderRow, "id">[];
  readonly onClose: () => void;
}

/** The slips of chosen orders, each on a page of its own. */
export function PickSlips({ rows, onClose }: PickSlipsProps) {
  return (
    <WithDetails<OrderDetail>
      endpoint={orderEndpoints.get}
      ids={rows.map(({ id }) => id)}
      title="Pick slips"
      label="Orders read"
      onClose={onClose}
    >
      {(orders) => (
        <PrintFrame
          title={orders.length === 1 ? `Pick slip ${orders[0]?.orderNumber ?? ""}` : "Pick slips"}
          version={orders[0]?.version ?? 1}
          {...(orders.length > 1 && { mark: `${formatNumber(orders.length)} orders` })}
          onClose={onClose}
        >
          {orders.map((order) => (
            <section key={order.id} className="pick-slip">
              {orders.length > 1 && <h2>{order.orderNumber}</h2>}
              <PickSlipFacts order={order} />
            </section>
          ))}
        </PrintFrame>
      )}
    </WithDetails>
  );
}
