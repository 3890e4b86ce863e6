import { sql, type Expression, type SqlBool } from "kysely";
import { moneyText } from "@o2r/api/contract";
import {
  promotionForm,
  promotionLife,
  type promotionEndpoints,
  type PromotionRecord,
  type PromotionValues,
} from "@o2r/api/contract/promotions";
import { todayIn } from "@o2r/forms/server";
import { invalid, notFound } from "../../../app-error.ts";
import type { AuditEntry } from "../../../audit/entry.ts";
import { newId } from "../../../db/id.ts";
import { insertRow, lockRow, readRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers, Scope } from "../../../http/context.ts";
import { lookUp } from "../../../kit/look-up.ts";
import { thingHandlers } from "../../../kit/thing-handlers.ts";
import { lifecycleHandlers } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import type { Paise } from "../../../trade/paise.ts";
import { masters } from "../masters.ts";
import { checkPromotion } from "./check-promotion.ts";
import { countBudget, ensureMayExtend } from "./count-budget.ts";
import { countRetailers } from "./count-retailers.ts";
import { followClock } from "./follow-clock.ts";
import { columnsOf, limitColumns, type StoredPromotion } from "./promotion-columns.ts";
import { replaceParts } from "./promotion-parts.ts";
import { findPromotion, listPromotions, promotionSides, readPromotion } from "./select-promotions.ts";

const withinReach = (scope: Scope): Expression<SqlBool> => scope.covers(promotionSides);
const { entity } = promotionLife;

const ordinary = thingHandlers({
  entity,
  noun: "Promotion",
  table: "promotion",
  form: promotionForm,
  list: listPromotions,
  sides: promotionSides,
  find: findPromotion,
  check: checkPromotion,
  insert: async (db, made, values: PromotionValues) => {
    await insertRow(db, "promotion", { ...made, ...columnsOf(values), state: promotionLife.first });
    await replaceParts(db, made.id, values);
  },
  update: async (db, before, changed, values) => {
    await updateRow(db, "promotion", before, { ...columnsOf(values), ...changed });
    await replaceParts(db, before.id, values);
  },
  audited: ({ id: _id, version: _version, active: _active, updatedAt: _updatedAt, ...told }: PromotionRecord) => told,
});

/** How often one was taken, and what that cost. */
const spentOn = (db: Db, id: string) =>
  db
    .selectFrom("promotion_tally")
    .select([
      sql<number>`coalesce(sum(uses), 0)::bigint`.as("uses"),
      sql<number>`coalesce(sum(spent), 0)::bigint`.as("spent"),
    ])
    .where("promotion_id", "=", id)
    .executeTakeFirstOrThrow();

/** What becomes of one by the clock is part of what a person did to it; only what is of other things is told beside it. */
const following = (context: { readonly db: Db; readonly now: Date; readonly actor: { readonly id: string } }) => ({
  after: async (taken: StoredPromotion): Promise<void> => {
    await followClock(context.db, taken, context.now, context.actor.id);
  },
});

/** Copies what a promotion is of to another. */
const copyParts = async (db: Db, from: string, to: string): Promise<void> => {
  const parts = { promotion_hub: "warehouse_id", promotion_brand: "brand_id" };
  const more = { promotion_product: "product_id", promotion_retailer: "retailer_id" };
  for (const [table, column] of Object.entries({ ...parts, ...more }))
    await sql`insert into ${sql.table(table)} (promotion_id, ${sql.ref(column)})
      select ${to}::uuid, ${sql.ref(column)} from ${sql.table(table)} where promotion_id = ${from}`.execute(db);
};

/** The columns that a copy has, too. */
const copied = ({
  id: _id,
  active: _active,
  version: _version,
  state: _state,
  created_at: _createdAt,
  created_by: _createdBy,
  updated_at: _updatedAt,
  updated_by: _updatedBy,
  slabs,
  combo_parts,
  rules,
  ...rest
}: StoredPromotion) => ({
  ...rest,
  slabs: JSON.stringify(slabs),
  combo_parts: JSON.stringify(combo_parts),
  rules: JSON.stringify(rules),
});

