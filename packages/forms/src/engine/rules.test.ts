import { describe, expect, it } from "vitest";
import { createEngine, date, defineForm, number, select, text } from "../index.ts";
import type { RawValues } from "../index.ts";
import { ready } from "../ready/index.ts";
import { rows } from "../rows/index.ts";
import { discountDerivations, discountForm } from "../test/discount-form.ts";

const registry = { ...ready, derivations: discountDerivations, lists: rows };
const discount = (values: RawValues) => createEngine(discountForm, { values, registry });
const messages = (engine: ReturnType<typeof createEngine>) =>
  Object.fromEntries(engine.validate().map(({ field, message }) => [engine.wireName(field), message]));

describe("the discount and validity form", () => {
  it("S3.77 has the specification's keys", () => {
    const keys =
      "validFrom validTill validFromCopy validTillCopy constraintsForm constraintsTill discount discountType password confirmPassword login_Password";
    expect(Object.keys(discountForm.fields)).toEqual(expect.arrayContaining(keys.split(" ")));
  });

  it.each([
    [
      "S5.12 S5.13 validFrom after validTill",
      ["validFrom", "validTill"],
      ["Must be earlier than the valid till date.", "Must be later than the valid from date."],
    ],
    [
      "S5.14 S5.15 validFromCopy after validTillCopy",
      ["validFromCopy", "validTillCopy"],
      ["Must be earlier than the valid till date.", "Must be later than the valid from date."],
    ],
    [
      "S5.16 S5.17 constraintsForm after constraintsTill",
      ["constraintsForm", "constraintsTill"],
      ["Must be earlier than till date.", "Must be later than from date"],
    ],
  ] as const)("%s is refused at both, and fixing either clears both", (_title, [from, till], [early, late]) => {
    const engine = discount({ [from]: "2026-03-02", [till]: "2026-03-01" });
    expect(messages(engine)).toEqual({ [from]: early, [till]: late });
    engine.set(till, "2026-03-02");
    expect(messages(engine)).toEqual({});
    engine.set(till, "2026-03-01");
    engine.set(from, "2026-02-28");
    expect(messages(engine)).toEqual({});
    engine.set(till, "");
    expect(messages(engine)).toEqual({});
  });

  it("S3.78 S5.18 S5.19 a percentage ends at 100, an amount does not", () => {
    expect(messages(discount({ discountType: "PERCENT", discount: 101 }))).toEqual({
      discount: "Value can't exceed 100%",
    });
    expect(messages(discount({ discountType: "PERCENT", discount: "100" }))).toEqual({});
    expect(messages(discount({ discountType: "VALUE", discount: 101 }))).toEqual({});
  });

  it("S5.20 the confirmation equals the password, and login_Password takes no part", () => {
    const values = { password: "a", confirmPassword: "b", login_Password: "c" };
    expect(messages(discount(values))).toEqual({ confirmPassword: "Passwords should match!" });
    expect(messages(discount({ ...values, confirmPassword: "a" }))).toEqual({});
  });

  it("S5.28 S5.29 the distributor's discount equals what is worked out, told as percent or amount", () => {
    const values = { pth: 90, ptr: 120, distributorDiscount: 20 };
    expect(messages(discount({ ...values, discountType: "PERCENT" }))).toEqual({
      distributorDiscount: "Distributor Discount must be 25%",
    });
    expect(messages(discount({ ...values, discountType: "VALUE" }))).toEqual({
      distributorDiscount: "Distributor Discount must be 30",
    });
    expect(messages(discount({ ...values, discountType: "VALUE", distributorDiscount: 30 }))).toEqual({});
    const engine = discount({ ...values, discountType: "PERCENT", distributorDiscount: 25 });
    engine.set("ptr", "100");
    expect(messages(engine)).toEqual({ distributorDiscount: "Distributor Discount must be 10%" });
    engine.set("ptr", "");
    expect(messages(engine)).toEqual({});
  });

  it("S3.72 S3.73 S3.74 S3.75 has rule rows of context, attribute, operator and value, in which a minus may stand", () => {
    const rule = { attr1: "cart", attr2: "total", operator: "<=", validator: "-5" };
    expect(messages(discount({ rules: [rule, { ...rule, operator: ">" }] }))).toEqual({});
    expect(messages(discount({ rules: [rule, { ...rule, operator: "=>", validator: "" }] }))).toEqual({
      "rules.1.operator": "Choose one of the listed values",
      "rules.1.validator": "This field is required",
    });
  });
});

