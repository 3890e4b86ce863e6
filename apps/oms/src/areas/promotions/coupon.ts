import { sql } from "kysely";
import { couponContexts, type couponEndpoints } from "@o2r/api/contract/promotions";
import { groupsInWords } from "@o2r/api/contract/core";
import { todayIn } from "@o2r/forms/server";
import { notFound } from "../../app-error.ts";
import type { Handlers } from "../../http/context.ts";
import { toRupees } from "../../trade/paise.ts";
import { givesText } from "./promotion/promotion-words.ts";
import { promotionsFor } from "./use/promotions-for.ts";

/** Codes, for whoever places orders. */
export const couponHandlers: Handlers<typeof couponEndpoints> = {
  context: async () => couponContexts.map((one) => ({ ...one })),
  constraints: async (context) => {
    const { db, scope, query, now, services } = context;
    const { code, warehouse, retailer } = query;
    const judgeTry = await services.tryCodes(context, [code]);
    const reached = await db
      .selectFrom("retailer")
      .leftJoin("beat", "beat.id", "retailer.beat_id")
      .select("retailer.id")
      .where("retailer.id", "=", retailer)
      // A retailer buys from their hub: what holds at another is none of theirs.
      .where("retailer.hub_id", "=", warehouse)
      .where(
        scope.covers({
          owner: sql.ref<string | null>("retailer.owner_id"),
          warehouse: sql.ref<string | null>("retailer.hub_id"),
          region: sql.ref<string | null>("beat.region_id"),
          beat: sql.ref<string | null>("retailer.beat_id"),
        }),
      )
      .executeTakeFirst();
    if (reached === undefined) throw notFound("Code");
    const day = todayIn(undefined, now);
    const found = await promotionsFor(db, { warehouseId: warehouse, retailerId: retailer, day, codes: [code] });
    const judged = found.find((one) => one.code !== null);
    // One that is of other hubs, has not begun or is over is as unknown as one that is not there: nothing can be guessed.
    if (judged === undefined || (judged.retailers.length > 0 && !judged.retailers.includes(retailer)))
      throw notFound("Code");
    await judgeTry([code]);
    const row = await db.selectFrom("promotion").selectAll().where("id", "=", judged.id).executeTakeFirstOrThrow();
    const lefts = [judged.left.uses, judged.left.ofRetailer, judged.left.ofDay].filter((left) => left !== null);
    return {
      code: row.code ?? "",
      title: row.title,
      gives: givesText(row),
      validFrom: row.valid_from,
      validTill: row.valid_till,
      constraintsForm: row.constraints_from,
      constraintsTill: row.constraints_till,
      platform: row.platform,
      minimumQuantity: row.minimum_quantity,
      minimumValue: row.minimum_value === null ? null : toRupees(row.minimum_value),
      maxDiscount: row.max_discount === null ? null : toRupees(row.max_discount),
      rules: [...groupsInWords(row.rules)],
      usesLeft: lefts.length === 0 ? null : Math.min(...lefts),
      stackable: row.stackable,
    };
  },
};
