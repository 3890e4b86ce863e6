import { expect, it } from "vitest";
import { createEngine, date, defineForm, english, list, number, percent, select, text } from "../index.ts";
import { inquiry } from "../async/index.ts";
import { ready } from "../ready/index.ts";
import { withReady } from "../ready/with-ready.ts";
import { refuseChanged, validateSubmission } from "../server/index.ts";
import { hindi } from "./index.ts";

const latin = /[a-z]{2,}/i;

const form = defineForm({
  id: "offer",
  version: 1,
  fields: {
    name: text({ label: "नाम", required: true }),
    code: text({ label: "कोड", maxLength: 3 }),
    short: text({ label: "विवरण", minLength: 3 }),
    shape: text({ label: "रूप", pattern: "[A-Z]+" }),
    kind: select({ label: "प्रकार", options: [{ value: "P", label: "प्रतिशत" }] }),
    why: text({ label: "कारण", required: { field: "kind", in: ["P"] } }),
    least: number({ label: "कम", min: 5, leadingZero: "allow" }),
    most: number({ label: "अधिक", max: 5 }),
    whole: number({ label: "पूर्ण", integer: true }),
    exact: number({ label: "सटीक", decimals: 1 }),
    zero: number({ label: "शून्य", min: 1 }),
    minus: number({ label: "ऋण" }),
    wrong: number({ label: "गलत" }),
    share: percent({ label: "हिस्सा" }),
    half: percent({ label: "आधा", max: 50 }),
    early: date({ label: "शुरू", min: { today: 0 } }),
    late: date({ label: "अंत" }),
    mobile: text({ label: "मोबाइल", checks: ["mobile"] }),
    own: text({ label: "अपना", required: true, messages: { required: "अपना शब्द" } }),
    lines: list({
      label: "पंक्तियाँ",
      minItems: 3,
      unique: ["sku"],
      messages: { unique: "दो बार" },
      fields: { sku: text({ label: "वस्तु" }), unit: text({ label: "इकाई", required: true }) },
    }),
  },
});
const values = {
  code: "ABCD",
  short: "a",
  shape: "a1",
  kind: "P",
  least: 1,
  most: 9,
  whole: 1.5,
  exact: 1.25,
  zero: 0,
  minus: -1,
  wrong: "x",
  share: 101,
  half: 51,
  early: "2026-01-01",
  late: "2027-01-01",
  mobile: "12",
  lines: [{ sku: "a" }, { sku: "a", unit: "kg" }],
};
const today = "2026-11-24";

it("says the same Hindi in the browser and in the service, and no English word", async () => {
  const engine = createEngine(form, { values, today, messages: hindi, registry: withReady() });
  const browser = engine.validate({ show: true }).map(({ field, message }) => [engine.wireName(field), message]);
  const service = await validateSubmission(form, values, { today, messages: hindi });
  expect(service.errors.map(({ field, message }) => [field, message])).toEqual(browser);
  expect(browser.map(([, message]) => message).filter((message) => latin.test(message ?? ""))).toEqual([]);
  expect(Object.fromEntries(browser)).toMatchObject({
    name: hindi.required,
    why: hindi.required,
    code: "3 अक्षरों से अधिक नहीं हो सकता",
    share: "प्रतिशत 100% से अधिक नहीं हो सकता",
    half: "प्रतिशत 50% से अधिक नहीं हो सकता",
    early: "24-11-2026 या उसके बाद का दिन होना चाहिए",
    mobile: hindi.checks["mobile"],
    own: "अपना शब्द",
    lines: "कम से कम 3 प्रविष्टियाँ चाहिए",
    "lines.0.sku": "दो बार",
    "lines.0.unit": hindi.required,
  });
});

it("speaks one language per engine, whatever another engine of the same form speaks", () => {
  const spoken = createEngine(form, { values, today, messages: hindi, registry: withReady() });
  const plain = createEngine(form, { values, today, registry: withReady() });
  expect(spoken.problem("name")?.message).toBe(hindi.required);
  expect(plain.problem("name")?.message).toBe(english.required);
  expect(spoken.definition).toBe(form);
});

it("names unknown keys, a body that is none, and what cannot be checked", async () => {
  const unknown = await validateSubmission(form, { extra: 1 }, { messages: hindi });
  expect(unknown.errors.find(({ code }) => code === "unknown")?.message).toBe(hindi.unknown);
  expect((await validateSubmission(form, 1, { messages: hindi })).errors[0]?.message).toBe(hindi.body);

  const asked = defineForm({ id: "asked", version: 1, fields: { code: text({ label: "कोड", checks: ["free"] }) } });
  const free = inquiry(() => Promise.reject(new Error("down")), { message: "Taken" });
  const engine = createEngine(asked, { messages: hindi, registry: { checks: { free } } });
  engine.set("code", "a");
  await engine.settle();
  expect(engine.problem("code")?.message).toBe(hindi.unchecked);
});

it("refuses in Hindi what is new while the row was unread", () => {
  const late = defineForm({
    id: "late",
    version: 1,
    fields: { pin: text({ label: "पिन", checks: ["pincode"], warns: ["pincode"] }) },
  });
  expect(refuseChanged(late, { pin: "1" }, {}, {}, hindi)).toMatchObject([{ message: hindi.checks["pincode"] }]);
});

it("has words for every ready format and every sentence of English", () => {
  expect(Object.keys(hindi.checks)).toEqual(expect.arrayContaining(Object.keys(ready.checks)));
  expect(Object.keys(hindi)).toEqual(Object.keys(english));
  expect(hindi.fields("added", ["अ", "ब"])).toBe("2 फ़ील्ड जुड़े: अ और ब।");
});
