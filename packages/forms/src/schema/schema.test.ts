import type { StandardSchemaV1 } from "@standard-schema/spec";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, expectTypeOf, it } from "vitest";
import { isSchema, type Schema, type ValidationError } from "yup";
import { checkbox, date, defineForm, list, money, multiSelect, number, onOff, select, text } from "../index.ts";
import type { FormDefinition } from "../index.ts";
import { validateSubmission } from "../server/index.ts";
import { goodProduct, offerForm, productForm } from "../test/product-form.ts";
import { anyChoice } from "../testing/index.ts";
import { jsonSchemaOf, standardSchemaOf, yupOf, yupOfField } from "./index.ts";

const facts = { mode: "create" };

const order = defineForm({
  id: "order",
  version: 1,
  fields: {
    kind: select({ label: "Kind", options: ["A", "B"], required: true }),
    mrp: money({ label: "MRP", min: 1, unit: "₹" }),
    lines: list({
      label: "Lines",
      row: "Line",
      required: { field: "kind", in: ["B"] },
      unique: ["sku"],
      fields: {
        sku: text({ label: "SKU", required: true }),
        qty: number({ label: "Quantity", integer: true, max: 9 }),
        unit: text({ label: "Unit", required: { field: "qty", filled: true } }),
      },
      rules: [{ compare: ["qty", "<=", "/mrp"], message: "Too many" }],
    }),
  },
});

describe("Standard Schema", () => {
  it("gives what the service gives: values, or every error in its order", async () => {
    const { "~standard": standard } = standardSchemaOf(order);
    expect([standard.version, standard.vendor]).toEqual([1, "o2r"]);
    expect(await standard.validate({ kind: "A", mrp: "2", lines: [] })).toEqual({ value: { kind: "A", mrp: 2 } });
    expect(await standard.validate({ mrp: 0, lines: [{ sku: "a", qty: 3 }] })).toEqual({
      issues: [
        { message: "This field is required", path: ["kind"] },
        { message: "Can't be 0 for this field", path: ["mrp"] },
        { message: "Too many", path: ["lines", 0, "qty"] },
        { message: "This field is required", path: ["lines", 0, "unit"] },
      ],
    });
    expect(await standard.validate("nonsense")).toEqual({
      issues: [{ message: "An object of values is expected", path: [] }],
    });
  });

  it("carries the type of the values", () => {
    const schema = standardSchemaOf(order);
    expectTypeOf(schema).toExtend<StandardSchemaV1>();
    expectTypeOf<StandardSchemaV1.InferOutput<typeof schema>["kind"]>().toEqualTypeOf<"A" | "B">();
  });

  it("knows the facts and the row as it stands", async () => {
    const modal = standardSchemaOf(productForm, { facts, registry: anyChoice(productForm) });
    expect(await modal["~standard"].validate({ ...goodProduct, formProductLength: "" })).toMatchObject({
      issues: [{ path: ["formProductLength"] }],
    });
  });
});

