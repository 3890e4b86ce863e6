import { sql, type SqlBool } from "kysely";
import { mostProductSchemes, type ProductSchemes, type productSchemeEndpoints } from "@o2r/api/contract/promotions";
import { todayIn } from "@o2r/forms/server";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers } from "../../../http/context.ts";
import { readProductFacts } from "../../../trade/rule/read-facts.ts";
import { givesText } from "./promotion-words.ts";
import { schemeReason, type AskedProduct } from "./scheme-reason.ts";
import { hubNames, promotionSides, reachColumns } from "./select-promotions.ts";

const readProduct = async (db: Db, id: string): Promise<AskedProduct> => {
  const found = await db.selectFrom("product").select("brand_id as brand").where("id", "=", id).executeTakeFirst();
  const facts = found && (await readProductFacts(db, [id])).get(id);
  if (found === undefined || facts === undefined) throw notFound("Product");
  return { id, brand: found.brand, facts };
};

/** What promotions hold for a product: of as few as are started and not over, as every cart is judged by them. */
export const productSchemeHandlers: Handlers<typeof productSchemeEndpoints> = {
  list: async ({ db, scope, params: { id }, now }): Promise<ProductSchemes> => {
    const product = await readProduct(db, id);
    const today = todayIn(undefined, now);
    const started = await db
      .selectFrom("promotion")
      .selectAll("promotion")
      .select([...reachColumns, hubNames.as("hub")])
      .select(sql<boolean>`coalesce(${scope.covers(promotionSides)}, false)`.as("mayOpen"))
      .where("promotion.state", "in", ["SCHEDULED", "ACTIVE", "PAUSED", "EXHAUSTED"])
      .where(sql<SqlBool>`promotion.valid_till >= ${today}::date`)
      .where(
        sql<SqlBool>`(not exists (select from promotion_hub as part where part.promotion_id = promotion.id)
          or exists (select from promotion_hub as part where part.promotion_id = promotion.id
            and ${scope.covers({ warehouse: sql.ref<string | null>("part.warehouse_id") })}))`,
      )
      .orderBy(sql`promotion.state <> 'ACTIVE'`)
      .orderBy("promotion.valid_from")
      .orderBy("promotion.id")
      .execute();
    const held = started.flatMap((row) => {
      const by = schemeReason(row, product);
      return by === null ? [] : [{ row, by }];
    });
    return {
      total: held.length,
      shown: held.slice(0, mostProductSchemes).map(({ row, by }) => ({
        id: row.id,
        title: row.title,
        code: row.code,
        gives: givesText(row),
        by,
        validFrom: row.valid_from,
        validTill: row.valid_till,
        hub: row.hub,
        state: row.state,
        mayOpen: row.mayOpen,
      })),
    };
  },
};
