import { describe, expect, it } from "vitest";
import { createEngine, defineForm, list, select, step, text } from "../index.ts";
import { rows } from "../rows/index.ts";
import { nextStep, previousStep, stepOf, stepsOf } from "./index.ts";

const form = defineForm({
  id: "shop",
  version: 1,
  fields: {
    kind: select({ label: "Kind", options: ["ONE", "MANY"], required: true }),
    name: text({ label: "Name", required: true }),
    shops: list({
      label: "Shops",
      visible: { field: "kind", in: ["MANY"] },
      minItems: 1,
      fields: { city: text({ label: "City", required: true }) },
    }),
    note: text({ label: "Note", maxLength: 3 }),
  },
  steps: [
    step("basics", "Basics", ["kind", "name"]),
    step("shops", "Shops", ["shops"]),
    step("rest", "Rest", ["note"]),
  ],
});
const engineWith = (values: object = {}) => createEngine(form, { values: { ...values }, registry: { lists: rows } });

describe("steps", () => {
  it("are open up to the first that is not in order", () => {
    const engine = engineWith();
    expect(stepsOf(engine).map(({ open }) => open)).toEqual([true, false, false]);
    engine.set("kind", "MANY");
    engine.set("name", "A");
    expect(stepsOf(engine).map(({ open, problems }) => [open, problems.length])).toEqual([
      [true, 0],
      [true, 1],
      [false, 0],
    ]);
  });

  it("are passed over when nothing of them shows", async () => {
    const engine = engineWith({ kind: "ONE", name: "A" });
    expect(stepsOf(engine).map(({ skipped }) => skipped)).toEqual([false, true, false]);
    expect(await nextStep(engine, "basics")).toBe("rest");
    expect(previousStep(engine, "rest")).toBe("basics");
    expect(await nextStep(engine, "rest")).toBeUndefined();
    expect(previousStep(engine, "basics")).toBeUndefined();
  });

  it("that have no fields are there for what stands beside them, and are never passed over", async () => {
    const engine = createEngine(
      { ...form, steps: [...form.steps, step("review", "Review", [])] },
      {
        values: { kind: "ONE", name: "A" },
        registry: { lists: rows },
      },
    );
    expect(stepsOf(engine).map(({ skipped }) => skipped)).toEqual([false, true, false, false]);
    expect(await nextStep(engine, "rest")).toBe("review");
    expect(previousStep(engine, "review")).toBe("rest");
    expect(await nextStep(engine, "review")).toBeUndefined();
  });

  it("are not left while something in them is wrong, and show only their own errors", async () => {
    const engine = engineWith({ kind: "MANY", shops: [{ city: "" }], note: "long" });
    expect(await nextStep(engine, "basics")).toBe("basics");
    expect(engine.form().problems.map(({ field }) => field)).toEqual(["name"]);
    expect(await nextStep(engine, "shops")).toBe("shops");
    expect(engine.form().problems.map(({ label }) => label)).toEqual(["Name", "Shops 1: City"]);
  });

  it("know where a field stands", () => {
    const engine = engineWith({ kind: "MANY", shops: [{}] });
    expect(["name", "shops", "shops.r1.city", "nope"].map((address) => stepOf(engine, address))).toEqual([
      "basics",
      "shops",
      "shops",
      undefined,
    ]);
  });
});
