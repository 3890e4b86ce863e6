import { codeStates, type RunSheet, type RunStop } from "@o2r/api/contract/logistics";
import { wordOf } from "@o2r/api/contract/core";
import { Banner, Button } from "@o2r/ui";
import { useState } from "react";
import { DoorCode } from "./door-code.tsx";
import type { RunWire } from "./run-wire.ts";

export interface CodeOfStopProps {
  readonly stop: RunStop;
  readonly wire: RunWire;
  readonly adopt: (sheet: RunSheet) => Promise<unknown>;
  /** The shipment is settled: nothing is entered any more. */
  readonly ended: boolean;
}

/** What became of the code of a stop where goods were left; where it is not confirmed, it may be entered again. */
export function CodeOfStop({ stop, wire, adopt, ended }: CodeOfStopProps) {
  const [otp, setOtp] = useState("");
  const [refusal, setRefusal] = useState<string>();
  const [checking, setChecking] = useState(false);
  const said = stop.code === null ? undefined : wordOf(codeStates, stop.code);
  if (stop.code === "RIGHT") return <p className="run-code-said">{said}</p>;
  if (ended) return said === undefined ? null : <p className="run-code-said">{said}</p>;
  const check = async () => {
    if (otp.length !== 6) return setRefusal("A code has 6 digits");
    setChecking(true);
    const { payload, error } = await wire.checkCode(stop.id, otp);
    setChecking(false);
    if (error !== undefined)
      return setRefusal(error.status === 0 ? "No connection: enter it again when there is one" : error.message);
    setRefusal(undefined);
    await adopt(payload);
    return undefined;
  };
  return (
    <section className="run-visited run-code" aria-label="Code of the delivery">
      {said !== undefined && <Banner tone="warning" title={said} />}
      {refusal !== undefined && <p role="alert">{refusal}</p>}
      <DoorCode value={otp} onChange={setOtp} onSend={() => wire.sendCode(stop.id)} />
      <Button size="lg" loading={checking} disabled={otp === ""} onClick={() => void check()}>
        Confirm code
      </Button>
    </section>
  );
}
