import { orderEndpoints, orderQueues, type OrderQueue, type OrderRow } from "@o2r/api/contract/orders";
import { useClient, useEndpoint } from "@o2r/api/react";
import { notify } from "@o2r/ui";
import { useCallback } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { NextInQueue } from "../../../kit/record/next-in-queue.tsx";
import { orders, queueOf } from "./order-words.ts";

const isQueue = (text: string | null): text is OrderQueue => text !== null && text in orderQueues;

/** Goes on to the order that waits longest after this one, in the queue that it was opened from or waits in. */
export function NextOrder({ row }: { readonly row: Pick<OrderRow, "id" | "state"> }) {
  const [search] = useSearchParams();
  const named = search.get("queue");
  const queue = isQueue(named) ? named : queueOf(row.state);
  return queue === undefined ? null : <Next id={row.id} queue={queue} />;
}

function Next({ id, queue }: { readonly id: string; readonly queue: OrderQueue }) {
  const client = useClient();
  const navigate = useNavigate();
  const { label } = orderQueues[queue];
  const { data } = useEndpoint(orderEndpoints.next, { query: { queue, after: id } });
  const goOn = useCallback(async () => {
    // Asked again: somebody else may have taken it meanwhile.
    const { payload, error } = await client.call(orderEndpoints.next, { query: { queue, after: id } });
    if (error !== undefined) return;
    if (payload.next === null) notify({ kind: "success", title: `${label}: nothing else waits` });
    else void navigate(`${orders.path}/${payload.next.id}?queue=${queue}`);
  }, [client, navigate, id, queue, label]);
  return <NextInQueue label={label} waiting={data?.waiting} onNext={() => void goOn()} />;
}
