import { describe, expect, it } from "vitest";
import { createEngine, defineForm, list, number } from "../../index.ts";
import { ready } from "../../ready/index.ts";
import { rows } from "../../rows/index.ts";

describe("1,000 rows of 8 columns", () => {
  const column = (index: number) =>
    number({ label: `C${index}`, max: 9, ...(index > 0 ? { visible: { field: "c0", filled: true } as const } : {}) });
  const form = defineForm({
    id: "wide",
    version: 1,
    fields: {
      lines: list({
        label: "Lines",
        unique: ["c7"],
        fields: Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`c${index}`, column(index)])),
        rules: [{ compare: ["c1", "<=", "c2"], message: "no" }],
      }),
      total: number({ label: "Total", readOnly: true, derive: { by: "sum", from: ["lines.c1"] } }),
    },
  });
  const values = {
    lines: Array.from({ length: 1000 }, (_, row) => ({
      id: `row-${row}`,
      ...Object.fromEntries(Array.from({ length: 8 }, (_cell, index) => [`c${index}`, index === 7 ? row : 1])),
    })),
  };

  it("an edit evaluates that row only", () => {
    const engine = createEngine(form, { values, registry: { ...ready, lists: rows } });
    engine.validate({ show: true });
    expect(engine.set("lines.row-500.c3", "2")).toMatchObject({ evaluated: 1, judged: 1 });
    expect(engine.set("lines.row-500.c1", "2").evaluated).toBe(2);
    expect(engine.set("lines.row-500.c0", "").evaluated).toBeLessThanOrEqual(9);
    expect(engine.set("lines.row-1.c7", "2")).toMatchObject({ evaluated: 2, judged: 2 });
  });
});
