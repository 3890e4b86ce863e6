import type { Insertable } from "kysely";
import type { Paise } from "../../trade/paise.ts";
import type { Database } from "../../db/schema.ts";
import { makeGstin } from "../../areas/parties/gstin.ts";
import type { RetailerStaff } from "./share-hubs.ts";
import type { DemoGroup } from "./make-retailer-groups.ts";
import { optionValues } from "../make-options.ts";
import { degrees } from "../places.ts";
import { makeFssai, makeMobile, makePan, makePerson, makeShop } from "./people.ts";
import type { DemoWarehouse } from "../warehouse/make-warehouses.ts";
import { seedRandom, type Random } from "../random.ts";
import { dateAfter, daysBefore, stamps, type Scene } from "../scene.ts";

/** A retailer on a beat of a hub, as all that the demo begins with are. */
export type DemoRetailer = Insertable<Database["retailer"]> & {
  readonly hub_id: string;
  readonly beat_id: string;
};
type Beat = Pick<Insertable<Database["beat"]>, "id" | "hub_id">;

const states = [
  ...Array.from({ length: 16 }, () => "ACTIVE" as const),
  "KYC_PENDING", "ONBOARDING", "BLOCKED", "INACTIVE",
] as const; // prettier-ignore

/** Why some of them may not order. */
const blocks = [["SHOP_CLOSED", null], ["CUSTOM", "Cheques bounced twice"], ["CUSTOM", "Owes since the last season"]] as const; // prettier-ignore

const makeRetailer = (
  scene: Scene,
  random: Random,
  hub: DemoWarehouse,
  beats: readonly Beat[],
  staff: RetailerStaff,
): DemoRetailer => {
  const { place } = hub;
  const madeAt = daysBefore(scene.now, 2 + random.fraction() * 380);
  const state = random.pick(states);
  const name = makePerson(random);
  const why = random.pick(blocks);
  const registered = random.chance(0.6);
  const pan = makePan(random, "P");
  const mobile = makeMobile(random);
  const sometimes = <T>(likelihood: number, value: T): T | null => (random.chance(likelihood) ? value : null);
  return {
    id: random.id(madeAt),
    hub_id: hub.row.id,
    state,
    name,
    mobile,
    alternative_mobile: sometimes(0.2, makeMobile(random)),
    whatsapp_no: sometimes(0.7, mobile),
    secondary_name: sometimes(0.25, makePerson(random)),
    secondary_mobile: sometimes(0.25, makeMobile(random)),
    establishment: makeShop(random),
    shop_type: random.pick(optionValues("shopType")),
    retailer_type: random.pick(optionValues("retailerType")),
    beat_type: random.pick(optionValues("beatType")),
    beat_id: random.pick(beats.filter((beat) => beat.hub_id === hub.row.id)).id,
    is_prime: random.chance(0.12),
    address_line1: `Shop ${random.whole(1, 240)}, ${random.pick(["Main Road", "Market Yard", "Station Road", "Ring Road", "Gandhi Chowk"])}`,
    address_line2: sometimes(
      0.4,
      `Near ${random.pick(["bus stand", "post office", "school", "water tank", "temple"])}`,
    ),
    address_line3: random.pick(place.localities),
    pincode: random.pick(place.pincodes),
    city: place.city,
    address_state: place.state,
    lat: degrees(place.lat + (random.fraction() - 0.5) / 5),
    lng: degrees(place.lng + (random.fraction() - 0.5) / 5),
    gst_number: registered ? makeGstin(place.code, pan) : null,
    pan_number: registered || random.chance(0.5) ? pan : null,
    name_as_per_id: name,
    fssai_number: sometimes(0.7, makeFssai(random, place.code)),
    aadhar_last4: sometimes(0.8, random.digits(4)),
    location_id: null,
    dob: sometimes(0.6, dateAfter(scene.now, -random.whole(22 * 365, 65 * 365))),
    marriage_anniversary: sometimes(0.3, dateAfter(scene.now, -random.whole(365, 30 * 365))),
    first_kid_bday: null,
    second_kid_bday: null,
    onboarded_by: staff.onboarders.length > 0 ? random.pick(staff.onboarders) : null,
    agent_id: staff.agents.length > 0 && random.chance(0.3) ? random.pick(staff.agents) : null,
    credit_limit: sometimes(0.25, (random.whole(10, 200) * 100_000) as Paise), // whole thousands of rupees
    credit_days: sometimes(0.25, random.pick([7, 14, 21, 30])),
    ...(state === "BLOCKED" && { status_reason: why[0], status_note: why[1] }),
    ...stamps(scene, madeAt),
  };
};

/** How many shops of a hub of each of the first two GSTINs are in a special economic zone, as canteens of its works are. */
const inZone = 12;

const markZones = (rows: readonly DemoRetailer[], hubs: readonly DemoWarehouse[]): readonly DemoRetailer[] => {
  const marked = new Set(
    [...new Map(hubs.toReversed().map((hub) => [hub.row.gst_number, hub])).values()]
      .toReversed()
      .slice(0, 2)
      .flatMap(({ row: hub }) =>
        rows
          .filter(({ hub_id, gst_number, state }) => hub_id === hub.id && gst_number != null && state === "ACTIVE")
          .slice(0, inZone),
      )
      .map(({ id }) => id),
  );
  return rows.map((row) => (marked.has(row.id) ? { ...row, special_zone: true } : row));
};

/** Retailers on the beats of every hub, each mobile number once. */
export const makeRetailers = (
  scene: Scene,
  warehouses: readonly DemoWarehouse[],
  beats: readonly Beat[],
  staffOf: (hubId: string) => RetailerStaff = () => ({ agents: [], onboarders: [] }),
  groups: readonly DemoGroup[] = [],
  count = 2000,
): readonly DemoRetailer[] => {
  const random = seedRandom("retailers");
  const hubs = warehouses.filter(({ row }) => row.type === "HUB");
  const gold = groups.find(({ kind }) => kind === "TIER");
  const byMobile = new Map<string, DemoRetailer>();
  while (byMobile.size < count) {
    const hub = random.pick(hubs);
    const made = makeRetailer(scene, random, hub, beats, staffOf(hub.row.id));
    // Who is prime has the first tier, whatever their type.
    const row = made.is_prime && gold !== undefined ? { ...made, tier_id: gold.id } : made;
    byMobile.set(row.mobile, row);
  }
  return markZones([...byMobile.values()], hubs);
};
