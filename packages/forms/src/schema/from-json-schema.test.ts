import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { createEngine, defineForm, FormDefinitionError, list, number, select, text, type RawValues } from "../index.ts";
import { rows } from "../rows/index.ts";
import { validateSubmission } from "../server/index.ts";
import { formOfJsonSchema, jsonSchemaOf, type JsonSchema } from "./index.ts";

const shop: JsonSchema = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object",
  $defs: { pin: { type: "string", pattern: "^\\d{6}$" } },
  properties: {
    shopName: { type: "string", minLength: 3, maxLength: 50, description: "As above the door" },
    about: { type: "string", maxLength: 2000 },
    secret: { type: "string", format: "password" },
    mail: { type: "string", format: "email" },
    pin_code: { $ref: "#/$defs/pin", title: "Pincode" },
    part: { type: "string", pattern: "AB" },
    opened: { type: "string", format: "date" },
    floors: { type: "integer", exclusiveMinimum: 0, maximum: 9 },
    rating: { type: ["number", "null"], minimum: 0, maximum: 5, multipleOf: 0.1 },
    balance: { type: "number" },
    kind: { enum: ["KIRANA", "PHARMACY"], default: "KIRANA" },
    size: {
      oneOf: [
        { const: 1, title: "Small" },
        { const: 2, title: "Large" },
      ],
    },
    days: { type: "array", items: { enum: ["MON", "TUE"] }, minItems: 1, uniqueItems: true },
    agreed: { const: true, type: "boolean" },
    live: { type: "boolean" },
    code: { type: "string", readOnly: true },
    goods: {
      type: "array",
      maxItems: 3,
      items: {
        type: "object",
        required: ["sku"],
        properties: { sku: { type: "string" }, qty: { type: "integer", minimum: 1 } },
      },
    },
    licence: { type: "string" },
    validTill: { type: "string", format: "date" },
  },
  required: ["shopName", "kind", "live"],
  dependentRequired: { licence: ["validTill"] },
  if: { properties: { kind: { const: "PHARMACY" } } },
  then: { required: ["licence"] },
};

const good: RawValues = {
  shopName: "Asha Stores",
  pin_code: "110001",
  part: "xABx",
  opened: "2030-01-01",
  floors: 1,
  rating: 4.5,
  balance: -20,
  kind: "KIRANA",
  size: 2,
  days: ["MON"],
  agreed: true,
  live: false,
  goods: [{ sku: "ATTA", qty: 1 }],
};

it("makes fields of properties, with labels, limits, choices, rows and defaults", () => {
  const { form, values, left } = formOfJsonSchema(shop, { id: "shop" });
  expect(left).toEqual([]);
  expect(values).toEqual({ kind: "KIRANA" });
  expect(form.fields).toMatchObject({
    shopName: { kind: "text", label: "Shop name", help: "As above the door", required: true, minLength: 3 },
    about: { kind: "textarea" },
    secret: { kind: "password" },
    mail: { checks: ["email"] },
    pin_code: { label: "Pincode" },
    floors: { integer: true, min: 1, max: 9 },
    rating: { decimals: 1, min: 0 },
    balance: { negative: true },
    kind: { kind: "select", required: true },
    size: {
      options: [
        { value: 1, label: "Small" },
        { value: 2, label: "Large" },
      ],
    },
    days: { kind: "multiSelect", required: true },
    agreed: { kind: "checkbox", required: true },
    code: { readOnly: true },
    goods: { kind: "list", maxItems: 3, fields: { sku: { required: true } } },
    licence: { required: { field: "kind", in: ["PHARMACY"] } },
    validTill: { required: { field: "licence", filled: true } },
  });
  expect(form.fields["live"]).not.toHaveProperty("required");
  expect(() =>
    createEngine(form, { registry: { lists: rows, checks: { email: { test: () => true, message: "" } } } }),
  ).not.toThrow();
});

