import type { Insertable } from "kysely";
import type { PriceChangeState } from "@o2r/api/contract/catalogue";
import { todayIn } from "@o2r/forms/server";
import { toRupees, type Paise } from "../trade/paise.ts";
import type { Database } from "../db/schema.ts";
import type { DemoProduct, ProductRow } from "./make-products.ts";
import { seedRandom, type Random } from "./random.ts";
import { daysBefore, type Scene } from "./scene.ts";

type Change = Insertable<Database["price_change"]>;
type Entry = Insertable<Database["audit_log"]>;
type User = Pick<Insertable<Database["app_user"]>, "username" | "user_type"> & { readonly id: string };

interface FourPrices {
  readonly o2rlp: Paise;
  readonly pth: Paise;
  readonly ptr: Paise;
  readonly mrp: Paise;
}

/** The same step for all four, down to five paise, so that their order stays. */
const scaled = ({ o2rlp, pth, ptr, mrp }: FourPrices, factor: number): FourPrices => {
  const one = (price: Paise): Paise => Math.max(5, Math.floor((price * factor) / 5) * 5) as Paise; // a part of Paise
  return { o2rlp: one(o2rlp), pth: one(pth), ptr: one(ptr), mrp: one(mrp) };
};

const reasons = [
  "New price list of the maker",
  "Freight went up",
  "GST rate was lowered",
  "Season's offer of the maker",
  "Corrected after a wrong entry",
] as const;

const inForce = ({ o2rlp, pth, ptr, mrp }: FourPrices) => ({
  formO2rPrice: toRupees(o2rlp),
  formDlp: toRupees(pth),
  formRlp: toRupees(ptr),
  formProductMrp: toRupees(mrp),
});

const person = (users: readonly User[], type: string): User => {
  const found = users.find(({ user_type }) => user_type === type);
  if (!found) throw new RangeError(`The demo has no ${type}`);
  return found;
};

/** What the audit log says of prices that were applied. */
const entryOf = (
  random: Random,
  row: ProductRow,
  version: number,
  at: Date,
  was: FourPrices,
  now: FourPrices,
): Entry => {
  const [before, after] = [inForce(was), inForce(now)];
  const keys = Object.keys(after) as (keyof typeof after)[]; // the keys of the object above
  return {
    id: random.id(at),
    at,
    action: "product.priced",
    entity: "product",
    entity_id: row.id,
    version,
    actor_id: null,
    actor_username: null,
    actor_type: null,
    changes: JSON.stringify(keys.map((field) => ({ field, before: before[field], after: after[field] }))),
    refusal: null,
    address: null,
    request_id: "demo",
  };
};

/** What the audit log says of a change's own life: who proposed it, and what became of it. */
const lifeOf = (random: Random, users: readonly User[], change: Change): readonly Entry[] => {
  const entry = (
    action: string,
    version: number,
    at: Date | string | undefined,
    by: string | null | undefined,
    changes: readonly { readonly field: string; readonly before: unknown; readonly after: unknown }[],
  ): Entry => {
    const when = new Date(at ?? Number.NaN);
    const actor = users.find(({ id }) => id === by);
    return {
      id: random.id(when),
      at: when,
      action: `price-change.${action}`,
      entity: "price-change",
      entity_id: change.id,
      version,
      actor_id: actor?.id ?? null,
      actor_username: actor?.username ?? null,
      actor_type: actor?.user_type ?? null,
      changes: JSON.stringify(changes),
      refusal: null,
      address: null,
      request_id: "demo",
    };
  };
  const moved = (before: PriceChangeState, after: PriceChangeState) => ({ field: "state", before, after });
  const { created_at, created_by, approved_at, approved_by, applied_at, revoked_at, revoked_by, revoke_reason } =
    change;
  return [
    entry("proposed", 1, created_at, created_by, []),
    ...(approved_at ? [entry("approved", 3, approved_at, approved_by, [moved("PROPOSED", "SCHEDULED")])] : []),
    ...(applied_at ? [entry("applied", 4, applied_at, null, [moved("SCHEDULED", "APPLIED")])] : []),
    ...(revoked_at
      ? [
          entry("revoked", 2, revoked_at, revoked_by, [
            moved("PROPOSED", "REVOKED"),
            { field: "revokeReason", before: null, after: revoke_reason },
          ]),
        ]
      : []),
  ];
};

