import { describe, expect, it } from "vitest";
import { createEngine, defineForm, number, type RawValues, text } from "../index.ts";
import { ready } from "../ready/index.ts";
import { goodProduct, offerForm, productForm } from "../test/product-form.ts";

const product = (values: Record<string, unknown> = {}, mode = "create") =>
  createEngine(productForm, { values: { ...goodProduct, ...values }, facts: { mode }, registry: ready });
const offer = (values: Record<string, unknown> = {}) =>
  createEngine(offerForm, { values, today: "2026-11-21", registry: ready });
const messages = (engine: ReturnType<typeof createEngine>) =>
  Object.fromEntries(engine.validate().map(({ field, message }) => [field, message]));

describe("price chain", () => {
  it.each([
    ["S5.82 O2RLP above PTH is refused", { formO2rPrice: 437 }, "formO2rPrice", "O2RLP must be less then PTH"],
    ["S5.83 PTH below O2RLP is refused", { formDlp: 400 }, "formDlp", "PTH must be greater then O2RLP"],
    ["S5.84 PTR below PTH is refused", { formRlp: 430 }, "formRlp", "PTR must be greater then PTH"],
    ["S5.85 MRP below PTR is refused", { formProductMrp: 451 }, "formProductMrp", "MRP must be greater then PTR"],
  ])("%s", (_title, values, field, message) => {
    expect(messages(product(values))[field]).toBe(message);
  });

  it("equal prices satisfy the chain, and numbers compare as numbers", () => {
    expect(messages(product({ formO2rPrice: "9", formDlp: "10", formRlp: "10", formProductMrp: "10" }))).toEqual({});
  });

  it("S5.26 an empty side makes no comparison", () => {
    expect(messages(product({ formDlp: "" }))).toEqual({ formDlp: "This field is required" });
  });

  it("fixing one side clears the error of the other", () => {
    const engine = product({ formO2rPrice: 437 });
    engine.validate({ show: true });
    expect(engine.field("formO2rPrice").error).toBe("O2RLP must be less then PTH");
    engine.set("formDlp", "440");
    expect(engine.field("formO2rPrice").error).toBeUndefined();
    expect(engine.field("formDlp").error).toBeUndefined();
  });

  it("leaving a field shows its partner's error too, but no unrelated one", () => {
    const engine = product({ formName: "" });
    engine.set("formDlp", "400");
    expect(engine.field("formDlp").error).toBeUndefined();
    engine.leave("formDlp");
    expect(engine.field("formO2rPrice").error).toBe("O2RLP must be less then PTH");
    expect(engine.field("formDlp").error).toBe("PTH must be greater then O2RLP");
    expect(engine.field("formName").error).toBeUndefined();
  });
});

describe("number inputs", () => {
  it.each([
    ["formProductShelfLife", ["05", "0", 0, "00", "0.5", 0.5, " 07 "]],
    ["formRlp", ["05", "0", 0, "00", "0.", "0.0", "0,5", "00.5", " 05 "]],
  ])("S5.04 %s, which has a minimum, refuses what begins with 0", (field, refused) => {
    for (const raw of refused) {
      expect([raw, messages(product({ [field]: raw }))[field]]).toEqual([raw, "Can't be 0 for this field"]);
    }
  });

  it("S5.04 a fraction is taken where decimals are allowed, and anything where there is no minimum", () => {
    const cheap = { formO2rPrice: "0.01", formDlp: 0.5, formRlp: "0.50" };
    expect(messages(product(cheap))).toEqual({});
    expect(messages(product({ formProductLength: "05" }))).toEqual({});
  });

  it("S5.87 shelf life takes no decimals", () => {
    expect(messages(product({ formProductShelfLife: "1.5" }))["formProductShelfLife"]).toBe("Enter a whole number");
  });

  it("S5.06 a negative number is refused where minus is not allowed", () => {
    expect(messages(product({ formProductLength: "-3" }))["formProductLength"]).toBe("Can't be negative");
  });

  it("money takes two decimals at most", () => {
    expect(messages(product({ formProductMrp: "480.005" }))["formProductMrp"]).toBe("Can't have more than 2 decimals");
    expect(messages(product({ formProductMrp: "1,480.05" }))).toEqual({});
  });

  it.each([
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    ["1e3"],
    ["NaN"],
    ["12abc"],
    [{}],
    [[1]],
    [true],
    ["9".repeat(1_000_000)],
  ])("what is no number is told so: %s", (raw) => {
    expect(messages(product({ formProductLength: raw }))["formProductLength"]).toBe("This value cannot be read");
  });

  it("−0 is 0", () => {
    expect(product({ formProductLength: -0 }).value("formProductLength")).toBe(0);
  });
});

