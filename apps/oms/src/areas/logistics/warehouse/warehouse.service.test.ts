// Long because every part of a warehouse is shown on the few of one scene, which costs a database.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  pincodeEndpoints,
  warehouseEndpoints,
  warehouseForm,
  type Warehouse,
  type WarehouseValues,
} from "@o2r/api/contract/logistics";
import { productEndpoints } from "@o2r/api/contract/catalogue";
import { weekdayOf } from "@o2r/api/contract/core";
import { hubOrderEndpoints, orderEndpoints } from "@o2r/api/contract/orders";
import { userAccountEndpoints } from "@o2r/api/contract/parties";
import type { Client } from "../../../test/client.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";

let service: DemoService;
let admin: Client;
let manager: Client;
beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  admin = await service.signIn("admin");
  manager = await service.signIn("hub_manager");
});
afterAll(() => service.stop());

const values = {
  companyName: "Pune Hub Wakad",
  type: "HUB",
  emailId: "wakad@o2r.example",
  mobile: "9876543210",
  panNumber: "AAPFU0939F",
  gstNumber: "27AAPFU0939F1ZV",
  fssaiNumber: "11521034000123",
  fssaiExpiry: "2031-03-31",
  leadTime: 1,
  pincode: "411028",
  city: "",
  state: "",
  wlat: 18.5074,
  wlng: 73.8077,
  address: "Plot 4, Wakad",
} as const;
const create = (change: object = {}) => admin.call(warehouseEndpoints.create, { body: { ...values, ...change } });
const listOf = async (client: Client, query: object = {}): Promise<readonly Warehouse[]> => {
  const { payload } = await client.call(warehouseEndpoints.list, { query: { size: 100, ...query } as never }); // narrowed by keys of its filters
  return payload.content;
};
const serve = (client: Client, row: Pick<Warehouse, "id" | "version">, body: object) =>
  client.call(warehouseEndpoints.servePincodes, { params: { id: row.id }, version: row.version, body });
const anyProduct = async (): Promise<string> => {
  const { payload } = await admin.call(productEndpoints.list, {
    query: { size: 10, active: "true", kit: "false" } as never,
  }); // narrowed by keys of its filters
  return payload.content[0]?.id ?? "";
};
const hubsOf = async (pincode: string) => {
  const { payload } = await admin.call(pincodeEndpoints.find, { query: { pincode } });
  return payload?.servedBy.map(({ name }) => name);
};

describe("S2.64 a warehouse", () => {
  it("S5.141 S5.142 stands in the city and the state of its pincode, whatever was sent", async () => {
    const { status, payload } = await create({ city: "Nagpur", state: "Goa" });
    expect(status).toBe(200);
    expect(payload).toMatchObject({ ...values, city: "Pune", state: "Maharashtra", pincodes: 0, manager: null });
  });

  it("S5.124 S5.131 S5.134 S5.138 S5.140 is refused in the words of its form", async () => {
    const { status, errors } = await create({
      companyName: "",
      mobile: "98765",
      panNumber: "AAPFU",
      fssaiNumber: "11521",
    });
    expect(status).toBe(422);
    expect(errors.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      "companyName: This field is required",
      "mobile: Phone number should be of 10 digits",
      "panNumber: PAN must have 10 characters ",
      "fssaiNumber: FSSAI number must have 14 characters",
    ]);
    const unknown = await create({ pincode: "999999" });
    expect(unknown.errors[0]).toEqual({ field: "pincode", message: "There is no such pincode" });
  });

  it("of the demo is accepted unchanged by its own form", async () => {
    const [row] = await listOf(admin, { q: "Central" });
    const body = Object.fromEntries(Object.keys(warehouseForm.fields).map((key) => [key, Reflect.get(row ?? {}, key)]));
    const { status, payload } = await admin.call(warehouseEndpoints.update, {
      params: { id: row?.id ?? "" },
      version: row?.version ?? 0,
      body: body as WarehouseValues, // what it was read as
    });
    expect([status, payload]).toEqual([200, expect.objectContaining(body)]);
  });

  it("is found by its type, its state and the end of its licence", async () => {
    const soon = await listOf(admin, { licence: "true" });
    expect(soon.every(({ fssaiDaysLeft }) => fssaiDaysLeft <= 60)).toBe(true);
    const central = await listOf(admin, { type: "CWH", state: "Gujarat" });
    expect(central.map(({ companyName }) => companyName)).toEqual(["Ahmedabad Central Warehouse"]);
  });
});

