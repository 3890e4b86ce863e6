import { addDays, todayIn } from "@o2r/forms/days";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chargesFor } from "@o2r/api/contract/orders";
import { retailerLookups } from "@o2r/api/contract/parties";
import { chargeEndpoints as charge, type ChargeValues, type TypedCharge } from "@o2r/api/contract/settings";
import type { Client } from "../../../test/client.ts";
import { readCharges } from "../../../trade/charge/read-charges.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";

let service: DemoService;
let superAdmin: Client;
let hub: string;
let central: string;
const today = todayIn();

beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "1000" });
  superAdmin = await service.signIn("super_admin");
  const warehouses = service.db.selectFrom("warehouse").select("id").where("active", "=", true);
  hub = (await warehouses.where("type", "=", "HUB").executeTakeFirstOrThrow()).id;
  central = (await warehouses.where("type", "=", "CWH").executeTakeFirstOrThrow()).id;
});
afterAll(() => service.stop());

const slab = (more: Partial<ChargeValues> & { name: string }): ChargeValues => ({
  basis: "SLAB",
  fromValue: 0,
  toValue: 500,
  amount: 40,
  validFrom: today,
  ...more,
});
const create = (values: ChargeValues) => superAdmin.call(charge.create, { body: values });
const made = async (values: ChargeValues) => {
  const { status, errors, payload } = await create(values);
  expect([status, errors]).toEqual([200, []]);
  return payload;
};
const none = { retailerType: undefined, typed: undefined, without: undefined };
const simulate = async (query: {
  value: number;
  weight?: number;
  hubId?: string;
  day?: string;
  retailerType?: string;
}) => {
  const asked = { weight: 0, hubId: hub, platform: "O2R", day: today, ...none, ...query } as const;
  return (await superAdmin.call(charge.simulate, { query: asked })).payload;
};

