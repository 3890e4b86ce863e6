import { afterAll, describe, expect, it } from "vitest";
import {
  attributesOf,
  evaluateRule,
  operatorsOf,
  ruleEndpoints as rule,
  type Fact,
  type RuleRow,
} from "@o2r/api/contract/core";
import { readRetailerFacts } from "../../../trade/rule/read-facts.ts";
import { retailersMatching } from "../../../trade/rule/retailers-matching.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";

const service: DemoService = await startDemoService();
const admin = await service.signIn("admin");
afterAll(() => service.stop());

const retailers = await service.db.selectFrom("retailer").select(["id", "state", "hub_id"]).execute();
const facts = await readRetailerFacts(
  service.db,
  retailers.map(({ id }) => id),
);
const covered = async (rules: readonly RuleRow[]) =>
  (await service.db.selectFrom("retailer").select("id").where(retailersMatching(rules)).execute()).map(({ id }) => id);
const holdsFor = (rules: readonly RuleRow[]) =>
  retailers.flatMap(({ id }) => (evaluateRule(rules, facts.get(id) ?? {}).holds ? [id] : []));
const count = (as: typeof admin, rules: readonly RuleRow[]) =>
  as.call(rule.countRetailers, { query: { rules: JSON.stringify(rules) } });

const ofManager = () =>
  service.db
    .selectFrom("user_warehouse")
    .innerJoin("app_user", "app_user.id", "user_id")
    .select("warehouse_id")
    .where("username", "=", "hub_manager")
    .execute();

const some = (values: readonly Fact[]): readonly string[] => [
  ...new Set(values.flatMap((value) => (value === null || value === undefined ? [] : [String(value)]))),
];

describe("whom a rule covers", () => {
  it.each(
    (["RETAILER", "WAREHOUSE"] as const).flatMap((attr1) =>
      Object.entries(attributesOf(attr1)).map(([attr2, { type }]) => [attr1, attr2, type] as const),
    ),
  )("is the same for the database and for the evaluator: %s %s", async (attr1, attr2, type) => {
    const values = some([...facts.values()].map((known) => known[attr1]?.[attr2]));
    for (const operator of operatorsOf(type))
      for (const validator of [values.at(0), values.at(values.length / 2), values.at(-1)?.toUpperCase()]) {
        if (validator === undefined) continue;
        const row = { attr1, attr2, operator, validator };
        const found = await covered([row]);
        expect([row, found.toSorted()]).toEqual([row, holdsFor([row]).toSorted()]);
      }
  });

  it("is who meets all rows of a group, or all of another", async () => {
    const rules: RuleRow[] = [
      { attr1: "RETAILER", attr2: "isPrime", operator: "==", validator: "true", group: 1 },
      { attr1: "RETAILER", attr2: "orders", operator: ">=", validator: "3", group: 1 },
      { attr1: "WAREHOUSE", attr2: "type", operator: "!=", validator: "HUB", group: 2 },
      { attr1: "RETAILER", attr2: "city", operator: "==", validator: "pune", group: 3 },
    ];
    const found = await covered(rules);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(retailers.length);
    expect(found.toSorted()).toEqual(holdsFor(rules).toSorted());
  });

  it("is nobody by what only a cart knows, and everybody without a row", async () => {
    expect(await covered([{ attr1: "CART", attr2: "total", operator: ">", validator: "0" }])).toEqual([]);
    expect(await covered([])).toHaveLength(retailers.length);
  });

  it("is counted among active retailers, and by a hub manager among those of the own hub", async () => {
    const active = retailers.filter(({ state }) => state === "ACTIVE");
    expect((await count(admin, [])).payload).toEqual({ count: active.length, of: active.length });
    const hubs = await ofManager();
    const own = active.filter(({ hub_id }) => hubs.some(({ warehouse_id }) => warehouse_id === hub_id));
    const { payload } = await count(await service.signIn("hub_manager"), []);
    expect(payload).toEqual({ count: own.length, of: own.length });
    expect(own.length).toBeLessThan(active.length);
  });

  it("is not asked with rows that fit nothing", async () => {
    const bad = { attr1: "RETAILER", attr2: "orders", operator: ">", validator: "many" } as const;
    expect((await count(admin, [bad])).status).toBe(400);
    expect((await count(admin, [{ ...bad, attr2: "idleDays", validator: "-5" }])).status).toBe(400);
    expect((await admin.call(rule.countRetailers, { query: { rules: "{" } })).status).toBe(400);
    expect((await count(admin, [{ ...bad, attr1: "CART", attr2: "total", validator: "1" }])).status).toBe(400);
  });
});

describe("a sample", () => {
  const ofRetailer = (as: typeof admin, id = "") => as.call(rule.retailerSample, { params: { id } });
  const ofProduct = (id: string) => admin.call(rule.productSample, { params: { id } });

  it("tells what is known of a retailer, of who serves them, and of a product", async () => {
    const one = retailers.find(({ state, hub_id }) => state === "ACTIVE" && hub_id !== null);
    const product = await service.db.selectFrom("product").select(["id", "mrp", "brand_id"]).executeTakeFirstOrThrow();
    expect((await ofRetailer(admin, one?.id)).payload).toMatchObject({
      RETAILER: { retailer: one?.id, orders: expect.any(Number), isPrime: expect.any(Boolean) },
      WAREHOUSE: { warehouse: one?.hub_id },
    });
    expect((await ofProduct(product.id)).payload).toMatchObject({
      PRODUCT: { product: product.id, brand: product.brand_id, mrp: product.mrp / 100 },
    });
    expect((await ofProduct("0190aaaa-0000-7000-8000-000000000001")).status).toBe(404);
  });

  it("of another hub's retailer is not there for a hub manager", async () => {
    const manager = await service.signIn("hub_manager");
    const own = new Set((await ofManager()).map(({ warehouse_id }) => warehouse_id));
    const isOwn = ({ hub_id }: (typeof retailers)[number]) => hub_id !== null && own.has(hub_id);
    const [mine, other] = [retailers.find(isOwn), retailers.find((one) => !isOwn(one))];
    expect((await ofRetailer(manager, mine?.id)).status).toBe(200);
    expect((await ofRetailer(manager, other?.id)).status).toBe(404);
  });
});
