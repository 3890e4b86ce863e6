import { describe, expect, it } from "vitest";
import { createEngine, defineForm, list, money, number, step, text } from "../index.ts";
import { rows } from "../rows/index.ts";
import { offer, orders } from "../test/explained-forms.ts";
import { explainSave, explainSteps } from "./index.ts";

describe("the whole form", () => {
  it("says what blocks saving, and what would be left out", () => {
    expect(explainSave(offer({ discountType: "VALUE", zone: "W", pan: "ABCDE1234F" }))).toMatchObject({
      blocked: true,
      problems: [
        { field: "discount", label: "Discount", problem: { code: "required" } },
        { field: "gstin", label: "GSTIN", problem: { code: "required" } },
      ],
      dropped: [{ field: "zone", label: "Zone", because: "hidden" }],
      sentences: [
        "Save is blocked: Discount is empty.",
        "Save is blocked: GSTIN is empty.",
        "Zone will not be sent, because it is hidden.",
      ],
    });
    expect(explainSave(orders({ kind: "A", lines: [{ qty: 6 }] })).sentences).toEqual(["It can be saved."]);
  });

  it("says of a comparison in a row which one it is", () => {
    const engine = orders({ kind: "A", mrp: 10, lines: [{ id: "x", price: 12 }] });
    expect(explainSave(engine).problems).toMatchObject([
      { label: "Line 1: Price", failing: { rule: "fields.lines.rules.0", left: 12, right: 10 } },
    ]);
  });

  it("says a comparison once that both its sides are blamed for, and in which row it fails", () => {
    const form = defineForm({
      id: "both",
      version: 1,
      fields: {
        ptr: money({ label: "PTR" }),
        mrp: money({ label: "MRP" }),
        lines: list({
          label: "Line",
          fields: { low: number({ label: "Low" }), high: number({ label: "High" }) },
          rules: [{ compare: ["low", "<=", "high"], message: { left: "Above high", right: "Below low" } }],
        }),
      },
      rules: [{ compare: ["ptr", "<=", "mrp"], message: { left: "Above MRP", right: "Below PTR" } }],
    });
    const lines = [
      { low: 2, high: 1 },
      { low: 2, high: 1 },
    ];
    const engine = createEngine(form, { values: { ptr: 120, mrp: 110, lines }, registry: { lists: rows } });
    const { problems, sentences } = explainSave(engine);
    expect(problems.map(({ label }) => label)).toEqual([
      "PTR",
      "MRP",
      "Line 1: Low",
      "Line 1: High",
      "Line 2: Low",
      "Line 2: High",
    ]);
    expect(sentences).toEqual([
      "Save is blocked: PTR (120) must be at most MRP (110).",
      "Save is blocked: Line 1: Low (2) must be at most High (1).",
      "Save is blocked: Line 2: Low (2) must be at most High (1).",
    ]);
  });

  it("says how each step stands", () => {
    expect(explainSteps(orders({ slot: "2026-11-01" })).map(({ sentences }) => sentences[0])).toEqual([
      "Head is not in order: Slot.",
      "Lines is in order.",
    ]);
    const hidden = defineForm({
      id: "steps",
      version: 1,
      fields: { a: text({ label: "A" }), b: text({ label: "B", visible: { field: "a", filled: true } }) },
      steps: [step("one", "One", ["a"]), step("two", "Two", ["b"])],
    });
    expect(explainSteps(createEngine(hidden))).toMatchObject([
      { passedOver: false },
      { passedOver: true, hidden: ["b"], sentences: ["Two is passed over, because none of its fields shows."] },
    ]);
  });
});