describe("yup", () => {
  const errorsOf = async (schema: Schema, value: unknown) =>
    schema.validate(value, { abortEarly: false }).then(
      () => [],
      (error: ValidationError) =>
        (error.inner.length > 0 ? error.inner : [error]).map(({ path, message }) => [path, message]),
    );

  it("casts a form and refuses with its errors in its order", async () => {
    const schema = yupOf(order);
    expect(isSchema(schema)).toBe(true);
    expect(await schema.validate({ kind: "A", mrp: "2", lines: [{ sku: " a " }] })).toEqual({
      kind: "A",
      mrp: 2,
      lines: [{ sku: "a" }],
    });
    expect(await errorsOf(schema, { mrp: 0, lines: [{ sku: "a", qty: 3 }] })).toEqual([
      ["kind", "This field is required"],
      ["mrp", "Can't be 0 for this field"],
      ["lines[0].qty", "Too many"],
      ["lines[0].unit", "This field is required"],
    ]);
    expect(await errorsOf(schema, "nonsense")).toEqual([["", "An object of values is expected"]]);
  });

  it("reads one field as the engine does, and refuses it in the same words", async () => {
    const mrp = yupOfField(order, "mrp");
    expectTypeOf(await mrp.validate("1,200.50")).toEqualTypeOf<number | undefined>();
    expect(await mrp.validate("1,200.50")).toBe(1200.5);
    expect(await mrp.validate("")).toBeUndefined();
    for (const [raw, message] of [
      ["abc", "This value cannot be read"],
      ["05", "Can't be 0 for this field"],
      ["1.005", "Can't have more than 2 decimals"],
    ]) {
      expect(await errorsOf(mrp, raw)).toEqual([["", message]]);
    }
    expect(await errorsOf(yupOfField(offerForm, "pan"), "abc")).toEqual([["", "Enter valid PAN Number"]]);
    expect(await errorsOf(yupOfField(order, "kind"), "")).toEqual([["", "This field is required"]]);
    expect(await errorsOf(yupOfField(order, "kind"), "C")).toEqual([["", "Choose one of the listed values"]]);
    expect(await errorsOf(yupOfField(order, "lines"), [{ sku: "a" }, { qty: 10 }])).toEqual([
      ["[1].sku", "This field is required"],
      ["[1].qty", "Can't exceed 9"],
    ]);
  });

  it("leaves to the form what only the form knows", async () => {
    expect(await errorsOf(yupOfField(offerForm, "gstin"), "")).toEqual([]);
    expect(await errorsOf(yupOfField(offerForm, "approver"), "")).toEqual([["", "This field is required"]]);
    expect(yupOfField(order, "mrp").describe()).toMatchObject({ type: "number", label: "MRP" });
    // @ts-expect-error the form has no such field
    expect(() => yupOfField(order, "nope")).toThrow('no field "nope"');
  });
});

