import { expect, it } from "vitest";
import type { Field, FormDefinition } from "@o2r/forms";
import type { AnyObjectSchema, Schema } from "yup";
import { contract, type AnyEndpoint } from "./index.ts";

const endpoints = Object.values(contract).flatMap((actions) => Object.values<AnyEndpoint>(actions));

/** What a look-up tells of a row, by the name that forms call it by. */
const parts = new Map(
  Object.values<AnyEndpoint>(contract.lookup).map(({ path, reply }): [string, readonly string[]] => {
    // Every look-up answers `{ content: rows }`.
    const { content } = (reply as AnyObjectSchema).fields as {
      readonly content: Schema & { innerType: AnyObjectSchema };
    };
    return [path.slice("/api/".length), Object.keys(content.innerType.fields)];
  }),
);

const derived = endpoints
  .flatMap(({ body }) => (body && "kind" in body && body.kind === "form" ? [body.form] : []))
  .flatMap(({ id, fields }: FormDefinition) =>
    Object.entries<Field>(fields).flatMap(([name, { derive }]) =>
      derive && parts.has(derive.by) ? [{ name: `${name} of ${id}`, ...derive }] : [],
    ),
  );

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
