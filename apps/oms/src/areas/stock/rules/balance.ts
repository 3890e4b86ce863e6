import { buckets, type Bucket, type MovementType } from "@o2r/api/contract/stock";

/** How many units of a batch stand in each bucket. */
export type Balance = Readonly<Record<Bucket, number>>;

export const emptyBalance: Balance = {
  on_hand: 0,
  reserved: 0,
  buffer: 0,
  in_flight: 0,
  quarantine: 0,
  rejected: 0,
};

/** What happens to one batch: signed whole numbers by bucket. */
export interface Movement {
  readonly batchId: string;
  readonly type: MovementType;
  readonly change: Readonly<Partial<Record<Bucket, number>>>;
  readonly reason?: string;
  /** What caused it: an order, a quality check, a request to discard. */
  readonly ref?: { readonly type: string; readonly id: string };
}

type Way = "up" | "down" | "either";
interface Shape {
  /** Which way it may move a bucket; one that is not named stays. */
  readonly ways: Readonly<Partial<Record<Bucket, Way>>>;
  /** `within`: units change their bucket, none comes or goes. `reserved`: what leaves the shelf had been reserved. */
  readonly keeps?: "within" | "reserved";
}

const everyWay: Readonly<Record<Bucket, Way>> = {
  on_hand: "either",
  reserved: "either",
  buffer: "either",
  in_flight: "either",
  quarantine: "either",
  rejected: "either",
};

const shapes: Readonly<Record<MovementType, Shape>> = {
  GRN: { ways: { on_hand: "up", quarantine: "up" } },
  // What was sent and has not arrived is on its way no more.
  ADJUST: { ways: { on_hand: "either", buffer: "either", in_flight: "down" } },
  RESERVE: { ways: { reserved: "up" } },
  RELEASE: { ways: { reserved: "down" } },
  PICK: { ways: { on_hand: "down", reserved: "down" }, keeps: "reserved" },
  DISPATCH: { ways: { in_flight: "up" } },
  RECEIVE: { ways: { in_flight: "down", on_hand: "up", quarantine: "up" }, keeps: "within" },
  HOLD: { ways: { on_hand: "down", rejected: "down", quarantine: "up" }, keeps: "within" },
  INSPECT: { ways: { quarantine: "down", on_hand: "up" }, keeps: "within" },
  RETURN: { ways: { on_hand: "up", quarantine: "up" } },
  REJECT: { ways: { on_hand: "down", quarantine: "down", rejected: "up" }, keeps: "within" },
  DISCARD: { ways: { on_hand: "down", quarantine: "down", rejected: "down" } },
  TRANSFER_OUT: { ways: { on_hand: "down", reserved: "down", rejected: "down" }, keeps: "reserved" },
  TRANSFER_IN: { ways: { on_hand: "up" } },
  RESET: { ways: everyWay },
};

const allows = (way: Way | undefined, by: number): boolean =>
  by === 0 || way === "either" || (by > 0 ? way === "up" : way === "down");

const keeps = ({ on_hand = 0, reserved = 0, ...rest }: Movement["change"], rule: Shape["keeps"]): boolean => {
  if (rule === "reserved") return on_hand === reserved;
  return rule === undefined || on_hand + reserved + Object.values(rest).reduce((sum, by) => sum + by, 0) === 0;
};

/** What is wrong with a movement, whatever the balance; null for one that can be. Only a fault of the service makes one. */
export const explainFault = ({ type, change }: Movement): string | null => {
  const { ways, keeps: rule } = shapes[type];
  const moved = buckets.filter((bucket) => (change[bucket] ?? 0) !== 0);
  if (moved.length === 0) return `${type} moves nothing`;
  const wrong = moved.find(
    (bucket) => !Number.isSafeInteger(change[bucket]) || !allows(ways[bucket], change[bucket] ?? 0),
  );
  if (wrong !== undefined) return `${type} cannot move ${wrong} by ${change[wrong]}`;
  return keeps(change, rule) ? null : `${type} does not add up`;
};

/** More than anybody stores of one batch; it keeps sums far from where integers end. */
export const mostUnits = 1_000_000_000;

/** Why a balance cannot take a movement: the bucket, what it has, and what was asked of it. */
export interface Refusal {
  readonly batchId: string;
  readonly bucket: Bucket | "free";
  readonly has: number;
  readonly asked: number;
}

/** The units on the shelves that are neither promised nor kept back. */
export const freeOf = ({ on_hand, reserved, buffer }: Balance): number => on_hand - reserved - buffer;

const refusalOf = (batchId: string, before: Balance, after: Balance): Refusal | null => {
  const bad = buckets.find((bucket) => after[bucket] < 0 || after[bucket] > mostUnits);
  if (bad !== undefined) return { batchId, bucket: bad, has: before[bad], asked: Math.abs(after[bad] - before[bad]) };
  const [has, left] = [freeOf(before), freeOf(after)];
  return left < 0 ? { batchId, bucket: "free", has, asked: has - left } : null;
};

export type Decision = { readonly balances: ReadonlyMap<string, Balance> } | { readonly refusal: Refusal };

/**
 * What balances become by movements, taken in their order: no bucket below nothing, and no more reserved and kept back
 * than lies there, after each of them. All of them, or a refusal. Throws on a movement that no service may make.
 */
export const applyMovements = (before: ReadonlyMap<string, Balance>, movements: readonly Movement[]): Decision => {
  const balances = new Map(before);
  for (const movement of movements) {
    const fault = explainFault(movement);
    const balance = balances.get(movement.batchId);
    if (fault !== null) throw new RangeError(fault);
    if (balance === undefined) throw new RangeError(`No balance of the batch ${movement.batchId} was given`);
    const moved = (bucket: Bucket): number => balance[bucket] + (movement.change[bucket] ?? 0);
    const after: Balance = {
      on_hand: moved("on_hand"),
      reserved: moved("reserved"),
      buffer: moved("buffer"),
      in_flight: moved("in_flight"),
      quarantine: moved("quarantine"),
      rejected: moved("rejected"),
    };
    const refusal = refusalOf(movement.batchId, balance, after);
    if (refusal !== null) return { refusal };
    balances.set(movement.batchId, after);
  }
  return { balances };
};