describe("JSON Schema", () => {
  const compiled = (form: FormDefinition, options?: Parameters<typeof jsonSchemaOf>[1]) =>
    new Ajv2020({
      allErrors: true,
      validateFormats: false,
      strict: true,
      strictTypes: false,
      strictRequired: false,
    }).compile(jsonSchemaOf(form, options));

  it("says the fields, their limits, and what is required without condition", () => {
    expect(jsonSchemaOf(order)).toEqual({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      title: "order",
      type: "object",
      properties: {
        kind: { title: "Kind", enum: ["A", "B"] },
        mrp: { title: "MRP", description: "In ₹. At most 2 decimals.", type: "number", minimum: 1 },
        lines: {
          title: "Lines",
          description: "No two rows may have the same sku.",
          type: "array",
          items: {
            type: "object",
            title: "Line",
            description: "Also refused: Too many",
            properties: {
              id: { type: ["string", "number"], title: "The row's own id" },
              sku: { title: "SKU", type: "string", minLength: 1 },
              qty: { title: "Quantity", type: "integer", minimum: 0, maximum: 9 },
              unit: { title: "Unit", type: "string" },
            },
            required: ["sku"],
            allOf: [
              { if: { required: ["qty"] }, then: { properties: { unit: { minLength: 1 } }, required: ["unit"] } },
            ],
            additionalProperties: false,
          },
        },
      },
      required: ["kind"],
      allOf: [
        {
          if: { properties: { kind: { enum: ["B"] } }, required: ["kind"] },
          then: { properties: { lines: { minItems: 1 } }, required: ["lines"] },
        },
      ],
      additionalProperties: false,
    });
  });

  it("refuses what is required only sometimes, as the form does", () => {
    const judge = compiled(offerForm);
    expect(judge({ discountType: "PERCENT" })).toBe(false);
    expect(judge({ discountType: "PERCENT", discount: 5 })).toBe(true);
    expect(judge({ discountType: "PERCENT", discount: 101 })).toBe(false);
    expect(judge({ discountType: "VALUE", discount: 101 })).toBe(true);
    expect(judge({ pan: "ABCDE1234F" })).toBe(false);
    // The zone is hidden, so nothing follows from it.
    expect(judge({ zone: "W" })).toBe(true);
    expect(judge({ discountType: "PERCENT", discount: 5, zone: "W" })).toBe(false);
    expect(judge({ colour: "red" })).toBe(false);
  });

  it("decides by the facts it is given, and else tells in words what depends on them", () => {
    expect(jsonSchemaOf(productForm)["description"]).toContain("Length is required when mode is create");
    expect(jsonSchemaOf(productForm)["required"]).not.toContain("formProductLength");
    expect(jsonSchemaOf(productForm, { facts })["required"]).toContain("formProductLength");
    const { formProductLength: _, ...rest } = goodProduct;
    expect(compiled(productForm, { facts })(rest)).toBe(false);
    expect(compiled(productForm, { facts: { mode: "edit" } })(rest)).toBe(true);
  });

  it("tells in words what it has no words for", () => {
    expect(jsonSchemaOf(productForm)["description"]).toContain("O2RLP must be less then PTH");
    expect(jsonSchemaOf(productForm)["properties"]).toMatchObject({
      formProductVolume: {
        readOnly: true,
        description: "In m³. Worked out from formProductLength, formProductWidth, formProductHeight.",
      },
    });
  });

  it("takes every submission that the service takes, whatever kind of condition", async () => {
    const form = defineForm({
      id: "every",
      version: 1,
      fields: {
        kind: select({ label: "Kind", options: ["A", "B"] }),
        tags: multiSelect({ label: "Tags", options: ["x", "y"] }),
        on: onOff({ label: "On" }),
        tick: checkbox({ label: "Tick", required: { field: "kind", in: ["B"] } }),
        amount: number({ label: "Amount", max: 10 }),
        day: date({ label: "Day", max: "none" }),
        a: text({ label: "A", visible: { field: "tags", in: ["x"] }, required: true, maxLength: 3 }),
        b: text({ label: "B", enabled: { field: "a", filled: true }, required: { field: "on", filled: true } }),
        c: text({
          label: "C",
          required: { not: { any: [{ field: "kind", notIn: ["A"] }, { compare: ["amount", "<", 5] }] } },
        }),
        d: text({ label: "D", required: { anyFilled: ["b", "c"] }, readOnly: { field: "kind", in: ["B"] } }),
        e: text({ label: "E", onHide: "keep", visible: { field: "on", filled: true }, maxLength: 1 }),
      },
      rules: [
        {
          compare: ["amount", "!=", 7],
          message: "m",
          when: {
            all: [
              { field: "kind", in: ["A"] },
              { field: "tags", filled: true },
            ],
          },
        },
        { compare: ["day", "==", { value: "2026-11-21" }], message: "m", when: { field: "on", filled: true } },
      ],
    });
    const judge = compiled(form);
    const choices = {
      kind: [undefined, "A", "B"],
      tags: [undefined, ["x"], ["y"]],
      on: [false, true],
      tick: [false, true],
      amount: [undefined, 3, 7, 11],
      day: [undefined, "2026-11-21", "2026-11-22"],
      a: [undefined, "a", "long"],
      b: [undefined, "b"],
      c: [undefined, "c"],
      d: [undefined, "d"],
      e: [undefined, "e", "ee"],
    };
    const bodies = Array.from({ length: 1500 }, (_, index) => {
      let rest = index * 7919;
      return Object.fromEntries(
        Object.entries(choices).flatMap(([name, values]) => {
          const value = values[rest % values.length];
          rest = Math.floor(rest / values.length) + index;
          return value === undefined ? [] : [[name, value]];
        }),
      );
    });
    let [taken, refusedByBoth] = [0, 0];
    for (const body of bodies) {
      const { ok, values } = await validateSubmission(form, body);
      if (ok) {
        taken += 1;
        if (!judge(values)) throw new Error(JSON.stringify([values, judge.errors]));
      } else if (!judge(body)) refusedByBoth += 1;
    }
    expect(taken).toBeGreaterThan(75);
    expect(refusedByBoth).toBeGreaterThan((bodies.length - taken) * 0.95);
  }, 30_000);
});
