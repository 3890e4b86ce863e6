import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkDefinition } from "../compile/check-definition.ts";
import { compile, createEngine, FormDefinitionError } from "../index.ts";
import { lint } from "../lint/index.ts";
import { validateSubmission } from "../server/index.ts";
import { definition, facts, registry, today } from "./arbitrary-form.ts";

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Everything that a place may be asked to hold, by accident or on purpose. */
const hostile: readonly Json[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  "",
  "x",
  "__proto__",
  "constructor",
  "toString",
  "a.b.c",
  "/",
  "x".repeat(100_000),
  [],
  [[]],
  [null],
  {},
  { length: 3 },
  JSON.parse('{"__proto__": {"polluted": true}}') as Json, // what is parsed is JSON
  { constructor: { prototype: { polluted: true } } },
  { field: "a", filled: "yes" },
  { all: "a" },
  { any: { 0: 1 } },
  { not: null },
  { not: { not: { not: { maybe: 1 } } } },
  { compare: ["a"] },
  { compare: ["a", "=<", 1] },
  { kind: "text" },
  "(",
];

/** Every place in a value, as the keys that lead there. */
const placesIn = (value: Json, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === "object" && value !== null
    ? [path, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...path, key]))] // a part of JSON
    : [path];

/** The same value with one place holding something else; without it where nothing is given. */
const put = (value: Json, [key, ...rest]: readonly string[], other: Json | undefined): Json => {
  if (key === undefined) return other ?? null;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const parts: readonly Json[] = value;
    return parts.flatMap((part, index) =>
      String(index) !== key ? [part] : rest.length === 0 && other === undefined ? [] : [put(part, rest, other)],
    );
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(
      ([name, part]): [string, Json][] =>
        name !== key
          ? [[name, part]] // a part of JSON
          : rest.length === 0 && other === undefined
            ? []
            : [[name, put(part, rest, other)]], // likewise
    ),
  );
};

/** How a definition of which nothing is known is taken: refused with place and reason, or fit for use. */
const take = async (given: unknown): Promise<"refused" | "taken"> => {
  try {
    checkDefinition(given);
    compile(given);
  } catch (error) {
    if (!(error instanceof FormDefinitionError)) throw error;
    if (error.path === "" || !error.message.startsWith(`${error.path}: `))
      throw new Error(`no place: ${error.message}`);
    if (error.message.length > 5_000) throw new Error(`${error.message.length} letters of refusal`);
    return "refused";
  }
  lint(given, { budget: 2_000 });
  try {
    createEngine(given, { facts, registry, today }).validate();
    await validateSubmission(given, { a: "x", b: "5", l: [{ p: 1 }] }, { facts, registry, today });
  } catch (error) {
    // It may well name what the registry has not.
    if (!/registry|no (check|derivation|source)/.test(String(error))) throw error;
  }
  return "taken";
};

const isPolluted = (): boolean => "polluted" in {};

const refusalOf = (given: unknown): unknown => {
  try {
    checkDefinition(given);
  } catch (error) {
    return error;
  }
  return undefined;
};

describe("a definition that came as JSON", () => {
  it("with anything anywhere is refused with place and reason, or works: nothing breaks it", async () => {
    const counts = { refused: 0, taken: 0 };
    const place = definition.chain((form) => {
      const plain = JSON.parse(JSON.stringify(form)) as Json; // what is parsed is JSON
      return fc.tuple(fc.constant(plain), fc.constantFrom(...placesIn(plain)), fc.constantFrom(undefined, ...hostile));
    });
    const property = fc.asyncProperty(place, async ([form, path, other]) => {
      counts[await take(put(form, path, other))] += 1;
      if (isPolluted()) throw new Error("Object.prototype was changed");
    });
    await fc.assert(property, { numRuns: 1500 });
    expect(Math.min(counts.refused, counts.taken)).toBeGreaterThan(50);
  }, 180_000);

  it("that is no definition at all is refused", async () => {
    const property = fc.asyncProperty(fc.jsonValue({ maxDepth: 3 }), async (value) => {
      expect(await take(value)).toBe("refused");
    });
    await fc.assert(property, { numRuns: 300 });
  }, 180_000);

  it.each([
    ["nothing", null, "form"],
    ["a list", [], "form"],
    ["no fields", { id: "f", version: 1, rules: [], sections: [], steps: [] }, "fields"],
    [
      "an unknown key",
      { id: "f", version: 1, fields: {}, rules: [], sections: [], steps: [], onSave: "alert()" },
      "form",
    ],
    [
      "a version that is no number",
      { id: "f", version: "1", fields: {}, rules: [], sections: [], steps: [] },
      "version",
    ],
  ])("with %s says so at its place", (_what, given, path) => {
    const refusal = refusalOf(given);
    expect(refusal).toBeInstanceOf(FormDefinitionError);
    expect(refusal).toMatchObject({ path: expect.stringContaining(path) as string });
  });

  const withField = (name: string, field: string) =>
    JSON.parse(
      `{"id":"f","version":1,"fields":{"a":{"kind":"text","label":"A"},${JSON.stringify(name)}:${field}},"rules":[],"sections":[],"steps":[]}`,
    ) as unknown;

  it.each(["__proto__", "constructor", "prototype", "7", "a.b", "a[0]", "a/b", ""])(
    "may not call a field %j",
    (name) => {
      expect(() => checkDefinition(withField(name, '{"kind":"text","label":"B"}'))).toThrow("cannot be a name");
    },
  );

  it.each([["toString"], ["hasOwnProperty"], ["__proto__"]])("that speaks of %s speaks of no field", (name) => {
    const field = `{"kind":"text","label":"B","visible":{"field":${JSON.stringify(name)},"filled":true}}`;
    expect(() => checkDefinition(withField("b", field))).toThrow("no field");
  });

  it("nested without end is refused, not followed until the stack breaks", () => {
    let condition = '{"field":"a","filled":true}';
    for (let depth = 0; depth < 20_000; depth += 1) condition = `{"not":${condition}}`;
    const given = withField("b", `{"kind":"text","label":"B","visible":${condition}}`);
    expect(() => checkDefinition(given)).toThrow(FormDefinitionError);
  });
});

describe("a body of any kind", () => {
  const listForm: unknown = {
    id: "f",
    version: 1,
    fields: { l: { kind: "list", label: "L", rules: [], fields: { q: { kind: "text", label: "Q", maxLength: 9 } } } },
    rules: [],
    sections: [],
    steps: [],
  };

  it("leaves the prototype of all objects alone", async () => {
    const form: unknown = listForm;
    checkDefinition(form);
    for (const body of [
      '{"__proto__":{"polluted":true}}',
      '{"constructor":{"prototype":{"polluted":true}}}',
      '{"l":[{"__proto__":{"polluted":true}},{"id":"__proto__"},{"id":"constructor"}]}',
    ]) {
      const { values } = await validateSubmission(form, JSON.parse(body), { registry });
      expect(isPolluted()).toBe(false);
      expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
    }
  });

  it("takes lists of ten thousand rows, and strings of a megabyte in them, in its stride", async () => {
    const form: unknown = listForm;
    checkDefinition(form);
    const lines = Array.from({ length: 10_000 }, (_, index) => ({ q: index === 0 ? "x".repeat(1_000_000) : "x" }));
    const { errors } = await validateSubmission(form, { l: lines }, { registry });
    expect(errors).toMatchObject([{ field: "l.0.q", code: "maxLength" }]);
  });
});
