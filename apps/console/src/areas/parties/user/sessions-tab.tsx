import {
  mayManage,
  sessionEnds,
  userAccountEndpoints,
  type UserRow,
  type UserSession,
} from "@o2r/api/contract/parties";
import { wordOf } from "@o2r/api/contract/core";
import { useEndpoint, useMutation } from "@o2r/api/react";
import { Button, Card, EmptyState, formatDateTime, Status } from "@o2r/ui";
import { MonitorSmartphone } from "lucide-react";
import { useState } from "react";
import { PanelState } from "../../../kit/panel-state.tsx";
import type { RecordPanelProps } from "../../../kit/record/record-page.types.ts";
import { useHandFocusOn } from "../../../kit/use-hand-focus-on.ts";
import { WideTable } from "../../../kit/wide-table.tsx";
import { useCurrentUser } from "../../../session/current-user.ts";
import { SignOutEverywhere } from "./sign-out-everywhere.tsx";

/** Where an account is signed in and was of late: the device, the address, and what ended it. */
export function SessionsTab({ row }: RecordPanelProps<UserRow>) {
  const { data, error, mutate } = useEndpoint(
    userAccountEndpoints.sessions,
    { params: { id: row.id } },
    { revalidateOnMount: true },
  );
  if (data === undefined) return <PanelState what="The sessions" error={error} onRetry={() => void mutate()} />;
  if (data.length === 0)
    return (
      <EmptyState reason="nothing-yet" icon={MonitorSmartphone} title="No sessions">
        {row.name} has not signed in, or not for a while.
      </EmptyState>
    );
  return <Sessions row={row} sessions={data} onEnded={mutate} />;
}

interface SessionsProps {
  readonly row: UserRow;
  readonly sessions: readonly UserSession[];
  /** Reads them again. */
  readonly onEnded: () => Promise<unknown>;
}

function Sessions({ row, sessions, onEnded }: SessionsProps) {
  const person = useCurrentUser();
  const mayEnd = mayManage(person.userType, row.userType);
  const { run } = useMutation(userAccountEndpoints.revokeSession);
  const [ending, setEnding] = useState<string>();
  const [asks, setAsks] = useState(false);
  // A session that is ended goes with its button.
  const part = useHandFocusOn<HTMLDivElement>();
  const end = async ({ id }: UserSession) => {
    setEnding(id);
    await run({ params: { id: row.id, session: id } });
    await onEnded();
    setEnding(undefined);
  };
  const others = sessions.filter(({ endedAt, current }) => endedAt === null && !current);
  return (
    <div ref={part}>
      <Card
        title="Sessions"
        flush
        actions={
          mayEnd &&
          others.length > 0 && (
            <Button size="sm" onClick={() => setAsks(true)}>
              End all
            </Button>
          )
        }
      >
        <WideTable
          label="Sessions"
          head={["Device", "Address", "Signed in", "Last used", "Status", ...(mayEnd ? [{ unseen: "Acts" }] : [])]}
        >
          <tbody>
            {sessions.map((session) => (
              <tr key={session.id}>
                <th scope="row">{session.device ?? "Unknown device"}</th>
                <td className="o2r-mono">{session.address ?? "–"}</td>
                <td>{formatDateTime(session.openedAt)}</td>
                <td>{formatDateTime(session.lastUsedAt)}</td>
                <td>
                  <SessionStatus session={session} />
                </td>
                {mayEnd && (
                  <td>
                    {session.endedAt === null && !session.current && (
                      <Button
                        size="sm"
                        loading={ending === session.id}
                        aria-disabled={ending !== undefined}
                        onClick={ending === undefined ? () => void end(session) : undefined}
                      >
                        End
                      </Button>
                    )}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </WideTable>
      </Card>
      {asks && <SignOutEverywhere row={row} onEnded={onEnded} onClose={() => setAsks(false)} />}
    </div>
  );
}

function SessionStatus({ session: { endedAt, endedFor, current } }: { readonly session: UserSession }) {
  if (endedAt === null) return <Status tone="success">{current ? "This session" : "Signed in"}</Status>;
  return <Status tone="neutral">{(endedFor && wordOf(sessionEnds, endedFor)) ?? "Ended"}</Status>;
}
