import type { Insertable } from "kysely";
import { todayIn } from "@o2r/forms/server";
import type { Paise } from "../areas/catalogue/paise.ts";
import type { Database } from "../db/schema.ts";
import type { DemoProduct } from "./make-products.ts";
import type { DemoWarehouse } from "./make-warehouses.ts";
import { seedRandom } from "./random.ts";
import { daysBefore, stamps, type Scene } from "./scene.ts";

interface DemoCombos {
  readonly combos: readonly Insertable<Database["combo"]>[];
  readonly items: readonly Insertable<Database["combo_item"]>[];
  readonly hubs: readonly Insertable<Database["combo_hub"]>[];
}

const names = [
  "Diwali Gift Hamper",
  "Kitchen Starter Box",
  "Monthly Ration Box",
  "Office Tea Break",
  "Hostel Snack Box",
  "Wash and Shine Pack",
  "Baby's First Month",
  "Pickle and Papad Treat",
  "Holi Sweets Box",
  "Summer Cooler Pack",
] as const;

/** Shares of one price for so many components, in whole percent. */
const shares: Readonly<Record<number, readonly number[]>> = { 2: [60, 40], 3: [50, 30, 20], 4: [40, 25, 20, 15] };

/** A few combos: most are valid today, some are over or still to come, and some are sold at a few hubs only. */
export const makeCombos = (
  scene: Scene,
  products: readonly DemoProduct[],
  warehouses: readonly DemoWarehouse[],
): DemoCombos => {
  const random = seedRandom("combos");
  const active = products.filter(({ row }) => row.active);
  const places = warehouses.filter(({ row }) => row.type === "HUB").map(({ row }) => row.id);
  const day = (days: number): string => todayIn(undefined, daysBefore(scene.now, -days));
  const all = names.map((name, index) => {
    const madeAt = daysBefore(scene.now, 20 + random.whole(0, 60));
    const id = random.id(madeAt);
    const parts = random.shuffle(active).slice(0, 2 + (index % 3));
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