describe("who runs a warehouse", () => {
  it("sees that one and no other, and changes nothing", async () => {
    const [own, ...others] = await listOf(manager);
    expect([own?.type, others]).toEqual(["HUB", []]);
    const other = (await listOf(admin)).find(({ id }) => id !== own?.id);
    const { status } = await manager.call(warehouseEndpoints.standing, { params: { id: other?.id ?? "" } });
    expect(status).toBe(404);
    expect((await serve(manager, own ?? { id: "", version: 1 }, { primary: "411028" })).status).toBe(403);
  });
});

describe("a warehouse that holds stock or has open orders", () => {
  it("is not switched off, and it is said why", async () => {
    const [own] = await listOf(manager);
    const { payload } = await admin.call(warehouseEndpoints.standing, { params: { id: own?.id ?? "" } });
    expect(payload.stock).toBeGreaterThan(0);
    expect(payload.stockValue).toBeGreaterThan(0);
    expect(payload.users.map(({ username }) => username)).toContain("hub_manager");
    const { status, errorMessage } = await admin.call(warehouseEndpoints.setActive, {
      params: { id: own?.id ?? "" },
      version: own?.version ?? 0,
      body: { active: false },
    });
    expect(status).toBe(409);
    expect(errorMessage).toMatch(
      / has [\d,]+ units in stock or on the way, and [\d,]+ open orders?, and [\d,]+ open hub orders?(, and [\d,]+ open returns?)?\. Move the stock/,
    );
  });

  it("is not switched off while a hub order waits for it or for its goods, and is while that is a draft", async () => {
    const [central] = await listOf(admin, { type: "CWH" });
    const { payload: hub } = await create({ companyName: "Pune Hub Waiting" });
    const product = await anyProduct();
    const body = { warehouseId: hub.id, cwhId: central?.id ?? "", items: [{ productId: product, packs: 2 }] };
    const { payload: draft } = await admin.call(hubOrderEndpoints.create, { body });
    const off = (active: boolean, version: number) =>
      admin.call(warehouseEndpoints.setActive, { params: { id: hub.id }, version, body: { active } });
    const { payload: wasOff } = await off(false, hub.version);
    expect(wasOff.active).toBe(false);
    const raise = () => admin.call(hubOrderEndpoints.raise, { params: { id: draft.id }, version: draft.version });
    expect((await raise()).errorMessage).toBe("Pune Hub Waiting is inactive. Activate it first.");
    const { payload: on } = await off(true, wasOff.version);
    expect((await raise()).status).toBe(200);
    expect((await off(false, on.version)).errorMessage).toBe(
      "Pune Hub Waiting has 1 open hub order. Move the stock and see the orders through first.",
    );
  });

  it("is switched off once it has neither", async () => {
    const { payload: made } = await create({ companyName: "Pune Hub Empty" });
    const sent = { params: { id: made.id }, version: made.version, body: { active: false } };
    const { payload } = await admin.call(warehouseEndpoints.setActive, sent);
    expect(payload.active).toBe(false);
  });
});

describe("S3.10 a central warehouse, which supplies hubs,", () => {
  it("has a GSTIN, a bank account and a status as a supplier", async () => {
    const [central] = await listOf(admin, { type: "CWH" });
    const { payload } = await admin.call(warehouseEndpoints.standing, { params: { id: central?.id ?? "" } });
    expect(payload.supplier).toEqual({
      gstin: central?.gstNumber,
      bank: {
        accountNumber: expect.stringMatching(/^\d{12}$/),
        ifsc: expect.stringMatching(/^[A-Z]{4}0\d{6}$/),
        bankName: expect.any(String),
      },
      status: expect.stringMatching(/^(ACTIVE|ON_HOLD)$/),
    });
  });
});

describe("the pincodes of a warehouse", () => {
  it("are served first by it from then on, and who did so stands in", async () => {
    const { payload: made } = await create({ companyName: "Pune Hub Aundh" });
    const before = await hubsOf("411007");
    const saved = await serve(admin, made, { primary: "411007, 411028", fallback: "411001" });
    expect(saved.payload).toEqual({ primary: ["411007", "411028"], fallback: ["411001"] });
    expect(await hubsOf("411007")).toEqual(["Pune Hub Aundh", ...(before ?? [])]);
    expect((await hubsOf("411001"))?.at(-1)).toBe("Pune Hub Aundh");
    const stale = await serve(admin, made, { primary: "" });
    expect(stale.status).toBe(412);
    const emptied = await serve(admin, { id: made.id, version: made.version + 1 }, {});
    expect(emptied.payload).toEqual({ primary: [], fallback: [] });
    expect(await hubsOf("411007")).toEqual(before);
  });

  it("exist, and stand in one list only", async () => {
    const { payload: made } = await create({ companyName: "Pune Hub Baner" });
    const unknown = await serve(admin, made, { primary: "411007 999999", fallback: "999998" });
    expect(unknown.errors).toEqual([
      { field: "primary", message: "There is no such pincode: 999999" },
      { field: "fallback", message: "There is no such pincode: 999998" },
    ]);
    const twice = await serve(admin, made, { primary: "411007", fallback: "411007" });
    expect(twice.errors).toEqual([{ field: "fallback", message: "411007 cannot stand in both lists" }]);
  });
});

