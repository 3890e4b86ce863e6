import { sql } from "kysely";
import { buckets, movementList, type inventoryEndpoints } from "@o2r/api/contract/stock";
import type { Db } from "../../../db/schema.ts";
import type { Handler } from "../../../http/context.ts";
import { readList } from "../../../kit/read-list.ts";
import { ensureBatch, placeOf } from "./hold-batch.ts";

/** What people call a cause: the number of an order. */
const orderNumber = (column: "movement.ref_id" | "used.ref_id") =>
  sql<string | null>`(select order_number from orders where orders.id = ${sql.ref(column)})`;

const selectMovements = (db: Db) =>
  db
    .selectFrom("stock_movement as movement")
    .leftJoin("app_user as person", "person.id", "movement.actor_id")
    .select([
      "movement.id",
      "movement.at",
      "movement.seq",
      "movement.type",
      // Of the lines that a page shows alone: all lines before them, whatever the page leaves out.
      sql<number>`(
        select sum(own.on_hand)::int from stock_movement as own
        where own.warehouse_id = movement.warehouse_id and own.batch_id = movement.batch_id and own.seq <= movement.seq
      )`.as("balance"),
      ...buckets.map((bucket) => `movement.${bucket}` as const),
      "movement.reason",
      "movement.ref_type",
      "movement.ref_id",
      orderNumber("movement.ref_id").as("ref_name"),
      "person.name as by",
    ]);

const refOf = (type: string, id: string, name: string | null) => ({ type, id, name: name ?? type });

const listOfBatch = readList(movementList, {
  select: selectMovements,
  id: sql<string>`movement.id`,
  // Within a batch the order of its lines is the order of time.
  sorts: { at: sql`movement.seq` },
  filters: { type: sql`movement.type` },
  search: {},
  countCap: 1000,
  toRow: ({ ref_type, ref_id, ref_name, reason, by, at, seq, type, balance, ...row }) => ({
    id: row.id,
    at,
    seq,
    type,
    change: {
      on_hand: row.on_hand,
      reserved: row.reserved,
      buffer: row.buffer,
      in_flight: row.in_flight,
      quarantine: row.quarantine,
      rejected: row.rejected,
    },
    balance,
    reason,
    by,
    ref: ref_type === null || ref_id === null ? null : refOf(ref_type, ref_id, ref_name),
  }),
});

/** One page of the ledger of a batch. */
export const listMovements: Handler<typeof inventoryEndpoints.movements> = async (context) => {
  const { db, params, query } = context;
  const ofBatch = sql<boolean>`movement.warehouse_id = (${placeOf(context)}) and movement.batch_id = ${params.id}`;
  // Side by side: of a batch out of reach there is no row, and then no page either.
  const [page] = await Promise.all([listOfBatch(db, query, ofBatch), ensureBatch(context)]);
  return page;
};

/** How many orders are told of. */
const mostUsed = 100;

/** The latest orders that a batch was promised to. */
export const listUsed: Handler<typeof inventoryEndpoints.usedQuantity> = async (context) => {
  await ensureBatch(context);
  const { db, params } = context;
  const used = await db
    .selectFrom("reservation as used")
    .select([
      "used.id",
      "used.ref_type",
      "used.ref_id",
      "used.quantity",
      "used.state",
      "used.updated_at as at",
      orderNumber("used.ref_id").as("ref_name"),
    ])
    .where("used.warehouse_id", "=", placeOf(context))
    .where("used.batch_id", "=", params.id)
    .orderBy("used.updated_at", "desc")
    .orderBy("used.id", "desc")
    .limit(mostUsed)
    .execute();
  return used.map(({ id: own, ref_type, ref_id, ref_name, quantity, state, at }) => ({
    id: own,
    ref: refOf(ref_type, ref_id, ref_name),
    quantity,
    state,
    at,
  }));
};
