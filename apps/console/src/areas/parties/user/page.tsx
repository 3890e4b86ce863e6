import { userAccountEndpoints, type UserRow } from "@o2r/api/contract/parties";
import { userTypeTitles } from "@o2r/api/contract/core";
import { Avatar, buttonLook } from "@o2r/ui";
import { Link, useParams } from "react-router-dom";
import { RecordPage } from "../../../kit/record/record-page.tsx";
import type { RecordTab } from "../../../kit/record/record-page.types.ts";
import { useUserActs } from "./use-user-acts.tsx";
import { UserBadges } from "./user-state.tsx";
import { userName, users } from "./user-words.ts";

const tabs: readonly [RecordTab<UserRow>, ...RecordTab<UserRow>[]] = [
  { id: "profile", label: "Profile", load: async () => (await import("./profile-tab.tsx")).ProfileTab },
  { id: "sessions", label: "Sessions", load: async () => (await import("./sessions-tab.tsx")).SessionsTab },
  { id: "activity", label: "Activity", load: async () => (await import("./activity-tab.tsx")).ActivityTab },
  { id: "permissions", label: "Permissions", load: async () => (await import("./permissions-tab.tsx")).PermissionsTab },
];

const endpoints = { get: userAccountEndpoints.page };

/** /user-management/:id: who it is, where it is signed in, what it has done, and what it may do. */
export function UserPage() {
  const { id = "" } = useParams();
  const acts = useUserActs();
  return (
    <RecordPage<UserRow>
      {...users}
      endpoints={endpoints}
      id={id}
      rowName={userName}
      head={(row) => ({
        media: <Avatar name={row.name} />,
        badge: <UserBadges {...row} />,
        description: (
          <>
            <span className="o2r-mono">{row.username}</span>
            <span>{userTypeTitles[row.userType]}</span>
          </>
        ),
      })}
      actions={(row) =>
        acts.mayChange(row) && (
          <Link to={`${users.path}/${row.id}/edit`} {...buttonLook({})}>
            Edit
          </Link>
        )
      }
      acts={acts}
      tabs={tabs}
    />
  );
}