describe("the calendar of a warehouse", () => {
  const calendarOf = async (client: Client, id: string) =>
    client.call(warehouseEndpoints.calendar, { params: { id }, query: { year: 2026 } });
  const set = (row: Pick<Warehouse, "id" | "version">, body: object, client = admin) =>
    client.call(warehouseEndpoints.setCalendar, {
      params: { id: row.id },
      version: row.version,
      // What a form sends, and what none does.
      body: { weeklyOffs: [7], slotCapacity: 200, ...body } as never,
    });

  it("has the days of the week on which it is closed, and the holidays that stop it", async () => {
    const [own] = await listOf(manager);
    const { payload } = await calendarOf(manager, own?.id ?? "");
    expect(payload).toMatchObject({ weeklyOffs: [7], slotCapacity: 200 });
    expect(payload.holidays.map(({ name }) => name)).toContain("Diwali");
    expect((await set(own ?? { id: "", version: 1 }, {}, manager)).status).toBe(403);
    const other = (await listOf(admin)).find(({ id }) => id !== own?.id);
    expect((await calendarOf(manager, other?.id ?? "")).status).toBe(404);
  });

  it("stops orders and deliveries on its weekly offs from the next question on", async () => {
    const shop = await service.db
      .selectFrom("retailer")
      .innerJoin("warehouse", "warehouse.id", "retailer.hub_id")
      .select(["retailer.id", "warehouse.id as hub", "warehouse.version"])
      .where("retailer.state", "=", "ACTIVE")
      .where("warehouse.active", "=", true)
      .executeTakeFirstOrThrow();
    const daysOff = async () => {
      const { payload } = await admin.call(orderEndpoints.slots, {
        params: { retailerId: shop.id },
        query: { days: 21 },
      });
      const off = payload.filter(({ reason }) => reason === "Weekly off").map(({ day }) => weekdayOf(day));
      return [...new Set(off)].toSorted((one, other) => one - other);
    };
    expect(await daysOff()).toEqual([7]);
    const saved = await set({ id: shop.hub, version: shop.version }, { weeklyOffs: [3, 2, 3] });
    expect(saved.payload).toEqual({ weeklyOffs: [2, 3], slotCapacity: 200 });
    expect(await daysOff()).toEqual([2, 3]);
    const { payload } = await admin.call(warehouseEndpoints.history, { params: { id: shop.hub } });
    expect(payload[0]).toMatchObject({
      action: "warehouse.calendar",
      changes: [{ field: "weeklyOffs", before: "Sun", after: "Tue, Wed" }],
    });
    expect((await set({ id: shop.hub, version: shop.version }, {})).status).toBe(412);
    const closed = await set({ id: shop.hub, version: shop.version + 1 }, { weeklyOffs: [1, 2, 3, 4, 5, 6, 7] });
    expect(closed.errors.map(({ field }) => field)).toEqual(["weeklyOffs"]);
  });
});

