import { defineForm, section, text } from "@o2r/forms";
import { ofPincode, pincodeRule } from "../../core/pincode.ts";

/** Where a pincode is, for whoever asks (specification §3, Pincode lookup). Nothing is saved. */
export const pincodeLookupForm = defineForm({
  id: "pincodeLookup",
  version: 1,
  fields: {
    pincode: text({ label: "Pincode", required: true, ...pincodeRule }),
    city: text({ label: "City", ...ofPincode("city") }),
    state: text({ label: "State", ...ofPincode("state") }),
  },
  sections: [section("pincode", "Pincode", ["pincode", "city", "state"])],
});
