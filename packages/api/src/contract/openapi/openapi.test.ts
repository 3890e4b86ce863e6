import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, it } from "vitest";
import { date, lazy, number, object, string } from "yup";
import { contract } from "../index.ts";
import { openApi } from "./index.ts";
import { toJsonSchema } from "./json-schema.ts";

const document = openApi(contract, "0.1.0");

it("is a valid OpenAPI 3.1 document", async () => {
  const outcome = await new Validator().validate(structuredClone(document));
  expect(outcome).toMatchObject({ valid: true });
});

it("names every endpoint of the contract with its permission", () => {
  const paths = document.paths as Record<string, Record<string, { operationId: string; "x-permission": string }>>; // as built above
  const said = Object.values(paths).flatMap((methods) => Object.values(methods));
  const declared = Object.entries(contract).flatMap(([thing, endpoints]) =>
    Object.entries(endpoints).map(([action, { allow }]) => [`${thing}.${action}`, allow]),
  );
  expect(said.map((call) => [call.operationId, call["x-permission"]])).toEqual(expect.arrayContaining(declared));
  expect(said).toHaveLength(declared.length);
});

it("refuses a schema that JSON Schema cannot say", () => {
  expect(() => toJsonSchema(object({ day: date() }))).toThrow("cannot hold date");
  expect(() => toJsonSchema(object({ any: lazy(() => string()) }))).toThrow("cannot hold lazy");
  const even = number().test("even", "Odd", (n) => n === undefined || n % 2 === 0);
  expect(() => toJsonSchema(even)).toThrow('the test "even"');
  expect(toJsonSchema(even.meta({ rule: "Even" }))).toEqual({ type: "number", description: "Even" });
});

it("derives the refusals of a call from its declaration", () => {
  const paths = document.paths as Record<
    string,
    Record<string, { responses: Record<string, { description: string }> }>
  >; // as built above
  const refusals = (path: string, method: string) =>
    Object.fromEntries(
      Object.entries(paths[path]?.[method]?.responses ?? {}).map(([status, { description }]) => [status, description]),
    );
  expect(refusals("/oms/product/{id}", "put")).toEqual({
    200: "Done",
    400: "request.malformed, idempotency.missing",
    401: "session.missing, session.expired",
    403: "access.denied",
    404: "row.not-found",
    409: "row.conflict, idempotency.in-flight",
    412: "row.stale",
    413: "body.too-large",
    415: "body.type-refused",
    422: "idempotency.mismatch, form.invalid",
    428: "version.missing",
    429: "limit.reached",
    500: "server.failed",
    503: "server.unavailable",
  });
  expect(refusals("/oms/client/login", "post")[401]).toBe("login.refused");
  expect(refusals("/oms/document/upload", "post")[415]).toBe("body.type-refused, file.refused");
});

it("names the rules between a form's fields, and every rule of a value", () => {
  const text = JSON.stringify(document);
  expect(text).toContain("O2RLP must be less then PTH");
  expect(text).toContain("Words to search for: none, or 3 and more characters");
});
