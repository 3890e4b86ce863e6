import type { RunSheet, RunStop, VisitBody } from "@o2r/api/contract/logistics";

/** What a driver has entered of a stop, until the service has it. */
export interface KeptVisit {
  /** Sent with it each time, so that it is done once. */
  readonly key: string;
  readonly stopId: string;
  readonly body: VisitBody;
  /** The photo as it was taken, a data URL; its document's id stands in the body once it is uploaded. */
  readonly picture: string | null;
  /** `waiting` for a connection; `refused` with a reason; `differs` where the stop was visited meanwhile. */
  readonly state: "waiting" | "refused" | "differs";
  /** Why it was refused. */
  readonly said: string | null;
  /** How the stop stands in the service, where the two differ. */
  readonly theirs: RunStop | null;
  /** It is sent as a second account of the stop. */
  readonly second: boolean;
}

/** What waits, in the order in which it was entered. */
export type Outbox = readonly KeptVisit[];

/** Where what was entered of a shipment is kept in the browser, for each person apart. */
export const outboxKey = (person: string, shipment: string): string => `o2r-run:${person}.${shipment}`;

const isVisit = (stored: unknown): stored is KeptVisit => {
  const one = Object(stored) as Partial<KeptVisit>; // each field is looked at below
  return (
    typeof one.key === "string" &&
    typeof one.stopId === "string" &&
    Object(one.body) === one.body &&
    ["waiting", "refused", "differs"].includes(String(one.state))
  );
};

/** What was kept; nothing where there is nothing, or what no console wrote. */
export const readOutbox = (storage: Pick<Storage, "getItem">, key: string): Outbox => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isVisit) : [];
  } catch {
    return [];
  }
};

/** Keeps what waits. False where the phone has no room left, so that nothing is believed to be kept that is not. */
export const writeOutbox = (storage: Pick<Storage, "setItem" | "removeItem">, key: string, box: Outbox): boolean => {
  try {
    if (box.length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(box));
    return true;
  } catch {
    return false;
  }
};

/** The next that can be sent. */
export const nextToSend = (box: Outbox): KeptVisit | undefined => box.find(({ state }) => state === "waiting");

export const without = (box: Outbox, key: string): Outbox => box.filter((one) => one.key !== key);

export const changed = (box: Outbox, key: string, to: Partial<KeptVisit>): Outbox =>
  box.map((one) => (one.key === key ? { ...one, ...to } : one));

/** Whether cash or proof would be lost if what was entered were thrown away. */
export const holdsSomething = ({ body, picture }: Pick<KeptVisit, "body" | "picture">): boolean =>
  body.payment !== null ||
  Boolean(body.otp) ||
  picture !== null ||
  body.photo !== undefined ||
  Boolean(body.receivedBy?.trim());

/** The stop of a refusal that says that it was visited or changed before. */
export const stopOfRefusal = (
  current: unknown,
  stopId: string,
  isSheet: (row: unknown) => row is RunSheet,
): RunStop | null => {
  const row: unknown = Reflect.get(Object(current), "row");
  return isSheet(row) ? (row.stopList.find(({ id }) => id === stopId) ?? null) : null;
};
