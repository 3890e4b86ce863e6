import { userAccountEndpoints, type UserRow } from "@o2r/api/contract/parties";
import { useMutation } from "@o2r/api/react";
import { notify } from "@o2r/ui";
import { ConfirmDialog } from "@o2r/ui/overlays";
import { useState } from "react";
import { useCurrentUser } from "../../../session/current-user.ts";
import { userName } from "./user-words.ts";

export interface SignOutEverywhereProps {
  readonly row: UserRow;
  readonly onEnded?: () => unknown;
  readonly onClose: () => void;
}

/** Asks before an account's sessions are ended, of one's own those elsewhere: what is not saved there is lost. */
export function SignOutEverywhere({ row, onEnded, onClose }: SignOutEverywhereProps) {
  const isOwn = row.id === useCurrentUser().id;
  const { run, running } = useMutation(userAccountEndpoints.revokeSessions);
  const [failure, setFailure] = useState<string>();
  const signOut = async () => {
    const { error } = await run({ params: { id: row.id } });
    setFailure(error?.message);
    if (error !== undefined) return;
    onClose();
    void onEnded?.();
    const title = isOwn ? "You are signed out everywhere else" : `${row.name} is signed out everywhere`;
    notify({ kind: "success", title });
  };
  return (
    <ConfirmDialog
      open
      action="Sign out"
      loading={running}
      error={failure}
      onConfirm={() => void signOut()}
      onClose={onClose}
    >
      {isOwn ? (
        <p>You stay signed in here alone. What was not saved on your other screens is lost.</p>
      ) : (
        <p>{userName(row)} has to sign in again everywhere. What was not saved on their screens is lost.</p>
      )}
    </ConfirmDialog>
  );
}
