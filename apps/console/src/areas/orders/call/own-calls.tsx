import { callEndpoints, callLife, type CallRow } from "@o2r/api/contract/orders";
import { usePoll } from "@o2r/api/react";
import { buttonLook, Card, EmptyState, formatNumber } from "@o2r/ui";
import { PhoneOff } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import { PanelState } from "../../../kit/panel-state.tsx";
import { CallWho } from "./call-who.tsx";
import { ToCall } from "./to-call.tsx";
import "./own-calls.css";

/** Where calls are taken and made. */
const desk = "/customer-order";
/** How often the desk is asked for, in milliseconds. */
const every = 10_000;
/** So many of those who are called next stand here; the desk has all of them. */
const mostShown = 5;
export interface OwnCallsProps {
  /** What stands in their place until they have come. */
  readonly waiting: ReactNode;
}

/** The call that an agent has, and whom they call next, with the way to the desk (domain.md §8, Dashboard). */
export function OwnCalls({ waiting }: OwnCallsProps) {
  const { data, error, mutate } = usePoll(callEndpoints.desk, {}, { every });
  if (data === undefined)
    return error === undefined ? (
      waiting
    ) : (
      <Card>
        <PanelState what="Your calls" error={error} onRetry={() => void mutate()} />
      </Card>
    );
  const more = data.next.length - mostShown;
  return (
    <div className="own-calls">
      <Card title="Current call">
        <Current call={data.current} />
      </Card>
      <Card
        title="Whom to call next"
        flush
        actions={
          <Link to={desk} {...buttonLook({ size: "sm" })}>
            Open your desk
          </Link>
        }
      >
        {data.next.length === 0 ? (
          <EmptyState reason="nothing-yet" headingLevel={3} icon={PhoneOff} title="Nobody is to be called" />
        ) : (
          <ul aria-label="Whom to call next">
            {data.next.slice(0, mostShown).map((one) => (
              <ToCall key={one.retailerId} retailer={one} />
            ))}
          </ul>
        )}
        {more > 0 && <p className="own-calls-more">{formatNumber(more)} more on your desk</p>}
      </Card>
    </div>
  );
}

/** The call that waits or goes on, with the way to it. */
function Current({ call }: { readonly call: CallRow | null }) {
  if (call === null)
    return (
      <EmptyState reason="nothing-yet" headingLevel={3} icon={PhoneOff} title="No call goes on">
        One that rings shows here.
      </EmptyState>
    );
  return (
    <div className="own-call">
      <CallWho call={call} />
      <StateStatus life={callLife} state={call.state} />
      <Link to={desk} {...buttonLook({ variant: "primary" })}>
        {call.state === "RINGING" ? "Take call" : "Go on with the call"}
      </Link>
    </div>
  );
}
