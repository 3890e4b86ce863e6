import { expect, expectTypeOf, it } from "vitest";
import {
  chain,
  date,
  defineForm,
  FormDefinitionError,
  list,
  lookup,
  money,
  multiSelect,
  number,
  onOff,
  section,
  select,
  text,
} from "../index.ts";
import type { ValuesOf } from "../index.ts";
import { checkDefinition } from "../serialize/index.ts";

const offer = defineForm({
  id: "offer",
  version: 1,
  fields: {
    name: text({ label: "Name", required: true, maxLength: 50 }),
    kind: select({ label: "Kind", options: ["PERCENT", "FLAT"], required: true }),
    rate: select({
      label: "Rate",
      options: [
        { value: 0, label: "0%" },
        { value: 5, label: "5%" },
      ],
    }),
    discount: number({ label: "Discount", required: { field: "kind", in: ["PERCENT"] } }),
    approver: lookup({
      label: "Approver",
      source: "user",
      filters: { zone: "zone" },
      required: true,
      visible: { all: [{ field: "kind", in: ["PERCENT"] }, { anyFilled: ["zone"] }] },
    }),
    zone: text({ label: "Zone" }),
    tags: multiSelect({ label: "Tags", options: ["A", "B"] }),
    ptr: money({ label: "PTR" }),
    mrp: money({ label: "MRP", required: { fact: "mode", in: ["create"] } }),
    from: date({ label: "From", max: { today: 0 } }),
    live: onOff({ label: "Live" }),
    code: text({ label: "Code", required: true, derive: { by: "upperSnake", from: ["name"] } }),
  },
  rules: [
    chain(["ptr", "mrp"], "<=", "wrong"),
    { compare: ["discount", "<=", 100], message: "too much", when: { field: "kind", in: ["PERCENT"] } },
  ],
  sections: [section("one", "One", ["name", "kind"])],
});

it("gives the values the types of the fields, certain only where nothing can take them away", () => {
  type Values = ValuesOf<typeof offer>;
  expectTypeOf<Values["name"]>().toEqualTypeOf<string>();
  expectTypeOf<Values["kind"]>().toEqualTypeOf<"PERCENT" | "FLAT">();
  expectTypeOf<Values["rate"]>().toEqualTypeOf<0 | 5 | undefined>();
  expectTypeOf<Values["discount"]>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Values["approver"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Values["tags"]>().toEqualTypeOf<readonly ("A" | "B")[] | undefined>();
  expectTypeOf<Values["live"]>().toEqualTypeOf<boolean | undefined>();
  expectTypeOf<Values["code"]>().toEqualTypeOf<string>();
});

it("does not compile where a condition, rule or section names a field the form has not", () => {
  const wrong = [
    defineForm({
      id: "wrong",
      version: 1,
      fields: {
        a: text({ label: "A" }),
        // @ts-expect-error there is no field "nope"
        b: text({ label: "B", visible: { field: "nope", filled: true } }),
        // @ts-expect-error nor to derive from
        c: text({ label: "C", derive: { by: "upperSnake", from: ["nope"] } }),
      },
    }),
    defineForm({
      id: "wrong",
      version: 1,
      fields: { a: text({ label: "A" }) },
      // @ts-expect-error there is no field "nope"
      rules: [{ compare: ["a", "==", "nope"], message: "no" }],
    }),
    defineForm({
      id: "wrong",
      version: 1,
      fields: { a: text({ label: "A" }) },
      // @ts-expect-error there is no field "nope"
      sections: [section("one", "One", ["nope"])],
    }),
    defineForm({
      id: "wrong",
      version: 1,
      fields: {
        lines: list({
          label: "Lines",
          fields: {
            qty: number({ label: "Quantity" }),
            // @ts-expect-error the row has no field "nope"
            price: number({ label: "Price", visible: { field: "nope", filled: true } }),
          },
        }),
      },
    }),
    defineForm({
      id: "wrong",
      version: 1,
      fields: { a: number({ label: "A" }), b: number({ label: "B" }) },
      // @ts-expect-error "=<" is no operator
      rules: [chain(["a", "b"], "=<", "no")],
    }),
  ];
  for (const form of wrong) expect(() => checkDefinition(form)).toThrow(FormDefinitionError);
});

it("does not compile where a builder is given an option it has not", () => {
  // @ts-expect-error the option is maxLength
  expect(text({ label: "A", maxlength: 3 })).not.toHaveProperty("maxLength");
});
