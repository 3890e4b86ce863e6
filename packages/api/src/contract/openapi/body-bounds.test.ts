import { expect, it } from "vitest";
import { array, object, string } from "yup";
import { contract, type AnyEndpoint } from "../index.ts";
import { boundsOf } from "./body-bounds.ts";
import { bodySchemaOf } from "./body-schema.ts";
import { toJsonSchema } from "./json-schema.ts";

const bodies = Object.entries(contract).flatMap(([thing, actions]) =>
  Object.entries<AnyEndpoint>(actions).flatMap(([action, endpoint]) => {
    const schema = bodySchemaOf(endpoint);
    return schema === undefined ? [] : [[`${thing}.${action}`, schema] as const];
  }),
);

it.each(bodies)("the body of %s is bounded: every list in it has a maximum", (_, schema) => {
  expect(boundsOf(schema).values).toBeLessThan(10_000);
});

it("bounds a body by its longest lists and texts", () => {
  const lines = object({ lines: array(object({ sku: string().max(10) })).max(100) });
  const { values, bytes } = boundsOf(toJsonSchema(lines));
  expect(values).toBe(2 + 100 * 2);
  const largest = { lines: Array.from({ length: 100 }, () => ({ sku: "\u0905".repeat(10) })) };
  expect(JSON.stringify(largest, null, 4).replaceAll("\u0905", "\\u0905").length).toBeLessThan(bytes);
});

it("has no bounds for a list without a maximum", () => {
  expect(() => boundsOf(toJsonSchema(object({ lines: array(string()) })))).toThrow("body.lines is a list");
});
