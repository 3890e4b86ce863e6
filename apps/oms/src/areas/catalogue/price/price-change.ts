import { sql } from "kysely";
import type { FieldError } from "@o2r/api/contract";
import {
  priceChangeLife,
  priceChangeList,
  productPrices,
  type PriceChange,
  type priceChangeEndpoints,
  type PriceChangeValues,
} from "@o2r/api/contract/catalogue";
import { readHistory } from "../../../audit/history.ts";
import { todayIn } from "@o2r/forms/days";
import { readRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import { invalid, notFound } from "../../../app-error.ts";
import type { Handlers } from "../../../http/context.ts";
import { lifecycleHandlers } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { readList } from "../../../kit/read-list.ts";
import { followCalendar } from "./apply-prices.ts";
import { holdProductOf, openChanges } from "./open-changes.ts";
import { toPaise } from "../../../trade/paise.ts";
import { findPriceChange, selectPriceChanges, toPriceChange } from "./price-change-query.ts";
import { productTexts } from "../product/product-columns.ts";
import { insertProposal } from "./propose-prices.ts";
import { isChain, priceNames, pricesOn, type FourPrices, type StoredChange } from "./stored-change.ts";

const aPrice = `$[*] ? (${productPrices.map((price) => `@.field == "${price}"`).join(" || ")})`;

/** Whether somebody has set prices of a product at once since an instant, and not by a price change. */
const werePricesSet = async (db: Db, product: string, since: string): Promise<boolean> => {
  const found = await db
    .selectFrom("audit_log")
    .select("id")
    .where("entity", "=", "product")
    .where("entity_id", "=", product)
    .where("action", "=", "product.updated")
    .where("refusal", "is", null)
    .where("at", ">", since)
    .where(sql<boolean>`changes @? ${aPrice}::jsonpath`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

const { entity } = priceChangeLife;

const listPriceChanges = readList(priceChangeList, {
  select: selectPriceChanges,
  id: sql<string>`change.id`,
  sorts: {
    product: sql`lower(product.name)`,
    state: sql`change.state`,
    effectiveOn: sql`change.effective_on`,
    updatedAt: sql`change.updated_at`,
  },
  filters: {
    state: sql`change.state`,
    product: sql`change.product_id`,
    import: sql`change.import_id`,
    brand: sql`product.brand_id`,
  },
  search: productTexts("product", "sku", "ean", "hsn"),
  toRow: toPriceChange,
});

const read = async (db: Db, id: string): Promise<PriceChange> => {
  const found = await findPriceChange(db, id);
  if (!found) throw notFound("Price change");
  return found;
};

/** The prices that a proposal means: one that it leaves out stays as it is. */
const resolve = (values: PriceChangeValues, now: FourPrices): FourPrices => ({
  o2rlp: values.centralO2rlp === undefined ? now.o2rlp : toPaise(values.centralO2rlp),
  pth: values.centralPth === undefined ? now.pth : toPaise(values.centralPth),
  ptr: values.centralPtr === undefined ? now.ptr : toPaise(values.centralPtr),
  mrp: values.centralMrp === undefined ? now.mrp : toPaise(values.centralMrp),
});

/** The chain of prices, where the form could not see it: beside a price that was left out. */
const chainErrors = ({ o2rlp, pth, ptr, mrp }: FourPrices, values: PriceChangeValues): readonly FieldError[] => {
  const pair = (holds: boolean, left: keyof PriceChangeValues, right: keyof PriceChangeValues, words: string[]) => {
    if (holds) return [];
    const [aboutLeft = "", aboutRight = ""] = words;
    return values[left] === undefined
      ? [{ field: right, message: aboutRight }]
      : [{ field: left, message: aboutLeft || aboutRight }];
  };
  return [
    ...pair(o2rlp <= pth, "centralO2rlp", "centralPth", [
      "O2RLP must be less then PTH",
      "PTH must be greater then O2RLP",
    ]),
    ...pair(pth <= ptr, "centralPth", "centralPtr", ["", "PTR must be greater then PTH"]),
    ...pair(ptr <= mrp, "centralPtr", "centralMrp", ["", "MRP must be greater then PTR"]),
  ];
};

/** What the form calls them. */
const centralNames = {
  o2rlp: "centralO2rlp",
  pth: "centralPth",
  ptr: "centralPtr",
  mrp: "centralMrp",
} as const satisfies Record<keyof FourPrices, keyof PriceChangeValues>;

/** Whether the product may have other prices by the day of a proposal than it has now. */
const waitsBefore = async (db: Db, { productId, effectiveOn }: PriceChangeValues): Promise<boolean> =>
  (await openChanges(db, productId).where("effective_on", "<", effectiveOn).limit(1).executeTakeFirst()) !== undefined;

/** Why a change cannot be approved on its day: by what has become of the prices that it leaves as they are. */
const whyBrokenToday = async (db: Db, change: StoredChange, now: Date): Promise<string | null> => {
  if (change.stays.length === 0 || change.effective_on > todayIn(undefined, now)) return null;
  const product = await readRow(db, "product", change.product_id);
  return product === undefined || isChain(pricesOn(change, product))
    ? null
    : "The prices that it leaves as they are have changed, and with them O2RLP ≤ PTH ≤ PTR ≤ MRP does not hold. Propose its prices again";
};

/**
 * Why a change cannot be approved that was left lying until the prices of a later day were in force, or until prices were
 * set at once: approved now it would undo them. The product is held, so that what is applied or set meanwhile is seen.
 */
const whyOvertaken = async ({
  db,
  held: change,
  now,
}: {
  readonly db: Db;
  readonly held: StoredChange;
  readonly now: Date;
}) => {
  if (await werePricesSet(db, change.product_id, change.created_at))
    return "The prices were set at once since this was proposed. Revoke this change, or propose its prices again";
  const later = await db
    .selectFrom("price_change")
    .select("id")
    .where("product_id", "=", change.product_id)
    .where("state", "=", "APPLIED")
    .where("effective_on", ">", change.effective_on)
    .executeTakeFirst();
  return later
    ? "The prices of a later day are in force already. Revoke this change, or propose its prices again"
    : whyBrokenToday(db, change, now);
};

/** Changes of prices: proposed by one, approved by another, applied on their day. */
export const priceChangeHandlers: Handlers<typeof priceChangeEndpoints> = {
  list: ({ db, query }) => listPriceChanges(db, query),

  get: ({ db, params }) => read(db, params.id),

  propose: async ({ db, actor, body, now, audit }) => {
    const product = await db
      .selectFrom("product")
      .select(["o2rlp", "pth", "ptr", "mrp", "central_o2rlp", "central_pth", "central_ptr", "central_mrp"])
      .where("id", "=", body.productId)
      .forShare()
      .executeTakeFirst();
    if (!product) throw notFound("Product");
    const prices = resolve(body, product);
    const errors = chainErrors(prices, body);
    if (errors.length > 0) throw invalid(errors);
    const stays = priceNames.filter((price) => body[centralNames[price]] === undefined);
    const same = priceNames.every(
      (price) => prices[price] === product[price] && prices[price] === product[`central_${price}`],
    );
    // Back to the prices of today may be planned beside what comes before.
    if (same && (stays.length === priceNames.length || !(await waitsBefore(db, body))))
      throw invalid([{ field: "centralMrp", message: "These are the product's prices already" }]);
    const { productId, effectiveOn, reason } = body;
    const { row, entry } = await insertProposal(db, {
      productId,
      effectiveOn,
      prices,
      stays,
      reason,
      by: actor.id,
      now,
    });
    audit(entry);
    return row;
  },

  ...lifecycleHandlers({
    life: priceChangeLife,
    table: "price_change",
    noun: "Price change",
    holdFirst: holdProductOf,
    read,
    guards: { overtaken: whyOvertaken },
    effects: {
      approve: async ({ db, actor, now, audit }) => ({
        set: { approved_at: now, approved_by: actor.id },
        // Approval and what the calendar makes of it are one thing that happened to the change.
        after: async (approved) => {
          const followed = await followCalendar(db, approved, now, actor.id);
          for (const entry of followed.filter((one) => one.entity !== entity)) audit(entry);
        },
      }),
      revoke: async ({ actor, now, body: { reason } }) => ({
        set: { revoked_at: now, revoked_by: actor.id, revoke_reason: reason },
        told: { revokeReason: reason },
      }),
    },
  }),

  history: async ({ db, params: { id } }) => {
    await read(db, id);
    return readHistory(db, { entity, id });
  },
};
