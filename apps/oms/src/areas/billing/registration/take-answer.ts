import type { RegistrationAct } from "@o2r/api/contract/billing";
import { writeAudit } from "../../../audit/write.ts";
import { newId } from "../../../db/id.ts";
import { writeEvents } from "../../../events/outbox.ts";
import type { Db } from "../../../db/schema.ts";
import { holdRegistered, type Given, type RequestOf } from "./registered.ts";

/** What is not there, or is nothing that can be kept. */
class NoAnswer extends Error {}

const textOf = (answer: unknown, name: string, shape: RegExp): string => {
  const value: unknown = Reflect.get(Object(answer), name);
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  if (!shape.test(text)) throw new NoAnswer(`The provider answers without ${name}`);
  return text;
};

const dayShape = /^\d{4}-\d\d-\d\d([ T].*)?$/;
const day = (text: string): string => text.slice(0, 10);

/**
 * Reads what the provider answers, under the names of the portal: `Irn, AckNo, AckDt, SignedQRCode`, `EwbNo, EwbValidTill`.
 * Throws where something is missing: then it is asked again.
 */
export const readAnswer = (act: RegistrationAct, answer: unknown): Given => {
  if (act === "IRN")
    return {
      irn: textOf(answer, "Irn", /^[0-9a-f]{64}$/i).toLowerCase(),
      ack_number: textOf(answer, "AckNo", /^\d{1,20}$/),
      ack_date: day(textOf(answer, "AckDt", dayShape)),
      signed_qr: textOf(answer, "SignedQRCode", /^\S{1,4000}$/),
    };
  if (act === "EWAY")
    return {
      ewb_number: textOf(answer, "EwbNo", /^\d{12}$/),
      ewb_valid_till: day(textOf(answer, "EwbValidTill", dayShape)),
    };
  return {};
};

const did: Readonly<Record<RegistrationAct, string>> = {
  IRN: "registered",
  EWAY: "given-an-e-way-bill",
  CANCEL_EWAY: "e-way-bill-taken-back",
  CANCEL_IRN: "registration-taken-back",
};

/** Writes what was given on the invoice, and that it was, in the transaction of whoever asked. */
export const keepGiven = async (
  db: Db,
  { of, act, given, now }: { of: RequestOf; act: RegistrationAct; given: Given; now: Date },
): Promise<void> => {
  const held = await holdRegistered(db, of);
  const version = await held.keep(given, now);
  const { irn, ewb_number: ewbNumber } = given;
  await tellOf(db, {
    held: { ...held, version },
    action: did[act],
    after: { ...(irn !== undefined && { irn }), ...(ewbNumber !== undefined && { ewbNumber }) },
    now,
  });
};

/** Tells of a request that has failed for good: the invoice's history has it, and who looks at it sees it. */
export const tellFailed = async (
  db: Db,
  { of, fault, now }: { of: RequestOf; fault: string; now: Date },
): Promise<void> => {
  const held = await holdRegistered(db, of);
  await tellOf(db, { held, action: "refused-by-provider", after: { reason: fault }, now });
};

const tellOf = async (
  db: Db,
  told: {
    readonly held: Omit<Awaited<ReturnType<typeof holdRegistered>>, "keep">;
    readonly action: string;
    readonly after: Readonly<Record<string, unknown>>;
    readonly now: Date;
  },
): Promise<void> => {
  const { entity, id, version, warehouseId, alsoAt } = told.held;
  const scene = { action: `${entity}.${told.action}`, actor: null, now: told.now, requestId: newId(), address: "" };
  const ends = { warehouseId, ...(alsoAt !== undefined && { alsoAt }) };
  const entries = [{ entity, id, version, ...ends, before: {}, after: told.after }];
  await writeAudit(db, scene, entries);
  await writeEvents(db, scene, entries);
};
