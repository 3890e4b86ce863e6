import { isDeepStrictEqual } from "node:util";
import {
  changedPrices,
  productForm,
  productPrices,
  type ProductDetail,
  type ProductPrice,
  type ProductPrices,
  type ProductSaved,
  type ProductValues,
} from "@o2r/api/contract/catalogue";
import { may } from "@o2r/api/contract";
import type { Field } from "@o2r/forms";
import { todayIn } from "@o2r/forms/server";
import type { AuditEntry } from "../../../audit/entry.ts";
import type { Db } from "../../../db/schema.ts";
import { conflict } from "../../../app-error.ts";
import type { CallOrigin } from "../../../http/context.ts";
import { openChanges, revokeChange } from "./open-changes.ts";
import { toPaise } from "../../../trade/paise.ts";
import { insertProposal } from "./propose-prices.ts";
import { priceNames, type FourPrices, type StoredChange } from "./stored-change.ts";
import type { Actor } from "../../../http/actor.ts";

/** Fields that a person fills: what is worked out, or moves by other means, is not said by a form. */
const filled = Object.entries<Field>(productForm.fields).flatMap(([name, { derive, readOnly }]) =>
  derive || readOnly ? [] : [name],
);

/** Empty is empty in whatever form. */
const plain = (value: unknown): unknown =>
  value == null || (Array.isArray(value) && value.length === 0) ? null : value;

/** Whether values of the form hold anything that a product does not have yet. A SKU that they leave out stays. */
const saysMore = (values: ProductValues, product: ProductDetail): boolean => {
  const sent = { ...values, sku: values.sku ?? product.sku };
  return filled.some((name) => !isDeepStrictEqual(plain(Reflect.get(sent, name)), plain(Reflect.get(product, name))));
};

export const fourOf = (prices: ProductPrices): FourPrices => ({
  o2rlp: toPaise(prices.formO2rPrice),
  pth: toPaise(prices.formDlp),
  ptr: toPaise(prices.formRlp),
  mrp: toPaise(prices.formProductMrp),
});

const isSame = (one: FourPrices, other: FourPrices): boolean =>
  priceNames.every((price) => one[price] === other[price]);

/** What a proposal of prices from today on meets among those that wait. */
interface Meeting {
  /** The same has been proposed already: nothing more is to be done. */
  readonly stands: StoredChange | undefined;
  /** The person's own proposals of today or before, which the new one takes the place of. */
  readonly replaced: readonly StoredChange[];
  /** Somebody else's change of today: a product has one a day. */
  readonly inTheWay: StoredChange | undefined;
}

const meet = (open: readonly StoredChange[], prices: FourPrices, actor: string, today: string): Meeting => {
  const due = open.filter(({ effective_on }) => effective_on <= today);
  const stands = due.find((change) => change.effective_on === today && isSame(change, prices));
  const own = due.filter(({ state, created_by }) => state === "PROPOSED" && created_by === actor);
  return {
    stands,
    replaced: stands ? [] : own,
    inTheWay: stands ? undefined : due.find((change) => change.effective_on === today && !own.includes(change)),
  };
};

/** Why prices cannot be proposed: somebody else has done so today. */
export const inTheWayText = "Somebody else has proposed prices of this product for today already";

/** Who changes which prices of which product, and to what. */
export interface PricesAsked {
  readonly product: string;
  readonly actor: Pick<Actor, "id" | "userType">;
  readonly before: ProductPrices;
  readonly after: ProductPrices;
  readonly now: Date;
}

/** What saving changed prices will do. */
export type PricesForeseen =
  | { readonly kind: "none" }
  | { readonly kind: "set"; readonly changed: readonly ProductPrice[]; readonly revoked: readonly StoredChange[] }
  | ({ readonly kind: "propose"; readonly changed: readonly ProductPrice[] } & Meeting);

/** The one rule of who sets prices (domain.md section 13): says what saving these will do, and does nothing. */
export const foreseePrices = async (
  db: Db,
  { product, actor, before, after, now }: PricesAsked,
): Promise<PricesForeseen> => {
  const changed = changedPrices(before, after);
  if (changed.length === 0) return { kind: "none" };
  const open = await openChanges(db, product).execute();
  return may(actor.userType, "price.set")
    ? { kind: "set", changed, revoked: open }
    : { kind: "propose", changed, ...meet(open, fourOf(after), actor.id, todayIn(undefined, now)) };
};

/** A save of a product, with its prices looked at. */
export interface SavingPrices {
  readonly db: Db;
  readonly actor: Actor;
  readonly now: Date;
  /** The product, held by this transaction. */
  readonly before: ProductDetail;
  readonly body: ProductValues;
  /** Where the prices come from, when that is not the product's form. */
  readonly origin: CallOrigin | undefined;
  readonly audit: (entry: AuditEntry) => void;
  /** Saves everything. */
  readonly save: (body: ProductValues) => Promise<ProductDetail>;
}

const sourceText = (origin: CallOrigin | undefined): string =>
  origin ? `Imported from ${origin.file}, row ${origin.row}` : "Changed in the product's form";

/**
 * Saves a product. Changed prices are set at once by who may: whatever waits for the product was decided on other prices,
 * and is revoked. Everybody else keeps the prices as they are, and proposes the changed ones from today on.
 */
export const savePrices = async (saving: SavingPrices): Promise<ProductSaved> => {
  const { db, actor, now, before, body, origin, audit, save } = saving;
  const foreseen = await foreseePrices(db, { product: before.id, actor, before, after: body, now });
  const end = async (changes: readonly StoredChange[], reason: string): Promise<void> => {
    for (const change of changes) audit(await revokeChange(db, change, { by: actor.id, now, reason }));
  };
  if (foreseen.kind !== "propose") {
    const saved = await save(body);
    const revoked = foreseen.kind === "set" ? foreseen.revoked : [];
    await end(revoked, `The prices were set at once. ${sourceText(origin)}`);
    return { ...saved, pricing: { proposedId: null, revoked: revoked.length } };
  }
  const { changed, stands, replaced, inTheWay } = foreseen;
  if (inTheWay)
    throw conflict(
      inTheWayText,
      changed.slice(0, 1).map((field) => ({ field, message: inTheWayText })),
    );
  const { formO2rPrice, formDlp, formRlp, formProductMrp } = before;
  const rest = { ...body, formO2rPrice, formDlp, formRlp, formProductMrp };
  const saved = saysMore(rest, before) ? await save(rest) : before;
  if (stands) return { ...saved, pricing: { proposedId: stands.id, revoked: 0 } };
  await end(replaced, "Replaced by newer prices of the same person");
  const { row, entry } = await insertProposal(db, {
    productId: before.id,
    effectiveOn: todayIn(undefined, now),
    prices: fourOf(body),
    stays: priceNames.filter((_, at) => !changed.some((price) => price === productPrices[at])),
    reason: sourceText(origin),
    by: actor.id,
    now,
    origin,
  });
  audit(entry);
  return { ...saved, pricing: { proposedId: row.id, revoked: 0 } };
};