/**
 * Changes of prices in every state. Some products have come to their prices by one to three of them; others have one that
 * waits for approval or for its day, or was stopped.
 */
export const makePriceChanges = (
  scene: Scene,
  users: readonly User[],
  products: readonly DemoProduct[],
): {
  readonly changes: readonly Change[];
  readonly history: readonly Entry[];
  readonly products: readonly DemoProduct[];
} => {
  const random = seedRandom("price changes");
  const [admin, superAdmin, founder] = ["ADMIN", "SUPER_ADMIN", "SUPER_SUPER_ADMIN"].map((type) => person(users, type));
  const maker = admin?.id ?? scene.founderId;
  const checker = superAdmin?.id ?? scene.founderId;
  const changes: Change[] = [];
  const history: Entry[] = [];

  const add = (row: ProductRow, state: PriceChangeState, to: FourPrices, day: number, more: Partial<Change>): void => {
    // Proposed some days before its day, or lately where that is still to come.
    const proposed = daysBefore(scene.now, Math.max(-day, 0) + random.whole(2, 5) + random.fraction());
    const updated = more.applied_at ?? more.revoked_at ?? more.approved_at ?? proposed;
    changes.push({
      id: random.id(proposed),
      product_id: row.id,
      effective_on: todayIn(undefined, daysBefore(scene.now, -day)),
      state,
      ...to,
      reason: random.pick(reasons),
      approved_by: null,
      revoked_by: null,
      revoke_reason: null,
      version: state === "PROPOSED" ? 1 : 2,
      created_at: proposed,
      created_by: maker,
      updated_at: updated,
      updated_by: maker,
      ...more,
    });
  };

  const steady = random.shuffle(products.filter(({ row }) => row.active && row.version === 1));
  const versions = new Map<string, number>();
  for (const { row } of steady.slice(0, 40)) {
    const made = new Date(row.created_at ?? Number.NaN).getTime();
    // Newest first: their prices are walked back to what they were.
    const ages = Array.from({ length: random.whole(1, 3) }, (_, step) => 6 + step * 55 + random.whole(0, 40));
    const lived = ages.filter((days) => daysBefore(scene.now, days + 6).getTime() > made);
    let now: FourPrices = row;
    for (const [step, days] of lived.entries()) {
      const at = daysBefore(scene.now, days);
      const was = scaled(now, 0.93 + random.fraction() * 0.05);
      add(row, "APPLIED", { o2rlp: now.o2rlp, pth: now.pth, ptr: now.ptr, mrp: now.mrp }, -days, {
        was_o2rlp: was.o2rlp,
        was_pth: was.pth,
        was_ptr: was.ptr,
        was_mrp: was.mrp,
        approved_at: daysBefore(at, 1),
        approved_by: checker,
        applied_at: at,
        version: 4,
      });
      history.push(entryOf(random, row, lived.length + 1 - step, at, was, now));
      now = was;
    }
    if (lived.length > 0) versions.set(row.id, lived.length + 1);
  }
  const raised = (row: ProductRow): FourPrices => scaled(row, 1.02 + random.fraction() * 0.05);
  steady.slice(34, 46).forEach(({ row }, at) => {
    const byFounder = at % 3 === 2 && founder ? { created_by: founder.id, updated_by: founder.id } : {};
    add(row, "PROPOSED", raised(row), random.whole(1, 20), byFounder);
  });
  for (const { row } of steady.slice(46, 54)) {
    const approved = { approved_at: daysBefore(scene.now, 1 + random.fraction()), approved_by: checker, version: 3 };
    add(row, "SCHEDULED", raised(row), random.whole(1, 14), approved);
  }
  for (const { row } of steady.slice(54, 59)) {
    const revoked_at = daysBefore(scene.now, 1 + random.fraction() * 9);
    const stopped = { revoked_at, revoked_by: checker, revoke_reason: "The maker took its list back" };
    add(row, "REVOKED", raised(row), random.whole(1, 9), stopped);
  }
  const priced = products.map((product) => {
    const version = versions.get(product.row.id);
    return version === undefined ? product : { ...product, row: { ...product.row, version } };
  });
  history.push(...changes.flatMap((change) => lifeOf(random, users, change)));
  return { changes, history, products: priced };
};
