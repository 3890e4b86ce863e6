import { collectionLife, type collectionEndpoints } from "@o2r/api/contract/billing";
import { todayIn } from "@o2r/forms/days";
import { sql } from "kysely";
import { conflict, invalid, notFound } from "../../../app-error.ts";
import { readHistory } from "../../../audit/history.ts";
import { readRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handler, Handlers, Scope } from "../../../http/context.ts";
import { lifecycleHandlers } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { toPaise } from "../../../trade/paise.ts";
import { clearArrived } from "../payment/clear-payment.ts";
import { collect, deposit, ensureSeen, reconcile } from "./collection-steps.ts";
import { listCollections, readCollection, withinReach } from "./select-collections.ts";
import { writeCollection } from "./write-collection.ts";

const ensureWithin = async ({ db, scope, params }: { db: Db; scope: Scope; params: { id: string } }): Promise<void> => {
  if (!(await readRow(db, "collection", params.id, { scope: withinReach(scope) }))) throw notFound("Collection");
};

const create: Handler<typeof collectionEndpoints.create> = async ({ db, scope, body, actor, now, audit }) => {
  const retailer = await db
    .selectFrom("retailer")
    .select(["id", "establishment", "mobile", "hub_id", "beat_id"])
    .where("id", "=", body.customer_id)
    .where(scope.covers({ warehouse: sql.ref<string | null>("retailer.hub_id") }))
    .executeTakeFirst();
  if (retailer === undefined) throw invalid([{ field: "customer_id", message: "There is no such retailer" }]);
  const { id, establishment, mobile, hub_id: warehouseId, beat_id: beatId } = retailer;
  if (warehouseId === null) throw conflict(`No hub serves ${establishment}`);
  const made = await writeCollection(
    db,
    { id, establishment, mobile, warehouseId, beatId },
    { amount: toPaise(body.amt), collectionDate: body.collection_date ?? null },
    { now, by: actor.id, audit },
  );
  return readCollection(db, made);
};

/** What is to be collected from retailers, until it stands on the bank's statement. */
export const collectionHandlers: Handlers<typeof collectionEndpoints> = {
  list: ({ db, scope, query }) => listCollections(db, query, withinReach(scope)),
  get: async (asked) => {
    await ensureWithin(asked);
    return readCollection(asked.db, asked.params.id);
  },
  history: async (asked) => {
    await ensureWithin(asked);
    return readHistory(asked.db, { entity: "collection", id: asked.params.id });
  },
  create,
  ...lifecycleHandlers({
    life: collectionLife,
    table: "collection",
    noun: "Collection",
    within: withinReach,
    read: readCollection,
    // Whoever takes or takes back a payment holds the retailer first, and so does whoever collects.
    holdFirst: async (db, id) => {
      const collection = await readRow(db, "collection", id);
      if (collection)
        await db
          .selectFrom("retailer")
          .select("id")
          .where("id", "=", collection.retailer_id)
          .forNoKeyUpdate()
          .execute();
    },
    audited: ({ state, amt, collectionDate, amountPaid }) => ({ state, amt, collectionDate, amountPaid }),
    guards: {},
    effects: {
      schedule: async ({ body }) => ({ set: { collection_date: body.collection_date } }),
      reschedule: async ({ body }, { held }) => {
        ensureSeen(held, body);
        return {
          set: { collection_date: body.collectionDate, put_off: held.put_off + 1, reason: null, reason_note: null },
        };
      },
      miss: async ({ body: { reason, customReason } }) => ({
        set: { reason, reason_note: customReason ?? null },
        told: { reason: customReason ?? reason },
      }),
      collect: ({ db, body, now, actor, audit }, { held }) => collect(db, held, body, { now, by: actor.id, audit }),
      deposit: ({ db, body, now, actor, audit }, { held }) => deposit(db, held, body, { now, by: actor.id, audit }),
      reconcile: async ({ db, body, now, actor, audit }, { held }) => {
        const effect = await reconcile(db, held, body.bankReference, { now, day: todayIn("Asia/Kolkata", now) });
        // What stands on the statement has arrived, as it has where a line of the statement says so.
        if (held.payment_id !== null) await clearArrived(db, held.payment_id, { now, by: actor.id, audit });
        return effect;
      },
    },
  }),
};
