import { supervisorForm, userAccountEndpoints, type UserRow } from "@o2r/api/contract/parties";
import { userTypeTitles } from "@o2r/api/contract/core";
import { formatDateTime } from "@o2r/ui";
import { Eye, Headset, SquarePen, UserCog, Users } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { useAssigning, type Assigning } from "../../../kit/list/bulk/use-assigning.tsx";
import type { CellDrawing, RowAction } from "../../../kit/list/list-page.types.ts";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RowCard } from "../../../kit/list/row-card.tsx";
import { wrapped } from "../../../kit/list/wrapped.tsx";
import { useMay } from "../../../kit/use-may.ts";
import { useUserActs } from "./use-user-acts.tsx";
import { UserStatus } from "./user-state.tsx";
import { userName, users } from "./user-words.ts";

const hrefOf = ({ id }: UserRow): string => `${users.path}/${id}`;

const cells: Readonly<Record<string, CellDrawing<UserRow>>> = {
  state: { cell: ({ state }) => <UserStatus state={state} /> },
  warehouses: wrapped("warehouses"),
  supervisor: { kind: "muted" },
};

const card = (row: UserRow, menu: ReactNode): ReactNode => (
  <RowCard
    title={row.name}
    href={hrefOf(row)}
    detail={<span className="o2r-mono">{row.username}</span>}
    menu={menu}
    facts={[
      userTypeTitles[row.userType],
      ...(row.state === "BLOCKED" ? [<UserStatus key="state" state={row.state} />] : []),
      row.lastSignInAt === null ? "Never signed in" : `Last sign-in ${formatDateTime(row.lastSignInAt)}`,
    ]}
  />
);

const related = [{ to: "/user-management/dialer", label: "Dialers", icon: Headset }] as const;

const bySupervisor: Assigning<typeof supervisorForm, UserRow> = {
  endpoint: userAccountEndpoints.assignSupervisor,
  form: supervisorForm,
  label: "Reassign supervisor",
  icon: UserCog,
  submit: "Reassign",
  done: "reassigned",
  unfit: ({ userType }) => (userType === "CALLING_AGENT" ? undefined : "no calling agent"),
  before: ({ supervisorId }) => (supervisorId === null ? undefined : { ccSupervisor: supervisorId }),
};

/** /user-management: every account; a supervisor's own calling agents. */
export function UserList() {
  const { rowActions, bulkActions, dialog, mayChange } = useUserActs();
  const mayAssign = useMay("user.all");
  const assignSupervisor = useAssigning(bySupervisor);
  const keepsDialers = useMay("dialer.manage");
  const actions = useMemo<readonly RowAction<UserRow>[]>(
    () => [
      { label: "Open", icon: Eye, to: hrefOf },
      { label: "Edit", icon: SquarePen, when: mayChange, to: (row) => `${hrefOf(row)}/edit` },
      ...rowActions,
    ],
    [mayChange, rowActions],
  );
  return (
    <>
      <ListPage<typeof userAccountEndpoints.list, UserRow>
        {...users}
        endpoint={userAccountEndpoints.list}
        title="User Management"
        icon={Users}
        rowName={userName}
        rowHref={hrefOf}
        cells={cells}
        card={card}
        create={{ to: `${users.path}/new`, label: "Add user" }}
        rowActions={actions}
        {...(keepsDialers && { related })}
        bulkActions={mayAssign ? [...bulkActions, assignSupervisor] : bulkActions}
      />
      {dialog}
    </>
  );
}
