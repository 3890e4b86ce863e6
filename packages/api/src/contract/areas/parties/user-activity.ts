import { array, boolean, string, type InferType } from "yup";
import { idSchema, instantSchema, listOf, shape, textOrNull } from "../../core/schemas.ts";

/** One thing that somebody did. What of it changed stands in the history of that row, for who may read it there. */
const userDeed = shape({
  id: idSchema(),
  at: instantSchema(),
  /** The audit's key: `order.confirmed`. */
  action: string().defined(),
  /** What it was done with: `order`; null of what is about no row. */
  entity: textOrNull(),
  entityId: textOrNull(),
  /** Its number or its name, where it has one that is told. */
  name: textOrNull(),
  /** The fields that changed, without what they hold. */
  fields: array().of(string().defined()).defined(),
  undoes: boolean().defined(),
  /** It was tried, and refused. */
  refused: boolean().defined(),
  address: textOrNull(),
});

/** So many are told at once. */
export const deedsAtOnce = 50;

/** What an account has done, newest first. */
export const userActivity = shape({
  deeds: listOf(userDeed),
  /** There is more before these. */
  more: boolean().defined(),
});
export type UserActivity = InferType<typeof userActivity>;
export type UserDeed = UserActivity["deeds"][number];
