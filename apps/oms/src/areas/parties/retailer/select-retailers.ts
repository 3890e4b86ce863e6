import { sql, type Expression, type SqlBool } from "kysely";
import { retailerList, type Retailer, type RetailerRow } from "@o2r/api/contract/parties";
import { notFound } from "../../../app-error.ts";
import type { Db } from "../../../db/schema.ts";
import type { Sides } from "../../../db/scope.ts";
import { hasOption } from "../../../kit/has-option.ts";
import { KeptText, readList } from "../../../kit/read-list.ts";
import { toRupees, type Paise } from "../../../trade/paise.ts";
import { outstandingOf } from "../../billing/ledger/due.ts";

/** The region of a retailer: that of their beat; of who is on none yet, that of the first beat of their hub. */
export const regionOfRetailer = (table = "retailer") => sql<string | null>`coalesce(
  (select beat.region_id from beat where beat.id = ${sql.ref(`${table}.beat_id`)}),
  (select beat.region_id from beat where beat.hub_id = ${sql.ref(`${table}.hub_id`)} order by beat.id limit 1))`;

/** The columns that a reach into retailers goes by. */
export const retailerSides: Sides<Expression<string | null>> = {
  owner: sql.ref<string | null>("retailer.owner_id"),
  warehouse: sql.ref<string | null>("retailer.hub_id"),
  region: regionOfRetailer(),
  beat: sql.ref<string | null>("retailer.beat_id"),
};

/** What a filter calls a city by, however its letters are written. It has an index, with this very expression. */
export const cityId = sql<string>`(md5(lower(retailer.city))::uuid)`;

/** What an option of a list is called. */
const labelOf = (category: string, column: string) =>
  sql<string | null>`coalesce((select label from master_option
    where category = ${sql.lit(category)} and value = ${sql.ref(column)}), ${sql.ref(column)})`;
const labels = {
  shopType: sql<string>`${labelOf("shopType", "retailer.shop_type")}`,
  retailerType: labelOf("retailerType", "retailer.retailer_type"),
  beatType: labelOf("beatType", "retailer.beat_type"),
};

const lastOrderAt = sql<
  string | null
>`(select max(orders.placed_at) from orders where orders.retailer_id = retailer.id)`;
const addressPending = sql<boolean>`exists (select from address_request as request
  where request.retailer_id = retailer.id and request.state = 'PENDING')`;

const selectRetailers = (db: Db) =>
  db
    .selectFrom("retailer")
    .leftJoin("warehouse as hub", "hub.id", "retailer.hub_id")
    .leftJoin("beat", "beat.id", "retailer.beat_id")
    .leftJoin("kyc", "kyc.retailer_id", "retailer.id")
    .leftJoin("app_user as agent", "agent.id", "retailer.agent_id")
    .leftJoin("app_user as maker", "maker.id", "retailer.onboarded_by")
    .select([
      "retailer.id",
      "retailer.version",
      "retailer.establishment",
      "retailer.name",
      "retailer.mobile",
      labels.shopType.as("shopType"),
      labels.retailerType.as("retailerType"),
      labels.beatType.as("beatType"),
      "retailer.beat_id as beatId",
      "beat.name as beat",
      "retailer.pincode",
      "retailer.city",
      "retailer.hub_id as hubId",
      "hub.company_name as hub",
      "retailer.gst_number as gstNumber",
      sql<RetailerRow["kyc"]>`coalesce(kyc.state, 'NOT_SUBMITTED')`.as("kyc"),
      "retailer.is_prime as isPrime",
      "retailer.agent_id as agentId",
      "agent.name as agent",
      "maker.name as onboardedBy",
      outstandingOf(sql.ref<string>("retailer.id")).as("outstanding"),
      lastOrderAt.as("lastOrderAt"),
      "retailer.state",
      sql<string | null>`coalesce(retailer.status_note, ${labelOf("reason", "retailer.status_reason")})`.as(
        "stateReason",
      ),
      addressPending.as("addressPending"),
      "retailer.updated_at as updatedAt",
    ]);

type FoundRetailer = Awaited<ReturnType<ReturnType<typeof selectRetailers>["execute"]>>[number];
const toRetailerRow = (row: FoundRetailer): RetailerRow => ({ ...row, outstanding: toRupees(row.outstanding) });

/** One retailer as their page has them. */
export const readRetailer = async (db: Db, id: string): Promise<RetailerRow> => {
  const found = await selectRetailers(db).where("retailer.id", "=", id).executeTakeFirst();
  if (found === undefined) throw notFound("Retailer");
  return toRetailerRow(found);
};

/** Days since somebody's last order; of who never ordered, since they were made. */
const idleDays = sql`((now() at time zone 'Asia/Kolkata')::date
  - (coalesce(${lastOrderAt}, retailer.created_at) at time zone 'Asia/Kolkata')::date)`;

