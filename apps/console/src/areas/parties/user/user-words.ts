import { userList, type UserRow } from "@o2r/api/contract/parties";

/** What the screens of accounts have in common. */
export const users = {
  noun: { one: "user", many: "users" },
  path: "/user-management",
  declaration: userList,
} as const;

/** An account in words. */
export const userName = ({ name }: Pick<UserRow, "name">): string => name;

/** Which rows an act reaches, in words. */
export const reachWords = {
  none: "–",
  all: "All",
  own: "Own",
  ownTeam: "Own team",
  ownWarehouse: "Own warehouses",
  ownRegion: "Own regions",
  ownBeats: "Own beats",
} as const;
