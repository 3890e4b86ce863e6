import type { FieldError } from "@o2r/api/contract";
import type { Retailer, RetailerValues } from "@o2r/api/contract/parties";
import type { Db } from "../../../db/schema.ts";
import type { Actor } from "../../../http/actor.ts";
import { judgeType } from "./judge-type.ts";

/** Pictures of papers that are taken again. One is replaced, and never taken away. */
const picturesOf = ({ shopImage, primaryImage, secondaryImage, gstImage, panImage }: RetailerValues) => ({
  ...(shopImage !== undefined && { shop_image: shopImage }),
  ...(primaryImage !== undefined && { primary_image: primaryImage }),
  ...(secondaryImage !== undefined && { secondary_image: secondaryImage }),
  ...(gstImage !== undefined && { gst_image: gstImage }),
  ...(panImage !== undefined && { pan_image: panImage }),
});

/** The columns of what the form of a retailer holds. An Aadhaar number that is left empty stays as it is. */
export const columnsOf = (values: RetailerValues) => ({
  establishment: values.establishment,
  shop_type: values.shopType,
  name: values.name,
  alternative_mobile: values.alternativeMobile ?? null,
  whatsapp_no: values.whatsappNo ?? null,
  secondary_name: values.secondaryName ?? null,
  secondary_mobile: values.secondaryMobile ?? null,
  address_line1: values.addressLine1,
  address_line2: values.addressLine2 ?? null,
  address_line3: values.addressLine3,
  pincode: values.pincode,
  city: values.city,
  address_state: values.state,
  address: values.address ?? null,
  lat: values.lat,
  lng: values.lng,
  location_id: values.locationId ?? null,
  retailer_type: values.retailerType ?? null,
  is_prime: values.isPrime === "yes",
  beat_type: values.beatType ?? null,
  gst_number: values.gstNumber ?? null,
  special_zone: values.specialZone === "yes",
  pan_number: values.panNumber ?? null,
  name_as_per_id: values.nameAsPerId ?? null,
  fssai_number: values.fssaiNumber ?? null,
  dob: values.dob ?? null,
  marriage_anniversary: values.marriageAnniversary ?? null,
  first_kid_bday: values.firstKidBday ?? null,
  second_kid_bday: values.secondKidBday ?? null,
  ...picturesOf(values),
  ...(values.aadharNumber !== undefined && { aadhar_last4: values.aadharNumber.replaceAll(/\D/g, "").slice(-4) }),
});

/** The primary hub of a pincode; null where nobody delivers. */
export const primaryHubOf = async (db: Db, pincode: string): Promise<string | null> => {
  const hub = await db
    .selectFrom("pincode_hub")
    .innerJoin("warehouse", "warehouse.id", "pincode_hub.hub_id")
    .select("pincode_hub.hub_id")
    .where("pincode_hub.pincode", "=", pincode)
    .where("warehouse.active", "=", true)
    .orderBy("pincode_hub.rank")
    .executeTakeFirst();
  return hub?.hub_id ?? null;
};

/** Where a retailer is delivered from: the hub that was chosen, or the one of the beat, or the primary one of the pincode. */
export const placeOf = async (db: Db, { hubId, beatId, pincode }: RetailerValues) => {
  if (hubId !== undefined) return { hub_id: hubId, beat_id: beatId ?? null };
  if (beatId === undefined) return { hub_id: await primaryHubOf(db, pincode), beat_id: null };
  const beat = await db.selectFrom("beat").select("hub_id").where("id", "=", beatId).executeTakeFirst();
  return { hub_id: beat?.hub_id ?? null, beat_id: beatId };
};

/**
 * Whether a beat is of a hub: what is wrong with the two of them together. The beat is held, and stays at its hub until the
 * transaction ends.
 */
export const judgeBeat = async (
  db: Db,
  { hubId, beatId }: { readonly hubId?: string | null | undefined; readonly beatId?: string | null | undefined },
): Promise<FieldError | null> => {
  if (!beatId) return null;
  const beat = await db.selectFrom("beat").select("hub_id").where("id", "=", beatId).forShare().executeTakeFirst();
  return beat !== undefined && hubId && beat.hub_id !== hubId
    ? { field: "beatId", message: "This beat is of another hub" }
    : null;
};

interface Checking {
  readonly db: Db;
  readonly actor: Actor;
  readonly values: RetailerValues;
  readonly before: Retailer | null;
}

/** What is wrong with a retailer beyond the rules of the form. */
export const checkRetailer = async ({
  db,
  actor,
  values,
  before,
}: Checking): Promise<readonly (FieldError | null)[]> => {
  const { aadharNumber, hubId } = values;
  const hub =
    hubId === undefined
      ? undefined
      : await db.selectFrom("warehouse").select("type").where("id", "=", hubId).executeTakeFirst();
  const standing =
    before && (await db.selectFrom("retailer").select("state").where("id", "=", before.id).executeTakeFirst());
  const place =
    standing && (standing.state === "ACTIVE" || standing.state === "BLOCKED") ? await placeOf(db, values) : undefined;
  return [
    await judgeBeat(db, values),
    await judgeType({
      db,
      actor,
      before: before?.retailerType,
      after: values.retailerType,
      hubId: values.hubId ?? before?.hubId ?? null,
    }),
    hub !== undefined && hub.type !== "HUB" ? { field: "hubId", message: "This is no hub" } : null,
    place !== undefined && place.hub_id === null
      ? { field: "hubId", message: "Nobody delivers to this pincode: choose a hub" }
      : null,
    aadharNumber !== undefined && aadharNumber.replaceAll(/\D/g, "").length < 4
      ? { field: "aadharNumber", message: "Enter at least its last four digits" }
      : null,
  ];
};
