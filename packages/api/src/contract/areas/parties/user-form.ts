import {
  checkbox,
  defineForm,
  lookup,
  multiLookup,
  onOff,
  password,
  section,
  select,
  text,
  textarea,
  type ValuesOf,
} from "@o2r/forms";
import { ofPincode, pincodeRule } from "../../core/pincode.ts";
import { userTypeOptions } from "../../core/access/user-types.ts";

const onCreate = { fact: "mode", in: ["create"] } as const;
const isAgent = { field: "roles", in: ["CALLING_AGENT"] } as const;

const passwordRule = {
  maxLength: 30,
  width: "half",
  autoComplete: "new-password",
  messages: { maxLength: "Password can't exceed 30 characters!" },
} as const;
const confirmRule = {
  ...passwordRule,
  minLength: 5,
  messages: { ...passwordRule.messages, minLength: "Password must be at least of 5 characters." },
} as const;
const match = { compare: ["confirmPassword", "==", "password"], message: "Passwords should match!" } as const;

/** An account (specification §3 and §5, User or distributor). The role decides which fields it has. */
export const userForm = defineForm({
  id: "user",
  version: 1,
  fields: {
    name: text({ label: "Name", required: true, maxLength: 50, width: "half" }),
    mobile: text({
      label: "Mobile",
      required: true,
      digits: true,
      minLength: 10,
      maxLength: 10,
      width: "half",
      messages: {
        minLength: "Phone number should be of 10 digits",
        maxLength: "Phone number should be of 10 digits",
      },
    }),
    emailId: text({ label: "Email", required: true, maxLength: 100, checks: ["email"], width: "half" }),
    username: text({
      label: "Username",
      required: true,
      maxLength: 30,
      readOnly: { fact: "mode", in: ["edit"] },
      autoComplete: "off",
      width: "half",
      messages: {
        maxLength: "maximum length cannot be more than 30",
        readOnly: "A username is chosen once",
      },
    }),
    password: password({
      label: "One-time password",
      ...passwordRule,
      required: onCreate,
      visible: onCreate,
      help: "It has to be changed at the first sign-in.",
    }),
    confirmPassword: password({
      label: "Confirm password",
      ...confirmRule,
      required: onCreate,
      visible: onCreate,
    }),
    secondStep: checkbox({
      label: "Ask for a code at each sign-in",
      help: "It is sent to the mobile, and good for 5 minutes.",
    }),
    roles: select({ label: "Role", required: true, options: userTypeOptions, width: "half" }),
    ccSupervisor: lookup({ label: "Supervisor", source: "supervisor", visible: isAgent, width: "half" }),
    agentId: text({ label: "Agent Id", required: isAgent, visible: isAgent, maxLength: 50, width: "half" }),
    agentEmailId: text({
      label: "Agent Email",
      required: isAgent,
      visible: isAgent,
      maxLength: 100,
      checks: ["email"],
      width: "half",
    }),
    dialersId: lookup({ label: "Dialer", source: "dialer", visible: isAgent, width: "half" }),
    warehouses: multiLookup({
      label: "Warehouses",
      source: "warehouse",
      visible: { field: "roles", in: ["CALLING_AGENT", "HUB_MANAGER", "CWH_MANAGER"] },
      help: "Only what belongs to these is shown.",
      maxItems: 50,
    }),
    regions: multiLookup({
      label: "Regions",
      source: "region",
      visible: { field: "roles", in: ["ONBOARDING_MANAGER"] },
      help: "Only retailers of these are shown.",
      maxItems: 50,
    }),
    beats: multiLookup({
      label: "Beats",
      source: "beat",
      visible: { field: "roles", in: ["FSA"] },
      help: "Only retailers of these are shown.",
      maxItems: 100,
    }),
    helpAndSupportActive: onOff({
      label: "Help & support",
      help: "Works on tickets of retailers, and is told of them.",
    }),
    addressLine1: text({ label: "Address line 1", maxLength: 100 }),
    addressLine2: text({ label: "Address line 2", maxLength: 100 }),
    pincode: text({ label: "Pincode", ...pincodeRule }),
    city: text({ label: "City", ...ofPincode("city") }),
    state: text({ label: "State", ...ofPincode("state") }),
  },
  rules: [match],
  sections: [
    section("person", "Person", ["name", "mobile", "emailId"]),
    section("role", "Role", [
      "roles",
      "ccSupervisor",
      "agentId",
      "agentEmailId",
      "dialersId",
      "warehouses",
      "regions",
      "beats",
      "helpAndSupportActive",
    ]),
    section("signIn", "Sign-in", ["username", "password", "confirmPassword", "secondStep"]),
    section("address", "Address", ["addressLine1", "addressLine2", "pincode", "city", "state"]),
  ],
});
export type UserValues = ValuesOf<typeof userForm>;

/** A one-time password for somebody who has lost theirs. */
export const resetPasswordForm = defineForm({
  id: "reset-password",
  version: 1,
  fields: {
    password: password({ label: "One-time password", ...passwordRule, required: true, width: "full" }),
    confirmPassword: password({ label: "Confirm password", ...confirmRule, required: true, width: "full" }),
  },
  rules: [match],
});

/** Why somebody may no longer sign in. */
export const blockForm = defineForm({
  id: "block-user",
  version: 1,
  fields: {
    reason: textarea({
      label: "Reason",
      required: true,
      maxLength: 300,
      rows: 2,
      messages: { required: "Reason is required" },
    }),
  },
});

/** Who supervises an agent from now on. */
export const supervisorForm = defineForm({
  id: "supervisor",
  version: 1,
  fields: { ccSupervisor: lookup({ label: "Supervisor", source: "supervisor", required: true }) },
});
