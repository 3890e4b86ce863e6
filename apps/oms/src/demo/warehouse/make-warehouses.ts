import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";
import { makeGstin } from "../../areas/parties/gstin.ts";
import { makeFssai, makeMobile, makePan } from "../parties/people.ts";
import { cities, degrees, type City } from "../places.ts";
import { seedRandom, type Random } from "../random.ts";
import { dateAfter, daysBefore, stamps, type Scene } from "../scene.ts";

/** A warehouse of the demo with the city it stands in. */
export interface DemoWarehouse {
  readonly row: Insertable<Database["warehouse"]> & { readonly code: string };
  readonly place: City;
}

const makeWarehouse = (
  scene: Scene,
  random: Random,
  { type, place, pan, number }: { type: "CWH" | "HUB"; place: City; pan: string; number: number },
): DemoWarehouse => {
  const locality = random.pick(place.localities);
  const name = type === "CWH" ? `${place.city} Central Warehouse` : `${place.city} Hub ${locality}`;
  const madeAt = daysBefore(scene.now, 420 - number * 7);
  const row = {
    id: random.id(madeAt),
    type,
    code: String(number + 1).padStart(2, "0"),
    company_name: name,
    email_id: `${name.toLowerCase().replaceAll(/[^a-z]+/g, ".")}@o2r.example`,
    mobile: makeMobile(random),
    pan_number: pan,
    gst_number: makeGstin(place.code, pan),
    fssai_number: makeFssai(random, place.code),
    fssai_expiry: dateAfter(scene.now, random.whole(20, 900)),
    lead_time: type === "CWH" ? random.whole(2, 4) : 1,
    pincode: random.pick(place.pincodes),
    city: place.city,
    state: place.state,
    wlat: degrees(place.lat + (random.fraction() - 0.5) / 10),
    wlng: degrees(place.lng + (random.fraction() - 0.5) / 10),
    weekly_offs: type === "HUB" ? [7] : [],
    address: `Plot ${random.whole(2, 190)}, ${locality}`,
    ...stamps(scene, madeAt),
  };
  return { row, place };
};

/** The code of each warehouse, by its id. */
export const codesOf = (warehouses: readonly DemoWarehouse[]): ReadonlyMap<string, string> =>
  new Map(warehouses.map(({ row }) => [row.id, row.code]));

/** A central warehouse in the first city of each state, and a hub or two in every city. */
export const makeWarehouses = (scene: Scene): readonly DemoWarehouse[] => {
  const random = seedRandom("warehouses");
  const pan = makePan(random, "C");
  const states = new Set<string>();
  const made: DemoWarehouse[] = [];
  for (const place of cities) {
    const add = (type: "CWH" | "HUB"): number =>
      made.push(makeWarehouse(scene, random, { type, place, pan, number: made.length }));
    if (!states.has(place.code)) add("CWH");
    states.add(place.code);
    add("HUB");
  }
  return made;
};