/** Papers in one of some states. Who has none yet is looked at only where that is asked for, so that an index serves all others. */
const inKyc = (text: string) => {
  const states = text.split(",");
  const given = sql<SqlBool>`kyc.state in (${sql.join(states)})`;
  return states.includes("NOT_SUBMITTED") ? sql<SqlBool>`(kyc.state is null or ${given})` : given;
};

export const listRetailers = readList(retailerList, {
  select: selectRetailers,
  id: sql<string>`retailer.id`,
  sorts: {
    establishment: sql`lower(retailer.establishment)`,
    name: sql`lower(retailer.name)`,
    beat: { by: sql`lower(beat.name)`, nullable: true },
    pincode: sql`retailer.pincode`,
    city: sql`lower(retailer.city)`,
    hub: { by: sql`lower(hub.company_name)`, nullable: true },
    state: sql`retailer.state`,
    updatedAt: sql`retailer.updated_at`,
  },
  filters: {
    state: sql`retailer.state`,
    kyc: inKyc,
    pincode: sql`case when retailer.pincode ~ '^[0-9]{6}$' then retailer.pincode::int end`,
    city: cityId,
    hub: sql`retailer.hub_id`,
    beat: sql`retailer.beat_id`,
    beatType: hasOption("retailer.beat_type"),
    shopType: hasOption("retailer.shop_type"),
    retailerType: hasOption("retailer.retailer_type"),
    agent: sql`retailer.agent_id`,
    onboardedBy: sql`retailer.onboarded_by`,
    isPrime: sql`retailer.is_prime`,
    addressPending,
    idle: idleDays,
  },
  search: new KeptText(sql`retailer.search`, ["establishment", "name", "mobile", "gstNumber"]),
  toRow: toRetailerRow,
});

const pictures = [
  ["Photo of the primary contact", "primary_image"],
  ["Photo of the secondary contact", "secondary_image"],
  ["Photo of the shop", "shop_image"],
  ["GST certificate", "gst_image"],
  ["PAN card", "pan_image"],
] as const;

const rupeesOrNull = (paise: number | null): number | null => (paise === null ? null : toRupees(paise as Paise)); // stored so

/** What the form of a retailer holds, and what their page shows beside. Of an Aadhaar number its last four digits. */
export const findRetailer = async (db: Db, id: string): Promise<Retailer | undefined> => {
  const row = await db
    .selectFrom("retailer")
    .leftJoin("warehouse as hub", "hub.id", "retailer.hub_id")
    .leftJoin("beat", "beat.id", "retailer.beat_id")
    .selectAll("retailer")
    .select([
      "hub.company_name as hub",
      "beat.name as beat",
      labels.shopType.as("shopTypeLabel"),
      labels.retailerType.as("retailerTypeLabel"),
      labels.beatType.as("beatTypeLabel"),
    ])
    .where("retailer.id", "=", id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    id: row.id,
    version: row.version,
    active: row.active,
    updatedAt: row.updated_at,
    hub: row.hub,
    beat: row.beat,
    shopTypeLabel: row.shopTypeLabel,
    retailerTypeLabel: row.retailerTypeLabel,
    beatTypeLabel: row.beatTypeLabel,
    aadharLast4: row.aadhar_last4,
    creditLimit: rupeesOrNull(row.credit_limit),
    creditDays: row.credit_days,
    pictures: pictures.flatMap(([label, column]) => {
      const document = row[column];
      return document === null ? [] : [{ label, id: document }];
    }),
    establishment: row.establishment,
    shopType: row.shop_type,
    name: row.name,
    mobile: row.mobile,
    alternativeMobile: row.alternative_mobile,
    whatsappNo: row.whatsapp_no,
    secondaryName: row.secondary_name,
    secondaryMobile: row.secondary_mobile,
    addressLine1: row.address_line1,
    addressLine2: row.address_line2,
    addressLine3: row.address_line3 ?? "",
    pincode: row.pincode,
    city: row.city,
    state: row.address_state,
    address: row.address,
    lat: row.lat,
    lng: row.lng,
    locationId: row.location_id,
    retailerType: row.retailer_type,
    isPrime: row.is_prime ? "yes" : "no",
    hubId: row.hub_id,
    beatId: row.beat_id,
    beatType: row.beat_type,
    gstNumber: row.gst_number,
    specialZone: row.special_zone ? "yes" : "no",
    panNumber: row.pan_number,
    nameAsPerId: row.name_as_per_id,
    fssaiNumber: row.fssai_number,
    shopImage: row.shop_image,
    primaryImage: row.primary_image,
    secondaryImage: row.secondary_image,
    gstImage: row.gst_image,
    panImage: row.pan_image,
    dob: row.dob,
    marriageAnniversary: row.marriage_anniversary,
    firstKidBday: row.first_kid_bday,
    secondKidBday: row.second_kid_bday,
  };
};
