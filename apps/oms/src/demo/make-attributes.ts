import type { Insertable } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Random } from "./random.ts";
import { daysBefore, stamps, type Scene } from "./scene.ts";

type Row = Insertable<Database["attribute"]>;

const attributes: readonly (readonly [name: string, type: Row["data_type"]])[] = [
  ["Flavour", "TEXT"],
  ["Shelf life in days", "NUMBER"],
  ["Vegetarian", "BOOLEAN"],
  ["Launched on", "DATE"],
  ["Storage", "LIST"],
  ["Order value", "NUMBER"],
  ["Lines of an order", "NUMBER"],
  ["Retailer type", "LIST"],
  ["Beat", "LIST"],
  ["Prime retailer", "BOOLEAN"],
  ["First order on", "DATE"],
  ["City", "TEXT"],
];

/** What the demo's rules and products speak of. */
export const makeAttributes = (scene: Scene, random: Random): readonly Row[] => {
  const madeAt = daysBefore(scene.now, 400);
  return attributes.map(([name, data_type]) => ({ id: random.id(madeAt), name, data_type, ...stamps(scene, madeAt) }));
};
