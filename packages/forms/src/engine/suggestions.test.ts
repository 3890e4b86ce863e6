import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lookup } from "../async/index.ts";
import { createEngine, defineForm, money, text, type Registry } from "../index.ts";
import { ready } from "../ready/index.ts";
import { validateSubmission } from "../server/index.ts";

const form = defineForm({
  id: "entry",
  version: 1,
  fields: {
    product: text({ label: "Product" }),
    mrp: money({ label: "MRP", derive: { by: "product", from: ["product"], pick: "mrp" } }),
    ptr: money({
      label: "PTR",
      enabled: { field: "mrp", filled: true },
      derive: { by: "product", from: ["product"], pick: "ptr" },
    }),
    key: text({ label: "Key", derive: { by: "upperSnake", from: ["product"] } }),
  },
});
const suggested = ["mrp", "ptr", "key"] as const;

const prices: Readonly<Record<string, { mrp: number; ptr: number }>> = {
  rice: { mrp: 1480, ptr: 1392 },
  atta: { mrp: 485, ptr: 452 },
};
const asking = () => {
  const asked: string[] = [];
  const product = lookup(
    ([name]) => {
      asked.push(String(name));
      return Promise.resolve(prices[String(name)]);
    },
    { wait: 0 },
  );
  const registry: Registry = { derivations: { ...ready.derivations, product } };
  return { asked, registry };
};

type Act = { readonly choose: string } | { readonly type: (typeof suggested)[number]; readonly text: string };
const acts = fc.array(
  fc.oneof(
    fc.record({ choose: fc.constantFrom("rice", "atta", "stone", "") }),
    fc.record({ type: fc.constantFrom(...suggested), text: fc.constantFrom("7", "8.5", "") }),
  ),
  { maxLength: 12 },
);

describe("what other fields suggest", () => {
  it("never goes over what was typed, whatever is chosen and in whatever order", async () => {
    await fc.assert(
      fc.asyncProperty(acts, async (some: readonly Act[]) => {
        const engine = createEngine(form, { registry: asking().registry });
        const typed = new Map<string, string>();
        for (const act of some) {
          if ("choose" in act) engine.set("product", act.choose);
          else {
            engine.set(act.type, act.text);
            if (act.text === "") typed.delete(act.type);
            else typed.set(act.type, act.text);
          }
          await engine.settle();
          for (const [name, own] of typed) expect(engine.raw(name)).toBe(own);
        }
      }),
      { numRuns: 100 },
    );
  });

  it("is that of the source that stands now, wherever nothing was typed", async () => {
    const choices = fc.array(fc.constantFrom("rice", "atta", "stone", ""), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(choices, async (some) => {
        const engine = createEngine(form, { registry: asking().registry });
        for (const choice of some) engine.set("product", choice);
        await engine.settle();
        const last = prices[some.at(-1) ?? ""];
        expect(engine.value("mrp")).toBe(last?.mrp);
        expect(engine.effective("ptr")).toBe(last?.ptr);
      }),
      { numRuns: 50 },
    );
  });

  it("asks for nothing where a field is typed that is no source of it", async () => {
    const { asked, registry } = asking();
    const engine = createEngine(form, { registry });
    engine.set("product", "rice");
    await engine.settle();
    engine.set("mrp", "1500");
    engine.set("key", "R");
    await engine.settle();
    expect(asked).toEqual(["rice"]);
  });
});

describe("a body", () => {
  const judge = (body: object, fill?: readonly string[]) =>
    validateSubmission(form, body, { registry: asking().registry, ...(fill && { fill }) });

  it("is taken as it was sent: what it leaves empty stays empty", async () => {
    const { values } = await judge({ product: "rice", ptr: 9 });
    expect(values).toEqual({ product: "rice" });
  });

  it("has the fields filled that are named, where it leaves them empty", async () => {
    const { values } = await judge({ product: "rice" }, suggested);
    expect(values).toEqual({ product: "rice", mrp: 1480, ptr: 1392, key: "RICE" });
  });

  it("keeps what it says itself, and what is not named stays empty", async () => {
    const { values } = await judge({ product: "rice", mrp: 1500 }, ["mrp", "ptr"]);
    expect(values).toEqual({ product: "rice", mrp: 1500, ptr: 1392 });
  });

  it("has nothing filled that cannot be read, nor what nobody suggests", async () => {
    const { values, errors } = await judge({ product: "stone", mrp: "ten" }, suggested);
    expect(values).toMatchObject({ product: "stone", key: "STONE" });
    expect(errors).toMatchObject([{ field: "mrp", code: "type" }]);
  });
});
