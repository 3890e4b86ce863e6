import { boolean, number, string, type InferType } from "yup";
import { idSchema, instantSchema, jsonSchema, listOf, shape } from "./schemas.ts";

/** One entry of a row's history: who did what, when, field by field. */
export const historyEntry = shape({
  id: idSchema(),
  at: instantSchema(),
  actor: shape({ id: idSchema(), username: string().defined(), name: string().defined() }).nullable().defined(),
  action: string().defined(),
  version: number().integer().nullable().defined(),
  /** It takes back what was done before it. */
  undoes: boolean().optional().default(undefined),
  /** The row of a file that it was imported from. */
  origin: shape({ file: string().defined(), row: number().integer().defined() }).optional().default(undefined),
  changes: listOf(shape({ field: string().defined(), before: jsonSchema(), after: jsonSchema() })),
});

/** Who changed what of a row, and when; fields by their labels. */
export type HistoryEntry = InferType<typeof historyEntry>;

/** What a stale save is answered with (412, `current`). */
export interface Stale<Row> {
  readonly row: Row;
  /** Everything that happened since the version that was sent, newest first. */
  readonly changes: readonly HistoryEntry[];
}
