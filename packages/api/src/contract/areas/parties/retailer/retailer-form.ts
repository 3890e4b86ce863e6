import { date, defineForm, image, lookup, number, password, section, select, text, type ValuesOf } from "@o2r/forms";
import { gstinRule } from "../../../core/gstin.ts";
import { ofPincode, pincodeRule } from "../../../core/pincode.ts";
import { paperPictures } from "../paper-pictures.ts";

const phone = { digits: true, checks: ["mobile"], width: "half" } as const;

const degrees = { decimals: 7, negative: true, leadingZero: "allow", unit: "°", width: "half" } as const;

/** Looked up from the address, until somebody types it. */
const ofAddress = (part: "latitude" | "longitude") =>
  ({
    by: "placeOfAddress",
    from: ["addressLine1", "addressLine3", "city", "state", "pincode"],
    pick: part,
    overwrite: "untouched",
  }) as const;

const pastDay = (label: string) =>
  date({
    label,
    max: { today: 0 },
    width: "half",
    messages: { max: "Can't be a future date" },
  });

const yesNo = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
] as const;

/**
 * A retailer, edited, or made from a file (specification §3 and §5, Retailer edit). The locality is `addressLine3`, the
 * shop's name `establishment`. Latitude and longitude are degrees. Of an Aadhaar number only the last four digits are
 * kept: like a password it is never read back, and stands in no draft.
 */
export const retailerForm = defineForm({
  id: "retailer",
  version: 2,
  fields: {
    establishment: text({
      label: "Shop name",
      required: true,
      maxLength: 50,
      width: "half",
      messages: { required: "Shop Name name is required!" },
    }),
    shopType: select({
      label: "Shop type",
      required: true,
      options: { source: "shopType" },
      width: "half",
      messages: { required: "Shop type is required!" },
    }),
    name: text({
      label: "Full name",
      required: true,
      maxLength: 50,
      width: "half",
      messages: { required: "Full name is required!" },
    }),
    mobile: text({
      label: "Primary mobile",
      ...phone,
      required: true,
      readOnly: { fact: "mode", in: ["edit"] },
      messages: { required: "Primary phone number is required!", readOnly: "A retailer is known by this number" },
    }),
    alternativeMobile: text({ label: "Alternative mobile", ...phone }),
    whatsappNo: text({ label: "WhatsApp number", ...phone }),
    secondaryName: text({ label: "Secondary contact", maxLength: 50, width: "half" }),
    secondaryMobile: text({ label: "Secondary mobile", ...phone }),

    addressLine1: text({
      label: "Address line 1",
      required: true,
      maxLength: 100,
      messages: { required: "Address line 1 is required!" },
    }),
    addressLine2: text({ label: "Address line 2", maxLength: 100 }),
    addressLine3: text({
      label: "Locality",
      required: true,
      maxLength: 100,
      messages: { required: "Locality is required!" },
    }),
    pincode: text({
      label: "Pincode",
      required: true,
      ...pincodeRule,
      messages: { required: "Pincode is required!" },
    }),
    city: text({
      label: "City",
      required: true,
      ...ofPincode("city"),
      messages: { required: "City is required!", readOnly: "Follows the pincode" },
    }),
    state: text({
      label: "State",
      required: true,
      ...ofPincode("state"),
      messages: { required: "State is required!", readOnly: "Follows the pincode" },
    }),
    address: text({ label: "Directions", maxLength: 100, help: "How a driver finds the shop." }),
    lat: number({
      label: "Latitude",
      required: true,
      min: -90,
      max: 90,
      ...degrees,
      derive: ofAddress("latitude"),
      messages: { required: "Latitude is required" },
    }),
    lng: number({
      label: "Longitude",
      required: true,
      min: -180,
      max: 180,
      ...degrees,
      derive: ofAddress("longitude"),
      messages: { required: "Longitude is required" },
    }),
    locationId: text({ label: "Location id", maxLength: 50, width: "half" }),

    retailerType: select({ label: "Retailer type", options: { source: "retailerType" }, width: "half" }),
    isPrime: select({ label: "Prime", options: yesNo, width: "half" }),
    hubId: lookup({
      label: "Hub",
      source: "warehouse",
      width: "half",
      help: "Of the pincode, where it is left empty.",
    }),
    beatId: lookup({ label: "Beat", source: "beat", filters: { hub: "hubId" }, width: "half" }),
    beatType: select({ label: "Beat type", options: { source: "beatType" }, width: "half" }),

    gstNumber: text({
      label: "GSTIN",
      ...gstinRule,
      required: { field: "specialZone", in: ["yes"] },
      width: "half",
      messages: { ...gstinRule.messages, required: "Whoever is in a special economic zone is registered" },
    }),
    specialZone: select({
      label: "Special economic zone",
      options: yesNo,
      width: "half",
      help: "A supply to there is taxed as one to another state, or not at all.",
    }),
    panNumber: text({ label: "PAN", upper: true, checks: ["pan"], width: "half" }),
    nameAsPerId: text({ label: "Name as per ID", maxLength: 50, width: "half" }),
    fssaiNumber: text({
      label: "FSSAI number",
      digits: true,
      minLength: 14,
      maxLength: 14,
      width: "half",
      messages: {
        minLength: "FSSAI number must have 14 characters",
        maxLength: "FSSAI number must have 14 characters",
      },
    }),
    aadharNumber: password({
      label: "Aadhaar number",
      minLength: 4,
      maxLength: 14,
      autoComplete: "off",
      width: "half",
      help: "Only the last four digits are kept. Empty leaves them as they are.",
    }),

    shopImage: image(paperPictures.shopImage),
    primaryImage: image(paperPictures.primaryImage),
    secondaryImage: image(paperPictures.secondaryImage),
    gstImage: image(paperPictures.gstImage),
    panImage: image(paperPictures.panImage),

    dob: pastDay("Date of birth"),
    marriageAnniversary: pastDay("Marriage anniversary"),
    firstKidBday: pastDay("First child's birthday"),
    secondKidBday: pastDay("Second child's birthday"),
  },
  sections: [
    section("shop", "Shop and contacts", [
      "establishment",
      "shopType",
      "name",
      "mobile",
      "alternativeMobile",
      "whatsappNo",
      "secondaryName",
      "secondaryMobile",
    ]),
    section("place", "Address", [
      "addressLine1",
      "addressLine2",
      "addressLine3",
      "pincode",
      "city",
      "state",
      "address",
      "lat",
      "lng",
      "locationId",
    ]),
    section("sales", "Hub and beat", ["retailerType", "isPrime", "hubId", "beatId", "beatType"]),
    section("ids", "Tax and identity", [
      "gstNumber",
      "specialZone",
      "panNumber",
      "nameAsPerId",
      "fssaiNumber",
      "aadharNumber",
    ]),
    section("papers", "Papers", ["shopImage", "primaryImage", "secondaryImage", "gstImage", "panImage"], {
      description: "What was rejected is taken again here. Empty leaves what there is.",
    }),
    section("days", "Days to remember", ["dob", "marriageAnniversary", "firstKidBday", "secondKidBday"]),
  ],
});
export type RetailerValues = ValuesOf<typeof retailerForm>;
