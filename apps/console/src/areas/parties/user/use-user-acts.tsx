import { mayManage, resetPasswordForm, userAccountEndpoints, userLife, type UserRow } from "@o2r/api/contract/parties";
import { mayViewAs } from "@o2r/api/contract/session";
import { useClient } from "@o2r/api/react";
import { Button } from "@o2r/ui";
import { Ban, CircleCheck, Eye, KeyRound, LogOut } from "lucide-react";
import { useCallback, useMemo, useState, type ReactNode } from "react";
import { ActDialog } from "../../../kit/form/act-dialog.tsx";
import type { ActsGiven } from "../../../kit/lifecycle/acts.types.ts";
import { useActs } from "../../../kit/lifecycle/use-acts.tsx";
import { failureOf } from "../../../kit/list/failure-of.ts";
import type { BulkAction, RowAction } from "../../../kit/list/list-page.types.ts";
import { useCurrentUser } from "../../../session/current-user.ts";
import { startView } from "../../../session/view-as.ts";
import { SignOutEverywhere } from "./sign-out-everywhere.tsx";
import { userName } from "./user-words.ts";

const words: ActsGiven<typeof userLife, UserRow> = {
  name: userName,
  icons: { block: Ban, unblock: CircleCheck },
};

/** What the person may do with an account: nothing with one above the own rank, and no reset of their own password. */
export const useUserActs = () => {
  const person = useCurrentUser();
  const client = useClient();
  const acts = useActs(userLife, words);
  const [resetting, reset] = useState<UserRow>();
  const [leaving, setLeaving] = useState<UserRow>();
  const mayChange = useCallback((row: UserRow) => mayManage(person.userType, row.userType), [person]);
  const mayReset = (row: UserRow) => mayChange(row) && row.id !== person.id;

  const mayLookOn = useCallback(
    (row: UserRow) => row.state === "ACTIVE" && row.id !== person.id && mayViewAs(person.userType, row.userType),
    [person],
  );

  const rowActions = useMemo<readonly RowAction<UserRow>[]>(() => {
    const manages = (row: UserRow) => mayManage(person.userType, row.userType);
    return [
      {
        label: "View as",
        icon: Eye,
        when: mayLookOn,
        run: ({ id }) => void startView({ userId: id }),
      },
      {
        label: "Reset password",
        icon: KeyRound,
        when: (row) => manages(row) && row.id !== person.id,
        run: reset,
      },
      {
        label: "Sign out everywhere",
        icon: LogOut,
        when: (row) => manages(row) && row.lastSignInAt !== null,
        run: setLeaving,
      },
      ...acts.rowActions.map((action) => ({
        ...action,
        when: (row: UserRow) => manages(row) && (action.when?.(row) ?? true),
      })),
    ];
  }, [acts.rowActions, mayLookOn, person]);

  const bulkActions = useMemo<readonly BulkAction<UserRow>[]>(() => {
    const signingOut: BulkAction<UserRow> = {
      label: "Sign out everywhere",
      icon: LogOut,
      done: "signed out everywhere",
      endpoint: userAccountEndpoints.revokeSessions,
      ask: { action: "Sign out", consequence: () => "What was not saved on their screens is lost." },
      run: async ({ id }) =>
        failureOf((await client.call(userAccountEndpoints.revokeSessions, { params: { id } }, { quiet: true })).error),
    };
    return [...(acts.bulk.bulkActions ?? []), signingOut].map((action) => ({
      ...action,
      unfit: (row: UserRow) => (mayManage(person.userType, row.userType) ? action.unfit?.(row) : "above your own rank"),
    }));
  }, [acts.bulk, client, person]);

  const buttons = (row: UserRow): ReactNode =>
    mayChange(row) && (
      <>
        {mayLookOn(row) && (
          <Button icon={Eye} onClick={() => void startView({ userId: row.id })}>
            View as
          </Button>
        )}
        {mayReset(row) && (
          <Button icon={KeyRound} onClick={() => reset(row)}>
            Reset password
          </Button>
        )}
        {acts.buttons(row)}
      </>
    );

  const dialog = (
    <>
      {acts.dialog}
      {leaving && <SignOutEverywhere row={leaving} onClose={() => setLeaving(undefined)} />}
      {resetting && (
        <ActDialog
          definition={resetPasswordForm}
          size="sm"
          title="Reset password"
          lead={
            <p>
              {userName(resetting)} is signed out everywhere, and has to change this password at the next sign-in. Tell
              it to nobody else.
            </p>
          }
          submit="Reset password"
          act={(body) =>
            client.call(
              userAccountEndpoints.resetPassword,
              { params: { id: resetting.id }, body },
              { version: resetting.version, quiet: true },
            )
          }
          done={(after) => `${userName(after)} has a one-time password`}
          onClose={() => reset(undefined)}
        />
      )}
    </>
  );
  return { rowActions, bulkActions, buttons, dialog, mayChange };
};
