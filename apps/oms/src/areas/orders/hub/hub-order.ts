import { addDays, todayIn } from "@o2r/forms/days";
import { hubOrderLife, type hubOrderEndpoints, type HubOrderRow } from "@o2r/api/contract/orders";
import { sql } from "kysely";
import { conflict, notFound, stale } from "../../../app-error.ts";
import { readHistory } from "../../../audit/history.ts";
import { newId } from "../../../db/id.ts";
import { insertRow, lockRow, readRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers, Scope } from "../../../http/context.ts";
import { hasProvider } from "../../../trade/invoice/has-provider.ts";
import { lifecycleHandlers } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { reasonOf } from "../order/steps/cancel.ts";
import { toRupees } from "../../../trade/paise.ts";
import { takeHubNumber } from "../order-number.ts";
import { endsOf, withinHubReach } from "./hub-reach.ts";
import { merge } from "./merge.ts";
import { readHubDetail } from "./read-hub-detail.ts";
import { listHubOrders, readHubOrder } from "./select-hub-orders.ts";
import { shortage } from "./shortage.ts";
import { dispatch } from "./steps/dispatch.ts";
import { pick } from "./steps/pick.ts";
import { receive } from "./steps/receive.ts";
import { shortClose, whyNotSettled } from "./steps/short-close.ts";
import { judgeValues, readRecord, sumsOf, writeHubLines, writeNeeds } from "./write-hub-order.ts";

const { entity } = hubOrderLife;
const noun = "Hub order";

const ensureWithin = async ({ db, scope, params }: { db: Db; scope: Scope; params: { id: string } }): Promise<void> => {
  if (!(await readRow(db, "hub_order", params.id, { scope: withinHubReach(scope) }))) throw notFound(noun);
};

/** What the history of a hub order tells of it. */
const audited = ({ state, number, hub, cwh, lines, units, value, expectedOn }: HubOrderRow) => ({
  state,
  number,
  hub,
  cwh,
  lines,
  units,
  value,
  expectedOn,
});

/** Orders of hubs on central warehouses: how they are found, made and moved on. */
export const hubOrderHandlers: Handlers<typeof hubOrderEndpoints> = {
  list: ({ db, scope, query }) => listHubOrders(db, query, withinHubReach(scope)),
  get: async (asked) => {
    await ensureWithin(asked);
    return readRecord(asked.db, asked.params.id);
  },
  page: async (asked) => {
    await ensureWithin(asked);
    return readHubDetail(asked, asked.params.id, hasProvider(asked.services));
  },
  history: async (asked) => {
    await ensureWithin(asked);
    return readHistory(asked.db, { entity, id: asked.params.id });
  },
  shortage,
  // The same for every hub: what is asked for is nobody's own.
  prices: async ({ db, body: { productIds } }) => {
    const rows = await db
      .selectFrom("product")
      .select(["id", "name", "sku", "pack_of", "pth"])
      .where(sql<boolean>`id = any(${[...productIds]}::uuid[])`)
      .orderBy("id")
      .execute();
    return rows.map(({ id, name, sku, pack_of, pth }) => ({
      productId: id,
      name,
      sku,
      packOf: pack_of,
      pth: toRupees(pth),
    }));
  },
  merge,

  create: async ({ db, scope, body, actor, now, audit }) => {
    const lines = await judgeValues(db, scope, body);
    const id = newId();
    const row = await insertRow(db, "hub_order", {
      id,
      warehouse_id: body.warehouseId,
      cwh_id: body.cwhId,
      number: await takeHubNumber(db, "HO", body.warehouseId, now),
      state: hubOrderLife.first,
      expected_on: body.expectedOn ?? null,
      note: body.note ?? "",
      ...sumsOf(lines),
      created_at: now,
      created_by: actor.id,
      updated_at: now,
      updated_by: actor.id,
    });
    await writeHubLines(db, row, lines);
    audit({ entity, id, version: 1, ...endsOf(row), after: audited(await readHubOrder(db, id)) });
    return readRecord(db, id);
  },

  update: async ({ db, scope, body, actor, now, audit, params: { id }, version }) => {
    const held = await lockRow(db, "hub_order", id, withinHubReach(scope));
    if (held === undefined) throw notFound(noun);
    if (held.version !== version)
      throw stale({
        row: await readRecord(db, id),
        changes: await readHistory(db, { entity, id, sinceVersion: version }),
      });
    if (held.state !== "DRAFT") throw conflict("Only a draft can be changed");
    if (held.warehouse_id !== body.warehouseId)
      throw conflict("A draft stays with its hub: make another for the other");
    const lines = await judgeValues(db, scope, body);
    const before = audited(await readHubOrder(db, id));
    await updateRow(db, "hub_order", held, {
      cwh_id: body.cwhId,
      expected_on: body.expectedOn ?? null,
      note: body.note ?? "",
      ...sumsOf(lines),
      updated_at: now,
      updated_by: actor.id,
    });
    await writeHubLines(db, held, lines);
    const ends = endsOf({ ...held, cwh_id: body.cwhId });
    audit({ entity, id, version: version + 1, ...ends, before, after: audited(await readHubOrder(db, id)) });
    return readRecord(db, id);
  },

  ...lifecycleHandlers({
    life: hubOrderLife,
    table: "hub_order",
    noun,
    within: withinHubReach,
    read: readHubOrder,
    alsoAt: ({ cwh_id }) => cwh_id,
    audited,
    guards: { settled: ({ db, held }) => whyNotSettled(db, held) },
    effects: {
      raise: async ({ db, actor, now }, { held }) => {
        await writeNeeds(db, held);
        // Held, so that neither is switched off meanwhile: a draft keeps no warehouse on.
        const ends = await db
          .selectFrom("warehouse")
          .select(["id", "company_name", "active", "lead_time"])
          .where("id", "in", [held.warehouse_id, held.cwh_id])
          .orderBy("id")
          .forShare()
          .execute();
        const off = ends.find(({ active }) => !active);
        if (off !== undefined) throw conflict(`${off.company_name} is inactive. Activate it first.`);
        const leadTime = ends.find(({ id }) => id === held.warehouse_id)?.lead_time ?? 0;
        const due = addDays(todayIn("Asia/Kolkata", now), leadTime);
        return { set: { raised_at: now, raised_by: actor.id, expected_on: held.expected_on ?? due } };
      },
      approve: async ({ actor, now }) => ({ set: { approved_at: now, approved_by: actor.id } }),
      reject: async ({ body }) => reasonOf(body),
      cancel: async ({ body }) => reasonOf(body),
      pick: (call, { held }) => pick(call, held),
      dispatch: (call, { held }) => dispatch(call, held, call.body),
      receive: (call, { held }) => receive(call, held, call.body),
      shortClose: (call, { held }) => shortClose(call, held, call.body),
    },
  }),
};
