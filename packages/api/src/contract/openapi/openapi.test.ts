import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, it } from "vitest";
import { date, object } from "yup";
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
});
