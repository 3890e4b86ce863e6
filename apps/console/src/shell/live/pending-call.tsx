import { pendingCall } from "@o2r/api/contract/orders";
import { usePoll } from "@o2r/api/react";
import { Button, buttonLook, Icon, LiveRegion } from "@o2r/ui";
import { useAtom } from "jotai";
import { PhoneIncoming } from "lucide-react";
import { useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import { clockText } from "../../kit/format/when.ts";
import { markedCallAtom } from "./marked-call.ts";
import "./pending-call.css";

/** Where a call is taken. */
const callPage = "/customer-order";

/** How often a pending call is asked for, in milliseconds (specification §9). */
const every = 1000;

/**
 * The call that waits for this agent, over every page but the one where it is taken. Marked read it makes itself small,
 * and nobody asks for another one, until the agent has been at the call's page.
 */
export function PendingCall() {
  const { pathname } = useLocation();
  const [marked, setMarked] = useAtom(markedCallAtom);
  const isTaken = pathname === callPage;
  const { data: waiting } = usePoll(pendingCall, isTaken || marked !== undefined ? null : {}, { every });
  useEffect(() => {
    if (!isTaken) return undefined;
    return () => setMarked(undefined);
  }, [isTaken, setMarked]);

  // Nobody waits any more then.
  useEffect(() => {
    if (marked?.ringsUntil == null) return undefined;
    const timer = setTimeout(() => setMarked(undefined), Date.parse(marked.ringsUntil) - Date.now());
    return () => clearTimeout(timer);
  }, [marked, setMarked]);
  // The mark is of whoever is signed in: the next person here has none.
  useEffect(() => () => setMarked(undefined), [setMarked]);

  const call = isTaken ? undefined : (marked ?? waiting ?? undefined);
  return (
    <>
      <LiveRegion>{call !== undefined && marked === undefined && `Call waiting: ${call.retailerName}`}</LiveRegion>
      {call !== undefined && (
        <section className="pending-call" aria-label="Pending call" data-marked={marked !== undefined || undefined}>
          <span className="pending-call-mark">
            <Icon as={PhoneIncoming} size={16} />
          </span>
          <div className="pending-call-words">
            <h2>{call.retailerName}</h2>
            {marked === undefined && (
              <p>
                <span className="o2r-mono">{call.mobile}</span> · waiting since {clockText(new Date(call.creationDate))}
              </p>
            )}
          </div>
          <div className="pending-call-actions">
            {marked === undefined && (
              <Button variant="ghost" size="sm" onClick={() => setMarked(call)}>
                Mark read
              </Button>
            )}
            <Link
              to={callPage}
              onClick={() => setMarked(call)}
              {...buttonLook({ variant: marked === undefined ? "primary" : "default", size: "sm" })}
            >
              Take call
            </Link>
          </div>
        </section>
      )}
    </>
  );
}
