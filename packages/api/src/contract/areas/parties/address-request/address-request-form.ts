import { defineForm, number, section, text, type ValuesOf } from "@o2r/forms";
import { ofPincode, pincodeRule } from "../../../core/pincode.ts";

const degrees = { decimals: 7, negative: true, leadingZero: "allow", unit: "°", width: "half" } as const;

/** Where a retailer is to be from now on, asked for (specification §3 and §5, Address request). */
export const addressRequestForm = defineForm({
  id: "address-request",
  version: 1,
  fields: {
    reqAddressLine1: text({
      label: "Address line 1",
      required: true,
      maxLength: 100,
      messages: { required: "Address line 1 is required!" },
    }),
    reqAddressLine2: text({ label: "Address line 2", maxLength: 100 }),
    reqAddressLine3: text({
      label: "Locality",
      required: true,
      maxLength: 100,
      messages: { required: "Locality is required!" },
    }),
    reqPincode: text({
      label: "Pincode",
      required: true,
      ...pincodeRule,
      messages: { required: "Pincode is required!" },
    }),
    reqCity: text({
      label: "City",
      required: true,
      ...ofPincode("city", "reqPincode"),
      messages: { required: "City is required!", readOnly: "Follows the pincode" },
    }),
    reqState: text({
      label: "State",
      required: true,
      ...ofPincode("state", "reqPincode"),
      messages: { required: "State is required!", readOnly: "Follows the pincode" },
    }),
    reqAddress: text({ label: "Directions", maxLength: 100 }),
    reqLatitude: number({
      label: "Latitude",
      required: true,
      min: -90,
      max: 90,
      ...degrees,
      messages: { required: "Latitude is required" },
    }),
    reqLongitude: number({
      label: "Longitude",
      required: true,
      min: -180,
      max: 180,
      ...degrees,
      messages: { required: "Longitude is required" },
    }),
  },
  sections: [
    section("place", "New address", [
      "reqAddressLine1",
      "reqAddressLine2",
      "reqAddressLine3",
      "reqPincode",
      "reqCity",
      "reqState",
      "reqAddress",
      "reqLatitude",
      "reqLongitude",
    ]),
  ],
});
export type AddressRequestValues = ValuesOf<typeof addressRequestForm>;
