import type { BodyOf } from "@o2r/api/contract";
import { retailerEndpoints as retailer, retailerGroupEndpoints as group, tierLookup } from "@o2r/api/contract/parties";
import { systemSettingEndpoints as setting } from "@o2r/api/contract/settings";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";
import type { Client } from "../../../test/client.ts";

let service: DemoService;
let superAdmin: Client;
let admin: Client;
beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "1000" });
  [superAdmin, admin] = await Promise.all([service.signIn("super_admin"), service.signIn("admin")]);
});
afterAll(() => service.stop());

const byList = { q: "", sort: "name", size: 100, cursor: null } as const;
const all = async () => (await superAdmin.call(group.list, { query: { ...byList } })).payload.content;
const named = async (name: string) => {
  const found = (await all()).find((one) => one.name === name);
  if (found === undefined) throw new Error(`${name} is missing`);
  return found;
};
const create = (body: BodyOf<typeof group.create>) => superAdmin.call(group.create, { body });

/** An active retailer of a type with nothing of their own, in words of the wire. */
const retailerOf = async (retailerType: string): Promise<string> => {
  const { id } = await service.db
    .selectFrom("retailer")
    .select("id")
    .where("retailer_type", "=", retailerType)
    .where("state", "=", "ACTIVE")
    .where("credit_limit", "is", null)
    .where("credit_days", "is", null)
    .where("tier_id", "is", null)
    .executeTakeFirstOrThrow();
  return id;
};
const termsOf = async (id: string) => (await admin.call(retailer.terms, { params: { id } })).payload;

describe("S7.54 types, tiers and statuses of retailers", () => {
  it("stand with their terms, where they may order, and how many retailers are of them", async () => {
    const kirana = await named("Kirana");
    expect(kirana).toMatchObject({ kind: "TYPE", tierName: "Bronze", visibility: "ALL", creditLimit: null });
    const { count } = await service.db
      .selectFrom("retailer")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("retailer_type", "=", "KIRANA")
      .executeTakeFirstOrThrow();
    expect(kirana.retailers).toBe(Number(count));
    expect(await named("KYC pending")).toMatchObject({ kind: "STATUS", creditLimit: 0, creditDays: 0 });
  });

  it("have terms once each, and a tier where the kind has one", async () => {
    const again = await create({ kind: "TYPE", retailerType: "KIRANA", visibility: "ALL" });
    expect(again.errors).toEqual([{ field: "retailerType", message: "This type has terms already" }]);
    const status = await create({ kind: "STATUS", status: "LEAD", visibility: "ALL" });
    expect(status.errors).toEqual([{ field: "status", message: "This status has terms already" }]);
    const tier = await create({ kind: "TIER", tier: "gold" });
    expect(tier.errors).toEqual([{ field: "tier", message: "This tier exists already" }]);
    const none = await create({ kind: "TIER" } as never); // what a browser would not send
    expect(none.errors.map(({ field }) => field)).toEqual(["tier"]);
  });

  it("are found by their tier's name, and a type names no other type as its tier", async () => {
    const { payload } = await admin.call(tierLookup, { query: { query: "gol", size: 50 } });
    expect(payload.content.map(({ name }) => name)).toEqual(["Gold"]);
    const kirana = await named("Kirana");
    const { errors } = await superAdmin.call(group.update, {
      params: { id: kirana.id },
      version: kirana.version,
      body: { kind: "TYPE", retailerType: "KIRANA", visibility: "ALL", tierId: kirana.id },
    });
    expect(errors.map(({ field }) => field)).toEqual(["tierId"]);
  });
});

