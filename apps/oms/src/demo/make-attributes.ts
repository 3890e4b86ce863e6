import type { Insertable } from "kysely";
import type { Database } from "../db/schema.ts";
import type { ProductRow } from "./make-products.ts";
import type { Random } from "./random.ts";
import { daysBefore, stamps, type Scene } from "./scene.ts";

type Row = Insertable<Database["attribute"]>;
type Held = Insertable<Database["product_attribute"]>;

/** By name: what the values are, and one for a product; none of those that no product has. */
const attributes: Readonly<
  Record<string, readonly [type: Row["data_type"], valueOf?: (random: Random, isFood: boolean) => string | undefined]>
> = {
  Flavour: ["TEXT", (random, isFood) => (isFood ? random.pick(["Plain", "Masala", "Mint", "Elaichi"]) : undefined)],
  "Label in Hindi": ["BOOLEAN", (random) => String(random.chance(0.7))],
  Storage: ["LIST", (random) => random.pick(["Cool and dry", "Room temperature", "Away from sunlight"])],
  Vegetarian: ["BOOLEAN", (_, isFood) => (isFood ? "true" : undefined)],
  Organic: ["BOOLEAN", (random, isFood) => (isFood ? String(random.chance(0.1)) : undefined)],
  "Launched on": ["DATE", (random) => `20${random.whole(15, 24)}-0${random.whole(1, 9)}-1${random.whole(0, 9)}`],
  "Country of origin": ["TEXT", () => "India"],
  "Packed in": ["LIST", (random) => random.pick(["Pouch", "Carton", "Bottle", "Jar"])],
  "Protein in 100 g": ["NUMBER", (random, isFood) => (isFood ? String(random.whole(0, 24)) : undefined)],
  Allergens: ["LIST"],
  "Recycled plastic": ["NUMBER"],
  "Reformulated on": ["DATE"],
};

/** What the demo's products are called by. */
export const makeAttributes = (scene: Scene, random: Random): readonly Row[] => {
  const madeAt = daysBefore(scene.now, 400);
  return Object.entries(attributes).map(([name, [data_type]]) => ({
    id: random.id(madeAt),
    name,
    data_type,
    ...stamps(scene, madeAt),
  }));
};

/** What the products have of them: half of the products something, each not of every one. */
export const makeProductAttributes = (
  masters: readonly Row[],
  products: readonly Pick<ProductRow, "id" | "item_type">[],
  random: Random,
): readonly Held[] =>
  products.flatMap(({ id: product_id, item_type }) =>
    random.chance(0.5)
      ? masters.flatMap(({ id: attribute_id, name }) => {
          const value = random.chance(0.6) ? attributes[name]?.[1]?.(random, item_type === "FOOD") : undefined;
          return value === undefined ? [] : [{ product_id, attribute_id, value }];
        })
      : [],
  );
