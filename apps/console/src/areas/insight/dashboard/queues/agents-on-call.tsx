import { callEndpoints } from "@o2r/api/contract/orders";
import { usePoll } from "@o2r/api/react";
import { Button, formatNumber } from "@o2r/ui";
import { Link } from "react-router-dom";

/** How often the agents are asked for, in milliseconds. */
const every = 10_000;

/** How many of a supervisor's agents talk to a retailer now, with the way to who they are. */
export function AgentsOnCall() {
  const { data, error, mutate } = usePoll(callEndpoints.team, {}, { every });
  if (data === undefined && error !== undefined)
    return (
      <div className="work-queue">
        <span className="work-queue-name">Agents on call</span>
        <span className="work-queue-failed">
          <span role="alert">Could not be loaded</span>
          <Button variant="link" size="sm" onClick={() => void mutate()}>
            Retry
          </Button>
        </span>
      </div>
    );
  const talking = data?.filter(({ callId }) => callId !== null).length;
  return (
    <Link to="/customer-order" className="work-queue">
      <span className="work-queue-name">Agents on call</span>
      <b className="work-queue-count">{talking === undefined ? "–" : formatNumber(talking)}</b>
      <span className="work-queue-note">{data !== undefined && `of ${formatNumber(data.length)}`}</span>
    </Link>
  );
}
