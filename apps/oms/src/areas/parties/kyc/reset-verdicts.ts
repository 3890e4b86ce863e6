import { kycLife, type KycPaper, type Retailer, type RetailerValues } from "@o2r/api/contract/parties";
import { updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import { takeStep } from "../../../trade/lifecycle/take-step.ts";

/** What is typed of each paper that a retailer's form can change. */
const typedOf = {
  GSTIN: ["gstNumber", "specialZone"],
  PAN: ["panNumber"],
  FSSAI: ["fssaiNumber"],
  IDENTITY: ["nameAsPerId"],
} as const satisfies Partial<Record<KycPaper, readonly (keyof RetailerValues & keyof Retailer)[]>>;

type Changeable = keyof typeof typedOf;
const changeable: readonly Changeable[] = ["GSTIN", "PAN", "FSSAI", "IDENTITY"];

/** Those who may not verify papers, with one more. */
export const withMaker = (makers: readonly string[], by: string): string[] => [...new Set([...makers, by])];

/** Nothing and `no` are the same answer. */
const said = (value: string | null | undefined): string | null => (value === "no" ? null : (value ?? null));

/**
 * Takes back what was found of papers whose number or name is another one now, and who changed it verifies these papers no
 * more: an approved KYC waits to be verified again. The retailer goes on ordering meanwhile.
 */
export const resetVerdicts = async (
  db: Db,
  { before, values }: { readonly before: Retailer; readonly values: RetailerValues },
  { now, by }: { readonly now: Date; readonly by: string },
): Promise<void> => {
  const others = changeable.filter((paper) =>
    typedOf[paper].some((field) => said(before[field]) !== said(values[field])),
  );
  if (others.length === 0) return;
  const held = await db
    .selectFrom("kyc")
    .selectAll()
    .where("retailer_id", "=", before.id)
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined) return;
  await db.deleteFrom("kyc_verdict").where("kyc_id", "=", held.id).where("kind", "in", others).execute();
  const makers = withMaker(held.makers, by);
  if (held.state === "APPROVED") {
    const set = { submitted_by: by, submitted_at: now, makers };
    await takeStep(db, { life: kycLife, table: "kyc", held, step: "change", set, now, by });
  } else await updateRow(db, "kyc", held, { makers, updated_at: now, updated_by: by });
};
