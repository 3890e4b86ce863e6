import type { ReplyOf } from "@o2r/api/contract/core";
import type { userEndpoints } from "@o2r/api/contract/session";
import { createContext, use } from "react";

/** The one who is signed in (specification §3): id, userType, username, name, helpAndSupportActive. */
export type CurrentUser = ReplyOf<typeof userEndpoints.current>;

export const CurrentUserContext = createContext<CurrentUser | undefined>(undefined);

/** The one who is signed in. Only below `SignedInFrame`, which waits until he is known. */
export const useCurrentUser = (): CurrentUser => {
  const user = use(CurrentUserContext);
  if (user === undefined) throw new Error("useCurrentUser is used outside SignedInFrame");
  return user;
};
