import { expect, it } from "vitest";
import type { Field, Fields, FormDefinition } from "@o2r/forms";
import type { AnyObjectSchema, Schema } from "yup";
import { contract, plainLookups, type AnyEndpoint } from "./index.ts";

const calls = Object.values(contract).flatMap((actions) => Object.entries<AnyEndpoint>(actions));
const endpoints = calls.map(([, endpoint]) => endpoint);

const nameOf = (path: string): string => path.slice("/api/".length);

/** What a look-up tells of a row, by the name that forms call it by. */
const parts = new Map(
  calls
    .filter(([action, { path }]) => action === "lookup" || plainLookups.has(nameOf(path)))
    .map(([, { path, reply }]): [string, readonly string[]] => {
      type Rows = Schema & { readonly innerType: AnyObjectSchema };
      const name = nameOf(path);
      // Every look-up answers `{ content: rows }`, but for those that answer their rows alone.
      const rows = (plainLookups.has(name) ? reply : (reply as AnyObjectSchema).fields["content"]) as Rows;
      return [name, Object.keys(rows.innerType.fields)];
    }),
);

const forms = endpoints.flatMap(({ body }) => (body && "kind" in body && body.kind === "form" ? [body.form] : []));

const derived = forms.flatMap(({ id, fields }: FormDefinition) =>
  Object.entries<Field>(fields).flatMap(([name, { derive }]) =>
    derive && parts.has(derive.by) ? [{ name: `${name} of ${id}`, ...derive }] : [],
  ),
);

/** The look-ups that fields of a form, or of its rows, search. */
const searchedBy = (fields: Fields): readonly string[] =>
  Object.values<Field>(fields).flatMap((field) => {
    if (field.kind === "list") return searchedBy(field.fields);
    return field.kind === "lookup" || field.kind === "multiLookup" ? [field.options.source] : [];
  });

// The console asks a look-up by the name that a declaration gives, and has no list of them.
it("what look-up fields and filters name is a look-up", () => {
  const filters = endpoints.flatMap(({ listed }) => listed?.list.filters ?? []);
  const named = filters.flatMap((filter) => (filter.kind === "lookup" ? [filter.source.slice("/api/".length)] : []));
  const all = new Set([...named, ...forms.flatMap(({ fields }) => searchedBy(fields))]);
  expect(all.size).toBeGreaterThan(5);
  expect([...all].filter((name) => !parts.has(name))).toEqual([]);
});

it("a field that is derived from a look-up stands beside one that chooses of it", () => {
  const alone = forms.flatMap(({ id, fields }) =>
    Object.entries<Field>(fields).flatMap(([name, { derive }]) =>
      derive && parts.has(derive.by) && !searchedBy(fields).includes(derive.by) ? [`${name} of ${id}`] : [],
    ),
  );
  expect(alone).toEqual([]);
});

it.each(derived)("$name picks what the look-up $by tells of a row", ({ by, pick }) => {
  expect(parts.get(by)).toContain(pick);
});

it("the sub-category fills the tax of a product, the brand its manufacturer, the product the prices of an entry", () => {
  expect(derived.map(({ name, by }) => `${by}: ${name}`)).toEqual(
    expect.arrayContaining([
      "sub-category: formProductHsn of product",
      "sub-category: formProductGst of product",
      "sub-category: formProductCess of product",
      "brand: formProductManufacturer of product",
      "product: mrp of inventory",
      "product: retailPrice of inventory",
      "product: distPrice of inventory",
      "product: o2rPrice of inventory",
    ]),
  );
});
