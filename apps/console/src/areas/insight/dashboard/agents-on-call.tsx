import { callEndpoints } from "@o2r/api/contract/orders";
import { usePoll } from "@o2r/api/react";
import { Button, formatNumber, Metric } from "@o2r/ui";

/** How often the agents are asked for, in milliseconds. */
const every = 10_000;

/** How many of a supervisor's agents talk to a retailer now, with the way to who they are. */
export function AgentsOnCall() {
  const { data, error, mutate } = usePoll(callEndpoints.team, {}, { every });
  if (data === undefined && error !== undefined)
    return (
      <Metric
        label="Agents on call"
        value="–"
        note={
          <>
            <span role="alert">Could not be loaded</span>
            <Button variant="link" size="sm" onClick={() => void mutate()}>
              Retry
            </Button>
          </>
        }
      />
    );
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