describe("the supplier card of a warehouse", () => {
  const card = {
    gstin: "27AAPFU0939F1ZV",
    accountNumber: "502004718236",
    ifsc: "HDFC0001234",
    bankName: "HDFC Bank",
    status: "ON_HOLD",
  } as const;
  const set = (row: Pick<Warehouse, "id" | "version">, body: object = {}, client = admin) =>
    client.call(warehouseEndpoints.setSupplier, {
      params: { id: row.id },
      version: row.version,
      body: { ...card, ...body },
    });

  it("S3.10 is changed by administrators, and its history has the end of an account number only", async () => {
    const { payload: made } = await create({ companyName: "Pune Hub Pashan" });
    const saved = await set(made);
    expect(saved.payload).toEqual({
      gstin: card.gstin,
      bank: { accountNumber: "502004718236", ifsc: "HDFC0001234", bankName: "HDFC Bank" },
      status: "ON_HOLD",
    });
    const { payload } = await admin.call(warehouseEndpoints.standing, { params: { id: made.id } });
    expect(payload.supplier).toEqual(saved.payload);
    const other = await set({ id: made.id, version: made.version + 1 }, { accountNumber: "911020034567" });
    expect(other.status).toBe(200);
    const history = await admin.call(warehouseEndpoints.history, { params: { id: made.id } });
    expect(history.payload[0]).toMatchObject({
      action: "warehouse.supplier",
      changes: [{ field: "accountNumber", before: "XXXXXXXX8236", after: "XXXXXXXX4567" }],
    });
    expect(JSON.stringify(history.payload)).not.toContain("502004718236");
    expect((await set(made)).status).toBe(412);
  });

  it("is refused where a number is none, and shows who runs a warehouse the end of its account only", async () => {
    const [own] = await listOf(manager);
    const wrong = await set(own ?? { id: "", version: 1 }, {
      gstin: "27AAPFU",
      accountNumber: "1234",
      ifsc: "HDFC1001234",
    });
    expect(wrong.errors.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      "gstin: Enter valid GST Number",
      "accountNumber: An account number has 9 to 18 digits",
      "ifsc: Enter valid IFSC Code",
    ]);
    expect((await set(own ?? { id: "", version: 1 }, {}, manager)).status).toBe(403);
    expect((await set(own ?? { id: "", version: 1 })).status).toBe(200);
    const { payload } = await manager.call(warehouseEndpoints.standing, { params: { id: own?.id ?? "" } });
    expect(payload.supplier?.bank.accountNumber).toBe("XXXXXXXX8236");
  });
});

describe("the contact of a warehouse", () => {
  const contact = {
    username: "wakad_contact",
    password: "Mandai-Gate-7",
    confirmPassword: "Mandai-Gate-7",
    personalName: "Sunil Gupta",
    personalMobile: "09876543210",
    personalPincode: "411028",
    personalCity: "",
    personalState: "",
  } as const;
  const add = (client: Client, id: string, change: object = {}) =>
    client.call(warehouseEndpoints.addContact, { params: { id }, body: { ...contact, ...change } });

  it("is a user who runs it, made by super admins and by nobody else, and changes the password first", async () => {
    const superAdmin = await service.signIn("super_admin");
    const { payload: made } = await create({ companyName: "Pune Hub Bavdhan" });
    for (const other of [admin, manager]) expect((await add(other, made.id)).status).toBe(403);
    const { payload, errorMessage } = await add(superAdmin, made.id);
    expect(errorMessage).toBeUndefined();
    expect(payload).toMatchObject({ name: "Sunil Gupta", username: "wakad_contact", userType: "HUB_MANAGER" });
    const { payload: account } = await superAdmin.call(userAccountEndpoints.get, { params: { id: payload.id } });
    expect(account).toMatchObject({ mobile: "9876543210", roles: "HUB_MANAGER", warehouses: [made.id], city: "Pune" });
    const standing = await admin.call(warehouseEndpoints.standing, { params: { id: made.id } });
    expect(standing.payload.users.map(({ username }) => username)).toEqual(["wakad_contact"]);
    const signedIn = await service.login("wakad_contact", contact.password);
    expect(signedIn.status).toBe(200);
    const own = service.client(signedIn.payload.access_token ?? null);
    const kept = await own.call(warehouseEndpoints.list, {
      query: { q: "", sort: "companyName", size: 10, cursor: null },
    });
    expect(kept.errorMessage).toBe("Please change your one-time password first");
    const twin = await add(superAdmin, made.id);
    expect(twin.errors).toEqual([{ field: "username", message: "This username exists already" }]);
  });

  it("S5.143 S5.57 S5.225 S5.226 is refused in the words of the form", async () => {
    const superAdmin = await service.signIn("super_admin");
    const [own] = await listOf(admin, { type: "CWH" });
    const said = async (change: object) => (await add(superAdmin, own?.id ?? "", change)).errors;
    expect(await said({ confirmPassword: "Mandai-Gate-8" })).toEqual([
      { field: "confirmPassword", message: "Passwords should match!" },
    ]);
    expect(await said({ personalMobile: "1234567890", personalPincode: "41102" })).toEqual([
      { field: "personalMobile", message: "Enter valid mobile number" },
      { field: "personalPincode", message: "Enter 6 digit pincode" },
    ]);
    expect((await said({ password: "wakad_contact1", confirmPassword: "wakad_contact1" }))[0]?.field).toBe("password");
    const { payload } = await add(superAdmin, own?.id ?? "", { username: "central_contact" });
    expect(payload.userType).toBe("CWH_MANAGER");
  });
});
