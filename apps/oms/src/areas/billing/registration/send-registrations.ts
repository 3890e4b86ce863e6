import { nowAsKept } from "../../../db/now-as-kept.ts";
import type { Db } from "../../../db/schema.ts";
import { tx } from "../../../db/tx.ts";
import type { Services } from "../../../http/context.ts";
import { askFor, named, type Provider } from "../../../kit/hand-over.ts";
import { begun, notTaken, tryOnce } from "../../../kit/outbox.ts";
import { eInvoiceBody } from "./e-invoice-body.ts";
import { readRegistered, type Given } from "./registered.ts";
import { keepGiven, readAnswer, tellFailed } from "./take-answer.ts";

/** Requests that are taken at once. */
const atOnce = 10;
/** With the pauses it is tried for an hour and a half, on the day of the invoice; no provider takes half a minute. */
const trying = { mostAttempts: 10, surelyEnded: 30, pause: 10 } as const;

/** Takes what is due, of each invoice in its order: nothing is taken back before it was given. */
const takeDue = (db: Db) =>
  db
    .updateTable("invoice_request")
    .set(begun(trying))
    .where("id", "in", (due) =>
      due
        .selectFrom("invoice_request as request")
        .select("request.id")
        .where("request.state", "in", ["QUEUED", "SENDING"])
        .where("request.due_at", "<=", nowAsKept)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom("invoice_request as before")
                .select("before.id")
                .whereRef("before.document_id", "=", "request.document_id")
                .whereRef("before.place", "<", "request.place")
                .where("before.state", "in", ["QUEUED", "SENDING"]),
            ),
          ),
        )
        .orderBy("request.due_at")
        .orderBy("request.place")
        .limit(atOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "invoice_id", "dispatch_id", "act", "vehicle", "distance", "attempts"])
    .execute();
type Taken = Awaited<ReturnType<typeof takeDue>>[number];

/** What the provider is asked with; undefined where there is nothing left to take back. */
const bodyOf = async (db: Db, { id, act, vehicle, distance, ...of }: Taken): Promise<object | undefined> => {
  const invoice = await readRegistered(db, of);
  const asked = { id, act, gstin: invoice.seller.gstin };
  switch (act) {
    case "IRN":
      return { ...asked, invoice: eInvoiceBody(invoice) };
    case "EWAY":
      return {
        ...asked,
        irn: invoice.irn,
        invoice: eInvoiceBody(invoice),
        EwbDtls: { TransMode: "1", VehType: "R", VehNo: vehicle?.replaceAll(" ", ""), Distance: distance },
      };
    case "CANCEL_IRN":
      return invoice.irn === null ? undefined : { ...asked, Irn: invoice.irn, CnlRsn: "4", CnlRem: "Cancelled" };
    case "CANCEL_EWAY":
      return invoice.ewbNumber === null
        ? undefined
        : { ...asked, ewbNo: invoice.ewbNumber, cancelRsnCode: 4, cancelRmrk: "Cancelled" };
  }
};

/** Says how an attempt ended. False where somebody has taken the request again meanwhile, and says so themselves. */
const settle = async (
  db: Db,
  { id, attempts }: Taken,
  ended: { readonly fault: string | null } & ({ readonly state: "DONE" | "DROPPED" } | ReturnType<typeof notTaken>),
): Promise<boolean> => {
  const settled = await db
    .updateTable("invoice_request")
    .set(ended)
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("state", "=", "SENDING")
    .executeTakeFirst();
  return settled.numUpdatedRows > 0n;
};

const ask = async (db: Db, taken: Taken, provider: Provider | undefined): Promise<Given | undefined> => {
  const asked = named(provider);
  const body = await bodyOf(db, taken);
  return body && readAnswer(taken.act, await askFor(asked, taken.id, body));
};

const sendOne = async (db: Db, taken: Taken, provider: Provider | undefined, now: Date): Promise<void> => {
  const { act } = taken;
  let given: Given | undefined;
  const tried = await tryOnce(taken, trying, async () => {
    given = await ask(db, taken, provider);
  });
  const { fault, over } = tried;
  if (fault !== null) {
    await tx(db, async (trx) => {
      const isOurs = await settle(trx, taken, { ...notTaken(tried, taken, trying), fault });
      if (isOurs && over) await tellFailed(trx, { of: taken, fault, now });
    });
    return;
  }
  // What was given and that it was given are one: killed between the two, it is asked for again under the same key.
  await tx(db, async (trx) => {
    const isOurs = await settle(trx, taken, { state: given === undefined ? "DROPPED" : "DONE", fault: null });
    if (isOurs && given !== undefined) await keepGiven(trx, { of: taken, act, given, now });
  });
};

/**
 * Asks the provider for what is due. Safe to run twice at once: each request has its key, under which the provider does it once.
 * Returns how many were asked for.
 */
export const sendRegistrations = async (db: Db, provider: Provider | undefined, now: Date): Promise<number> => {
  const taken = await takeDue(db);
  await Promise.all(taken.map((one) => sendOne(db, one, provider, now)));
  return taken.length;
};

/** The job that asks. */
export const registerInvoices = async (
  db: Db,
  { config, events }: Pick<Services, "config" | "events">,
  now: Date,
): Promise<void> => {
  const { O2R_INVOICE_URL: address, O2R_INVOICE_TOKEN: token } = config;
  const asked = await sendRegistrations(db, address === undefined ? undefined : { address, token }, now);
  if (asked > 0) events.changed();
};