describe("the terms of a retailer", () => {
  it("are of the type's tier, then the type, then the status, then a tier of their own, then their own", async () => {
    const id = await retailerOf("MEDICAL_STORE");
    const silver = await named("Silver");
    expect((await termsOf(id)).holds).toEqual({
      creditLimit: { value: 75_000, origin: "TYPE_TIER", name: "Silver" },
      creditDays: { value: 14, origin: "TYPE_TIER", name: "Silver" },
      minOrder: { value: expect.any(Number), origin: "DEFAULT", name: null },
    });
    const type = await named("Medical Store");
    const body = { kind: "TYPE", retailerType: "MEDICAL_STORE", visibility: "ALL", tierId: silver.id } as const;
    const changed = await superAdmin.call(group.update, {
      params: { id: type.id },
      version: type.version,
      body: { ...body, creditLimit: 80_000.5, minOrder: 900 },
    });
    expect(changed.status).toBe(200);
    expect((await termsOf(id)).holds).toMatchObject({
      creditLimit: { value: 80_000.5, origin: "TYPE", name: "Medical Store" },
      creditDays: { origin: "TYPE_TIER" },
      minOrder: { value: 900, origin: "TYPE" },
    });
    expect((await create({ kind: "STATUS", status: "ACTIVE", visibility: "ALL", creditDays: 3 })).status).toBe(200);
    expect((await termsOf(id)).holds.creditDays).toEqual({ value: 3, origin: "STATUS", name: "Active" });

    const gold = await named("Gold");
    const { payload: page } = await admin.call(retailer.page, { params: { id } });
    const own = await admin.call(retailer.setTerms, {
      params: { id },
      version: page.version,
      body: { tierId: gold.id, minOrder: 0 },
    });
    expect(own.status).toBe(200);
    expect(await termsOf(id)).toMatchObject({
      minOrder: 0,
      tier: "Gold",
      holds: {
        creditLimit: { value: 150_000, origin: "TIER", name: "Gold" },
        creditDays: { value: 21, origin: "TIER" },
        minOrder: { value: 0, origin: "OWN", name: null },
      },
    });
    const off = await superAdmin.call(group.setActive, {
      params: { id: gold.id },
      version: gold.version,
      body: { active: false },
    });
    expect(off.status).toBe(200);
    expect((await termsOf(id)).holds.creditLimit).toMatchObject({ origin: "TYPE" });
  });

  it("are switched on again once the tier that they name is", async () => {
    const wholesaler = await named("Wholesaler");
    const set = (version: number, active: boolean) =>
      superAdmin.call(group.setActive, { params: { id: wholesaler.id }, version, body: { active } });
    const off = await set(wholesaler.version, false);
    expect((await set(off.payload.version, true)).errorMessage).toBe(
      "Wholesaler needs Gold, which is inactive. Activate that first.",
    );
  });

  it("are the settings of the platform where nobody states another, as they stand now", async () => {
    const id = await retailerOf("KIRANA");
    const { payload: settings } = await superAdmin.call(setting.list, {});
    const row = settings.find(({ key, warehouseId }) => key === "minOrderValue" && warehouseId === null);
    const hubs = settings.filter(({ key, warehouseId }) => key === "minOrderValue" && warehouseId !== null);
    await service.db
      .updateTable("system_setting")
      .set({ active: false })
      .where(
        "id",
        "in",
        hubs.map((one) => one.id),
      )
      .execute();
    const { status } = await superAdmin.call(setting.set, {
      params: { id: row?.id ?? "" },
      version: row?.version ?? 0,
      body: { value: "640", reason: "Small drops cost more" },
    });
    expect(status).toBe(200);
    expect((await termsOf(id)).holds.minOrder).toEqual({ value: 640, origin: "DEFAULT", name: null });
  });

  it("are told to nobody beyond whose reach the retailer is", async () => {
    const manager = await service.signIn("hub_manager");
    const { id } = await service.db
      .selectFrom("retailer")
      .select("id")
      .where("hub_id", "not in", (eb) =>
        eb
          .selectFrom("user_warehouse")
          .innerJoin("app_user", "app_user.id", "user_warehouse.user_id")
          .select("user_warehouse.warehouse_id")
          .where("app_user.username", "=", "hub_manager"),
      )
      .executeTakeFirstOrThrow();
    expect((await manager.call(retailer.terms, { params: { id } })).status).toBe(404);
  });
});
