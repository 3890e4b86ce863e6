// Long because a group is shown through every part of the package on the same definitions.
import { describe, expect, it } from "vitest";
import { createEngine, date, defineForm, FormDefinitionError, list, number, onOff, select, text } from "../index.ts";
import { explain, explainSave } from "../explain/index.ts";
import { lint } from "../lint/index.ts";
import { rows } from "../rows/index.ts";
import { deserialize, migrate, serialize } from "../serialize/index.ts";
import { refuseChanged, validateSubmission } from "../server/index.ts";
import { stepsOf } from "../steps/index.ts";
import { scenario } from "../testing/index.ts";
import { group } from "./index.ts";

const shop = defineForm({
  id: "shop",
  version: 1,
  fields: {
    name: text({ label: "Name", required: true }),
    delivers: onOff({ label: "Delivers" }),
    address: group({
      label: "Address",
      fields: {
        city: text({ label: "City", required: true, maxLength: 20 }),
        pincode: text({ label: "Pincode", digits: true, visible: { field: "address.city", filled: true } }),
        place: group({
          label: "Place",
          visible: { field: "delivers", filled: true },
          fields: {
            lat: number({ label: "Latitude", required: true, negative: true }),
            lng: number({ label: "Longitude", negative: true, onHide: "keep" }),
          },
        }),
        phones: list({ label: "Phones", row: "Phone", fields: { number: text({ label: "Number", required: true }) } }),
      },
    }),
  },
  rules: [{ compare: ["address.place.lat", "<=", 90], message: "No such latitude" }],
  steps: [{ id: "where", title: "Where", fields: ["address"] }],
});
const full = {
  name: "Asha Stores",
  delivers: true,
  address: { city: "Pune", pincode: "411001", place: { lat: 18.5, lng: 73.8 }, phones: [{ id: "p1", number: "9" }] },
};
const registry = { lists: rows };

describe("values of a group", () => {
  it("travel nested, in and out", async () => {
    const engine = createEngine(shop, { values: full, registry });
    expect(engine.addresses()).toEqual([
      "name",
      "delivers",
      "address",
      "address.city",
      "address.pincode",
      "address.place",
      "address.place.lat",
      "address.place.lng",
      "address.phones",
      "address.phones.p1.number",
    ]);
    expect(engine.value("address.place.lat")).toBe(18.5);
    expect(engine.pruned().values).toEqual(full);
    expect(await validateSubmission(shop, full)).toEqual({ ok: true, values: full, dropped: [], errors: [] });
  });

  it("are hidden and dropped with it, but what says of itself that it is kept", async () => {
    const hidden = { ...full, delivers: false };
    const engine = createEngine(shop, { values: hidden, registry });
    expect(engine.field("address.place").visible).toBe(false);
    expect(engine.field("address.place.lat").visible).toBe(false);
    expect(engine.pruned()).toMatchObject({
      values: { address: { place: { lng: 73.8 } } },
      dropped: ["address.place.lat"],
    });
    expect(await validateSubmission(shop, hidden)).toMatchObject({ ok: true, dropped: ["address.place.lat"] });
    engine.set("delivers", true);
    expect(engine.value("address.place.lat")).toBe(18.5);
  });

  it("that are all empty leave no object behind", () => {
    const form = defineForm({
      id: "soft",
      version: 1,
      fields: { more: group({ label: "More", fields: { note: text({ label: "Note" }) } }) },
    });
    expect(createEngine(form, { values: { more: { note: " " } } }).pruned().values).toEqual({});
  });

  it("touch only what depends on them when one changes", () => {
    const engine = createEngine(shop, { values: full, registry });
    expect(engine.set("address.pincode", "411002")).toMatchObject({ evaluated: 1 });
    expect(engine.set("address.city", "")).toMatchObject({ changed: ["address.city"].slice(1), evaluated: 2 });
  });
});

