import { describe, expect, it } from "vitest";
import { createEngine, defineForm, list, number, select, text } from "../index.ts";
import { rows } from "../rows/index.ts";
import { ready } from "../ready/index.ts";
import { offer, orders } from "../test/explained-forms.ts";
import { goodProduct, productForm } from "../test/product-form.ts";
import { explain, explainSave } from "./index.ts";

describe("a field", () => {
  it("says why it is hidden, and when it shows", () => {
    expect(explain(offer({ discountType: "VALUE", zone: "W" }), "zone").sentences).toEqual([
      "Zone is hidden because Discount type is VALUE. It shows when Discount type is PERCENT. Its value is kept here, but not sent.",
    ]);
  });

  it("says why it is closed", () => {
    expect(explain(offer({}), "code").sentences).toEqual([
      "Code is closed because Discount type is empty. It opens when Discount type is VALUE.",
    ]);
    expect(explain(offer({ code: "X" }), "code").sentences[0]).toContain("Its value is sent all the same.");
  });

  it("says why it is closed in the definition's own words, where it has any", () => {
    expect(explain(orders({ kind: "A", lines: [{ qty: 100 }], title: "" }), "title").sentences).toEqual([
      "Large orders have no title. It opens when Total is less than 100.",
    ]);
  });

  it("says that several are filled", () => {
    const form = defineForm({
      id: "ids",
      version: 1,
      fields: {
        pan: text({ label: "PAN" }),
        tan: text({ label: "TAN" }),
        state: text({ label: "State", required: { anyFilled: ["pan", "tan"] } }),
      },
    });
    const [sentence] = explain(createEngine(form, { values: { pan: "A", tan: "B" } }), "state").sentences;
    expect(sentence).toBe("State is required because PAN and TAN are filled.");
  });

  it("says why it is required, and what blocks saving", () => {
    expect(explain(offer({ pan: "ABCDE1234F" }), "gstin").sentences).toEqual([
      "GSTIN is required because PAN is filled.",
      "Save is blocked: GSTIN is empty.",
    ]);
    expect(
      explain(createEngine(productForm, { values: goodProduct, registry: ready }), "formProductHsn").sentences,
    ).toEqual(["HSN is always required."]);
    expect(explain(offer({ pan: "nonsense" }), "pan").sentences).toEqual([
      "Save is blocked: PAN: Enter valid PAN Number.",
    ]);
  });

  it("is required whenever it shows, is open and can be changed, and says so where that is not always", () => {
    const form = defineForm({
      id: "whenever",
      version: 1,
      fields: {
        kind: select({ label: "Kind", options: ["A", "B"] }),
        who: text({ label: "Who", visible: { field: "kind", in: ["A"] }, required: true }),
        why: text({ label: "Why", enabled: { field: "kind", filled: true }, required: true }),
        what: text({ label: "What", readOnly: { fact: "mode", in: ["edit"] }, required: true }),
        lines: list({
          label: "Line",
          visible: { field: "kind", in: ["A"] },
          fields: {
            kind: text({ label: "Sort" }),
            qty: number({ label: "Quantity", visible: { field: "kind", filled: true }, required: true }),
          },
        }),
      },
    });
    const values = { kind: "A", who: "x", why: "x", what: "x", lines: [{ id: "x", kind: "s", qty: 1 }] };
    const engine = createEngine(form, { values, facts: { mode: "create" }, registry: { lists: rows } });
    const said = ["who", "why", "what", "lines.x.qty"].flatMap((name) => explain(engine, name).sentences);
    expect(said).toEqual([
      "Who is required whenever Kind is A.",
      "Why is required whenever Kind is filled.",
      "What is required whenever it is not so that mode is edit.",
      "Line 1: Quantity is required whenever Kind is A and Sort is filled.",
    ]);
  });

  it("says which comparison fails, with what stands on both sides", () => {
    const engine = createEngine(productForm, {
      values: { ...goodProduct, formRlp: 120, formProductMrp: 110 },
      registry: ready,
    });
    const { sentences, failing } = explain(engine, "formProductMrp");
    expect(sentences).toEqual(["MRP is always required.", "Save is blocked: PTR (120) must be at most MRP (110)."]);
    expect(failing).toEqual({ rule: "rules.2", compare: ["formRlp", "<=", "formProductMrp"], left: 120, right: 110 });
  });

  it("says of the comparison that was asked, when another of the same words was not", () => {
    expect(explain(orders({ slot: "2026-11-22" }), "slot")).toMatchObject({
      failing: { rule: "rules.2", right: "2026-11-23", when: { holds: true } },
      sentences: ["Save is blocked: Slot (22-11-2026) must be at least 2 days from today (23-11-2026)."],
    });
  });

  it("gives the values read, what was wanted and the place of the rule beside the words", () => {
    expect(explain(offer({ discountType: "VALUE" }), "zone").visible).toEqual({
      holds: false,
      rule: "fields.zone.visible",
      wanted: { field: "discountType", in: ["PERCENT"] },
      because: [
        {
          condition: { field: "discountType", in: ["PERCENT"] },
          read: [{ name: "discountType", value: "VALUE" }],
          holds: false,
        },
      ],
    });
  });

  it("has nothing to say where nothing was decided", () => {
    expect(explain(offer({}), "discountType").sentences).toEqual([]);
  });
});

