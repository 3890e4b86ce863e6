import { retailerOnboardingForm, type signupEndpoints } from "@o2r/api/contract/parties";
import { invalid } from "../../../app-error.ts";
import { newId } from "../../../db/id.ts";
import { insertRow } from "../../../db/repository.ts";
import { takeTurn } from "../../../db/take-turns.ts";
import type { Handlers } from "../../../http/context.ts";
import { checkOptions } from "../../../trade/check-options.ts";
import { isVerified } from "./mobile-code.ts";
import { primaryHubOf } from "../retailer/write-retailer.ts";

/** Taking on retailers: their papers wait to be verified by somebody else. */
export const signupHandlers: Handlers<typeof signupEndpoints> = {
  submit: async ({ db, actor, body, now, audit, services }) => {
    // Of two of one number at once the second sees the first, as it does where the desk makes one.
    await takeTurn(db, `mobile ${body.primaryMobile}`);
    const twin = await db
      .selectFrom("retailer")
      .select("id")
      .where("mobile", "=", body.primaryMobile)
      .executeTakeFirst();
    const verified = await isVerified(db, { mobile: body.primaryMobile, by: actor.id, now });
    const errors = [
      ...(twin ? [{ field: "primaryMobile", message: "Another retailer has this mobile number" }] : []),
      ...(twin || verified
        ? []
        : [{ field: "primaryMobile", message: "Verify this number by the code that is sent to it" }]),
      ...(await checkOptions(db, retailerOnboardingForm, body, null)),
      ...(await services.checkDocuments(db, actor, retailerOnboardingForm, body)),
    ];
    if (errors.length > 0) throw invalid(errors);
    const hub = await primaryHubOf(db, body.pincode);
    const id = newId();
    const stamps = { created_at: now, created_by: actor.id, updated_at: now, updated_by: actor.id };
    await insertRow(db, "retailer", {
      id,
      ...stamps,
      state: "KYC_PENDING",
      onboarded_by: actor.id,
      submitted_at: now,
      mobile_verified_at: now,
      hub_id: hub,
      name: body.primaryName,
      mobile: body.primaryMobile,
      alternative_mobile: body.alternativeMobile ?? null,
      whatsapp_no: body.whatsappNo ?? null,
      secondary_name: body.secondaryName ?? null,
      secondary_mobile: body.secondaryMobile ?? null,
      establishment: body.shopName,
      shop_type: body.shopType,
      address_line1: body.addressLine1,
      address_line2: body.addressLine2 ?? null,
      pincode: body.pincode,
      city: body.city,
      address_state: body.state,
      lat: body.latitude,
      lng: body.longitude,
      dob: body.dob ?? null,
      marriage_anniversary: body.marriageAnniversary ?? null,
      first_kid_bday: body.firstKidBday ?? null,
      second_kid_bday: body.secondKidBday ?? null,
      gst_number: body.gstNumber ?? null,
      pan_number: body.panNumber ?? null,
      name_as_per_id: body.nameAsPerId,
      fssai_number: body.fssaiNumber ?? null,
      primary_image: body.primaryImage,
      secondary_image: body.secondaryImage ?? null,
      shop_image: body.shopImage,
      gst_image: body.gstImage ?? null,
      pan_image: body.panImage ?? null,
    });
    const kycId = newId();
    await insertRow(db, "kyc", {
      id: kycId,
      retailer_id: id,
      state: "SUBMITTED",
      submitted_by: actor.id,
      makers: [actor.id],
      submitted_at: now,
      ...stamps,
    });
    audit({ entity: "retailer", id, version: 1, after: { establishment: body.shopName, state: "KYC_PENDING" } });
    audit({ entity: "kyc", id: kycId, version: 1, action: "kyc.submitted", after: { state: "SUBMITTED" } });
    const place = await db.selectFrom("warehouse").select("company_name").where("id", "=", hub).executeTakeFirst();
    return { id, establishment: body.shopName, hub: place?.company_name ?? null };
  },
};
