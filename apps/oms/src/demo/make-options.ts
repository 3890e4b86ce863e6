import { optionValue } from "@o2r/api/contract/catalogue";
import type { Insertable } from "kysely";
import type { Database } from "../db/schema.ts";
import { seedRandom } from "./random.ts";
import { daysBefore, stamps, type Scene } from "./scene.ts";

const options: Readonly<Record<string, readonly string[]>> = {
  WEIGHT_TYPE: ["KG", "Gram", "Litre", "ML", "Piece"],
  PACK_TYPE: ["Pouch", "Bottle", "Tin", "Bar", "Box", "Jar", "Tube", "Carton", "Bag"],
  retailerType: ["Kirana", "Wholesaler", "Super Market", "Hotel and Canteen", "Medical Store"],
  shopType: ["Grocery", "General Store", "Pan Shop", "Bakery", "Dairy Booth"],
  beatType: ["Urban", "Semi Urban", "Rural"],
  beatId: Array.from({ length: 12 }, (_, index) => `Beat ${index + 1}`),
  reason: ["Customer request", "Out of stock", "Wrong price", "Duplicate order", "Shop closed", "Custom"],
  hubOrderReason: ["Out of stock", "Near expiry", "No longer needed", "Duplicate order", "Custom"],
};

/** The values that the demo's rows may take from a category of options. */
export const optionValues = (category: string): readonly string[] => (options[category] ?? []).map(optionValue);

/** Each list by an id of its own. */
export const makeFields = (scene: Scene): readonly Insertable<Database["master_field"]>[] => {
  const random = seedRandom("fields");
  const madeAt = daysBefore(scene.now, 410);
  return Object.keys(options).map((category) => ({ id: random.id(madeAt), category, ...stamps(scene, madeAt) }));
};

/** The lists that selects are filled from. */
export const makeOptions = (scene: Scene): readonly Insertable<Database["master_option"]>[] => {
  const random = seedRandom("options");
  const madeAt = daysBefore(scene.now, 410);
  return Object.entries(options).flatMap(([category, names]) =>
    names.map((label, position) => ({
      id: random.id(madeAt),
      category,
      value: optionValue(label),
      label,
      position,
      ...stamps(scene, madeAt),
    })),
  );
};