describe("comparisons", () => {
  const form = defineForm({
    id: "compare",
    version: 1,
    fields: {
      a: number({ label: "A" }),
      b: number({ label: "B" }),
      on: date({ label: "On", max: "none" }),
      kind: select({ label: "Kind", options: [1, 2] }),
    },
    rules: [
      { compare: ["a", "<", "b"], message: "A must be below {value}", blame: "both" },
      { compare: ["on", ">=", { today: -7 }], message: "Not before {value}" },
      { compare: ["kind", "!=", { value: 2 }], message: "Not the second" },
    ],
  });
  const compare = (values: RawValues) => messages(createEngine(form, { values, today: "2026-11-21" }));

  it("S5.26 are of numbers, name the other side, and blame whom they are told to", () => {
    expect(compare({ a: "9", b: "10" })).toEqual({});
    expect(compare({ a: "10", b: "9" })).toEqual({ a: "A must be below 9", b: "A must be below 10" });
    expect(compare({ a: "10" })).toEqual({});
  });

  it("are of days so many from today, and of constants", () => {
    expect(compare({ on: "2026-11-13" })).toEqual({ on: "Not before 14-11-2026" });
    expect(compare({ on: "2026-11-14" })).toEqual({});
    expect(compare({ kind: "2" })).toEqual({ kind: "Not the second" });
  });

  it("take sums of rupees for what they are", () => {
    expect(compare({ a: 0.1 + 0.2, b: 0.3 })).toEqual({ a: "A must be below 0.3", b: "A must be below 0.3" });
    expect(compare({ a: "0.3", b: "0.30000001" })).toEqual({});
  });
});

describe("aspects", () => {
  const form = defineForm({
    id: "aspects",
    version: 1,
    fields: {
      reason: select({ label: "Reason", options: ["LATE", "CUSTOM"] }),
      mode: select({ label: "Mode", options: ["A", "B"] }),
      customReason: text({
        label: "Custom reason",
        enabled: { field: "reason", in: ["CUSTOM"] },
        readOnly: { field: "mode", in: ["A"] },
        required: { any: [{ anyFilled: ["mode"] }, { field: "reason", in: ["CUSTOM"] }] },
        messages: { enabled: "Choose the custom reason first", readOnly: "Set by mode A" },
      }),
      either: text({
        label: "Either",
        required: { all: [{ field: "reason", in: ["LATE"] }, { anyFilled: ["mode"] }] },
      }),
      other: text({ label: "Other", required: { not: { field: "reason", in: ["LATE", "CUSTOM"] } } }),
    },
  });
  const engine = (values: RawValues) => createEngine(form, { values });

  it("say in their own words why a field is closed or fixed", () => {
    expect(engine({}).field("customReason").note).toBe("Choose the custom reason first");
    expect(engine({ reason: "CUSTOM", mode: "A" }).field("customReason").note).toBe("Set by mode A");
    expect(engine({ reason: "CUSTOM" }).field("customReason").note).toBeUndefined();
  });

  it("S5.21 S5.22 require in the words of what asks for it", () => {
    expect(messages(engine({ reason: "CUSTOM" }))["customReason"]).toBe("Field is required");
    expect(messages(engine({ reason: "CUSTOM", mode: "B" }))["customReason"]).toBe("Field is required");
    expect(messages(engine({ reason: "LATE", mode: "B" }))["either"]).toBe("Field is required");
    expect(messages(engine({}))["other"]).toBe("This field is required");
  });
});

