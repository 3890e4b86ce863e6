import { describe, expect, it } from "vitest";
import { isSchema, type Schema } from "yup";
import { optionValue } from "./areas/catalogue/index.ts";
import { ahead } from "./ahead.ts";
import { contract, type AnyEndpoint } from "./index.ts";

const endpoints: readonly (readonly [string, AnyEndpoint])[] = Object.entries(ahead).flatMap(([thing, actions]) =>
  Object.entries<AnyEndpoint>(actions).map(([action, endpoint]) => [`${thing}.${action}`, endpoint] as const),
);
const called = ({ method, path }: AnyEndpoint) => `${method} ${path}`;

describe("the calls of specification §7 that the service does not answer yet", () => {
  it.each([
    ["S7.17", "dialer.call", "GET /oms/dialer/call"],
    ["S7.18", "order.search", "GET /oms/order/search"],
    ["S7.32", "masterOption.addMain", "POST /oms/master/common"],
    ["S7.34", "masterOption.addList", "PUT /oms/master/common/:id"],
    ["S7.44", "lookup.warehouse", "GET /api/warehouse"],
  ])("%s %s stays %s", (_, id, expected) => {
    const found = endpoints.find(([name]) => name === id)?.[1];
    expect(found && called(found)).toBe(expected);
  });

  it("S7.33 S7.35 take an option's category, name and value, or its label and value, and nothing else", async () => {
    const takes = async (endpoint: AnyEndpoint, body: object) =>
      isSchema(endpoint.body) ? (endpoint.body as Schema).isValid(body, { strict: true }) : false; // a yup schema, by the check before it
    const { addMain, addList } = ahead.masterOption;
    expect(await takes(addMain, { category: "PACK_TYPE", name: "Big box", value: "BIG_BOX" })).toBe(true);
    expect(await takes(addMain, { label: "Big box", value: "BIG_BOX" })).toBe(false);
    expect(await takes(addList, { label: "Big box", value: "BIG_BOX" })).toBe(true);
    expect(await takes(addList, { category: "PACK_TYPE", name: "Big box", value: "BIG_BOX" })).toBe(false);
  });

  it("are not in the contract under the same address", () => {
    const served = new Set(
      Object.values(contract).flatMap((actions) => Object.values<AnyEndpoint>(actions).map(called)),
    );
    expect(endpoints.filter(([, endpoint]) => served.has(called(endpoint)))).toEqual([]);
  });
});

it("S3.13 makes an option's value from its name: capitals, every space an underscore", () => {
  expect(optionValue(" Big box of ten ")).toBe("BIG_BOX_OF_TEN");
});