describe("judges like the schema", () => {
  const { form } = formOfJsonSchema(shop, { id: "shop" });
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const bodies: readonly [string, RawValues][] = [
    ["what is in order", good],
    ["a text that is too short", { ...good, shopName: "ab" }],
    ["a pattern of the whole", { ...good, pin_code: "1100012" }],
    ["a pattern of a part", { ...good, part: "xAxB" }],
    ["a number that is its excluded limit", { ...good, floors: 0 }],
    ["too many decimals", { ...good, rating: 4.55 }],
    ["a choice that is none", { ...good, kind: "BAKERY" }],
    ["none of some choices", { ...good, days: [] }],
    ["a box that must be ticked", { ...good, agreed: false }],
    ["a row without what it needs", { ...good, goods: [{ qty: 2 }] }],
    ["too many rows", { ...good, goods: [1, 2, 3, 4].map((sku) => ({ sku: `s${sku}` })) }],
    ["what another value asks for", { ...good, kind: "PHARMACY" }],
    ["what another field asks for", { ...good, licence: "L1" }],
    ["both of these given", { ...good, kind: "PHARMACY", licence: "L1", validTill: "2031-01-01" }],
    ["what is missing", Object.fromEntries(Object.entries(good).filter(([name]) => name !== "shopName"))],
  ];
  const takes = ajv.compile(shop);
  it.each(bodies)("%s", async (_what, body) => {
    expect((await validateSubmission(form, body)).ok).toBe(takes(body));
  });
});

it("tells what it leaves out, by its place", () => {
  const { form, left } = formOfJsonSchema(
    {
      type: "object",
      patternProperties: {},
      properties: {
        address: { type: "object", properties: { city: { type: "string" } } },
        tags: { type: "array", items: { type: "string" } },
        "a.b": { type: "string" },
        site: { type: "string", format: "uri" },
        above: { type: "number", exclusiveMinimum: 0 },
        step: { type: "number", multipleOf: 0.25 },
        lost: { $ref: "#/$defs/none" },
        loop: { $ref: "#/properties/loop" },
      },
      allOf: [{ if: { properties: { site: { minLength: 3 } } }, then: { required: ["above"] } }],
    },
    { id: "odd" },
  );
  expect(Object.keys(form.fields)).toEqual(["site", "above", "step"]);
  expect(left.map(({ path }) => path)).toEqual([
    "/properties/address",
    "/properties/tags",
    "/properties/a.b",
    "/properties/site/format",
    "/properties/above/exclusiveMinimum",
    "/properties/step/multipleOf",
    "/properties/lost",
    "/properties/lost",
    "/properties/loop",
    "/properties/loop",
    "/patternProperties",
    "/allOf/0",
  ]);
});

it("comes to an end with a schema of a tree", () => {
  const { form, left } = formOfJsonSchema(
    { type: "object", properties: { name: { type: "string" }, parts: { type: "array", items: { $ref: "#" } } } },
    { id: "tree" },
  );
  expect(form.fields["parts"]).toMatchObject({ kind: "list", fields: { name: { kind: "text" } } });
  expect(left).toEqual([
    { path: "/properties/parts/items/properties/parts", because: "A list inside a list is no field" },
  ]);
});

it("takes back what the export says, and judges as the form it came from", async () => {
  const order = defineForm({
    id: "order",
    version: 1,
    fields: {
      kind: select({ label: "Kind", options: ["A", "B"], required: true }),
      note: text({ label: "Note", required: { field: "kind", in: ["B"] }, maxLength: 5 }),
      lines: list({
        label: "Lines",
        required: { field: "kind", in: ["B"] },
        fields: {
          sku: text({ label: "SKU", required: true }),
          qty: number({ label: "Quantity", integer: true, max: 9 }),
        },
      }),
    },
  });
  const { form } = formOfJsonSchema(jsonSchemaOf(order), { id: "order" });
  for (const body of [
    { kind: "A" },
    { kind: "B" },
    { kind: "B", note: "x", lines: [{ sku: "a", qty: 3 }] },
    { kind: "A", note: "123456" },
    { kind: "A", lines: [{ qty: 3 }] },
    { kind: "A", lines: [{ sku: "a", qty: 30 }] },
    {},
  ]) {
    const [mine, its] = await Promise.all([validateSubmission(form, body), validateSubmission(order, body)]);
    expect(mine.errors.map(({ field }) => field)).toEqual(its.errors.map(({ field }) => field));
  }
});

it("refuses a schema of which no form comes", () => {
  expect(() =>
    formOfJsonSchema({ type: "object", properties: { a: { type: "string", pattern: "(" } } }, { id: "x" }),
  ).toThrow(FormDefinitionError);
});
