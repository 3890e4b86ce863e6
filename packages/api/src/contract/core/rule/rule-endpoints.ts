import { boolean, number, string, type Schema } from "yup";
import { endpoint } from "../endpoint.ts";
import { admins } from "../holders.ts";
import { idParams, shape } from "../schemas.ts";
import { attributesOf } from "./rule-attributes.ts";
import { ruleTextSchema } from "./rule-list.ts";
import type { RuleContext, RuleFacts } from "./rule.types.ts";

/** Which retailers a rule is tried on and counted for: of who has warehouses, those that these serve. */
const scope = { all: admins, ownWarehouse: ["HUB_MANAGER"] } as const;

const factSchemas = { NUMBER: number, BOOLEAN: boolean, TEXT: string, DATE: string, LIST: string } as const;

/** What may be known of a context. */
const factsOf = (context: RuleContext) =>
  shape(
    Object.fromEntries(
      Object.entries(attributesOf(context)).map(([name, { type }]) => [name, factSchemas[type]().nullable()]),
    ),
  )
    .nullable()
    .defined();

/** What is known, by contexts: a record whose keys are walked, which types cannot follow. */
const sampleOf = <C extends RuleContext>(...contexts: readonly C[]) =>
  shape(Object.fromEntries(contexts.map((context) => [context, factsOf(context)]))) as unknown as Schema<{
    readonly [K in C]: NonNullable<RuleFacts[C]> | null;
  }>;

/** What rules are tried on, and whom they cover. Pages of layout, promotions and notifications call them. */
export const ruleEndpoints = {
  retailerSample: endpoint({
    method: "GET",
    path: "/oms/rule/sample/retailer/:id",
    summary: "What rules know of a retailer and of the warehouse that serves them",
    params: idParams,
    reply: sampleOf("RETAILER", "WAREHOUSE"),
    allow: "rule.read",
    scope,
    limit: "read",
  }),
  productSample: endpoint({
    method: "GET",
    path: "/oms/rule/sample/product/:id",
    summary: "What rules know of a product",
    params: idParams,
    reply: sampleOf("PRODUCT"),
    allow: "rule.read",
    scope: "all",
    limit: "read",
  }),
  countRetailers: endpoint({
    method: "GET",
    path: "/oms/rule/retailers",
    summary: "How many active retailers a rule covers",
    query: shape({ rules: ruleTextSchema(["RETAILER", "WAREHOUSE"]) }),
    reply: shape({
      count: number().integer().min(0).defined(),
      /** Of how many. */
      of: number().integer().min(0).defined(),
    }),
    allow: "rule.read",
    scope,
    limit: "read",
  }),
};