describe("the service", () => {
  it("names fields of groups by their paths, with the words of the browser", async () => {
    const body = {
      delivers: true,
      address: { city: "x".repeat(21), pincode: "4a", place: { lat: 91 }, phones: [{ number: "" }] },
    };
    const { errors } = await validateSubmission(shop, body);
    const engine = createEngine(shop, { values: body, registry });
    expect(errors.map(({ field, message }) => [field, message])).toEqual([
      ["name", "This field is required"],
      ["address.city", "Can't exceed 20 characters"],
      ["address.pincode", "This value cannot be read"],
      ["address.place.lat", "No such latitude"],
      ["address.phones.0.number", "This field is required"],
    ]);
    expect(engine.validate().map(({ field, message }) => [engine.wireName(field), message])).toEqual(
      errors.map(({ field, message }) => [field, message]),
    );
    expect(engine.validate().map(({ label }) => label)).toEqual([
      "Name",
      "Address: City",
      "Address: Pincode",
      "Address: Place: Latitude",
      "Phone 1: Number",
    ]);
  });

  it("refuses keys that it does not know, however deep, and paths in the place of objects", async () => {
    const body: unknown = JSON.parse(
      '{"name":"x","address.city":"x","address":{"city":"Pune","zip":1,"place":{"alt":1},"__proto__":{"polluted":1},"phones":[{"number":"9","kind":1}]}}',
    );
    const { errors } = await validateSubmission(shop, body);
    expect(errors.map(({ field, code }) => [field, code])).toEqual([
      ["address.city", "unknown"],
      ["address.zip", "unknown"],
      ["address.__proto__", "unknown"],
      ["address.place.alt", "unknown"],
      ["address.phones.0.kind", "unknown"],
    ]);
    expect({}).not.toHaveProperty("polluted");
  });

  it.each([["text"], [7], [[{ city: "Pune" }]], [true]])("refuses %j in the place of a group", async (address) => {
    const { errors } = await validateSubmission(shop, { name: "x", address });
    expect(errors[0]).toEqual({ field: "address", message: "This value cannot be read", code: "type" });
    expect(errors[1]).toMatchObject({ field: "address.city", code: "required" });
  });

  it.each([[null], [""], [undefined], [{}]])("takes %j as a group that is empty", async (address) => {
    const { errors } = await validateSubmission(shop, { name: "x", address });
    expect(errors.map(({ field }) => field)).toEqual(["address.city"]);
  });

  it("keeps what is read-only as the row has it", async () => {
    const form = defineForm({
      id: "fixed",
      version: 1,
      fields: {
        mode: text({ label: "Mode" }),
        limits: group({
          label: "Limits",
          readOnly: { field: "mode", in: ["x"] },
          fields: { least: number({ label: "Least" }), most: number({ label: "Most" }) },
        }),
      },
      rules: [{ compare: ["limits.least", "<=", "limits.most"], message: "Above the most" }],
    });
    const current = { mode: "x", limits: { least: 5, most: 4 } };
    const result = await validateSubmission(form, { mode: "x", limits: { least: 1, most: 9 } }, { current });
    expect(result.errors).toEqual([{ field: "limits.least", message: "Above the most", code: "compare" }]);
    expect(result.dropped).toEqual(["limits.least", "limits.most"]);
    expect(await validateSubmission(form, { limits: { least: 1, most: 9 } }, { current })).toMatchObject({ ok: true });
  });

  it("says of what is new that it fails, also in a group", () => {
    const checks = { even: { test: (value: unknown) => Number(value) % 2 === 0, message: "Must be even" } };
    const form = defineForm({
      id: "late",
      version: 1,
      fields: { a: group({ label: "A", fields: { n: number({ label: "N", checks: ["even"], warns: ["even"] }) } }) },
    });
    expect(refuseChanged(form, { a: { n: 3 } }, { a: { n: 3 } }, { checks })).toEqual([]);
    expect(refuseChanged(form, { a: { n: 5 } }, { a: { n: 3 } }, { checks })).toEqual([
      { field: "a.n", message: "Must be even", code: "check" },
    ]);
  });
});

