import { userAccountEndpoints, type UserDeed, type UserRow } from "@o2r/api/contract/parties";
import { useEndpoint } from "@o2r/api/react";
import { Card, EmptyState, formatDateTime, Link, Status } from "@o2r/ui";
import { ScrollText } from "lucide-react";
import { useState } from "react";
import { historyText } from "../../../kit/form/history/history-words.ts";
import { NotLoaded } from "../../../kit/not-loaded.tsx";
import { PanelState } from "../../../kit/panel-state.tsx";
import { PageTurns } from "../../../kit/record/page-turns.tsx";
import type { RecordPanelProps } from "../../../kit/record/record-page.types.ts";
import { WideTable } from "../../../kit/wide-table.tsx";
import { mayFollow } from "../../../routing/may-follow.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { pageOfDeed, thingOfDeed } from "./activity-words.ts";

const deedText = ({ action, fields, undoes }: UserDeed): string =>
  historyText({
    action,
    undoes,
    origin: undefined,
    // Their number is told; what they hold stands in the history of the row.
    changes: fields.map((field) => ({ field, before: null, after: null })),
  });

/** What somebody has done with the console, newest first, each with the way to it. */
export function ActivityTab({ row }: RecordPanelProps<UserRow>) {
  const { userType } = useCurrentUser();
  // The first of each page that was gone past, so that one comes back to it.
  const [past, setPast] = useState<readonly (string | undefined)[]>([undefined]);
  const { data, error, isLoading, mutate } = useEndpoint(
    userAccountEndpoints.activity,
    { params: { id: row.id }, query: { before: past.at(-1) } },
    { revalidateOnMount: true, keepPreviousData: true, quiet: true },
  );
  if (data === undefined) return <PanelState what="The activity" error={error} onRetry={() => void mutate()} />;
  const { deeds, more } = data;
  if (deeds.length === 0)
    return (
      <EmptyState reason="nothing-yet" icon={ScrollText} title="No activity yet">
        What {row.name} does in the console stands here.
      </EmptyState>
    );
  return (
    <Card
      title="Activity"
      flush
      actions={
        (more || past.length > 1) && (
          <PageTurns
            onNewer={isLoading || past.length === 1 ? undefined : () => setPast(past.slice(0, -1))}
            // While a page has not come, the last deed here is not its last.
            onOlder={isLoading || error !== undefined || !more ? undefined : () => setPast([...past, deeds.at(-1)?.id])}
          />
        )
      }
    >
      {error !== undefined && <NotLoaded what="activity" error={error} onRetry={() => void mutate()} />}
      <WideTable label="Activity" head={["What", "Of", "When", "Address"]} stacks>
        <tbody>
          {deeds.map((deed) => {
            const href = pageOfDeed(deed);
            const thing = [thingOfDeed(deed), deed.name].filter((word) => word !== null).join(" ");
            return (
              <tr key={deed.id}>
                <th scope="row">
                  {deed.refused ? <Status tone="danger">{`Refused: ${deedText(deed)}`}</Status> : deedText(deed)}
                </th>
                <td>{href !== undefined && mayFollow(href, userType) ? <Link href={href}>{thing}</Link> : thing}</td>
                <td>
                  <time dateTime={deed.at}>{formatDateTime(deed.at)}</time>
                </td>
                <td className="o2r-mono">{deed.address ?? "–"}</td>
              </tr>
            );
          })}
        </tbody>
      </WideTable>
    </Card>
  );
}
