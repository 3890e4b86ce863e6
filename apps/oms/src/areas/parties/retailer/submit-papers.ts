import { may } from "@o2r/api/contract";
import { kycLife } from "@o2r/api/contract/parties";
import type { Selectable } from "kysely";
import { conflict, notFound } from "../../../app-error.ts";
import type { AuditEntry } from "../../../audit/entry.ts";
import type { Database, Db } from "../../../db/schema.ts";
import type { Actor } from "../../../http/actor.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";
import { forgetRejected, withMaker } from "../kyc/reset-verdicts.ts";
import { isVerified } from "../onboarding/mobile-code.ts";

interface Submitting {
  readonly db: Db;
  readonly actor: Actor;
  readonly now: Date;
  readonly audit: (entry: AuditEntry) => void;
}

/**
 * Hands in the papers of a retailer who was typed in. The number answers, as of everybody who is taken on; who may take
 * retailers from files answers for them.
 */
export const submitPapers = async (
  { db, actor, now, audit }: Submitting,
  retailer: Pick<Selectable<Database["retailer"]>, "id" | "mobile" | "mobile_verified_at">,
) => {
  const verified =
    retailer.mobile_verified_at !== null || (await isVerified(db, { mobile: retailer.mobile, by: actor.id, now }));
  if (!verified && !may(actor.userType, "retailer.import"))
    throw conflict("Verify this number by the code that is sent to it");
  const held = await db
    .selectFrom("kyc")
    .selectAll()
    .where("retailer_id", "=", retailer.id)
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined) throw notFound("KYC");
  const set = { submitted_by: actor.id, submitted_at: now, reason: null, makers: withMaker(held.makers, actor.id) };
  const taking = { life: kycLife, table: "kyc", held, set, now, by: actor.id } as const;
  // What was handed in before the retailer was waits on.
  if (held.state === "NOT_SUBMITTED") {
    const after = await takeStep(db, { ...taking, step: "submit" });
    audit(stepEntry(kycLife, "submitted", held, after));
  }
  if (held.state === "REJECTED") {
    const after = await takeStep(db, { ...taking, step: "resubmit" });
    await forgetRejected(db, held.id);
    audit(stepEntry(kycLife, "submitted-again", held, after));
  }
  return {
    set: {
      submitted_at: now,
      ...(verified && retailer.mobile_verified_at === null && { mobile_verified_at: now }),
    },
  };
};
