import { date, defineForm, number, section, select, text, textarea } from "@o2r/forms";
import { gstinRule } from "../../core/gstin.ts";
import { ofPincode, pincodeRule } from "../../core/pincode.ts";

/** What a warehouse is for. */
export const warehouseTypes = [
  { value: "CWH", label: "Central warehouse" },
  { value: "HUB", label: "Hub" },
] as const;

/** With its last space, as the specification has it. */
const panLength = "PAN must have 10 characters ";
const fssaiLength = "FSSAI number must have 14 characters";

const degrees = {
  required: true,
  decimals: 7,
  negative: true,
  leadingZero: "allow",
  unit: "°",
  width: "half",
} as const;

/** A warehouse, created and edited (specification §3 and §5, Warehouse). Latitude and longitude are degrees. */
export const warehouseForm = defineForm({
  id: "warehouse",
  version: 1,
  fields: {
    companyName: text({ label: "Company name", required: true, maxLength: 50, width: "half" }),
    type: select({ label: "Type", required: true, options: warehouseTypes, width: "half" }),
    emailId: text({ label: "Email", required: true, maxLength: 100, checks: ["email"], width: "half" }),
    mobile: text({ label: "Mobile", required: true, digits: true, checks: ["tenDigits"], width: "half" }),
    panNumber: text({
      label: "PAN",
      required: true,
      upper: true,
      minLength: 10,
      maxLength: 10,
      width: "half",
      messages: { minLength: panLength, maxLength: panLength },
    }),
    gstNumber: text({ label: "GSTIN", ...gstinRule, width: "half" }),
    fssaiNumber: text({
      label: "FSSAI number",
      required: true,
      digits: true,
      minLength: 14,
      maxLength: 14,
      width: "half",
      messages: { minLength: fssaiLength, maxLength: fssaiLength },
    }),
    fssaiExpiry: date({ label: "FSSAI expiry", required: true, max: "none", width: "half" }),
    leadTime: number({
      label: "Lead time",
      required: true,
      min: 0,
      leadingZero: "allow",
      max: 365,
      integer: true,
      unit: "days",
      help: "From an order to its delivery.",
      width: "half",
    }),
    address: textarea({ label: "Address", required: true, maxLength: 100, rows: 2 }),
    pincode: text({ label: "Pincode", required: true, ...pincodeRule }),
    city: text({ label: "City", required: true, ...ofPincode("city") }),
    state: text({ label: "State", required: true, ...ofPincode("state") }),
    wlat: number({ label: "Latitude", min: -90, max: 90, ...degrees }),
    wlng: number({ label: "Longitude", min: -180, max: 180, ...degrees }),
  },
  sections: [
    section("warehouse", "Details", ["companyName", "type", "emailId", "mobile", "leadTime"]),
    section("place", "Address", ["address", "pincode", "city", "state", "wlat", "wlng"]),
    section("licences", "Tax and licences", ["panNumber", "gstNumber", "fssaiNumber", "fssaiExpiry"]),
  ],
});
