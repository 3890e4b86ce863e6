import { expect, it } from "vitest";
import { checkbox, defineForm, list, number, select, text } from "../index.ts";
import { offerForm, productForm } from "../test/product-form.ts";
import { explore } from "./index.ts";

it("finds no dead end in forms that can always be saved", () => {
  expect(explore(offerForm)).toMatchObject({ deadEnds: [], complete: true });
  expect(explore(productForm, { facts: { mode: ["create", "edit"] } })).toMatchObject({ deadEnds: [], complete: true });
});

it("takes what has not been chosen yet for no dead end", () => {
  const form = defineForm({
    id: "unfinished",
    version: 1,
    fields: {
      kind: select({ label: "Kind", options: ["A", "B"], required: true }),
      agreed: checkbox({ label: "Agreed", required: { field: "kind", in: ["A"] } }),
      note: text({ label: "Note", visible: { field: "agreed", filled: true } }),
    },
  });
  expect(explore(form)).toMatchObject({ deadEnds: [], complete: true });
});

it("names the choices after which nothing can be saved, and why", () => {
  const form = defineForm({
    id: "dead-end",
    version: 1,
    fields: {
      kind: select({ label: "Kind", options: ["PERCENT", "FLAT", "NONE"] }),
      express: checkbox({ label: "Express" }),
      other: checkbox({ label: "Other" }),
      discount: number({ label: "Discount", min: 10, required: { field: "kind", in: ["PERCENT", "FLAT"] } }),
      note: text({ label: "Note", visible: { field: "other", filled: true } }),
    },
    rules: [
      {
        compare: ["discount", "<", 5],
        message: "m",
        when: {
          all: [
            { field: "kind", in: ["FLAT"] },
            { field: "express", filled: true },
          ],
        },
      },
    ],
  });
  expect(explore(form)).toMatchObject({
    complete: true,
    deadEnds: [
      {
        choices: { kind: "FLAT", express: true },
        because: ["Discount must be filled where Kind is PERCENT or FLAT", "Discount is less than 5"],
      },
    ],
  });
});

it("knows a form that can never be saved, and one that cannot be in one mode", () => {
  const never = defineForm({
    id: "never",
    version: 1,
    fields: { a: select({ label: "A", options: [], required: true }) },
  });
  expect(explore(never).deadEnds).toEqual([{ choices: {}, because: ["A must be filled"] }]);
  const modal = defineForm({
    id: "modal",
    version: 1,
    fields: {
      a: number({ label: "A", max: 5, required: { fact: "mode", in: ["edit"] } }),
    },
    rules: [{ compare: ["a", ">", 5], message: "m", when: { fact: "mode", in: ["edit"] } }],
  });
  expect(explore(modal, { facts: { mode: ["create", "edit"] } }).deadEnds.map(({ choices }) => choices)).toEqual([
    { "fact:mode": "edit" },
  ]);
});

it("counts the rows of a list only where there must be one", () => {
  const withRows = (required: boolean) =>
    defineForm({
      id: "rows",
      version: 1,
      fields: {
        kind: select({ label: "Kind", options: ["A", "B"] }),
        lines: list({
          label: "Lines",
          ...(required ? { required: true as const } : {}),
          fields: { qty: number({ label: "Quantity", required: true, max: 3 }) },
          rules: [{ compare: ["qty", ">", 3], message: "m", when: { field: "/kind", in: ["B"] } }],
        }),
      },
    });
  expect(explore(withRows(false)).deadEnds).toEqual([]);
  expect(explore(withRows(true)).deadEnds.map(({ choices }) => choices)).toEqual([{ kind: "B" }]);
});

it("stops at its budget, and says so", () => {
  const fields = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [
      `f${index}`,
      checkbox({ label: "F", ...(index > 0 ? { enabled: { field: `f${index - 1}`, notIn: ["x"] } } : {}) }),
    ]),
  );
  expect(explore(defineForm({ id: "wide", version: 1, fields }), { budget: 100 })).toEqual({
    deadEnds: [],
    states: 100,
    complete: false,
  });
});
