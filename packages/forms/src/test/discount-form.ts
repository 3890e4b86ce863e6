import { date, defineForm, list, number, password, select, text } from "../index.ts";

const validity = {
  left: "Must be earlier than the valid till date.",
  right: "Must be later than the valid from date.",
};

/** The discount and validity form of the specification, with its own keys and words, and the rows of its rule builder. */
export const discountForm = defineForm({
  id: "test-discount",
  version: 1,
  fields: {
    validFrom: date({ label: "Valid from", max: "none" }),
    validTill: date({ label: "Valid till", max: "none" }),
    validFromCopy: date({ label: "Valid from", max: "none" }),
    validTillCopy: date({ label: "Valid till", max: "none" }),
    constraintsForm: date({ label: "From", max: "none" }),
    constraintsTill: date({ label: "Till", max: "none" }),
    discountType: select({ label: "Discount type", options: ["PERCENT", "VALUE"] }),
    discount: number({ label: "Discount" }),
    password: password({ label: "Password", maxLength: 30 }),
    confirmPassword: password({ label: "Confirm password" }),
    login_Password: password({ label: "Login password" }),
    ptr: number({ label: "PTR" }),
    pth: number({ label: "PTH" }),
    distributorDiscount: number({ label: "Distributor discount" }),
    rules: list({
      label: "Rules",
      row: "Rule",
      fields: {
        attr1: text({ label: "Context", required: true }),
        attr2: text({ label: "Attribute", required: true }),
        operator: select({ label: "Operator", options: ["==", "!=", ">", "<", "<=", ">="], required: true }),
        validator: text({ label: "Value", required: true }),
      },
    }),
  },
  rules: [
    { compare: ["validFrom", "<=", "validTill"], message: validity },
    { compare: ["validFromCopy", "<=", "validTillCopy"], message: validity },
    {
      compare: ["constraintsForm", "<=", "constraintsTill"],
      message: { left: "Must be earlier than till date.", right: "Must be later than from date" },
    },
    {
      compare: ["discount", "<=", 100],
      when: { field: "discountType", in: ["PERCENT"] },
      message: "Value can't exceed 100%",
    },
    { compare: ["confirmPassword", "==", "password"], message: "Passwords should match!" },
    {
      compare: ["distributorDiscount", "==", { by: "margin", from: ["pth", "ptr"] }],
      when: { field: "discountType", in: ["PERCENT"] },
      message: "Distributor Discount must be {value}%",
    },
    {
      compare: ["distributorDiscount", "==", { by: "difference", from: ["pth", "ptr"] }],
      when: { field: "discountType", in: ["VALUE"] },
      message: "Distributor Discount must be {value}",
    },
  ],
});

const both = (a: unknown, b: unknown): a is number => typeof a === "number" && typeof b === "number";

/** What the form's rules work out: what a distributor keeps of the price, as a part of it and as an amount. */
export const discountDerivations = {
  margin: (pth: unknown, ptr: unknown) =>
    both(pth, ptr) && both(ptr, pth) ? Math.round(((ptr - pth) / ptr) * 10_000) / 100 : undefined,
  difference: (pth: unknown, ptr: unknown) => (both(pth, ptr) && both(ptr, pth) ? ptr - pth : undefined),
};