describe("a derived field", () => {
  it("says what it is worked out from", () => {
    expect(
      explain(createEngine(productForm, { values: goodProduct, registry: ready }), "formProductVolume"),
    ).toMatchObject({
      provenance: {
        origin: "auto",
        by: "cubicMetres",
        from: [
          { name: "formProductLength", value: 30 },
          { name: "formProductWidth", value: 20 },
          { name: "formProductHeight", value: 10 },
        ],
      },
      sentences: ["Volume is worked out from Length (30), Width (20) and Height (10)."],
    });
  });

  it("says that it was entered by hand, and what it would be otherwise", () => {
    const engine = orders({ kind: "A", lines: [{ qty: 1 }] });
    engine.set("title", "One two");
    expect(explain(engine, "code").sentences).toEqual(["Code is worked out from Title (One two)."]);
    engine.set("code", "MINE");
    engine.set("title", "Three");
    expect(explain(engine, "code").sentences).toEqual([
      "Code was entered by hand, and is not worked out from Title (Three).",
      "Title (Three) would make it THREE.",
    ]);
  });
});

describe("a row", () => {
  it("is named by its place, and its neighbours by their own names", () => {
    const engine = orders({ kind: "A", lines: [{ id: "x", qty: 1 }, { id: "y" }] });
    expect(explain(engine, "lines.y.unit")).toMatchObject({
      label: "Line 2: Unit",
      visible: { rule: "fields.lines.fields.unit.visible", because: [{ read: [{ name: "lines.y.qty" }] }] },
      sentences: ["Line 2: Unit is hidden because Quantity is empty. It shows when Quantity is filled."],
    });
  });

  it("says which comparison fails against the form", () => {
    const engine = orders({ kind: "A", mrp: 10, lines: [{ id: "x", price: 12 }] });
    expect(explain(engine, "lines.x.price").sentences).toEqual([
      "Line 1: Price is required because MRP is filled.",
      "Save is blocked: Price (12) must be at most MRP (10).",
    ]);
  });

  it("is hidden and fixed with its list, by the list's rule", () => {
    const hidden = explain(orders({ lines: [{ id: "x", qty: 1 }] }), "lines.x.qty");
    expect(hidden.visible.rule).toBe("fields.lines.visible");
    expect(hidden.sentences).toEqual([
      "Line 1: Quantity is hidden because Kind is empty. It shows when Kind is filled. Its value is kept here, but not sent.",
    ]);
    const fixed = explain(orders({ kind: "B", lines: [{ id: "x", qty: 1 }] }), "lines.x.qty");
    expect(fixed.sentences).toEqual(["Line 1: Quantity cannot be changed because Kind is Hub."]);
  });

  it("may be too many together", () => {
    const engine = orders({ kind: "A", lines: [{ qty: 6 }, { qty: 5 }] });
    expect(explain(engine, "lines").sentences).toEqual([
      "Save is blocked: the sum of Quantity of Lines (11) must be at most 10.",
    ]);
  });
});

it("speaks in other words, where it is given them", () => {
  const words = {
    hidden: "{field} ist verborgen, weil {because}.",
    shows: "Sichtbar, wenn {wanted}.",
    is: "{field} gleich {value}",
    operators: { "<=": "höchstens" },
    compared: "Gesperrt: {left} muss {operator} {right} sein.",
  };
  expect(explain(offer({ discountType: "VALUE" }), "zone", { words }).sentences).toEqual([
    "Zone ist verborgen, weil Discount type gleich VALUE. Sichtbar, wenn Discount type gleich PERCENT.",
  ]);
  const engine = orders({ kind: "A", mrp: 10, lines: [{ id: "x", price: 12 }] });
  expect(explainSave(engine, { words }).sentences).toEqual([
    "Gesperrt: Line 1: Price (12) muss höchstens MRP (10) sein.",
  ]);
});

it("leaves braces alone that come with the values", () => {
  const engine = createEngine(
    defineForm({
      id: "braces",
      version: 1,
      fields: { a: text({ label: "A {because}" }), b: text({ label: "B", visible: { field: "a", in: ["x"] } }) },
    }),
    { values: { a: "{field}" } },
  );
  expect(explain(engine, "b").sentences[0]).toBe(
    "B is hidden because A {because} is {field}. It shows when A {because} is x.",
  );
});
