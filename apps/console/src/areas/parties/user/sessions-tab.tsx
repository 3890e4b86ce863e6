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
import { PanelState } from "../../../kit/panel-state.tsx";
import type { RecordPanelProps } from "../../../kit/record/record-page.types.ts";
import { WideTable } from "../../../kit/wide-table.tsx";
import { useCurrentUser } from "../../../session/current-user.ts";

/** Where an account is signed in and was of late: the device, the address, and what ended it. */
export function SessionsTab({ row }: RecordPanelProps<UserRow>) {
  const person = useCurrentUser();
  const mayEnd = mayManage(person.userType, row.userType);
  const { data, error, mutate } = useEndpoint(
    userAccountEndpoints.sessions,
    { params: { id: row.id } },
    { revalidateOnMount: true },
  );
  const one = useMutation(userAccountEndpoints.revokeSession);
  const all = useMutation(userAccountEndpoints.revokeSessions);
  if (data === undefined) return <PanelState what="The sessions" error={error} onRetry={() => void mutate()} />;
  if (data.length === 0)
    return (
      <EmptyState reason="nothing-yet" icon={MonitorSmartphone} title="No sessions">
        {row.name} has not signed in, or not for a while.
      </EmptyState>
    );
  const end = async (session: UserSession) => {
    await one.run({ params: { id: row.id, session: session.id } });
    await mutate();
  };
  const endAll = async () => {
    await all.run({ params: { id: row.id } });
    await mutate();
  };
  const others = data.filter(({ endedAt, current }) => endedAt === null && !current);
  return (
    <Card
      title="Sessions"
      flush
      actions={
        mayEnd &&
        others.length > 0 && (
          <Button size="sm" loading={all.running} onClick={() => void endAll()}>
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
          {data.map((session) => (
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
                    <Button size="sm" disabled={one.running} onClick={() => void end(session)}>
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
  );
}

function SessionStatus({ session: { endedAt, endedFor, current } }: { readonly session: UserSession }) {
  if (endedAt === null) return <Status tone="success">{current ? "This session" : "Signed in"}</Status>;
  return <Status tone="neutral">{(endedFor && wordOf(sessionEnds, endedFor)) ?? "Ended"}</Status>;
}
