import { callEndpoints, type PromisedCall, type ToCall as Retailer } from "@o2r/api/contract/orders";
import { useMutation } from "@o2r/api/react";
import { Banner, Button, Card, EmptyState, formatDate } from "@o2r/ui";
import { Phone, PhoneOff } from "lucide-react";
import { useState } from "react";
import { later } from "../../../kit/deferred.tsx";
import { useFindRetailer } from "../find-retailer.ts";
import type { CallAnotherProps } from "./call-another.tsx";
import { ToCall } from "./to-call.tsx";

/** Fetched once the list stands: what it searches with is for nothing else here. */
const CallAnother = later<CallAnotherProps>(async () => (await import("./call-another.tsx")).CallAnother);

interface CallListProps {
  readonly next: readonly Retailer[];
  /** What is promised for later days. */
  readonly promised: readonly PromisedCall[];
  /** Nobody is really called. */
  readonly simulated: boolean;
  /** What is shown may not stand any more. */
  readonly onStale: () => void;
}

/** Whom the agent calls next: what was promised first, then what was missed, then who has not ordered lately; or any other. */
export function CallList({ next, promised, simulated, onStale }: CallListProps) {
  const { run, running } = useMutation(callEndpoints.ring);
  const find = useFindRetailer();
  const [failure, setFailure] = useState<string>();
  const ring = async (retailerId: string) => {
    const { error } = await run({ body: { retailerId } });
    setFailure(error?.message);
    if (error?.status === 409) onStale();
  };
  return (
    <section className="call-list" aria-label="Whom to call next">
      {simulated && (
        <Banner tone="info" title="The dialer is a simulator: a call rings here, and nobody is really called" />
      )}
      {failure !== undefined && <Banner tone="danger" title={failure} />}
      {next.length === 0 && (
        <EmptyState reason="nothing-yet" icon={PhoneOff} title="Nobody is to be called">
          Calls that ring show here.
        </EmptyState>
      )}
      <div className="call-another">
        <CallAnother find={find} isRinging={running} onCall={(retailerId) => void ring(retailerId)} />
      </div>
      <ul>
        {next.map((one) => (
          <ToCall key={one.retailerId} retailer={one}>
            <Button icon={Phone} disabled={running} onClick={() => void ring(one.retailerId)}>
              {one.reason === "MISSED" ? "Call back" : "Call"}
            </Button>
          </ToCall>
        ))}
      </ul>
      {promised.length > 0 && <Promised calls={promised} />}
    </section>
  );
}

/** What is promised for later days: the slots in which they are called. */
function Promised({ calls }: { readonly calls: readonly PromisedCall[] }) {
  return (
    <Card title="Promised for later">
      <dl className="call-promised">
        {calls.map(({ retailerId, establishment, city, on, at }) => (
          <div key={retailerId}>
            <dt>
              {formatDate(on)} <b>{at}</b>
            </dt>
            <dd>
              {establishment}, {city}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