describe("checks that read other fields", () => {
  const form = defineForm({
    id: "company",
    version: 1,
    fields: {
      state: text({ label: "State" }),
      pan: text({ label: "PAN", checks: ["pan"] }),
      gstin: text({
        label: "GSTIN",
        checks: [
          "gstin",
          "gstinChecksum",
          { check: "gstinState", with: ["state"] },
          { check: "gstinPan", with: ["pan"] },
        ],
      }),
    },
  });

  it("are made again when one of these changes", () => {
    const engine = createEngine(form, { values: { gstin: "27AAPFU0939F1ZV", state: "Goa" }, registry: ready });
    engine.validate({ show: true });
    expect(engine.field("gstin").error).toBe("GST Number is of another state");
    engine.set("state", "Maharashtra");
    expect(engine.field("gstin").error).toBeUndefined();
    engine.set("pan", "ABCDE1234F");
    expect(engine.field("gstin").error).toBe("GST Number is of another PAN");
    engine.set("gstin", "27AAPFU0939F1ZA");
    expect(engine.field("gstin").error).toBe("Enter valid GST Number");
  });

  it("are unknown to a registry that has them not", () => {
    expect(() => createEngine(form)).toThrow('The registry has no check "pan"');
  });

  it("and where it has no lists, the words name what brings them", () => {
    expect(() => createEngine(discountForm, { registry: { ...ready, derivations: discountDerivations } })).toThrow(
      "The registry has no lists: see withReady of @o2r/forms/ready",
    );
  });
});

describe("what is odd without being refused", () => {
  const form = defineForm({
    id: "odd",
    version: 1,
    fields: {
      gst: text({
        label: "GSTIN",
        upper: true,
        checks: ["gstin"],
        warns: ["gstinChecksum"],
        messages: { warning: "Compare it with the certificate" },
      }),
    },
  });
  const open = (gst?: string) => createEngine(form, { registry, ...(gst && { values: { gst } }) });

  it("is said once the field was left, and ends with the slip", () => {
    const engine = open();
    engine.set("gst", "27aapfu0939f1za");
    expect(engine.field("gst").warning).toBe(undefined);
    engine.leave("gst");
    expect(engine.field("gst")).toMatchObject({ warning: "Compare it with the certificate", error: undefined });
    expect([engine.validate(), engine.pruned().values]).toEqual([[], { gst: "27AAPFU0939F1ZA" }]);
    engine.set("gst", "27aapfu0939f1zv");
    expect(engine.field("gst").warning).toBe(undefined);
  });

  it("is said at once of what was loaded, and never beside an error", () => {
    const engine = open("27AAPFU0939F1ZA");
    expect(engine.field("gst").warning).toBe("Compare it with the certificate");
    engine.set("gst", "27AAPFU");
    engine.leave("gst");
    expect(engine.field("gst")).toMatchObject({ error: "Enter valid GST Number", warning: undefined });
  });
});

describe("a check that refuses and warns", () => {
  const form = defineForm({
    id: "pack",
    version: 1,
    fields: {
      ean: text({ label: "EAN", digits: true, checks: ["eanChecksum"], warns: ["eanChecksum"] }),
      name: text({ label: "Name" }),
    },
  });
  const words = ready.checks.eanChecksum.message;

  it("warns of what was saved before, which may be saved again", () => {
    const engine = createEngine(form, { registry, values: { ean: "4006381333932" } });
    expect(engine.field("ean").warning).toBe(words);
    engine.set("name", "Pencil");
    expect(messages(engine)).toEqual({});
  });

  it("refuses what is new, and no longer what is put back", () => {
    const engine = createEngine(form, { registry, values: { ean: "4006381333932" } });
    engine.set("ean", "4006381333933");
    expect(messages(engine)).toEqual({ ean: words });
    engine.set("ean", "4006381333932");
    expect(messages(engine)).toEqual({});
    const fresh = createEngine(form, { registry });
    fresh.set("ean", "4006381333932");
    expect(messages(fresh)).toEqual({ ean: words });
  });
});
