import { mayViewAs, viewAsEndpoints } from "@o2r/api/contract/session";
import { userTypeOptions } from "@o2r/api/contract/core";
import { useClient } from "@o2r/api/react";
import { defineForm, select } from "@o2r/forms";
import { useState } from "react";
import { ActDialog } from "../../kit/form/act-dialog.tsx";
import { useCurrentUser } from "../../session/current-user.ts";
import { enterView } from "../../session/view-as.ts";

const formFor = (viewer: string) =>
  defineForm({
    id: "view-as",
    version: 1,
    fields: {
      userType: select({
        label: "User type",
        required: true,
        options: userTypeOptions.filter(({ value }) => value !== viewer && mayViewAs(viewer, value)),
      }),
    },
  });

/** View as: the console as a user type sees it. */
export function ViewAsDialog({ onClose }: { readonly onClose: () => void }) {
  const { userType } = useCurrentUser();
  const client = useClient();
  const [form] = useState(() => formFor(userType));
  return (
    <ActDialog
      definition={form}
      size="sm"
      title="View as"
      lead={
        <p>
          You see the pages of this user type, without rows that are assigned to somebody, and can change nothing. To
          see what one person sees, choose View as in User Management.
        </p>
      }
      submit="View"
      act={(body) => client.call(viewAsEndpoints.start, { body }, { quiet: true })}
      onDone={({ userType: seen }) => enterView(seen)}
      onClose={onClose}
    />
  );
}
