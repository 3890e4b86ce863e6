import { text } from "../../definition/builders.ts";
import { defineForm } from "../../definition/form.ts";
import { scenario } from "../scenario.ts";

const form = defineForm({
  id: "conformance-formats",
  version: 1,
  fields: {
    mobile: text({ label: "Mobile", checks: ["mobile"] }),
    email: text({ label: "E-mail", checks: ["email"] }),
    pan: text({ label: "PAN", checks: ["pan"] }),
    gstin: text({ label: "GSTIN", checks: ["gstin"] }),
    fssai: text({ label: "FSSAI", checks: ["fssai"] }),
    pincode: text({ label: "Pincode", checks: ["pincode"] }),
    meta: text({ label: "Meta", checks: ["json"] }),
  },
});

export const formats = [
  scenario(form, "formats take what they should", {
    given: {
      mobile: "09876543210",
      email: "a@b.in",
      pan: "ABCDE1234F",
      gstin: "27ABCDE1234F1Z5",
      fssai: "12345678901234",
      pincode: "400001",
      meta: '{"a":1}',
    },
    errors: {},
  }),
  scenario(form, "and refuse what they should, in the specified words", {
    given: { mobile: "5876543210", email: "a@b", pan: "abc", gstin: "27", fssai: "1", pincode: "4", meta: "{}" },
    errors: {
      mobile: "Enter valid mobile number",
      email: "Enter valid email",
      pan: "Enter valid PAN Number",
      gstin: "Enter valid GST Number",
      fssai: "FSSAI number must have 14 characters",
      pincode: "Enter 6 digit pincode",
      meta: "Input must be valid JSON data",
    },
  }),
];
