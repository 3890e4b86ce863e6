import { kycLife, kycPapers, type KycPaper, type Retailer, type RetailerValues } from "@o2r/api/contract/parties";
import type { AuditEntry } from "../../../audit/entry.ts";
import { updateRow } from "../../../db/repository.ts";
import type { Db } from "../../../db/schema.ts";
import { stepEntry, takeStep } from "../../../trade/lifecycle/take-step.ts";

/** What of each paper a retailer's form can change: what is typed, and its pictures. */
const fieldsOf = {
  SHOP: { typed: [], pictures: ["shopImage"] },
  GSTIN: { typed: ["gstNumber", "specialZone"], pictures: ["gstImage"] },
  PAN: { typed: ["panNumber"], pictures: ["panImage"] },
  FSSAI: { typed: ["fssaiNumber"], pictures: [] },
  IDENTITY: { typed: ["nameAsPerId"], pictures: ["primaryImage", "secondaryImage"] },
} as const satisfies Record<
  KycPaper,
  Readonly<Record<"typed" | "pictures", readonly (keyof RetailerValues & keyof Retailer)[]>>
>;

/** Those who may not verify papers, with one more. */
export const withMaker = (makers: readonly string[], by: string): string[] => [...new Set([...makers, by])];

/** Nothing and `no` are the same answer. */
const said = (value: string | null | undefined): string | null => (value === "no" ? null : (value ?? null));

/** What was rejected is judged again once papers are handed in again; what was right stays so. */
export const forgetRejected = async (db: Db, kycId: string): Promise<void> => {
  await db.deleteFrom("kyc_verdict").where("kyc_id", "=", kycId).where("verdict", "=", "REJECTED").execute();
};

interface Change {
  readonly before: Retailer;
  readonly values: RetailerValues;
}

/** Whether a paper is another one now. A picture that is left empty stays. */
const isAnother = (paper: KycPaper, { before, values }: Change): boolean => {
  const { typed, pictures } = fieldsOf[paper];
  return (
    typed.some((field) => said(before[field]) !== said(values[field])) ||
    pictures.some((field) => values[field] !== undefined && values[field] !== before[field])
  );
};

/**
 * Takes back what was found of papers whose number, name or picture is another one now, and who changed it verifies these
 * papers no more: an approved KYC waits to be verified again. The retailer goes on ordering meanwhile.
 */
export const resetVerdicts = async (
  db: Db,
  change: Change,
  { now, by, audit }: { readonly now: Date; readonly by: string; readonly audit: (entry: AuditEntry) => void },
): Promise<void> => {
  const others = kycPapers.map(({ value }) => value).filter((paper) => isAnother(paper, change));
  if (others.length === 0) return;
  const held = await db
    .selectFrom("kyc")
    .selectAll()
    .where("retailer_id", "=", change.before.id)
    .forUpdate()
    .executeTakeFirst();
  if (held === undefined) return;
  const found = await db
    .deleteFrom("kyc_verdict")
    .where("kyc_id", "=", held.id)
    .where("kind", "in", others)
    .returning(["kind", "verdict"])
    .execute();
  const makers = withMaker(held.makers, by);
  if (held.state === "APPROVED") {
    const set = { submitted_by: by, submitted_at: now, makers };
    const after = await takeStep(db, { life: kycLife, table: "kyc", held, step: "change", set, now, by });
    audit(stepEntry(kycLife, "changed", held, after));
  } else {
    await updateRow(db, "kyc", held, { makers, updated_at: now, updated_by: by });
    audit(
      stepEntry(kycLife, "changed", held, held, {
        before: Object.fromEntries(found.map(({ kind, verdict }) => [kind, verdict])),
        after: Object.fromEntries(found.map(({ kind }) => [kind, "PENDING"])),
      }),
    );
  }
};
