import { moneyText, type FieldError } from "@o2r/api/contract";
import type { PromotionRecord, PromotionValues } from "@o2r/api/contract/promotions";
import type { Db } from "../../../db/schema.ts";
import { conflict } from "../../../app-error.ts";
import type { Checking } from "../../../kit/thing-handlers.ts";
import { toPaise, toRupees, type Paise } from "../../../trade/paise.ts";

/** Only hubs sell to retailers. */
const notHub = async (db: Db, hubs: readonly string[]): Promise<FieldError | null> => {
  if (hubs.length === 0) return null;
  const other = await db
    .selectFrom("warehouse")
    .select("company_name as name")
    .where("id", "in", hubs)
    .where("type", "!=", "HUB")
    .executeTakeFirst();
  return other ? { field: "hubs", message: `${other.name} is not a hub` } : null;
};

/** A set is of products that are sold, and cheaper than they are by themselves. */
const judgeSet = async (
  db: Db,
  { comboParts = [], comboPrice = 0 }: PromotionValues,
  known: ReadonlySet<string>,
): Promise<readonly (FieldError | null)[]> => {
  if (comboParts.length === 0) return [];
  const rows = await db
    .selectFrom("product")
    .select(["id", "name", "ptr", "active"])
    .where(
      "id",
      "in",
      comboParts.map(({ productId }) => productId),
    )
    .orderBy("id")
    .forShare()
    .execute();
  const products = new Map(rows.map((row) => [row.id, row]));
  const alone = comboParts.reduce(
    (sum, { productId, quantity }) => sum + (products.get(productId)?.ptr ?? 0) * quantity,
    0,
  ) as Paise; // a sum of Paise
  return [
    ...comboParts.map(({ productId }, at): FieldError | null => {
      const field = `comboParts.${at}.productId`;
      const product = products.get(productId);
      if (product === undefined) return { field, message: "This product does not exist any more" };
      return product.active || known.has(productId) ? null : { field, message: `${product.name} is inactive` };
    }),
    toPaise(comboPrice) >= alone
      ? { field: "comboPrice", message: `Its products cost no more by themselves: ${moneyText(toRupees(alone))}` }
      : null,
  ];
};

const editable: readonly PromotionRecord["state"][] = ["DRAFT", "SCHEDULED"];

/** What is wrong with a promotion beyond the rules of its form. One that has begun is not edited at all. */
export const checkPromotion = async ({
  db,
  actor,
  values,
  before,
}: Checking<PromotionRecord, PromotionValues>): Promise<readonly (FieldError | null)[]> => {
  if (before !== null && !editable.includes(before.state))
    throw conflict("Only the end and the limits of a promotion that has begun can be changed");
  const { hubs = [] } = values;
  const foreign: FieldError | null =
    actor.warehouses !== "all" && (hubs.length !== 1 || !hubs.every((hub) => actor.warehouses.includes(hub)))
      ? { field: "hubs", message: "Choose your own hub" }
      : null;
  const known = new Set(before?.comboParts.map(({ productId }) => productId));
  return [foreign, await notHub(db, hubs), ...(await judgeSet(db, values, known))];
};