const audited = (row: Awaited<ReturnType<typeof readPromotion>>, warehouseId: string | null): AuditEntry => ({
  entity,
  id: row.id,
  version: row.version,
  ...(warehouseId !== null && { warehouseId }),
  after: { title: row.title, code: row.code, validFrom: row.validFrom, validTill: row.validTill },
});

/** Promocodes and schemes: made, started, paused, used up and put away. */
export const promotionHandlers: Handlers<typeof promotionEndpoints> = {
  list: ordinary.list,
  get: ordinary.get,
  create: ordinary.create,
  update: async (call) => {
    const before = await lockRow(call.db, "promotion", call.params.id, withinReach(call.scope));
    const after = await ordinary.update(call);
    // A draft is counted when it is started. What had no budget was for other goods or days: all of a new one counts.
    if (before?.state === "SCHEDULED") {
      const counted = before.budget ?? (0 as Paise); // nothing is the same in every unit
      await countBudget(call, { before: counted, after: limitColumns(call.body).budget }, "budget");
    }
    return after;
  },
  history: ordinary.history,
  lookup: lookUp(masters.promotion, {
    text: sql`lower(title || E'\\n' || coalesce(code, ''))`,
    within: ({ scope }) => withinReach(scope),
  }),
  page: async ({ db, scope, params }) => {
    if (!(await readRow(db, "promotion", params.id, { scope: withinReach(scope) }))) throw notFound("Promotion");
    return readPromotion(db, params.id);
  },
  retailers: ({ db, scope, params }) => countRetailers(db, params.id, scope),
  duplicate: async ({ db, scope, actor, params, body, now, audit }) => {
    const from = await readRow(db, "promotion", params.id, { scope: withinReach(scope) });
    if (from === undefined) throw notFound("Promotion");
    const id = newId();
    await insertRow(db, "promotion", {
      ...copied(from),
      id,
      title: body.title,
      code: body.code ?? null,
      valid_from: body.validFromCopy,
      valid_till: body.validTillCopy,
      state: promotionLife.first,
      created_at: now,
      created_by: actor.id,
      updated_at: now,
      updated_by: actor.id,
    });
    await copyParts(db, from.id, id);
    const row = await readPromotion(db, id);
    audit(audited(row, from.warehouse_id));
    return row;
  },
  ...lifecycleHandlers({
    life: promotionLife,
    table: "promotion",
    noun: "Promotion",
    within: withinReach,
    read: readPromotion,
    guards: {
      notOver: async ({ held, now }) =>
        held.valid_till < todayIn(undefined, now) ? "Its last day is over: give it another end first" : null,
    },
    effects: {
      start: async (call, { held }) => {
        await countBudget(call, { before: 0 as Paise, after: held.budget }); // nothing, in Paise
        return { to: held.valid_from <= todayIn(undefined, call.now) ? "ACTIVE" : "SCHEDULED" };
      },
      resume: async (call) => following(call),
      extend: async (call, { held }) => {
        const { validTill } = call.body;
        if (validTill < held.valid_from)
          throw invalid([{ field: "validTill", message: "Must be later than the valid from date." }]);
        ensureMayExtend(call, { budget: held.budget, before: held.valid_till, after: validTill });
        return {
          set: { valid_till: validTill },
          told: { validTill },
          ...following(call),
        };
      },
      relimit: async (call, { held }) => {
        const { uses, spent } = await spentOn(call.db, held.id);
        const limits = limitColumns(call.body);
        const errors = [
          ...(limits.use_limit !== null && limits.use_limit < uses
            ? [{ field: "useLimit", message: `It has ${uses} uses already` }]
            : []),
          ...(limits.budget !== null && limits.budget < spent
            ? [{ field: "budget", message: `It has cost ${moneyText(spent / 100)} already` }]
            : []),
        ];
        if (errors.length > 0) throw invalid(errors);
        await countBudget(call, { before: held.budget, after: limits.budget }, "budget");
        return { set: limits, told: { ...call.body }, ...following(call) };
      },
    },
  }),
};