describe("derived values", () => {
  it("S3.19 volume follows length, width and height, in cubic metres", () => {
    const engine = product();
    expect(engine.value("formProductVolume")).toBe(0.006);
    const written: unknown[] = [];
    engine.onWrite((name, raw) => written.push([name, raw]));
    engine.set("formProductLength", "60");
    expect(engine.value("formProductVolume")).toBe(0.012);
    expect(written).toEqual([["formProductVolume", 0.012]]);
    engine.set("formProductLength", "");
    expect(engine.value("formProductVolume")).toBeUndefined();
  });

  it("S3.18 a volume that is sent or typed is overruled", () => {
    expect(product({ formProductVolume: 99 }).value("formProductVolume")).toBe(0.006);
    const engine = product();
    engine.set("formProductVolume", "99");
    expect(engine.value("formProductVolume")).toBe(0.006);
  });
});

describe("required", () => {
  it("S5.79 S5.80 S5.81 the sides are required on create but not on edit", () => {
    const empty = { formProductLength: "", formProductWidth: "", formProductHeight: "" };
    expect(Object.keys(messages(product(empty, "create")))).toEqual(Object.keys(empty));
    expect(messages(product(empty, "edit"))).toEqual({});
  });

  it("S5.21 another field's listed value requires with 'Field is required'", () => {
    expect(messages(offer({ discountType: "VALUE" }))["discount"]).toBe("Field is required");
    expect(messages(offer({}))["discount"]).toBeUndefined();
  });

  it("S5.22 any of several filled fields requires with 'This field is required'", () => {
    expect(messages(offer({ pan: "ABCDE1234F" }))["gstin"]).toBe("This field is required");
  });

  it("S5.23 blank is not filled", () => {
    expect(messages(product({ formName: "   " }))["formName"]).toBe("This field is required");
  });

  it("S5.24 a number that is always required must not be empty, and 0 is not", () => {
    const form = defineForm({
      id: "refund",
      version: 1,
      fields: { amount: number({ label: "Amount", required: true }) },
    });
    for (const amount of [undefined, "", "  "]) {
      expect(messages(createEngine(form, { values: { amount } }))).toEqual({ amount: "This field is required" });
    }
    expect(messages(createEngine(form, { values: { amount: 0 } }))).toEqual({});
  });

  it("S4.39 a field is closed, opened or locked by any of several others being filled", () => {
    const form = defineForm({
      id: "tax",
      version: 1,
      fields: {
        pan: text({ label: "PAN" }),
        tan: text({ label: "TAN" }),
        gstin: text({ label: "GSTIN", enabled: { anyFilled: ["pan", "tan"] } }),
        exempt: text({ label: "Exempt", enabled: { not: { anyFilled: ["pan", "tan"] } } }),
        state: text({ label: "State", readOnly: { anyFilled: ["pan", "tan"] } }),
      },
    });
    const look = (values: RawValues) => {
      const engine = createEngine(form, { values });
      const { enabled } = engine.field("gstin");
      return { enabled, exempt: engine.field("exempt").enabled, locked: engine.field("state").readOnly };
    };
    const open = { enabled: true, exempt: false, locked: true };
    expect(look({ pan: "ABCDE1234F" })).toEqual(open);
    expect(look({ tan: "DELA12345B" })).toEqual(open);
    expect(look({ pan: "ABCDE1234F", tan: "DELA12345B" })).toEqual(open);
    expect(look({ pan: " " })).toEqual({ enabled: false, exempt: true, locked: false });
  });

  it("S4.40 a hidden or disabled field is not required", () => {
    expect(messages(offer({ discountType: "VALUE", discount: 1 }))).toEqual({});
    expect(offer({}).field("approver")).toMatchObject({ visible: false, required: false });
  });

  it("two fields may each be required by the other", () => {
    expect(messages(offer({ discountType: "PERCENT", zone: "W" }))["approver"]).toBe("This field is required");
  });
});

