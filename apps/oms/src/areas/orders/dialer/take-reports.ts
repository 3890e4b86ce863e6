import { callLife as life, type dialerEndpoints } from "@o2r/api/contract/orders";
import type { BodyOf } from "@o2r/api/contract/core";
import { notFound } from "../../../app-error.ts";
import { writeAudit } from "../../../audit/write.ts";
import type { AuditEntry } from "../../../audit/entry.ts";
import { newId } from "../../../db/id.ts";
import { lockRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import { tx } from "../../../db/tx.ts";
import type { Handlers } from "../../../http/context.ts";
import { ensureSigned, signLines } from "../../../kit/signed-reports.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";

type Report = BodyOf<(typeof dialerEndpoints)["report"]>["reports"][number];

const linesOf = (reports: readonly Report[]): readonly string[] =>
  reports.map(({ key, status, at, agent, mobile }) => `${key} ${status} ${at} ${agent ?? ""} ${mobile ?? ""}`);

/** What a provider signs its reports on calls with. */
export const signCallReports = (secret: string, at: string, reports: readonly Report[]): string =>
  signLines(secret, at, linesOf(reports));

/** A call that comes in rings at the desk of its agent; one who talks already has missed it, and is to call back. */
const begin = async (db: Db, { key, agent, mobile }: Report, now: Date): Promise<AuditEntry | null> => {
  // Held, so that no call of their own begins meanwhile.
  const person = await db
    .selectFrom("app_user")
    .innerJoin("dialer", "dialer.id", "app_user.dialers_id")
    .select(["app_user.id", "app_user.dialers_id"])
    .where("app_user.agent_id", "=", agent ?? "")
    .where("app_user.user_type", "=", "CALLING_AGENT")
    .where("app_user.state", "=", "ACTIVE")
    .where("dialer.kind", "=", "HTTP")
    .where("dialer.active", "=", true)
    .orderBy("app_user.id")
    .forUpdate("app_user")
    .executeTakeFirst();
  const shop = await db
    .selectFrom("retailer")
    .select("id")
    .where("mobile", "=", (mobile ?? "").slice(-10))
    .executeTakeFirst();
  if (person === undefined || shop === undefined) return null;
  const busy = await db
    .selectFrom("dialer_call")
    .select("id")
    .where("agent_id", "=", person.id)
    .where("state", "in", ["RINGING", "CONNECTED", "WRAP_UP"])
    .executeTakeFirst();
  const id = newId();
  const state = busy === undefined ? "RINGING" : "MISSED";
  await db
    .insertInto("dialer_call")
    .values({
      id,
      agent_id: person.id,
      retailer_id: shop.id,
      dialer_id: person.dialers_id,
      provider_key: key,
      incoming: true,
      state,
      ...(busy !== undefined && { ended_at: now }),
      created_at: now,
      updated_at: now,
    })
    .execute();
  return { entity: "call", id, action: "call.rung", version: 1, after: { state, incoming: true } };
};

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

const idOf = async (db: Db, key: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom("dialer_call")
      .select("id")
      .where((eb) =>
        uuid.test(key) ? eb.or([eb("id", "=", key), eb("provider_key", "=", key)]) : eb("provider_key", "=", key),
      )
      .executeTakeFirst()
  )?.id;

/** Which step a report is, from the state in which the call stands. What does not follow from there has been said before. */
const steps: Readonly<Record<string, Readonly<Record<string, readonly ("connect" | "end" | "miss")[]>>>> = {
  RINGING: { ANSWERED: ["connect"], ENDED: ["miss"], MISSED: ["miss"] },
  CONNECTED: { ENDED: ["end"], MISSED: ["end"] },
};

const note = async (db: Db, report: Report, now: Date): Promise<AuditEntry | null> => {
  const id = await idOf(db, report.key);
  if (id === undefined) return report.status === "RINGING" ? begin(db, report, now) : null;
  const held = await lockRow(db, "dialer_call", id);
  const step = held && steps[held.state]?.[report.status]?.[0];
  if (held === undefined || step === undefined) return null;
  const set = step === "connect" ? { answered_at: now } : { ended_at: now };
  const taken = await takeStep(db, { life, table: "dialer_call", held, step, set, now, by: null });
  return stepEntry(life, step === "connect" ? "answered" : step === "end" ? "hung-up" : "missed", held, taken);
};

/** Takes what the provider says of calls: each report counts once, in whichever order they come. */
export const takeReports: Handlers<typeof dialerEndpoints>["report"] = async ({ db, body, now, services }) => {
  const secret = services.config.O2R_DIALER_CALLBACK_SECRET;
  if (secret === undefined) throw notFound("Provider");
  const { at, reports, signature } = body;
  ensureSigned(secret, { at, signature, lines: linesOf(reports) }, now);
  const changed = await tx(db, async (trx) => {
    const entries: AuditEntry[] = [];
    for (const report of reports) {
      const entry = await note(trx, report, now);
      if (entry !== null) entries.push(entry);
    }
    if (entries.length > 0) {
      const scene = { action: "call.reported", actor: null, now, requestId: newId(), address: "" };
      await writeAudit(trx, scene, entries);
    }
    return entries.length > 0;
  });
  if (changed) services.events.changed();
  return { done: true };
};
