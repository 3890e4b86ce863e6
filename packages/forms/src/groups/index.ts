export { group } from "./group.ts";
export type { Group, GroupField } from "../definition/field.ts";
export { membersOf } from "../definition/members.ts";
