import { callEndpoints, callLife, type CallRow } from "@o2r/api/contract/orders";
import { useEndpoint, useMutation } from "@o2r/api/react";
import { Banner, Button, notify } from "@o2r/ui";
import { Phone, PhoneOff, PhoneMissed, CircleCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { later } from "../../../kit/deferred.tsx";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import { PanelState } from "../../../kit/panel-state.tsx";
import { pageHeading } from "../../../kit/reading-place.ts";
import { CallList } from "./call-list.tsx";
import { CallPad } from "./call-pad.tsx";
import { CallWho } from "./call-who.tsx";
import { Header } from "./desk-head.tsx";
import type { FinishCallProps } from "./finish-call.tsx";

const FinishCall = later<FinishCallProps>(async () => (await import("./finish-call.tsx")).FinishCall);

/** The desk of an agent: the call that goes on, with the retailer's cart, or whom to call next. */
export function Desk() {
  const { data, error, mutate } = useEndpoint(callEndpoints.desk, {}, { revalidateOnMount: true });
  const [finishing, finish] = useState(false);
  const call = data?.current ?? undefined;
  const talks = call !== undefined;
  const talked = useRef(false);
  useEffect(() => {
    // What ended the call has gone with it.
    if (talked.current && !talks && document.activeElement === document.body) pageHeading()?.focus();
    talked.current = talks;
  }, [talks]);
  // At once: what is done next to the call names the version that it has now.
  const taken = (current: CallRow) => void mutate((now) => now && { ...now, current }, { revalidate: false });
  return (
    <>
      <Header>{call !== undefined && <CallBar call={call} onTaken={taken} onFinish={() => finish(true)} />}</Header>
      {data === undefined && <PanelState what="Your desk" error={error} onRetry={() => void mutate()} />}
      {data !== undefined && call === undefined && (
        <CallList next={data.next} promised={data.promised} simulated={data.simulated} onStale={() => void mutate()} />
      )}
      {call?.state === "RINGING" && (
        <Banner
          tone="info"
          title={call.incoming ? `${call.establishment} calls you` : `${call.establishment} is ringing`}
        >
          {call.city}, {call.mobile}. Answer to see their cart.
        </Banner>
      )}
      {call !== undefined && call.state !== "RINGING" && <CallPad key={call.retailerId} call={call} />}
      {/* As it stands now: it may have been hung up since the question was asked. */}
      {finishing && call !== undefined && <FinishCall call={call} onClose={() => finish(false)} />}
    </>
  );
}

interface CallBarProps {
  readonly call: CallRow;
  /** It goes on, as it stands now. */
  readonly onTaken: (call: CallRow) => void;
  readonly onFinish: () => void;
}

/** Who is on the line, since when, and what can be done. */
function CallBar({ call, onTaken, onFinish }: CallBarProps) {
  const answer = useMutation(callEndpoints.answer);
  const decline = useMutation(callEndpoints.decline);
  const hangUp = useMutation(callEndpoints.hangUp);
  const acts = useRef<HTMLDivElement>(null);
  const comes = call.state === "RINGING" && call.incoming;
  useEffect(() => {
    // The button that was pressed has gone: what is done next stands last. A call that comes in is nobody's press.
    if (!comes && document.activeElement === document.body)
      acts.current?.querySelector<HTMLElement>("button:last-child")?.focus();
  }, [call.state, comes]);
  const take = async ({ run }: typeof answer) => {
    const { error, payload } = await run({ params: { id: call.id } }, { version: call.version });
    if (error !== undefined) notify({ kind: "danger", title: error.message });
    else if (payload.state !== "MISSED") onTaken(payload);
  };
  return (
    <>
      <CallWho call={call} />
      <StateStatus life={callLife} state={call.state} />
      <div className="call-acts" ref={acts}>
        {call.state === "RINGING" && (
          <>
            <Button icon={PhoneMissed} loading={decline.running} onClick={() => void take(decline)}>
              Decline
            </Button>
            <Button variant="primary" icon={Phone} loading={answer.running} onClick={() => void take(answer)}>
              Answer
            </Button>
          </>
        )}
        {call.state === "CONNECTED" && (
          <Button icon={PhoneOff} loading={hangUp.running} onClick={() => void take(hangUp)}>
            Hang up
          </Button>
        )}
        {call.state !== "RINGING" && (
          <Button variant={call.state === "WRAP_UP" ? "primary" : "default"} icon={CircleCheck} onClick={onFinish}>
            Finish call
          </Button>
        )}
      </div>
    </>
  );
}
