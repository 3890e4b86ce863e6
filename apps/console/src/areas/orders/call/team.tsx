import { callEndpoints, callLife } from "@o2r/api/contract/orders";
import { useMutation, usePoll } from "@o2r/api/react";
import { Button, formatNumber, notify } from "@o2r/ui";
import { Ear } from "lucide-react";
import type { ReactNode } from "react";
import { clockText } from "../../../kit/format/when.ts";
import { StateStatus } from "../../../kit/lifecycle/state-status.tsx";
import { PanelState } from "../../../kit/panel-state.tsx";
import { WideTable } from "../../../kit/wide-table.tsx";

const head = [
  "Agent",
  "Call",
  "Retailer",
  "Since",
  { figure: "Done today" },
  { figure: "Ordered" },
  { figure: "Missed" },
  "Listen in",
] as const;

/** How often a supervisor's agents are asked for, in milliseconds. */
const every = 10_000;

/** Whom the agents of a supervisor talk to now. */
export function Team({ head: above }: { readonly head: ReactNode }) {
  const { data, error, mutate } = usePoll(callEndpoints.team, {}, { every });
  return (
    <>
      {above}
      {data === undefined ? (
        <PanelState what="Your agents" error={error} onRetry={() => void mutate()} />
      ) : (
        <section className="call-team" aria-label="Your agents">
          <WideTable label="Your agents" head={head}>
            <tbody>
              {data.map((agent) => (
                <tr key={agent.id}>
                  <th scope="row">
                    {agent.name}
                    <small>{agent.dialer ?? "No dialer"}</small>
                  </th>
                  <td>{agent.state === null ? "Free" : <StateStatus life={callLife} state={agent.state} />}</td>
                  <td>{agent.establishment ?? "–"}</td>
                  <td>{agent.since === null ? "–" : clockText(new Date(agent.since))}</td>
                  <td data-figure>{formatNumber(agent.done)}</td>
                  <td data-figure>{formatNumber(agent.ordered)}</td>
                  <td data-figure>{formatNumber(agent.missed)}</td>
                  <td>
                    {agent.callId !== null && agent.canListen && <Listen callId={agent.callId} agent={agent.name} />}
                  </td>
                </tr>
              ))}
            </tbody>
          </WideTable>
        </section>
      )}
    </>
  );
}

interface ListenProps {
  readonly callId: string;
  readonly agent: string;
}

/** Has the dialer call the supervisor, who hears the call then. */
function Listen({ callId, agent }: ListenProps) {
  const { run, running } = useMutation(callEndpoints.listen);
  const listen = async () => {
    const { error } = await run({ params: { id: callId } });
    notify(
      error
        ? { kind: "danger", title: error.message }
        : { kind: "success", title: `The dialer calls you: pick up to listen to ${agent}` },
    );
  };
  return (
    <Button size="sm" icon={Ear} loading={running} aria-label={`Listen in on ${agent}`} onClick={() => void listen()}>
      Listen in
    </Button>
  );
}