describe("S7.60 a charge", () => {
  it("is counted flat, by percent, by slab of value or by slab of weight", async () => {
    await made({ name: "Test flat", basis: "FLAT", amount: 10, validFrom: today });
    await made({ name: "Test percent", basis: "PERCENT", percent: 1.5, fromValue: 100, validFrom: today });
    await made(slab({ name: "Test slab" }));
    await made({ name: "Test weight", basis: "WEIGHT", fromWeight: 20, toWeight: 50.5, amount: 75, validFrom: today });
    const own = ({ charges }: Awaited<ReturnType<typeof simulate>>) =>
      charges.filter(({ name }) => name.startsWith("Test")).map(({ name, amount }) => [name, amount]);
    expect(own(await simulate({ value: 499.99, weight: 20 }))).toEqual([
      ["Test flat", 10],
      ["Test percent", 7.5],
      ["Test slab", 40],
      ["Test weight", 75],
    ]);
    expect(own(await simulate({ value: 500, weight: 50.5 }))).toEqual([
      ["Test flat", 10],
      ["Test percent", 7.5],
    ]);
    expect(own(await simulate({ value: 50, day: addDays(today, -1) }))).toEqual([]);
  });

  it("is tried before it is saved, in the place of what it replaces and beside all others", async () => {
    const old = await made({ name: "Tried", basis: "FLAT", amount: 10, validFrom: today });
    await made({ name: "Beside", basis: "FLAT", amount: 3, validFrom: today });
    const scope = { hubId: null, retailerType: null, platform: null };
    const order = { ...none, value: 1000, weight: 2, hubId: undefined, platform: "O2R", day: today } as const;
    const tried = async (typed: TypedCharge, without = old.id) => {
      const query = { ...order, typed: JSON.stringify(typed), without };
      const { payload } = await superAdmin.call(charge.simulate, { query });
      return payload.charges.filter(({ name }) => name === "Tried" || name === "Beside");
    };
    const beside = { name: "Beside", amount: 3 };
    const percent = { name: "Tried", basis: "PERCENT", from: 500, to: null, amount: 1.5, ...scope } as const;
    expect(await tried(percent)).toEqual([beside, { name: "Tried", amount: 15 }]);
    expect(await tried({ ...percent, to: 1000 })).toEqual([beside]);
    const heavy = { ...percent, basis: "WEIGHT", from: 1.5, to: 2.5, amount: 7 } as const;
    expect(await tried(heavy)).toEqual([beside, { name: "Tried", amount: 7 }]);
    // Where none is left out, what names an order more closely stands in the place of what is saved for all.
    expect(await tried({ ...percent, platform: "O2R" }, central)).toEqual([beside, { name: "Tried", amount: 15 }]);
    expect(await tried(percent, central)).toEqual([beside, { name: "Tried", amount: 25 }]);
    const statusOf = async (typed: object) =>
      (await superAdmin.call(charge.simulate, { query: { ...order, typed: JSON.stringify(typed) } })).status;
    expect(await statusOf({})).toBe(400);
    // What the form would not save is not tried either: it knows paise, grams and hundredths of a percent.
    const byValue = { ...percent, basis: "SLAB" } as const;
    expect([
      await statusOf({ ...byValue, amount: 7.05 }),
      await statusOf({ ...byValue, amount: 7.005 }),
      await statusOf({ ...byValue, from: 0.005 }),
      await statusOf({ ...byValue, to: 500.005 }),
      await statusOf({ ...heavy, from: 1.005 }),
      await statusOf({ ...heavy, from: 1.0005 }),
      await statusOf({ ...heavy, to: 100_001 }),
      await statusOf({ ...percent, amount: 1.505 }),
      await statusOf({ ...percent, amount: 101 }),
    ]).toEqual([200, 400, 400, 400, 200, 400, 400, 400, 400]);
  });

  it("is read for orders as the pure function takes it", async () => {
    await made({ name: "Cold chain", basis: "FLAT", amount: 12, validFrom: today, retailerType: "KIRANA" });
    const of = async (retailerType: string | null) => {
      const asked = { day: today, hubId: hub, retailerType, platform: "O2R" };
      const charges = chargesFor(await readCharges(service.db, asked), { ...asked, value: 5000, grams: 0 });
      return charges.filter(({ name }) => name === "Cold chain");
    };
    expect(await of("KIRANA")).toEqual([{ name: "Cold chain", amount: 1200 }]);
    expect(await of(null)).toEqual([]);
  });

  it("is narrowed by the type of retailers that it names", async () => {
    await made({ name: "Typed", basis: "FLAT", amount: 5, validFrom: today, retailerType: "WHOLESALER" });
    await made({ name: "Typed", basis: "FLAT", amount: 4, validFrom: today, retailerType: "KIRANA" });
    const { payload: types } = await superAdmin.call(retailerLookups.retailerType.lookup);
    const idOf = (label: string) => types.content.find(({ name }) => name === label)?.id ?? "";
    const listed = async (...labels: readonly string[]) => {
      const query = { q: "typed", sort: "name", size: 50, cursor: null, retailerType: labels.map(idOf).join() };
      return (await superAdmin.call(charge.list, { query })).payload.content.map((row) => row.retailerType);
    };
    expect(await listed("Wholesaler")).toEqual(["WHOLESALER"]);
    expect(new Set(await listed("Wholesaler", "Kirana"))).toEqual(new Set(["KIRANA", "WHOLESALER"]));
  });

  it("that overlaps another is refused, with both named", async () => {
    await made(slab({ name: "Overlap", toValue: 500 }));
    const { status, errors } = await create(slab({ name: "overlap", fromValue: 300, toValue: 800, amount: 20 }));
    expect([status, errors]).toEqual([
      422,
      [
        {
          field: "fromValue",
          message: "overlap, ₹300 to below ₹800 (₹20) overlaps Overlap, ₹0 to below ₹500 (₹40)",
        },
      ],
    ]);
  });

  it("may touch another, hold for other orders, or on other days", async () => {
    await made(slab({ name: "Touch", validTill: addDays(today, 9) }));
    await made(slab({ name: "Touch", fromValue: 500, toValue: 900, amount: 20 }));
    await made(slab({ name: "Touch", hubId: hub }));
    await made(slab({ name: "Touch", platform: "CALL" }));
    await made(slab({ name: "Touch", validFrom: addDays(today, 10) }));
    await made({ name: "Touch", basis: "WEIGHT", amount: 5, validFrom: today });
    expect((await create(slab({ name: "Touch", validFrom: addDays(today, 5) }))).status).toBe(422);
  });

  it("of two that overlap and are saved at once takes one", async () => {
    const answers = await Promise.all([create(slab({ name: "Race" })), create(slab({ name: "Race", fromValue: 100 }))]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422]);
  });

  it("that is switched off makes room, and is not switched on while another stands there", async () => {
    const { id, version } = await made(slab({ name: "Off" }));
    const off = await superAdmin.call(charge.setActive, { params: { id }, version, body: { active: false } });
    await made(slab({ name: "Off", amount: 30 }));
    const on = await superAdmin.call(charge.setActive, {
      params: { id },
      version: off.payload.version,
      body: { active: true },
    });
    expect([on.status, on.errorMessage]).toEqual([
      409,
      "Off, ₹0 to below ₹500 (₹40) overlaps Off, ₹0 to below ₹500 (₹30)",
    ]);
  });

  it("ends on a day, and no day before it begins", async () => {
    const { id, version } = await made(slab({ name: "Ends" }));
    const end = (validTill: string, at = version) =>
      superAdmin.call(charge.end, { params: { id }, version: at, body: { validTill } });
    expect((await end(addDays(today, -1))).errors).toEqual([
      { field: "validTill", message: "Valid till is before valid from" },
    ]);
    expect((await end(today)).payload).toMatchObject({ validTill: today, version: version + 1 });
    expect((await end(today)).status).toBe(412);
    await made(slab({ name: "Ends", validFrom: addDays(today, 1) }));
    expect((await end(addDays(today, 3), version + 1)).errors[0]?.message).toContain("overlaps");
  });

  it("is of hubs, and ends above where it begins", async () => {
    expect((await create(slab({ name: "Central", hubId: central }))).errors).toEqual([
      { field: "hubId", message: "Choose a hub: this is a central warehouse" },
    ]);
    expect((await create(slab({ name: "Turned", fromValue: 500, toValue: 400 }))).status).toBe(422);
  });
});
