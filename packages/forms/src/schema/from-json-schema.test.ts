import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { createEngine, defineForm, FormDefinitionError, list, number, select, text, type RawValues } from "../index.ts";
import { group } from "../groups/index.ts";
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
        properties: {
          sku: { type: "string" },
          qty: { type: "integer", minimum: 1 },
          batches: {
            type: "array",
            minItems: 1,
            items: { type: "object", required: ["code"], properties: { code: { type: "string" } } },
          },
        },
      },
    },
    address: {
      type: "object",
      title: "Where it stands",
      required: ["city"],
      properties: {
        city: { type: "string", maxLength: 20, default: "Pune" },
        lane: { type: "string" },
        place: {
          type: "object",
          required: ["lat"],
          properties: { lat: { type: "number", maximum: 90 }, lng: { type: "number" } },
        },
      },
    },
    owner: {
      properties: {
        name: { type: "string" },
        papers: { type: "array", items: { properties: { no: { type: "string" } } } },
      },
      if: { properties: { name: { enum: ["Asha"] } }, required: ["name"] },
      then: { required: ["papers"] },
    },
    licence: { type: "string" },
    validTill: { type: "string", format: "date" },
  },
  required: ["shopName", "kind", "live", "address"],
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
  goods: [{ sku: "ATTA", qty: 1, batches: [{ code: "x" }] }],
  address: { city: "Pune" },
};

it("makes fields of properties, with labels, limits, choices, rows and defaults", () => {
  const { form, values, left } = formOfJsonSchema(shop, { id: "shop" });
  expect(left).toEqual([]);
  expect(values).toEqual({ kind: "KIRANA", address: { city: "Pune" } });
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
    goods: { kind: "list", maxItems: 3, fields: { sku: { required: true }, batches: { kind: "list", minItems: 1 } } },
    licence: { required: { field: "kind", in: ["PHARMACY"] } },
    validTill: { required: { field: "licence", filled: true } },
    address: { kind: "group", label: "Where it stands" },
    "address.city": { label: "City", maxLength: 20, required: true },
    "address.place": { kind: "group", label: "Place" },
    "address.place.lat": { required: { anyFilled: ["address.place.lat", "address.place.lng"] } },
    owner: { kind: "group" },
    "owner.papers": { kind: "list", required: { field: "owner.name", in: ["Asha"] } },
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
    ["a row of a row without what it needs", { ...good, goods: [{ sku: "ATTA", batches: [{}] }] }],
    ["a row with too few rows", { ...good, goods: [{ sku: "ATTA", batches: [] }] }],
    ["too many rows", { ...good, goods: [1, 2, 3, 4].map((sku) => ({ sku: `s${sku}`, batches: [{ code: "x" }] })) }],
    ["what another value asks for", { ...good, kind: "PHARMACY" }],
    ["what another field asks for", { ...good, licence: "L1" }],
    ["both of these given", { ...good, kind: "PHARMACY", licence: "L1", validTill: "2031-01-01" }],
    ["an object in an object", { ...good, address: { city: "Pune", place: { lat: 18.5, lng: 73.8 } } }],
    ["an object without what it needs", { ...good, address: { lane: "MG Road" } }],
    ["an object in an object without what it needs", { ...good, address: { city: "Pune", place: { lng: 73 } } }],
    ["a number in an object above its limit", { ...good, address: { city: "Pune", place: { lat: 91 } } }],
    ["a value within an object that asks for nothing", { ...good, owner: { name: "Ravi" } }],
    ["what a value within the same object asks for", { ...good, owner: { name: "Asha" } }],
    ["the same with it", { ...good, owner: { name: "Asha", papers: [{ no: "1" }] } }],
    [
      "no object where there must be one",
      Object.fromEntries(Object.entries(good).filter(([name]) => name !== "address")),
    ],
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
        nothing: { type: "object", properties: {} },
        nest: { type: "object", properties: { inner: { type: "object", properties: { "a.b": { type: "string" } } } } },
        parent: { type: "object", properties: { name: { type: "string" }, parent: { $ref: "#/properties/parent" } } },
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
  expect(Object.keys(form.fields)).toEqual(["parent", "parent.name", "site", "above", "step"]);
  expect(left.map(({ path }) => path)).toEqual([
    "/properties/nest/properties/inner/properties/a.b",
    "/properties/parent/properties/parent",
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
    { path: "/properties/parts/items/properties/parts", because: "Rows within rows of the same kind have no end" },
  ]);
});

it("takes back what the export says, and judges as the form it came from", async () => {
  const order = defineForm({
    id: "order",
    version: 1,
    fields: {
      kind: select({ label: "Kind", options: ["A", "B"], required: true }),
      to: group({
        label: "To",
        fields: {
          city: text({ label: "City", required: true }),
          pin: text({ label: "Pincode", required: { field: "kind", in: ["B"] }, maxLength: 6 }),
          far: group({
            label: "Far",
            visible: { field: "to.city", in: ["Leh"] },
            fields: { by: text({ label: "By", required: true }) },
          }),
        },
      }),
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
  const to = { city: "Pune", pin: "411001" };
  for (const body of [
    { kind: "A", to },
    { kind: "A", to: { city: "Leh", far: { by: "air" } } },
    { kind: "A", to: { city: "Leh" } },
    { kind: "B", to: { city: "Pune" } },
    { kind: "B", to: {} },
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