describe("visibility", () => {
  it("S4.36 a hidden field is empty for every rule, down the chain, in one pass", () => {
    const engine = offer({ discountType: "PERCENT", zone: "W", approver: "u7", note: "n" });
    expect(["zone", "approver", "note"].map((name) => engine.field(name).visible)).toEqual([true, true, true]);
    const { evaluated } = engine.set("discountType", "VALUE");
    expect(["zone", "approver", "note"].map((name) => engine.field(name).visible)).toEqual([false, false, false]);
    expect(evaluated).toBeLessThanOrEqual(7);
    expect(engine.pruned().dropped).toEqual(["zone", "approver"]);
  });

  it("a hidden value comes back with its field, unless the policy clears it", () => {
    const engine = offer({ discountType: "PERCENT", zone: "W", approver: "u7", note: "n" });
    engine.set("discountType", "VALUE");
    engine.set("discountType", "PERCENT");
    expect(engine.pruned().values).toMatchObject({ zone: "W", approver: "u7" });
    expect(engine.value("note")).toBeUndefined();
  });

  it("S4.38 a disabled field is empty for rules, and `keep` still sends it", () => {
    const engine = offer({ discountType: "PERCENT", code: "X" });
    expect(engine.field("code").enabled).toBe(false);
    expect(engine.field("gstin").required).toBe(false);
    expect(engine.pruned().values).toMatchObject({ code: "X" });
  });
});

describe("dates, percentages, passwords", () => {
  it("S5.12 S5.13 the validity's days must stand in order, and equal days do", () => {
    expect(messages(offer({ validFrom: "2026-02-02", validTill: "2026-02-01" }))).toEqual({
      validFrom: "Must be earlier than the valid till date.",
      validTill: "Must be later than the valid from date.",
    });
    expect(messages(offer({ validFrom: "2026-02-02", validTill: "2026-02-02" }))).toEqual({});
  });

  it("S5.18 S5.19 a percentage is at most 100, a fixed amount may be more", () => {
    expect(messages(offer({ discountType: "PERCENT", discount: 101 }))["discount"]).toBe("Value can't exceed 100%");
    expect(messages(offer({ discountType: "VALUE", discount: 101 }))["discount"]).toBeUndefined();
  });

  it("S5.27 a percent field ends at 100", () => {
    expect(messages(offer({ share: "100.5" }))["share"]).toBe("Percent cant exceed 100%");
  });

  it("S5.20 the confirmation must equal the password", () => {
    expect(messages(offer({ password: "abc ", confirmPassword: "abc" }))["confirmPassword"]).toBe(
      "Passwords should match!",
    );
  });

  it("a day after today or one that does not exist is refused", () => {
    expect(messages(offer({ born: "2026-11-22" }))["born"]).toBe("Must be on or before 21-11-2026");
    expect(messages(offer({ born: "2026-02-30" }))["born"]).toBe("This value cannot be read");
    expect(messages(offer({ born: "0000-01-01" }))["born"]).toBe("This value cannot be read");
  });
});

describe("what others are told", () => {
  it("a keystroke wakes only its own listeners and those whose look changed", () => {
    const engine = offer({ discountType: "PERCENT", zone: "W" });
    const woken: string[] = [];
    for (const name of Object.keys(offerForm.fields)) {
      engine.field(name);
      engine.subscribe(name, () => woken.push(name));
    }
    expect(engine.set("share", "1").evaluated).toBe(1);
    expect(woken).toEqual([]);
    engine.set("zone", "");
    expect(woken).toEqual(["approver", "note"]);
  });

  it("a look is the same object until it changes", () => {
    const engine = product();
    const before = engine.field("formName");
    engine.set("formName", "Another");
    expect(engine.field("formName")).toBe(before);
    engine.validate({ show: true });
    engine.set("formName", "");
    expect(engine.field("formName")).toMatchObject({ error: "This field is required" });
  });

  it("errors stand in the order of the definition", () => {
    const engine = product({ formProductHsn: "11010000001", formName: "", formProductMrp: 1 });
    engine.validate({ show: true });
    expect(engine.form().problems.map(({ field }) => field)).toEqual(["formName", "formProductMrp", "formProductHsn"]);
  });

  it("the service's errors stand at their fields until these change", () => {
    const engine = product();
    engine.setServerErrors([
      { field: "formName", message: "This name is taken" },
      { field: "elsewhere", message: "Try later" },
    ]);
    expect(engine.field("formName").error).toBe("This name is taken");
    expect(engine.form().general).toEqual(["Try later"]);
    engine.set("formName", "Another");
    expect(engine.field("formName").error).toBeUndefined();
  });

  it("changes are told with what was before, and a change taken back is none", () => {
    const engine = product();
    engine.set("formProductMrp", "500");
    expect(engine.changes()).toEqual([{ field: "formProductMrp", label: "MRP", before: 480, after: 500 }]);
    expect(engine.form().changed).toBe(1);
    engine.set("formProductMrp", "480.00");
    expect(engine.changes()).toEqual([]);
  });
});
