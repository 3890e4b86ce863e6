import { sql } from "kysely";
import { deedsAtOnce, type UserActivity } from "@o2r/api/contract/parties";
import type { FieldChange } from "../../../audit/entry.ts";
import type { Db } from "../../../db/schema.ts";

/** The table of a thing, and what it is called by there. */
const named = {
  order: ["orders", "order_number"],
  "hub-order": ["hub_order", "number"],
  "order-return": ["order_return", "number"],
  invoice: ["invoice", "number"],
  "credit-note": ["credit_note", "number"],
  shipment: ["shipment", "number"],
  qc: ["qc", "number"],
  ticket: ["ticket", "number"],
  retailer: ["retailer", "establishment"],
  user: ["app_user", "name"],
  warehouse: ["warehouse", "company_name"],
  product: ["product", "name"],
  brand: ["brand", "name"],
  category: ["category", "name"],
  promotion: ["promotion", "title"],
  campaign: ["campaign", "title"],
} as const;

/** Looked for in one table alone, by its key: the log says in which. */
const nameOfIt = sql<string | null>`case log.entity ${sql.join(
  Object.entries(named).map(
    ([entity, [table, column]]) =>
      sql`when ${sql.lit(entity)} then (select it.${sql.ref(column)} from ${sql.table(table)} as it where it.id = log.entity_id::uuid)`,
  ),
  sql` `,
)} end`;

/** The state that a row was left in, where switching on and off are one act. */
const isOff = (changes: readonly FieldChange[]): boolean =>
  changes.some(({ field, after }) => field === "active" && after === false);

/** What somebody has done, newest first, from the audit log; refusals that are kept there, too. */
export const readActivity = async (db: Db, actorId: string, before?: string): Promise<UserActivity> => {
  const rows = await db
    .selectFrom("audit_log as log")
    .select([
      "log.id",
      "log.at",
      "log.action",
      "log.entity",
      "log.entity_id as entityId",
      nameOfIt.as("name"),
      "log.changes",
      "log.undoes",
      "log.refusal",
      "log.address",
    ])
    .where("log.actor_id", "=", actorId)
    .$if(before !== undefined, (query) => query.where("log.id", "<", before ?? ""))
    .orderBy("log.id", "desc")
    .limit(deedsAtOnce + 1)
    .execute();
  const deeds = rows.slice(0, deedsAtOnce).map(({ changes, refusal, action, ...row }) => {
    const changed = changes as FieldChange[]; // written by writeAudit alone, as JSON
    return {
      ...row,
      action: action.endsWith(".activated") && isOff(changed) ? action.replace(/activated$/, "deactivated") : action,
      fields: changed.map(({ field }) => field),
      refused: refusal !== null,
    };
  });
  return { deeds, more: rows.length > deedsAtOnce };
};
