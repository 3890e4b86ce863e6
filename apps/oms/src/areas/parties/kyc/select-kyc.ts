import { sql, type Expression } from "kysely";
import { kycList, kycPapers, type KycPaper, type KycRow } from "@o2r/api/contract/parties";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import type { Sides } from "../../../db/scope.ts";
import { KeptText, readList } from "../../../kit/read-list.ts";
import { regionOfRetailer } from "../retailer/select-retailers.ts";

/** The columns that a reach into papers goes by: those of their retailer. */
export const kycSides: Sides<Expression<string | null>> = {
  region: sql<string | null>`(select ${regionOfRetailer()} from retailer where retailer.id = kyc.retailer_id)`,
};

const verdicts = sql<
  { paper: KycPaper; verdict: KycRow["papers"][number]["verdict"]; reason: string | null }[]
>`coalesce(
  (select jsonb_agg(jsonb_build_object('paper', verdict.kind, 'verdict', verdict.verdict, 'reason', verdict.reason))
    from kyc_verdict as verdict where verdict.kyc_id = kyc.id), '[]')`;

const selectKyc = (db: Db) =>
  db
    .selectFrom("kyc")
    .innerJoin("retailer", "retailer.id", "kyc.retailer_id")
    .leftJoin("warehouse as hub", "hub.id", "retailer.hub_id")
    .leftJoin("app_user as maker", "maker.id", "kyc.submitted_by")
    .leftJoin("app_user as checker", "checker.id", "kyc.reviewed_by")
    .select([
      "kyc.id",
      "kyc.version",
      "kyc.retailer_id as retailerId",
      "retailer.establishment",
      "retailer.name",
      "retailer.mobile",
      "retailer.city",
      "hub.company_name as hub",
      "kyc.state",
      "kyc.makers as makerIds",
      "maker.name as submittedBy",
      "kyc.submitted_at as submittedAt",
      "checker.name as reviewedBy",
      "kyc.reviewed_at as reviewedAt",
      sql<
        string | null
      >`coalesce((select label from master_option where category = 'reason' and value = kyc.reason), kyc.reason)`.as(
        "reason",
      ),
      "kyc.fssai_expiry as fssaiExpiry",
      "retailer.gst_number",
      "retailer.pan_number",
      "retailer.fssai_number",
      "retailer.name_as_per_id",
      "retailer.primary_image",
      "retailer.secondary_image",
      "retailer.shop_image",
      "retailer.gst_image",
      "retailer.pan_image",
      "retailer.address_state as addressState",
      sql<boolean>`retailer.state not in ('LEAD', 'ONBOARDING')`.as("takenOn"),
      sql<string>`concat_ws(', ', retailer.address_line1, retailer.address_line2, retailer.address_line3, retailer.city,
        retailer.address_state || ' ' || retailer.pincode)`.as("address"),
      verdicts.as("verdicts"),
    ]);

type Found = Awaited<ReturnType<ReturnType<typeof selectKyc>["executeTakeFirstOrThrow"]>>;

const picturesOf = (pictures: Readonly<Record<string, string | null>>) =>
  Object.entries(pictures).flatMap(([label, id]) => (id === null ? [] : [{ label, id }]));

/** What was typed of each paper, and its pictures. One of which there is neither is no paper. */
const papersOf = (found: Found): Readonly<Record<KycPaper, Pick<KycRow["papers"][number], "typed" | "pictures">>> => ({
  SHOP: { typed: found.establishment, pictures: picturesOf({ "Photo of the shop": found.shop_image }) },
  IDENTITY: {
    typed: found.name_as_per_id ?? found.name,
    pictures: picturesOf({
      "Photo of the primary contact": found.primary_image,
      "Photo of the secondary contact": found.secondary_image,
    }),
  },
  GSTIN: { typed: found.gst_number, pictures: picturesOf({ "GST certificate": found.gst_image }) },
  PAN: { typed: found.pan_number, pictures: picturesOf({ "PAN card": found.pan_image }) },
  FSSAI: { typed: found.fssai_number, pictures: [] },
});

const toRow = (found: Found): KycRow => {
  const {
    verdicts: judged,
    gst_number: _gst,
    pan_number: _pan,
    fssai_number: _fssai,
    name_as_per_id: _name,
    primary_image: _primary,
    secondary_image: _secondary,
    shop_image: _shop,
    gst_image: _gstImage,
    pan_image: _panImage,
    ...row
  } = found;
  const given = papersOf(found);
  const papers = kycPapers.flatMap(({ value: paper }): KycRow["papers"] => {
    const { typed, pictures } = given[paper];
    if (typed === null && pictures.length === 0) return [];
    const verdict = judged.find((one) => one.paper === paper);
    return [{ paper, typed, pictures, verdict: verdict?.verdict ?? "PENDING", reason: verdict?.reason ?? null }];
  });
  return { ...row, papers, judged: papers.every(({ verdict }) => verdict === "APPROVED") };
};

/** The papers of one retailer. */
export const readKyc = async (db: Db, id: string): Promise<KycRow> => {
  const found = await selectKyc(db).where("kyc.id", "=", id).executeTakeFirst();
  if (found === undefined) throw notFound("KYC");
  return toRow(found);
};

export const listKyc = readList(kycList, {
  select: selectKyc,
  id: sql<string>`kyc.id`,
  sorts: {
    // What nobody has submitted yet waits for nobody here, and stands behind all others.
    submittedAt: sql`coalesce(kyc.submitted_at, 'epoch')`,
    reviewedAt: { by: sql`kyc.reviewed_at`, nullable: true },
    state: sql`kyc.state`,
  },
  filters: {
    state: sql`kyc.state`,
    hub: sql`retailer.hub_id`,
    submitted: sql`kyc.submitted_at`,
    served: sql`retailer.state <> 'INACTIVE'`,
    licence: sql`kyc.fssai_expiry <= (now() at time zone 'Asia/Kolkata')::date + 60`,
  },
  search: new KeptText(sql`retailer.search`, ["establishment", "name", "mobile", "gstNumber"]),
  toRow,
});
