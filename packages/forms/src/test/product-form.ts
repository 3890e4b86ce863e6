import {
  chain,
  date,
  defineForm,
  money,
  multiLookup,
  number,
  password,
  percent,
  section,
  select,
  text,
} from "../index.ts";

/** The product form's rules in small, for tests: the real one stands with the contract. */
export const productForm = defineForm({
  id: "test-product",
  version: 1,
  fields: {
    formName: text({ label: "Name", required: true, maxLength: 50 }),
    formProductShelfLife: number({ label: "Shelf life", unit: "days", required: true, integer: true, min: 1 }),
    formProductItemType: select({ label: "Item type", required: true, options: ["FOOD", "NON_FOOD"] }),
    formProductLength: number({ label: "Length", unit: "cm", required: { fact: "mode", in: ["create"] } }),
    formProductWidth: number({ label: "Width", unit: "cm", required: { fact: "mode", in: ["create"] } }),
    formProductHeight: number({ label: "Height", unit: "cm", required: { fact: "mode", in: ["create"] } }),
    formProductVolume: number({
      label: "Volume",
      unit: "m³",
      readOnly: true,
      derive: { by: "cubicMetres", from: ["formProductLength", "formProductWidth", "formProductHeight"] },
    }),
    formO2rPrice: money({ label: "O2RLP", required: true, min: 0.01 }),
    formDlp: money({ label: "PTH", required: true, min: 0.01 }),
    formRlp: money({ label: "PTR", required: true, min: 0.01 }),
    formProductMrp: money({ label: "MRP", required: true, min: 0.01 }),
    formProductGst: select({
      label: "GST",
      required: true,
      options: [0, 5, 18].map((value) => ({ value, label: `${value}%` })),
    }),
    formProductHsn: text({
      label: "HSN",
      required: true,
      digits: true,
      maxLength: 10,
      messages: { maxLength: "HSN number can't exceed 10 digits" },
    }),
    skuKit: multiLookup({ label: "SKU kit", source: "product" }),
  },
  rules: [
    chain(["formO2rPrice", "formDlp", "formRlp", "formProductMrp"], "<=", [
      { left: "O2RLP must be less then PTH", right: "PTH must be greater then O2RLP" },
      { right: "PTR must be greater then PTH" },
      { right: "MRP must be greater then PTR" },
    ]),
  ],
  sections: [section("prices", "Price chain", ["formO2rPrice", "formDlp", "formRlp", "formProductMrp"])],
});

export const goodProduct = {
  formName: "Chakki Atta 10 kg",
  formProductShelfLife: 90,
  formProductItemType: "FOOD",
  formProductLength: 30,
  formProductWidth: 20,
  formProductHeight: 10,
  formO2rPrice: 428,
  formDlp: 436.5,
  formRlp: 452,
  formProductMrp: 480,
  formProductGst: 5,
  formProductHsn: "1101000000",
};

/** Visibility in a chain, both wordings of "required", a percentage and date order, a password and its copy. */
export const offerForm = defineForm({
  id: "test-offer",
  version: 1,
  fields: {
    discountType: select({ label: "Discount type", options: ["PERCENT", "VALUE"] }),
    discount: number({ label: "Discount", required: { field: "discountType", in: ["PERCENT", "VALUE"] } }),
    share: percent({ label: "Share" }),
    zone: text({ label: "Zone", visible: { field: "discountType", in: ["PERCENT"] } }),
    approver: text({ label: "Approver", visible: { field: "zone", filled: true }, required: true }),
    note: text({ label: "Note", visible: { anyFilled: ["zone", "approver"] }, onHide: "clear" }),
    code: text({ label: "Code", enabled: { field: "discountType", in: ["VALUE"] }, onHide: "keep" }),
    pan: text({ label: "PAN", checks: ["pan"] }),
    gstin: text({ label: "GSTIN", required: { anyFilled: ["pan", "code"] }, checks: ["gstin"] }),
    validFrom: date({ label: "Valid from", max: "none" }),
    validTill: date({ label: "Valid till", max: "none" }),
    born: date({ label: "Born" }),
    password: password({ label: "Password", maxLength: 30 }),
    confirmPassword: password({ label: "Confirm password" }),
  },
  rules: [
    {
      compare: ["discount", "<=", 100],
      when: { field: "discountType", in: ["PERCENT"] },
      message: "Value can't exceed 100%",
    },
    {
      compare: ["validFrom", "<=", "validTill"],
      message: {
        left: "Must be earlier than the valid till date.",
        right: "Must be later than the valid from date.",
      },
    },
    { compare: ["confirmPassword", "==", "password"], message: "Passwords should match!" },
  ],
});
