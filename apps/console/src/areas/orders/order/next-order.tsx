import { orderEndpoints, orderQueues, type OrderQueue, type OrderRow } from "@o2r/api/contract/orders";
import { useEndpoint, useMutation } from "@o2r/api/react";
import { useSearchParams } from "react-router-dom";
import { NextInQueue } from "../../../kit/record/next-in-queue.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { orders, queueOf } from "./order-words.ts";

const isQueue = (text: string | null): text is OrderQueue => text !== null && text in orderQueues;

/** Goes on to the order that waits longest after this one, in the queue that it was opened from or waits in. */
export function NextOrder({ row }: { readonly row: Pick<OrderRow, "id" | "state"> }) {
  const [search] = useSearchParams();
  const mayWork = useMay("order.handle");
  const named = search.get("queue");
  const queue = isQueue(named) ? named : queueOf(row.state);
  return queue === undefined || !mayWork ? null : <Next id={row.id} queue={queue} />;
}

function Next({ id, queue }: { readonly id: string; readonly queue: OrderQueue }) {
  const { label } = orderQueues[queue];
  const { data } = useEndpoint(orderEndpoints.queue, { query: { queue, at: id } });
  const { run } = useMutation(orderEndpoints.next);
  return (
    <NextInQueue
      at={id}
      find={async () => {
        const { payload, error } = await run({ body: { queue, after: id } });
        return error === undefined ? (payload?.id ?? null) : undefined;
      }}
      pathOf={(next) => `${orders.path}/${next}?queue=${queue}`}
      nothing={`${label}: nothing else waits`}
      label={label}
      waiting={data?.waiting}
      heldBy={data?.heldBy}
    />
  );
}
