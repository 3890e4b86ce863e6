import { userAccountEndpoints } from "@o2r/api/contract/parties";
import { readOf, readsOfList, type FirstReads } from "../../boot/first-reads.ts";
import { users } from "./user/user-words.ts";

/** What the pages of retailers and staff read first. */
export const firstReads: FirstReads = {
  ...readsOfList({ ...users, endpoint: userAccountEndpoints.list }),
  [`${users.path}/:id`]: [readOf(userAccountEndpoints.page)],
  [`${users.path}/:id/edit`]: [readOf(userAccountEndpoints.get)],
};
