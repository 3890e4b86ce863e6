import {
  checkbox,
  date,
  defineForm,
  file,
  files,
  image,
  list,
  lookup,
  money,
  multiSelect,
  number,
  onOff,
  password,
  percent,
  select,
  step,
  text,
  textarea,
} from "../../index.ts";

/** Every kind of field, with words of its own in Hindi. */
export const hindiOffer = defineForm({
  id: "hindi-offer",
  version: 1,
  fields: {
    name: text({ label: "नाम", required: true }),
    kind: select({
      label: "छूट का प्रकार",
      required: true,
      options: [
        { value: "P", label: "प्रतिशत" },
        { value: "F", label: "निश्चित" },
      ],
    }),
    share: percent({ label: "छूट", visible: { field: "kind", in: ["P"] }, required: true }),
    note: textarea({ label: "टिप्पणी", minLength: 5 }),
    data: textarea({ label: "अतिरिक्त डेटा", checks: ["json"], placeholder: "{ }" }),
    secret: password({ label: "पासवर्ड" }),
    mobile: text({ label: "मोबाइल", checks: ["mobile"] }),
    days: number({ label: "दिन", integer: true, min: 1 }),
    price: money({ label: "मूल्य" }),
    from: date({ label: "कब से", min: { today: 0 } }),
    product: lookup({ label: "उत्पाद", source: "goods" }),
    hubs: multiSelect({ label: "केंद्र", options: [{ value: "D", label: "दिल्ली" }] }),
    pincode: text({ label: "पिनकोड" }),
    city: text({ label: "शहर", derive: { by: "place", from: ["pincode"], overwrite: "untouched" } }),
    agreed: checkbox({ label: "सहमति" }),
    live: onOff({ label: "चालू" }),
    paper: file({ label: "कागज़", maxMB: 2 }),
    papers: files({ label: "कागज़ात" }),
    picture: image({ label: "चित्र" }),
    lines: list({
      label: "पंक्तियाँ",
      row: "पंक्ति",
      maxItems: 3,
      unique: ["sku"],
      fields: { sku: text({ label: "वस्तु", required: true }), qty: number({ label: "मात्रा" }) },
    }),
  },
  steps: [
    step("offer", "प्रस्ताव", ["name", "kind", "share", "note", "data", "secret", "mobile", "days", "price", "from"]),
    step("goods", "सामान", ["product", "hubs", "pincode", "city", "agreed", "live"]),
    step("papers", "कागज़ात", ["paper", "papers", "picture", "lines"]),
  ],
});

/** The attributes whose words are seen or read out. */
export const spokenAttributes = ["aria-label", "placeholder", "title", "alt", "aria-valuetext", "aria-roledescription"];

/** Kinds of files are written so in every language. */
const kinds = /\b(?:JPEG|GIF|PNG|PDF|EPS|WEBP)\b/g;

/** Those of some texts that have an English word in them. */
export const englishWords = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => /[a-z]{2,}/i.test(text.replaceAll(kinds, "")));
