import { describe, expect, it } from "vitest";
import { createEngine } from "../index.ts";
import { ready } from "../ready/index.ts";
import { offerForm } from "../test/product-form.ts";
import { edgesOf } from "./edges.ts";
import { inspect } from "./inspect.ts";
import { layersOf } from "./layers.ts";
import { type Pass, recordPasses } from "./record-passes.ts";

const offer = (values: Record<string, unknown>) =>
  createEngine(offerForm, { values, today: "2026-11-21", registry: ready });

describe("the inspector", () => {
  it("knows who has a say in whom, and in what", () => {
    const edges = edgesOf(offerForm);
    expect(edges).toContainEqual({ from: "discountType", to: "zone", influence: "visible" });
    expect(edges).toContainEqual({ from: "discountType", to: "code", influence: "enabled" });
    expect(edges).toContainEqual({ from: "pan", to: "gstin", influence: "required" });
    expect(edges).toContainEqual({ from: "password", to: "confirmPassword", influence: "compared" });
    expect(edges.filter(({ from, to }) => from === to)).toEqual([]);
  });

  it("places each field right of all that shape it, and leaves out those that nothing touches", () => {
    const places = layersOf(Object.keys(offerForm.fields), edgesOf(offerForm));
    const columnOf = (name: string) => places.find((place) => place.name === name)?.column;
    expect([columnOf("discountType"), columnOf("zone"), columnOf("approver"), columnOf("note")]).toEqual([0, 1, 2, 3]);
    expect(columnOf("share")).toBeUndefined();
  });

  it("ends where two fields are required by each other", () => {
    const edges = [
      { from: "a", to: "b", influence: "required" },
      { from: "b", to: "a", influence: "required" },
    ] as const;
    expect(layersOf(["a", "b"], edges).map(({ name }) => name)).toEqual(["a", "b"]);
  });

  it("tells of one pass what was typed, and every field that looks different, with what differs", async () => {
    const engine = offer({});
    const seen: (readonly Pass[])[] = [];
    const stop = recordPasses(engine, (passes) => seen.push(passes));
    engine.set("discountType", "PERCENT");
    await Promise.resolve();
    expect(seen).toHaveLength(1);
    expect(seen[0]?.[0]).toEqual({
      number: 1,
      cause: { name: "discountType", value: '"PERCENT"' },
      written: [],
      looks: expect.arrayContaining([{ name: "zone", changes: ["visible: false → true"] }]),
    });
    stop();
    engine.set("zone", "West");
    await Promise.resolve();
    expect(seen).toHaveLength(1);
  });

  it("is plain data that can be sent to another window", () => {
    const inspection = inspect(offer({ discountType: "VALUE", zone: "W" }));
    expect(structuredClone(inspection)).toEqual(inspection);
    expect(inspection.dropped).toEqual(["zone"]);
    expect(inspection.fields.find(({ name }) => name === "discount")).toMatchObject({
      required: true,
      problem: "Field is required",
      isShown: false,
    });
  });
});
