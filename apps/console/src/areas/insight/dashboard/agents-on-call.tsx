import { callEndpoints } from "@o2r/api/contract/orders";
import { usePoll } from "@o2r/api/react";
import { formatNumber, Metric } from "@o2r/ui";

/** How often the agents are asked for, in milliseconds. */
const every = 10_000;

/** How many of a supervisor's agents talk to a retailer now, with the way to who they are. */
export function AgentsOnCall() {
  const { data } = usePoll(callEndpoints.team, {}, { every });
  const talking = data?.filter(({ callId }) => callId !== null).length;
  return (
    <Metric
      label="Agents on call"
      value={talking === undefined ? "–" : formatNumber(talking)}
      note={data === undefined ? undefined : `of ${formatNumber(data.length)}`}
      href="/customer-order"
    />
  );
}
