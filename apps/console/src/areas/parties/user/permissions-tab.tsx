import { userAccountEndpoints, type UserRow } from "@o2r/api/contract/parties";
import { userTypeTitles } from "@o2r/api/contract/core";
import { useEndpoint } from "@o2r/api/react";
import { Card, EmptyState, Status, VisuallyHidden } from "@o2r/ui";
import { Eye, ShieldOff, SquarePen } from "lucide-react";
import { PanelState } from "../../../kit/panel-state.tsx";
import type { RecordPanelProps } from "../../../kit/record/record-page.types.ts";
import { WideTable } from "../../../kit/wide-table.tsx";
import { reachWords } from "./user-words.ts";

/** What an account may do and to which rows, from the table that the service goes by. */
export function PermissionsTab({ row }: RecordPanelProps<UserRow>) {
  const { data, error, mutate } = useEndpoint(
    userAccountEndpoints.permissions,
    { params: { id: row.id } },
    { revalidateOnMount: true },
  );
  if (data === undefined) return <PanelState what="The permissions" error={error} onRetry={() => void mutate()} />;
  const role = userTypeTitles[row.userType];
  if (data.length === 0)
    return (
      <EmptyState reason="nothing-yet" icon={ShieldOff} title="Nothing in the console">
        A {role.toLowerCase()} has no permissions here.
      </EmptyState>
    );
  return (
    <Card title={`What a ${role.toLowerCase()} may do`} flush>
      <WideTable label="Permissions" head={["What", "May", "Kind", "Which"]} stacks>
        <tbody>
          {data.map(({ thing, act, changes, rows }, index) => (
            <tr key={`${thing} ${act}`}>
              {/* Seen once above its acts, heard with each. */}
              <th scope="row">{data[index - 1]?.thing === thing ? <VisuallyHidden>{thing}</VisuallyHidden> : thing}</th>
              {/* A sentence has the width of its card on a phone. */}
              <td className="wide-table-words" colSpan={1}>
                {act}
              </td>
              <td>
                <Status tone="neutral" icon={changes ? SquarePen : Eye}>
                  {changes ? "Change" : "Read"}
                </Status>
              </td>
              <td>{reachWords[rows]}</td>
            </tr>
          ))}
        </tbody>
      </WideTable>
    </Card>
  );
}
