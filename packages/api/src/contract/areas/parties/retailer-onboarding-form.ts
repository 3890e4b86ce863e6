import { date, defineForm, image, number, select, step, text } from "@o2r/forms";
import { gstinRule } from "../../core/gstin.ts";
import { ofPincode, pincodeRule } from "../../core/pincode.ts";
import { paperPictures } from "./paper-pictures.ts";

const tenDigits = {
  digits: true,
  minLength: 10,
  maxLength: 10,
  width: "half",
  messages: { minLength: "Must be of 10 digits!", maxLength: "Can't exceed from 10 digits!" },
} as const;

/** Of the person who keeps the shop: it lies at most 100 years back, and never ahead. */
const dayPast = (label: string) =>
  date({
    label,
    // 100 years, of which 25 are leap years.
    min: { today: -36_525 },
    max: { today: 0 },
    width: "half",
    messages: { min: "Can't be more than 100 years ago", max: "Can't be a future date" },
  });

/** Looked up from the address, until somebody types it: then it is theirs, and a later answer is on offer. */
const ofAddress = (part: "latitude" | "longitude") =>
  ({
    by: "placeOfAddress",
    from: ["addressLine1", "city", "state", "pincode"],
    pick: part,
    overwrite: "untouched",
  }) as const;

/**
 * A retailer who is taken on, step by step (specification §3 and §5, Retailer onboarding). The last step asks for
 * nothing: it is there to look over what was typed. Latitude and longitude are degrees.
 */
export const retailerOnboardingForm = defineForm({
  id: "retailerOnboarding",
  version: 1,
  fields: {
    primaryName: text({
      label: "Full name",
      required: true,
      maxLength: 50,
      width: "half",
      messages: { required: "Full name is required!" },
    }),
    primaryMobile: text({
      label: "Primary mobile",
      ...tenDigits,
      required: true,
      messages: { ...tenDigits.messages, required: "Primary phone number is required!" },
    }),
    alternativeMobile: text({ label: "Alternative mobile", digits: true, checks: ["mobile"], width: "half" }),
    whatsappNo: text({ label: "WhatsApp number", ...tenDigits }),
    primaryImage: image({
      ...paperPictures.primaryImage,
      required: true,
      width: "full",
      messages: { required: "Please upload an image" },
    }),
    secondaryName: text({ label: "Secondary contact", maxLength: 50, width: "half" }),
    secondaryMobile: text({ label: "Secondary mobile", digits: true, checks: ["mobile"], width: "half" }),
    secondaryImage: image(paperPictures.secondaryImage),

    shopName: text({
      label: "Shop name",
      required: true,
      maxLength: 50,
      messages: { required: "Shop name is required!" },
    }),
    shopType: select({
      label: "Shop type",
      required: true,
      options: { source: "shopType" },
      width: "half",
      messages: { required: "Shop type is required!" },
    }),
    shopImage: image({
      ...paperPictures.shopImage,
      required: true,
      messages: { required: "Shop Image is required!" },
    }),

    addressLine1: text({
      label: "Address line 1",
      required: true,
      maxLength: 100,
      messages: { required: "Address line 1 is required!" },
    }),
    addressLine2: text({ label: "Address line 2", maxLength: 100 }),
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
    latitude: number({
      label: "Latitude",
      required: true,
      min: -90,
      max: 90,
      decimals: 7,
      negative: true,
      leadingZero: "allow",
      unit: "°",
      width: "half",
      derive: ofAddress("latitude"),
      messages: { required: "Latitude is required" },
    }),
    longitude: number({
      label: "Longitude",
      required: true,
      min: -180,
      max: 180,
      decimals: 7,
      negative: true,
      leadingZero: "allow",
      unit: "°",
      width: "half",
      derive: ofAddress("longitude"),
      messages: { required: "Longitude is required" },
    }),

    dob: dayPast("Date of birth"),
    marriageAnniversary: dayPast("Marriage anniversary"),
    firstKidBday: dayPast("First child's birthday"),
    secondKidBday: dayPast("Second child's birthday"),

    gstNumber: text({ label: "GST number", ...gstinRule, width: "half" }),
    panNumber: text({ label: "PAN number", checks: ["pan"], width: "half" }),
    nameAsPerId: text({
      label: "Name as per ID",
      required: true,
      maxLength: 50,
      width: "half",
      messages: { required: "Name as per ID is required!" },
    }),
    fssaiNumber: text({ label: "FSSAI number", digits: true, checks: ["fssai"], width: "half" }),
    gstImage: image(paperPictures.gstImage),
    panImage: image(paperPictures.panImage),
  },
  steps: [
    step("contact", "Contact", [
      "primaryName",
      "primaryMobile",
      "whatsappNo",
      "alternativeMobile",
      "primaryImage",
      "secondaryName",
      "secondaryMobile",
      "secondaryImage",
    ]),
    step("shop", "Shop", ["shopName", "shopType", "shopImage"]),
    step("address", "Address", ["addressLine1", "addressLine2", "pincode", "city", "state", "latitude", "longitude"]),
    step("events", "Events", ["dob", "marriageAnniversary", "firstKidBday", "secondKidBday"], {
      description: "Days to congratulate on. None of them is needed.",
    }),
    step("kyc", "KYC", ["gstNumber", "panNumber", "nameAsPerId", "fssaiNumber", "gstImage", "panImage"]),
    step("review", "Review", []),
  ],
});
