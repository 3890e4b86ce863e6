import { affectedBy } from "@o2r/api/contract/core";
import { orderEndpoints, type OrderOnHoliday } from "@o2r/api/contract/orders";
import { useClient, useTouch } from "@o2r/api/react";
import { Button, formatDate, formatMoney, formatNumber, Link } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { CalendarClock } from "lucide-react";
import { useState } from "react";
import { BulkAct } from "../../../kit/list/bulk/bulk-act.tsx";
import { failureOf } from "../../../kit/list/failure-of.ts";
import { WideTable } from "../../../kit/wide-table.tsx";

const noun = { one: "order", many: "orders" };
const head = ["Order", "Retailer", "Hub", { figure: "Value" }, "New day"] as const;

export interface MoveOrdersProps {
  /** What is promised for the holiday, as it was when this was asked for. */
  readonly orders: readonly OrderOnHoliday[];
  /** How many there are, of which these are the first. */
  readonly total: number;
  readonly onClose: () => void;
}

/** Shows the next day that each order can have, and moves them all when that is wanted. */
export function MoveOrders({ orders, total, onClose }: MoveOrdersProps) {
  const client = useClient();
  const touch = useTouch();
  const [running, setRunning] = useState(false);
  const movable = orders.filter(({ nextDay }) => nextDay !== null);
  const endpoint = orderEndpoints.reschedule;
  if (running)
    return (
      <BulkAct<OrderOnHoliday>
        action={{
          label: "Reschedule",
          icon: CalendarClock,
          done: "rescheduled",
          endpoint,
          run: async ({ id, version, nextDay }) =>
            failureOf(
              (
                await client.call(
                  endpoint,
                  { params: { id }, body: { orderSlot: nextDay ?? "" } },
                  { version, quiet: true },
                )
              ).error,
            ),
        }}
        rows={movable}
        rowName={({ orderNumber }) => orderNumber}
        rowCode={({ establishment }) => establishment}
        noun={noun}
        finalFocus={() => null}
        onDone={() => {
          onClose();
          void touch(affectedBy(endpoint));
        }}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      open
      size="lg"
      title="Reschedule orders"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" disabled={movable.length === 0} onClick={() => setRunning(true)}>
            Reschedule {formatNumber(movable.length)} {movable.length === 1 ? noun.one : noun.many}
          </Button>
        </>
      }
    >
      <p className="move-orders-lead">
        Each gets the next day on which its hub delivers to its beat and has a place left.
        {total > orders.length && ` These are the first ${formatNumber(orders.length)} of ${formatNumber(total)}.`}
      </p>
      <div className="move-orders">
        <WideTable label="What is promised" head={head}>
          <tbody>
            {orders.map(({ id, orderNumber, establishment, hub, total: value, nextDay }) => (
              <tr key={id}>
                <th scope="row">
                  <Link href={`/order/${id}`}>{orderNumber}</Link>
                </th>
                <td>{establishment}</td>
                <td>{hub}</td>
                <td data-figure="">{formatMoney(value)}</td>
                <td>{nextDay === null ? "None within a month" : formatDate(nextDay)}</td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      </div>
    </Dialog>
  );
}