describe("groups in rows", () => {
  const parcels = defineForm({
    id: "parcels",
    version: 1,
    fields: {
      parcels: list({
        label: "Parcels",
        row: "Parcel",
        unique: ["size.code"],
        fields: {
          kind: select({ label: "Kind", options: ["BOX", "BAG"], required: true }),
          size: group({
            label: "Size",
            visible: { field: "kind", in: ["BOX"] },
            fields: { code: text({ label: "Code" }), width: number({ label: "Width", max: 100, required: true }) },
          }),
        },
        rules: [{ compare: ["size.width", "!=", 13], message: "Not 13" }],
      }),
      widest: number({ label: "All widths", readOnly: true, derive: { by: "sum", from: ["parcels.size.width"] } }),
    },
  });

  it("are nested in the row, judged, summed up and told apart", async () => {
    const body = {
      parcels: [
        { id: "a", kind: "BOX", size: { code: "x", width: 13 } },
        { kind: "BOX", size: { code: "x", width: "40" } },
        { kind: "BAG", size: { width: 7 } },
      ],
    };
    const result = await validateSubmission(parcels, body);
    expect(result.errors.map(({ field, message }) => [field, message])).toEqual([
      ["parcels.0.size.code", "Stands in this list already"],
      ["parcels.0.size.width", "Not 13"],
      ["parcels.1.size.code", "Stands in this list already"],
    ]);
    expect(result.dropped).toEqual(["parcels.2.size.width"]);
    expect(result.values).toEqual({
      widest: 53,
      parcels: [
        { id: "a", kind: "BOX", size: { code: "x", width: 13 } },
        { kind: "BOX", size: { code: "x", width: 40 } },
        { kind: "BAG" },
      ],
    });
  });

  it("are named by row and path in the engine, and by the service's places", () => {
    const engine = createEngine(parcels, {
      values: { parcels: [{ id: "a", kind: "BOX", size: { width: 5 } }] },
      registry: { lists: rows, derivations: { sum: () => 0 } },
    });
    expect(engine.raw("parcels")).toEqual([{ id: "a", kind: "BOX", size: { code: undefined, width: 5 } }]);
    expect(engine.wireName("parcels.a.size.width")).toBe("parcels.0.size.width");
    engine.pruned();
    engine.setServerErrors([{ field: "parcels.0.size.width", message: "Too wide" }]);
    expect(engine.form().problems).toMatchObject([{ field: "parcels.a.size.width", label: "Parcel 1: Size: Width" }]);
    const gone = engine.removeRow("parcels", "a");
    expect(gone?.values).toMatchObject({ kind: "BOX", size: { width: 5 } });
    expect(engine.field("parcels.a.size.width").visible).toBe(false);
  });
});

