import { expect, expectTypeOf, it } from "vitest";
import { defineForm, FormDefinitionError, list, money, number, select, text } from "../index.ts";
import type { FieldName, GroupsOf, NamesOf, ValuesOf } from "../index.ts";
import { checkDefinition } from "../serialize/index.ts";
import { group } from "./index.ts";

const shop = defineForm({
  id: "shop",
  version: 1,
  fields: {
    kind: select({ label: "Kind", options: ["A", "B"] }),
    address: group({
      label: "Address",
      fields: {
        city: text({ label: "City", required: true }),
        pin: text({ label: "Pincode", required: { field: "address.city", filled: true } }),
        geo: group({ label: "Place", fields: { lat: number({ label: "Latitude" }) } }),
      },
    }),
    bank: group({
      label: "Bank",
      visible: { field: "kind", in: ["A"] },
      fields: { ifsc: text({ label: "IFSC", required: true }) },
    }),
    note: group({ label: "Note", fields: { words: text({ label: "Words" }) } }),
    lines: list({
      label: "Lines",
      fields: {
        sku: text({ label: "SKU" }),
        price: group({ label: "Price", fields: { ptr: money({ label: "PTR" }) } }),
      },
      rules: [{ compare: ["price.ptr", ">", 1], message: "no" }],
      unique: ["price.ptr"],
    }),
    total: number({ label: "Total", readOnly: true, derive: { by: "sum", from: ["lines.price.ptr"] } }),
  },
  rules: [{ compare: ["address.geo.lat", "<", 90], message: "no", when: { field: "address.pin", filled: true } }],
  sections: [{ id: "one", title: "One", fields: ["address", "bank.ifsc"] }],
});

it("nests the values, certain only where nothing can take a group away", () => {
  type Values = ValuesOf<typeof shop>;
  expectTypeOf<Values["address"]["city"]>().toEqualTypeOf<string>();
  expectTypeOf<Values["address"]["pin"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<NonNullable<Values["address"]["geo"]>["lat"]>().toEqualTypeOf<number | undefined>();
  expectTypeOf<undefined>().toExtend<Values["bank"]>();
  expectTypeOf<NonNullable<Values["bank"]>["ifsc"]>().toEqualTypeOf<string>();
  expectTypeOf<undefined>().toExtend<Values["note"]>();
  expectTypeOf<NonNullable<NonNullable<Values["lines"]>[number]["price"]>["ptr"]>().toEqualTypeOf<number | undefined>();
  expectTypeOf<keyof Values>().toEqualTypeOf<"kind" | "address" | "bank" | "note" | "lines" | "total">();
});

it("names fields by their paths, and groups apart from them", () => {
  expectTypeOf<NamesOf<typeof shop>>().toEqualTypeOf<
    "kind" | "address.city" | "address.pin" | "address.geo.lat" | "bank.ifsc" | "note.words" | "lines" | "total"
  >();
  expectTypeOf<GroupsOf<typeof shop>>().toEqualTypeOf<"address" | "address.geo" | "bank" | "note">();
  expectTypeOf<"lines.r1.price.ptr">().toExtend<FieldName<typeof shop>>();
  expectTypeOf<"address">().not.toExtend<FieldName<typeof shop>>();
});

it("nests lists in lists, whose rules name the row around and the form", () => {
  const order = defineForm({
    id: "order",
    version: 1,
    fields: {
      mrp: money({ label: "MRP" }),
      lines: list({
        label: "Lines",
        fields: {
          price: money({ label: "Price" }),
          batches: list({
            label: "Batches",
            key: "no",
            fields: {
              code: text({ label: "Code", required: true }),
              qty: number({ label: "Quantity", required: { field: "../price", filled: true } }),
              cost: money({ label: "Cost", visible: { field: "/mrp", filled: true } }),
            },
            rules: [{ compare: ["cost", "<=", "../price"], message: "no" }],
          }),
          count: number({ label: "Count", readOnly: true, derive: { by: "sum", from: ["batches.qty"] } }),
        },
      }),
      total: number({ label: "Total", readOnly: true, derive: { by: "sum", from: ["lines.batches.qty"] } }),
    },
  });
  type Line = NonNullable<ValuesOf<typeof order>["lines"]>[number];
  type Batch = NonNullable<Line["batches"]>[number];
  expectTypeOf<Batch["code"]>().toEqualTypeOf<string>();
  expectTypeOf<Batch["no"]>().toEqualTypeOf<string | undefined>();
  expect(() => checkDefinition(order)).not.toThrow();
});

it("does not compile where a path is misspelt", () => {
  const fields = { a: text({ label: "A" }) };
  const wrong = [
    defineForm({
      id: "wrong",
      version: 1,
      fields: {
        ...fields,
        // @ts-expect-error there is no field "o.y"
        o: group({ label: "O", fields: { x: text({ label: "X", visible: { field: "o.y", filled: true } }) } }),
      },
    }),
    defineForm({
      id: "wrong",
      version: 1,
      fields: {
        ...fields,
        // @ts-expect-error nor is "b" one, by which it would show
        o: group({ label: "O", visible: { field: "b", filled: true }, fields: { x: text({ label: "X" }) } }),
      },
    }),
    defineForm({
      id: "wrong",
      version: 1,
      fields: { ...fields, o: group({ label: "O", fields: { x: text({ label: "X" }) } }) },
      // @ts-expect-error a group holds no value
      rules: [{ compare: ["a", "==", "o"], message: "no" }],
    }),
    defineForm({
      id: "wrong",
      version: 1,
      fields: { ...fields, o: group({ label: "O", fields: { x: text({ label: "X" }) } }) },
      // @ts-expect-error the path is "o.x"
      sections: [{ id: "one", title: "One", fields: ["x"] }],
    }),
    defineForm({
      id: "wrong",
      version: 1,
      fields: {
        l: list({
          label: "L",
          fields: {
            // @ts-expect-error the row has no field "p.z"
            q: number({ label: "Q", required: { field: "p.z", filled: true } }),
            p: group({ label: "P", fields: { y: text({ label: "Y" }) } }),
          },
        }),
      },
    }),
    defineForm({
      id: "wrong",
      version: 1,
      fields: {
        l: list({
          label: "L",
          fields: {
            n: number({ label: "N" }),
            // @ts-expect-error the row around has no field "m"
            i: list({ label: "I", fields: { q: number({ label: "Q", required: { field: "../m", filled: true } }) } }),
          },
        }),
      },
    }),
    defineForm({
      id: "wrong",
      version: 1,
      fields: {
        // @ts-expect-error the form has no field "z"
        l: list({
          label: "L",
          fields: {
            i: list({ label: "I", fields: { q: number({ label: "Q", required: { field: "/z", filled: true } }) } }),
          },
        }),
      },
    }),
  ];
  for (const form of wrong) expect(() => checkDefinition(form)).toThrow(FormDefinitionError);
});
