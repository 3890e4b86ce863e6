import { sql, type Expression, type SqlBool } from "kysely";
import { may, type ToldGiven } from "@o2r/api/contract/core";
import { kycLife, retailerLife, type kycEndpoints, type KycRow } from "@o2r/api/contract/parties";
import { todayIn } from "@o2r/forms/days";
import { AppError, conflict, invalid, notFound, stale } from "../../../app-error.ts";
import { readHistory } from "../../../audit/history.ts";
import { lockRow, readRow, updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import type { Handlers, Scope } from "../../../http/context.ts";
import { claimNext } from "../../../kit/work-queue.ts";
import { applyEach, type Telling } from "../../../trade/apply-each.ts";
import { lifecycleHandlers, type StepCall } from "../../../trade/lifecycle/lifecycle-handlers.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import { tell } from "../../../trade/lifecycle/tell.ts";
import { tellRetailer } from "../../engagement/notification/tell-retailer.ts";
import { retailerSides } from "../retailer/select-retailers.ts";
import { forgetRejected, withMaker } from "./reset-verdicts.ts";
import { kycSides, listKyc, readKyc } from "./select-kyc.ts";

const withinReach = (scope: Scope): Expression<SqlBool> => scope.covers(kycSides);

type Deciding = Pick<StepCall<KycRow, unknown>, "db" | "actor" | "now" | "audit">;

/** Lets a retailer order whose papers were approved, where a hub delivers. Whoever has none waits for one. */
const accept = async ({ db, actor, now, audit }: Deciding, retailerId: string) => {
  const held = await lockRow(db, "retailer", retailerId);
  if (held === undefined || held.state !== "KYC_PENDING" || held.hub_id === null) return;
  const taking = { life: retailerLife, table: "retailer", step: "accept", now, by: actor.id } as const;
  audit(stepEntry(retailerLife, "accepted", held, await takeStep(db, { ...taking, held })));
};

/** Whoever has taken a retailer on, who mends the papers. A field sales agent brings what is missing: others write it down. */
const toldOf = (mends: boolean): readonly ToldGiven[] => [
  {
    named: "onboardedBy",
    type: "RETAILER_ADDRESS",
    text: `The papers of {establishment} were rejected: {reason}${mends ? ". Mend them, and submit the shop again" : ""}`,
    page: mends ? "/retailer/{id}?tab=kyc" : "/retailer?q={mobile}",
  },
];

/** Gives a retailer whose papers were rejected back to whoever has taken them on. One who orders already keeps on. */
const giveBack = async ({ db, actor, now, audit }: Deciding, retailerId: string, reason: string) => {
  const held = await lockRow(db, "retailer", retailerId);
  if (held === undefined || held.state !== "KYC_PENDING") return;
  const taking = { life: retailerLife, table: "retailer", step: "sendBack", now, by: actor.id } as const;
  const after = await takeStep(db, { ...taking, held });
  audit(stepEntry(retailerLife, "sent-back", held, after, { after: { reason } }));
  const { id, establishment, mobile, state, onboarded_by: onboardedBy } = after;
  const onboarder = await db
    .selectFrom("app_user")
    .select("user_type")
    .where("id", "=", onboardedBy)
    .executeTakeFirst();
  const mends = onboarder !== undefined && may(onboarder.user_type, "retailer.write");
  const row = { id, establishment, mobile, state, onboardedBy, reason };
  await tell(db, toldOf(mends), { row, warehouseId: undefined, by: actor.id, now });
};

/** Whether there is a licence for food among papers. */
const hasLicence = async (db: Db, id: string): Promise<boolean> =>
  (await readKyc(db, id)).papers.some(({ paper }) => paper === "FSSAI");

const judge: Handlers<typeof kycEndpoints>["judge"] = async (context) => {
  const { db, scope, actor, params, version, body, now, audit } = context;
  const held = await lockRow(db, "kyc", params.id, withinReach(scope));
  if (held === undefined) throw notFound("KYC");
  const row = await readKyc(db, held.id);
  if (held.version !== version)
    throw stale({ row, changes: await readHistory(db, { entity: "kyc", id: held.id, sinceVersion: version }) });
  if (held.state !== "SUBMITTED" && held.state !== "RESUBMITTED" && held.state !== "UNDER_REVIEW")
    throw conflict("These papers do not wait to be verified");
  if (held.makers.includes(actor.id)) throw new AppError("access.denied", "You cannot judge what you have submitted");
  const paper = row.papers.find((one) => one.paper === body.paper);
  if (paper === undefined) throw invalid([{ field: "paper", message: "There is no such paper" }]);
  if (body.verdict === "REJECTED" && body.reason.trim() === "")
    throw invalid([{ field: "reason", message: "Reason is required" }]);
  const judged = {
    verdict: body.verdict,
    reason: body.verdict === "REJECTED" ? body.reason.trim() : null,
    judged_by: actor.id,
    judged_at: now,
  };
  await db
    .insertInto("kyc_verdict")
    .values({ kyc_id: held.id, kind: body.paper, ...judged })
    .onConflict((row_) => row_.columns(["kyc_id", "kind"]).doUpdateSet(judged))
    .execute();
  if (held.state === "UNDER_REVIEW") await updateRow(db, "kyc", held, { updated_at: now, updated_by: actor.id });
  else await takeStep(db, { life: kycLife, table: "kyc", held, step: "begin", now, by: actor.id });
  const after = await readKyc(db, held.id);
  audit({
    entity: "kyc",
    id: held.id,
    version: after.version,
    before: { [body.paper]: paper.verdict },
    after: { [body.paper]: body.verdict, ...(judged.reason !== null && { reason: judged.reason }) },
  });
  return after;
};

/** The papers of retailers, and what is found of them. */
export const kycHandlers: Handlers<typeof kycEndpoints> = {
  list: ({ db, scope, query }) => listKyc(db, query, withinReach(scope)),
  get: async ({ db, scope, params }) => {
    if (!(await readRow(db, "kyc", params.id, { scope: withinReach(scope) }))) throw notFound("KYC");
    return readKyc(db, params.id);
  },
  ofRetailer: async ({ db, scope, params }) => {
    const found = await db
      .selectFrom("retailer")
      .innerJoin("kyc", "kyc.retailer_id", "retailer.id")
      .select("kyc.id")
      .where("retailer.id", "=", params.id)
      .where(scope.covers(retailerSides))
      .executeTakeFirst();
    if (found === undefined) throw notFound("KYC");
    return readKyc(db, found.id);
  },
  judge,
  next: (asked) => {
    const { db, scope, actor, body } = asked;
    return claimNext(asked, {
      entity: "kyc",
      leaves: body.after,
      find: (isFree) =>
        db
          .selectFrom("kyc")
          .select("id")
          .where("state", "in", ["SUBMITTED", "RESUBMITTED", "UNDER_REVIEW"])
          .where(withinReach(scope))
          .where(sql<SqlBool>`not ${actor.id}::uuid = any(makers)`)
          // Nobody is served by papers of a shop that was deactivated.
          .where(
            sql<SqlBool>`exists (select from retailer where retailer.id = kyc.retailer_id and retailer.state <> 'INACTIVE')`,
          )
          .where(isFree(sql.ref<string>("kyc.id")))
          .$if(body.after !== undefined, (rows) => rows.where("id", "<>", body.after ?? ""))
          // What somebody has begun to verify comes last.
          .orderBy(sql`state = 'UNDER_REVIEW'`)
          .orderBy("submitted_at")
          .orderBy("id")
          .executeTakeFirst(),
    });
  },
  history: async ({ db, scope, params }) => {
    if (!(await readRow(db, "kyc", params.id, { scope: withinReach(scope) }))) throw notFound("KYC");
    return readHistory(db, { entity: "kyc", id: params.id });
  },
  ...lifecycleHandlers({
    life: kycLife,
    table: "kyc",
    noun: "KYC",
    within: withinReach,
    read: readKyc,
    // Whoever edits a retailer holds it first, too.
    holdFirst: async (db, id) => {
      await sql`select id from retailer where id = (select retailer_id from kyc where id = ${id}) for update`.execute(
        db,
      );
    },
    guards: {},
    effects: {
      approve: async (call, { held }) => {
        const { db, actor, now, body } = call;
        const ends = body.fssaiExpiry ?? null;
        // Without its day a licence would be good for ever.
        if (ends === null && (await hasLicence(db, held.id)))
          throw invalid([{ field: "fssaiExpiry", message: "Type until when the FSSAI licence holds" }]);
        return {
          // What was approved is nobody's any more: whoever changes some of it is the next maker.
          set: { reviewed_by: actor.id, reviewed_at: now, reason: null, fssai_expiry: ends, makers: [] },
          after: async ({ version }) => {
            await accept(call, held.retailer_id);
            await tellRetailer(db, "KYC_APPROVED", held.retailer_id, {}, `${held.id} ${version}`);
          },
        };
      },
      reject: async (call, { held }) => {
        const { db, actor, now, body } = call;
        return {
          set: { reviewed_by: actor.id, reviewed_at: now, reason: body.customReason ?? body.reason },
          told: { reason: body.customReason ?? body.reason },
          after: async ({ version }) => {
            // In words, which the form's code is not.
            const reason = (await readKyc(db, held.id)).reason ?? "";
            await tellRetailer(db, "KYC_REJECTED", held.retailer_id, { reason }, `${held.id} ${version}`);
            await giveBack(call, held.retailer_id, reason);
          },
        };
      },
      resubmit: async ({ db, actor, now }, { held }) => ({
        set: { submitted_by: actor.id, submitted_at: now, reason: null, makers: withMaker(held.makers, actor.id) },
        after: () => forgetRejected(db, held.id),
      }),
      suspend: async ({ actor, now, body }) => ({
        set: { reviewed_by: actor.id, reviewed_at: now, reason: body.customReason ?? body.reason },
        told: { reason: body.customReason ?? body.reason },
      }),
    },
  }),
};

/** As many as one turn of the job reads at once. */
const atOnce = 500;

/** Papers whose licence has ended are no longer approved. */
export const expireKyc = async (db: Db, telling: Telling, now: Date): Promise<void> => {
  for (;;) {
    const due = await db
      .selectFrom("kyc")
      .select("id")
      .where("state", "=", "APPROVED")
      .where("fssai_expiry", "<", todayIn(undefined, now))
      .limit(atOnce)
      .execute();
    await applyEach(db, telling, {
      ids: due.map(({ id }) => id),
      action: "kyc.expired",
      requestId: "kyc",
      now,
      apply: async (trx, id) => {
        const held = await lockRow(trx, "kyc", id);
        if (held === undefined || held.state !== "APPROVED") return [];
        const after = await takeStep(trx, { life: kycLife, table: "kyc", held, step: "expire", now, by: null });
        return [stepEntry(kycLife, "expired", held, after)];
      },
    });
    if (due.length < atOnce) return;
  }
};
