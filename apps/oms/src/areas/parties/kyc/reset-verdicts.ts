import { kycLife, type KycPaper, type Retailer, type RetailerValues } from "@o2r/api/contract/parties";
import type { Db } from "../../../db/schema.ts";
import { takeStep } from "../../../trade/lifecycle/take-step.ts";

/** What was typed of each paper that a retailer's form can change. */
const typedOf = {
  GSTIN: "gstNumber",
  PAN: "panNumber",
  FSSAI: "fssaiNumber",
  IDENTITY: "nameAsPerId",
} as const satisfies Partial<Record<KycPaper, keyof RetailerValues & keyof Retailer>>;

type Changeable = keyof typeof typedOf;
const changeable: readonly Changeable[] = ["GSTIN", "PAN", "FSSAI", "IDENTITY"];

/**
 * Takes back what was found of papers whose number or name is another one now: an approved KYC waits to be verified again, by
 * somebody else than who changed it. The retailer goes on ordering meanwhile.
 */
export const resetVerdicts = async (
  db: Db,
  { before, values }: { readonly before: Retailer; readonly values: RetailerValues },
  { now, by }: { readonly now: Date; readonly by: string },
): Promise<void> => {
  const others = changeable.filter((paper) => {
    const field = typedOf[paper];
    return (before[field] ?? null) !== (values[field] ?? null);
  });
  if (others.length === 0) return;
  const held = await db
    .selectFrom("kyc")
    .selectAll()
    .where("retailer_id", "=", before.id)
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined) return;
  await db.deleteFrom("kyc_verdict").where("kyc_id", "=", held.id).where("kind", "in", others).execute();
  if (held.state !== "APPROVED") return;
  const set = { submitted_by: by, submitted_at: now };
  await takeStep(db, { life: kycLife, table: "kyc", held, step: "change", set, now, by });
};
