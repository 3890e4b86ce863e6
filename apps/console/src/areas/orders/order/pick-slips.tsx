import { orderEndpoints, type OrderDetail, type OrderRow } from "@o2r/api/contract/orders";
import { useClient } from "@o2r/api/react";
import { Banner, Button, formatNumber, Progress } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { useEffect, useState } from "react";
import { PrintFrame } from "../../../kit/form/print/print-frame.tsx";
import { PickSlipFacts } from "./pick-slip.tsx";
import "./pick-slips.css";

export interface PickSlipsProps {
  readonly rows: readonly Pick<OrderRow, "id">[];
  readonly onClose: () => void;
}

/** The slips of chosen orders, each on a page of its own; nothing is printed until all of them are there. */
export function PickSlips({ rows, onClose }: PickSlipsProps) {
  const client = useClient();
  const [ids] = useState(() => rows.map(({ id }) => id));
  const [orders, setOrders] = useState<readonly OrderDetail[]>([]);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    const ending = new AbortController();
    const load = async () => {
      const found: OrderDetail[] = [];
      for (const id of ids) {
        // oxlint-disable-next-line no-await-in-loop -- five hundred at once would keep others waiting
        const { payload, error } = await client.call(
          orderEndpoints.get,
          { params: { id } },
          { quiet: true, signal: ending.signal },
        );
        if (ending.signal.aborted) return;
        if (error !== undefined) {
          setFailure(error.message);
          return;
        }
        found.push(payload);
        setOrders([...found]);
      }
    };
    void load();
    return () => ending.abort();
  }, [client, ids]);

  const [first] = orders;
  if (first !== undefined && orders.length === ids.length)
    return (
      <PrintFrame
        title={orders.length === 1 ? `Pick slip ${first.orderNumber}` : "Pick slips"}
        version={first.version}
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
    );
  return (
    <Dialog open size="sm" title="Pick slips" onClose={onClose} footer={<Button onClick={onClose}>Cancel</Button>}>
      {failure === undefined ? (
        <Progress value={(orders.length / ids.length) * 100} label="Orders read" />
      ) : (
        <Banner tone="danger" title={failure} />
      )}
    </Dialog>
  );
}
