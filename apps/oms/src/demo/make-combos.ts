import type { Insertable } from "kysely";
import { todayIn } from "@o2r/forms/server";
import type { Paise } from "../trade/paise.ts";
import type { Database } from "../db/schema.ts";
import type { Masters } from "./make-masters.ts";
import type { DemoProduct } from "./make-products.ts";
import type { DemoStock } from "./make-stock.ts";
import type { DemoWarehouse } from "./warehouse/make-warehouses.ts";
import { seedRandom } from "./random.ts";
import { daysBefore, stamps, type Scene } from "./scene.ts";

interface DemoCombos {
  readonly combos: readonly Insertable<Database["combo"]>[];
  readonly items: readonly Insertable<Database["combo_item"]>[];
  readonly hubs: readonly Insertable<Database["combo_hub"]>[];
}

/** What a combo is called, and the sub-categories that it holds one product of each. */
const ideas: readonly (readonly [name: string, ...subCategories: string[]])[] = [
  ["Diwali Gift Hamper", "Chocolate and sweets", "Namkeen", "Ghee and butter", "Incense and matches"],
  ["Kitchen Starter Box", "Ground spices", "Salt", "Sunflower oil"],
  ["Monthly Ration Box", "Rice", "Pulses", "Flour", "Sugar"],
  ["Office Tea Break", "Tea", "Biscuits", "Milk powder and whitener"],
  ["Hostel Snack Box", "Noodles and pasta", "Chips and puffs", "Juices"],
  ["Wash and Shine Pack", "Detergent powder", "Cleaners"],
  ["Baby's First Month", "Diapers", "Creams and lotions"],
  ["Pickle and Papad Treat", "Pickles and honey", "Namkeen"],
  ["Holi Sweets Box", "Chocolate and sweets", "Sugar", "Milk powder and whitener"],
  ["Summer Cooler Pack", "Juices", "Aerated drinks", "Packaged water"],
];

/** Shares of one price for so many components, in whole percent. */
const shares: Readonly<Record<number, readonly number[]>> = { 2: [60, 40], 3: [50, 30, 20], 4: [40, 25, 20, 15] };

interface Given {
  readonly scene: Scene;
  readonly masters: Masters;
  readonly products: readonly DemoProduct[];
  readonly warehouses: readonly DemoWarehouse[];
  readonly stock: DemoStock;
}

/** How many units of each product the hub with most products has. */
const stockOfLargestHub = ({ warehouses, stock }: Given): ReadonlyMap<string, number> => {
  const hubs = warehouses.filter(({ row }) => row.type === "HUB").map(({ row }) => row.id);
  const all = hubs.map((hub) => {
    const here = stock.stock_balance.filter(({ warehouse_id }) => warehouse_id === hub);
    return new Map(here.map(({ product_id, on_hand }) => [product_id, Number(on_hand)]));
  });
  return all.toSorted((one, other) => other.size - one.size)[0] ?? new Map<string, number>();
};

/**
 * A few combos: most are valid today, some are over or still to come, and some are sold at a few hubs only. Each holds what
 * one hub has plenty of, so that some could be sold.
 */
export const makeCombos = (given: Given): DemoCombos => {
  const { scene, masters, products, warehouses } = given;
  const random = seedRandom("combos");
  const units = stockOfLargestHub(given);
  const plenty = products
    .filter(({ row }) => row.active)
    .toSorted((one, other) => (units.get(other.row.id) ?? 0) - (units.get(one.row.id) ?? 0));
  const idOf = new Map(masters.subCategories.map(({ id, name }) => [name, id]));
  const places = warehouses.filter(({ row }) => row.type === "HUB").map(({ row }) => row.id);
  const day = (days: number): string => todayIn(undefined, daysBefore(scene.now, -days));
  const all = ideas.map(([name, ...holds], index) => {
    const madeAt = daysBefore(scene.now, 20 + random.whole(0, 60));
    const id = random.id(madeAt);
    const parts = holds.flatMap((held) => plenty.find(({ row }) => row.sub_category_id === idOf.get(held)) ?? []);
    const items = parts.map(({ row }, position) => ({
      combo_id: id,
      position,
      product_id: row.id,
      quantity: random.whole(1, 3),
      allocation: shares[parts.length]?.[position] ?? 0,
    }));
    const sum = items.reduce((total, { quantity }, at) => total + quantity * (parts[at]?.row.mrp ?? 0), 0);
    const begins = index === 8 ? 90 : -random.whole(5, 60);
    return {
      row: {
        id,
        sku: `CMB-${String(index + 1).padStart(3, "0")}`,
        name,
        price: (Math.floor((sum * (0.84 + random.fraction() * 0.1)) / 100) * 100) as Paise, // a part of a sum of Paise
        max_quantity: random.chance(0.6) ? random.whole(1, 10) : null,
        valid_from: day(begins),
        valid_till: day(index === 9 ? -2 : begins + random.whole(70, 200)),
        active: index !== 5,
        ...stamps(scene, madeAt),
      },
      items,
      hubs: index % 4 === 1 ? random.shuffle(places).slice(0, 3) : [],
    };
  });
  return {
    combos: all.map(({ row }) => row),
    items: all.flatMap(({ items }) => items),
    hubs: all.flatMap(({ row, hubs }) => hubs.map((warehouse_id) => ({ combo_id: row.id, warehouse_id }))),
  };
};