describe("a definition with groups", () => {
  it("is flat, frozen data that comes back from JSON, also written with its fields within", async () => {
    expect(Object.keys(shop.fields)).toContain("address.place.lat");
    expect(deserialize(serialize(shop))).toEqual(JSON.parse(JSON.stringify(shop)));
    const text = JSON.stringify({
      format: 1,
      form: {
        id: "shop",
        version: 1,
        fields: {
          on: { kind: "switch", label: "On" },
          a: {
            kind: "group",
            label: "A",
            visible: { field: "on", filled: true },
            fields: { b: { kind: "text", label: "B", visible: { field: "on", filled: true } } },
          },
        },
        rules: [],
        sections: [],
        steps: [],
      },
    });
    const form = deserialize(text);
    expect(Object.keys(form.fields)).toEqual(["on", "a", "a.b"]);
    expect(await validateSubmission(form, { on: false, a: { b: "x" } })).toMatchObject({ ok: true, dropped: ["a.b"] });
  });

  const broken = (fields: object): string =>
    JSON.stringify({ format: 1, form: { id: "x", version: 1, fields, rules: [], sections: [], steps: [] } });
  const deep = (depth: number): object =>
    depth === 0 ? { kind: "text", label: "T" } : { kind: "group", label: "G", fields: { a: deep(depth - 1) } };
  it.each([
    ["a path without its group", { "a.b": { kind: "text", label: "B" } }, "fields.a.b: cannot be a name"],
    ["a misspelt key", { a: { kind: "group", label: "A", feilds: {} } }, 'fields.a: unknown key "feilds"'],
    [
      "a required group",
      { a: { kind: "group", label: "A", required: true, fields: {} } },
      "fields.a: a group holds no value",
    ],
    [
      "a group that is asked for its value",
      {
        a: { kind: "group", label: "A", fields: {} },
        b: { kind: "text", label: "B", visible: { field: "a", filled: true } },
      },
      "fields.b.visible.field: a group holds no value",
    ],
    [
      "a hostile name within",
      JSON.parse('{"a":{"kind":"group","label":"A","fields":{"__proto__":{"kind":"text","label":"x"}}}}'),
      "cannot be a name",
    ],
    ["groups without end", { a: deep(300) }, "nested too deep"],
    [
      "a condition so long that each of many fields would carry it",
      {
        a: {
          kind: "group",
          label: "A",
          visible: { any: Array.from({ length: 2_000 }, (_, n) => ({ field: "f0", in: [n] })) },
          fields: Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`f${n}`, { kind: "text", label: "x" }])),
        },
      },
      "fields.a: too many fields",
    ],
  ])("is refused with %s", (_what, fields, words) => {
    expect(() => deserialize(broken(fields))).toThrow(words);
    expect(() => deserialize(broken(fields))).toThrow(FormDefinitionError);
  });

  it("is explained by paths and labels", () => {
    const engine = createEngine(shop, { values: { name: "x" }, registry });
    expect(explain(engine, "address.pincode")).toMatchObject({
      label: "Address: Pincode",
      visible: { rule: "fields.address.pincode.visible" },
    });
    expect(explain(engine, "address.pincode").sentences[0]).toContain("Address: City");
    expect(explain(engine, "address.place").sentences[0]).toContain("Place is hidden");
    expect(explainSave(engine).sentences).toEqual(["Save is blocked: Address: City is empty."]);
  });

  it("is linted once for a group, not for each of its fields", () => {
    const form = defineForm({
      id: "dead",
      version: 1,
      fields: {
        kind: select({ label: "Kind", options: ["A", "B"] }),
        gone: group({
          label: "Gone",
          visible: {
            all: [
              { field: "kind", in: ["A"] },
              { field: "kind", in: ["B"] },
            ],
          },
          fields: { a: text({ label: "A" }), b: text({ label: "B" }) },
        }),
      },
    });
    expect(lint(form).filter(({ code }) => code === "dead-field")).toMatchObject([{ path: "fields.gone.visible" }]);
    expect(lint(shop)).toEqual([]);
  });

  it("has steps that count what stands in groups", () => {
    const engine = createEngine(shop, { values: { name: "x" }, registry });
    expect(stepsOf(engine)[0]?.problems.map(({ field }) => field)).toEqual(["address.city"]);
  });

  it("plays scenarios by paths", async () => {
    const { run } = scenario(shop, "a place is asked for where it delivers", {
      given: { name: "x", "address.city": "Pune", delivers: true },
      errors: { "address.place.lat": "This field is required" },
      hidden: { "address.place.lat": false },
    });
    await expect(run()).resolves.toBeUndefined();
  });
});

it("takes values of earlier versions into groups and out of them, in the form and in rows", () => {
  const form = defineForm({
    id: "moved",
    version: 2,
    fields: {
      town: text({ label: "Town" }),
      since: date({ label: "Since" }),
      address: group({ label: "Address", fields: { city: text({ label: "City" }), zip: text({ label: "ZIP" }) } }),
      lines: list({
        label: "Lines",
        fields: { size: group({ label: "Size", fields: { width: number({ label: "Width" }) } }) },
      }),
    },
    migrations: [
      {
        to: 2,
        steps: [
          { move: ["city", "address.city"] },
          { rename: ["address.pin", "address.zip"] },
          { move: ["address.town", "town"] },
          { rename: ["lines.width", "lines.size.width"] },
          { default: ["address.zip", "000000"] },
        ],
      },
    ],
  });
  const old = { city: "Pune", lines: [{ width: 3 }, {}], address: { pin: "411001", town: "Kothrud" } };
  expect(migrate(form, old, 1)).toEqual({
    values: { town: "Kothrud", address: { city: "Pune", zip: "411001" }, lines: [{ size: { width: 3 } }, {}] },
    dropped: [],
  });
  // A draft keeps the fields of groups under their paths.
  expect(migrate(form, { city: "Pune", "address.pin": "1" }, 1).values).toEqual({
    "address.city": "Pune",
    "address.zip": "1",
  });
});
