import { defineForm, password, section, text } from "@o2r/forms";
import { ofPincode, pincodeRule } from "../../core/pincode.ts";

const fewest = "Password must be at least of 5 characters.";
const tooLong = "Password can't exceed 30 characters!";

const secret = { required: true, maxLength: 30, autoComplete: "new-password", width: "half" } as const;

/** Who answers for a warehouse, with an account to sign in by (specification §3 and §5, Warehouse contact). */
export const warehouseContactForm = defineForm({
  id: "warehouseContact",
  version: 1,
  fields: {
    username: text({
      label: "Username",
      required: true,
      maxLength: 30,
      autoComplete: "off",
      messages: { maxLength: "maximum length cannot be more than 30" },
    }),
    password: password({ label: "Password", ...secret, messages: { maxLength: tooLong } }),
    confirmPassword: password({
      label: "Confirm password",
      ...secret,
      minLength: 5,
      messages: { minLength: fewest, maxLength: tooLong },
    }),
    personalName: text({ label: "Name", required: true, maxLength: 50, width: "half" }),
    personalMobile: text({ label: "Mobile", required: true, digits: true, checks: ["mobile"], width: "half" }),
    personalEmailId: text({ label: "Email", maxLength: 100, checks: ["email"] }),
    personalAddressLine1: text({ label: "Address line 1", maxLength: 100 }),
    personalAddressLine2: text({ label: "Address line 2", maxLength: 100 }),
    personalPincode: text({ label: "Pincode", ...pincodeRule }),
    personalCity: text({ label: "City", ...ofPincode("city", "personalPincode") }),
    personalState: text({ label: "State", ...ofPincode("state", "personalPincode") }),
  },
  rules: [{ compare: ["confirmPassword", "==", "password"], message: "Passwords should match!" }],
  sections: [
    section("account", "Account", ["username", "password", "confirmPassword"]),
    section("person", "Person", ["personalName", "personalMobile", "personalEmailId"]),
    section("home", "Address", [
      "personalAddressLine1",
      "personalAddressLine2",
      "personalPincode",
      "personalCity",
      "personalState",
    ]),
  ],
});
