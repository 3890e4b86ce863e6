import { describe, expect, it } from "vitest";
import { defineForm, list, number, select, text } from "../index.ts";
import { offerForm, productForm } from "../test/product-form.ts";
import { orderForm } from "../test/order-form.ts";
import { deserialize, migrate, serialize } from "./index.ts";

describe("a definition as text", () => {
  it.each([
    ["product", productForm],
    ["offer", offerForm],
    ["order", orderForm],
  ])("comes back as it was: %s", (_name, form) => {
    const back = deserialize(serialize(form));
    expect(back).toEqual(JSON.parse(JSON.stringify(form)));
    expect(Object.isFrozen(back.fields)).toBe(true);
    expect(deserialize(JSON.parse(serialize(form)))).toEqual(back);
  });

  const put = (change: object): string => serialize({ ...offerForm, ...change });

  it.each([
    ["no JSON", "{", "form: no JSON"],
    ["another format", JSON.stringify({ format: 2, form: {} }), "format: not one that can be read: 2"],
    ["no envelope", JSON.stringify(offerForm), 'form: unknown key "id"'],
    ["a list", "[]", "form: not an object"],
    ["a version that is none", put({ version: "1" }), "version: not a whole number"],
    ["a key that nothing reads", put({ feilds: {} }), 'form: unknown key "feilds"'],
    [
      "a misspelt aspect",
      put({ fields: { a: { kind: "text", label: "A", visibel: { fact: "x", in: [] } } }, rules: [] }),
      'fields.a: unknown key "visibel"',
    ],
    ["no label", put({ fields: { a: { kind: "text" } }, rules: [] }), "fields.a: no label"],
    [
      "a limit that is no number",
      put({ fields: { a: { kind: "text", label: "A", maxLength: "9" } }, rules: [] }),
      "fields.a.maxLength: not a whole number",
    ],
    [
      "an option twice",
      put({
        fields: { a: { kind: "select", label: "A", options: [1, 1].map((value) => ({ value, label: "1" })) } },
        rules: [],
      }),
      "fields.a.options: 1 stands twice",
    ],
    [
      "a message for nothing",
      put({ fields: { a: { kind: "text", label: "A", messages: { reqired: "x" } } }, rules: [] }),
      "fields.a.messages",
    ],
    [
      "a row of a list in a list that reads all of its own rows",
      put({
        fields: {
          a: {
            kind: "list",
            label: "A",
            rules: [],
            fields: {
              b: {
                kind: "list",
                label: "B",
                rules: [],
                fields: { c: { kind: "text", label: "C", visible: { field: "../b.c", filled: true } } },
              },
            },
          },
        },
        rules: [],
      }),
      "fields.a.fields.b.fields.c.visible.field: not readable from its own row",
    ],
    [
      "a row that reads all rows",
      put({
        fields: {
          a: {
            kind: "list",
            label: "A",
            rules: [],
            fields: { b: { kind: "text", label: "B", visible: { field: "/a.b", filled: true } } },
          },
        },
        rules: [],
      }),
      "fields.a.fields.b.visible.field: not readable from its own row",
    ],
    [
      "fields that wait for each other",
      put({
        fields: {
          a: { kind: "text", label: "A", visible: { field: "b", filled: true } },
          b: { kind: "text", label: "B", visible: { field: "a", filled: true } },
        },
        rules: [],
      }),
      "a → b → a",
    ],
    ["a time zone that is none", put({ timeZone: "Moon/Base" }), "timeZone: not a time zone"],
    [
      "migrations out of order",
      put({ version: 3, migrations: [3, 2].map((to) => ({ to, steps: [] })) }),
      "migrations.1.to: out of order",
    ],
    [
      "a step that is none",
      put({ version: 2, migrations: [{ to: 2, steps: [{ shuffle: "a" }] }] }),
      "migrations.0.steps.0: unknown step",
    ],
  ])("is refused with place and reason: %s", (_what, text, words) => {
    expect(() => deserialize(text)).toThrow(words);
  });
});

describe("values of an earlier version", () => {
  const form = defineForm({
    id: "shop",
    version: 4,
    fields: {
      title: text({ label: "Title" }),
      kind: select({ label: "Kind", options: ["RETAIL", "WHOLESALE"] }),
      owner: text({ label: "Owner" }),
      lines: list({ label: "Lines", fields: { qty: number({ label: "Quantity" }), unit: text({ label: "Unit" }) } }),
    },
    migrations: [
      { to: 2, steps: [{ rename: ["name", "title"] }, { drop: "fax" }] },
      { to: 3, steps: [{ map: ["kind", { R: "RETAIL", W: "WHOLESALE" }] }, { default: ["kind", "RETAIL"] }] },
      {
        to: 4,
        steps: [
          { rename: ["lines.count", "lines.qty"] },
          { move: ["unit", "lines.unit"] },
          { move: ["lines.owner", "owner"] },
        ],
      },
    ],
  });

  it("become those of today, and what is lost is told", () => {
    const old = {
      name: "Corner",
      fax: "22",
      kind: "W",
      unit: "kg",
      lines: [
        { count: 2, owner: "Asha" },
        { count: 3, owner: "Ravi" },
      ],
    };
    const { values, dropped } = migrate(form, old, 1);
    expect(values).toEqual({
      title: "Corner",
      kind: "WHOLESALE",
      owner: "Asha",
      lines: [
        { qty: 2, unit: "kg" },
        { qty: 3, unit: "kg" },
      ],
    });
    expect(dropped).toEqual([
      { path: "fax", value: "22" },
      { path: "lines.owner", value: "Ravi" },
    ]);
    expect(old.lines[0]).toEqual({ count: 2, owner: "Asha" });
  });

  it("take only the steps after their own version", () => {
    expect(migrate(form, { name: "x", kind: "R" }, 2)).toEqual({ values: { name: "x", kind: "RETAIL" }, dropped: [] });
    expect(migrate(form, { name: "x" }, 4)).toEqual({ values: { name: "x" }, dropped: [] });
    expect(migrate(form, { unit: "kg" }, 3)).toEqual({ values: {}, dropped: [{ path: "unit", value: "kg" }] });
  });

  it("are not harmed by __proto__ and its friends", () => {
    const hostile = JSON.parse('{"__proto__":{"polluted":1},"lines":[{"__proto__":{"polluted":1}}],"kind":"toString"}');
    const { values } = migrate(form, hostile, 1);
    expect(values["kind"]).toBe("toString");
    expect({}).not.toHaveProperty("polluted");
    expect(values).not.toHaveProperty("polluted");
  });
});
