// Long because who sees a retailer and who does what with one is shown by the same people on one scene.
import { sql } from "kysely";
import { orderEndpoints } from "@o2r/api/contract/orders";
import { afterAll, describe, expect, it } from "vitest";
import {
  kycEndpoints as kyc,
  retailerEndpoints as retailer,
  retailerForm,
  retailerLife,
  retailerLookups,
  type RetailerState,
  type RetailerValues,
} from "@o2r/api/contract/parties";
import { walkLifecycle } from "../../../trade/lifecycle/test/walk-lifecycle.ts";
import type { Client } from "../../../test/client.ts";
import { cityId, regionOfRetailer } from "./select-retailers.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";
import { valuesOf } from "../../../kit/values-of.ts";
import { applyImport, checkImport, startImport } from "../../test/start-import.ts";
import { verifyMobile } from "../test/verify-mobile.ts";

const service: DemoService = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
const admin: Client = await service.signIn("admin");
const supervisor = await service.signIn("cc_supervisor");
const agent = await service.db
  .selectFrom("app_user")
  .select("id")
  .where("username", "=", "calling_agent")
  .executeTakeFirstOrThrow();
afterAll(() => service.stop());

const everyone = { q: "", sort: "establishment", size: 500, cursor: null } as const;
const list = (as: Client, query: object = {}) => as.call(retailer.list, { query: { ...everyone, ...query } });

let count = 0;
/** Another retailer each time. */
const good = (changes: Partial<RetailerValues> = {}): RetailerValues => ({
  establishment: `Test Kirana ${++count}`,
  shopType: "GROCERY",
  name: "Owner of the shop",
  mobile: `98111${String(count).padStart(5, "0")}`,
  addressLine1: "Shop 4, Market Yard",
  addressLine3: "Hadapsar",
  pincode: "411028",
  city: "Pune",
  state: "Maharashtra",
  lat: 18.4967,
  lng: 73.9417,
  ...changes,
});
const made = async (changes: Partial<RetailerValues> = {}, as = admin) => {
  const { status, payload, errors } = await as.call(retailer.create, { body: good(changes) });
  expect([status, errors]).toEqual([200, []]);
  return payload;
};
const setState = (id: string, state: RetailerState) =>
  service.db.updateTable("retailer").set({ state }).where("id", "=", id).execute();

describe("a retailer", () => {
  it("S3.61 is made with the fields of the form, in onboarding, served by the first hub of the pincode", async () => {
    const before = await made({ whatsappNo: "9811100000", isPrime: "yes", panNumber: "AAPFU0939F" });
    expect(before).toMatchObject({ pincode: "411028", city: "Pune", isPrime: "yes", whatsappNo: "9811100000" });
    expect(before.hub).not.toBeNull();
    const { payload } = await admin.call(retailer.page, { params: { id: before.id } });
    expect(payload).toMatchObject({ state: "ONBOARDING", kyc: "NOT_SUBMITTED", isPrime: true });
  });

  it("may be in a special economic zone, where whoever is registered is; its history says so", async () => {
    const before = await made();
    expect(before.specialZone).toBe("no");
    const change = (changes: Partial<RetailerValues>) =>
      admin.call(retailer.update, {
        params: { id: before.id },
        version: before.version,
        body: { ...good({ mobile: before.mobile }), ...changes },
      });
    const refused = await change({ specialZone: "yes" });
    expect(refused.errors).toContainEqual({
      field: "gstNumber",
      message: "Whoever is in a special economic zone is registered",
    });
    const { payload, errors } = await change({ specialZone: "yes", gstNumber: "27AAPFU0939F1ZV" });
    expect([errors, payload.specialZone]).toEqual([[], "yes"]);
    const { payload: told } = await admin.call(retailer.history, { params: { id: before.id } });
    expect(told[0]?.changes).toContainEqual({ field: "specialZone", before: "no", after: "yes" });
  });

  it("of the demo is accepted unchanged by its own form", async () => {
    const { payload } = await list(admin, { state: "ACTIVE", size: 10 });
    for (const { id } of payload.content) {
      const { payload: row } = await admin.call(retailer.get, { params: { id } });
      const { status, errors } = await admin.call(retailer.update, {
        params: { id },
        version: row.version,
        body: valuesOf(retailerForm, row) as RetailerValues, // what it was read as
      });
      expect([status, errors]).toEqual([200, []]);
    }
  });

  it("S5.191 S5.181 S5.187 S5.190 S5.173 S5.201 S5.202 is refused with the messages of the specification", async () => {
    const { status, errors } = await admin.call(retailer.create, { body: {} as RetailerValues }); // what no form sends
    expect(status).toBe(422);
    const said = Object.fromEntries(errors.map(({ field, message }) => [field, message]));
    expect(said).toMatchObject({
      establishment: "Shop Name name is required!",
      shopType: "Shop type is required!",
      name: "Full name is required!",
      mobile: "Primary phone number is required!",
      addressLine1: "Address line 1 is required!",
      addressLine3: "Locality is required!",
      pincode: "Pincode is required!",
      city: "City is required!",
      state: "State is required!",
      lat: "Latitude is required",
      lng: "Longitude is required",
    });
  });

  it.each([
    ["S5.206", "alternativeMobile", "1234567890", "Enter valid mobile number"],
    ["S5.207", "whatsappNo", "5811100000", "Enter valid mobile number"],
    ["S5.208", "secondaryMobile", "98111", "Enter valid mobile number"],
    ["S5.215", "gstNumber", "27AAPFU0939", "Enter valid GST Number"],
    ["S5.216", "panNumber", "AAPFU0939", "Enter valid PAN Number"],
    ["S5.217", "fssaiNumber", "1001", "FSSAI number must have 14 characters"],
    ["S5.218", "pincode", "41102", "Enter 6 digit pincode"],
  ] as const)("%s has no %s such as %s", async (_, field, value, message) => {
    const { errors } = await admin.call(retailer.create, { body: good({ [field]: value }) });
    expect(errors).toContainEqual({ field, message });
  });

  it("S3.64 keeps the mobile that it was made with, and shares it with no other", async () => {
    const { id, version, mobile } = await made();
    const changed = await admin.call(retailer.update, {
      params: { id },
      version,
      body: good({ mobile: "9811199999" }),
    });
    expect([changed.status, changed.payload.mobile]).toEqual([200, mobile]);
    const twin = await admin.call(retailer.create, { body: good({ mobile }) });
    expect(twin.errors).toEqual([{ field: "mobile", message: "Another retailer has this mobile number" }]);
  });

  it("has the same mobile with a leading 0 and without", async () => {
    const { mobile } = await made();
    const twin = await admin.call(retailer.create, { body: good({ mobile: `0${mobile}` }) });
    expect(twin.errors).toEqual([{ field: "mobile", message: "Another retailer has this mobile number" }]);
    const other = good();
    expect((await made({ ...other, mobile: `0${other.mobile}` })).mobile).toBe(other.mobile);
  });

  it("is given a type that may owe more, or longer, by who sets terms, and by nobody else", async () => {
    const onboarder = await service.signIn("onboarding_agent");
    const refusal = [
      { field: "retailerType", message: "This type may owe more, or longer: an administrator gives it" },
    ];
    const values = good();
    const at = await onboarder.call(retailer.create, { body: { ...values, retailerType: "WHOLESALER" } });
    expect(at.errors).toEqual(refusal);
    const { id, version } = await made(values, onboarder);
    const give = (as: Client, seen: number, retailerType: string) =>
      as.call(retailer.update, { params: { id }, version: seen, body: { ...values, retailerType } });
    const first = await give(admin, version, "KIRANA");
    expect((await give(onboarder, first.payload.version, "WHOLESALER")).errors).toEqual(refusal);
    const given = await give(admin, first.payload.version, "WHOLESALER");
    expect([given.status, given.errors]).toEqual([200, []]);
    expect((await give(onboarder, given.payload.version, "KIRANA")).status).toBe(200);
  });

  it("keeps of an Aadhaar number the last four digits, and tells none of them but on the page of the retailer", async () => {
    const row = await made({ aadharNumber: "4829 1023 7765" });
    expect(row.aadharLast4).toBe("7765");
    expect(row).not.toHaveProperty("aadharNumber");
    const { payload: history } = await admin.call(retailer.history, { params: { id: row.id } });
    const { payload: page } = await admin.call(retailer.page, { params: { id: row.id } });
    const file = await (await admin.raw(`/oms/retailer/export?q=${row.mobile}`)).text();
    const stored = await service.db.selectFrom("audit_log").selectAll().where("entity_id", "=", row.id).execute();
    for (const told of [history, page, file, stored]) expect(JSON.stringify(told)).not.toContain("7765");
    const kept = await admin.call(retailer.update, {
      params: { id: row.id },
      version: row.version,
      body: good({ mobile: row.mobile }),
    });
    expect(kept.payload.aadharLast4).toBe("7765");
  });

  it("is on a beat of its own hub", async () => {
    const beats = await service.db.selectFrom("beat").select(["id", "hub_id"]).execute();
    const [first] = beats;
    const other = beats.find(({ hub_id }) => hub_id !== first?.hub_id);
    const { errors } = await admin.call(retailer.create, {
      body: good({ hubId: first?.hub_id ?? "", beatId: other?.id ?? "" }),
    });
    expect(errors).toContainEqual({ field: "beatId", message: "This beat is of another hub" });
  });
});

describe("who sees a retailer", () => {
  it("domain 7: everybody the rows of their own place, and no other, in list, page, look-up and file", async () => {
    const all = await service.db
      .selectFrom("retailer")
      .select(["retailer.id", "retailer.hub_id", "beat_id", regionOfRetailer().as("region_id")])
      .execute();
    const cases = [
      ["hub_manager", "user_warehouse", "hub_id"],
      ["onboarding_manager", "user_region", "region_id"],
      ["fsa", "user_beat", "beat_id"],
    ] as const;
    for (const [username, , column] of cases) {
      const as = await service.signIn(username);
      const user = await service.db
        .selectFrom("app_user")
        .select("id")
        .where("username", "=", username)
        .executeTakeFirstOrThrow();
      const own =
        column === "hub_id"
          ? await service.db
              .selectFrom("user_warehouse")
              .select("warehouse_id as id")
              .where("user_id", "=", user.id)
              .execute()
          : column === "region_id"
            ? await service.db
                .selectFrom("user_region")
                .select("region_id as id")
                .where("user_id", "=", user.id)
                .execute()
            : await service.db.selectFrom("user_beat").select("beat_id as id").where("user_id", "=", user.id).execute();
      const ids = new Set(own.map(({ id }) => id));
      const near = all.filter((row) => ids.has(row[column] ?? ""));
      const far = all.find((row) => !ids.has(row[column] ?? ""));
      const { payload } = await list(as);
      expect([username, payload.totalElements]).toEqual([username, near.length]);
      expect(payload.content.every(({ id }) => near.some((row) => row.id === id))).toBe(true);
      for (const endpoint of [retailer.get, retailer.page, retailer.history, retailer.actions] as const)
        expect((await as.call(endpoint, { params: { id: far?.id ?? "" } })).status).toBe(404);
      const found = await as.call(retailer.lookup, { query: { query: "", size: 50, ids: far?.id ?? "" } });
      expect(found.payload.content).toEqual([]);
      const rowsOf = async (query: string) =>
        (await (await as.raw(`/oms/retailer/export?columns=mobile${query}`)).text()).trim().split("\r\n").slice(1);
      expect([username, (await rowsOf("")).length]).toEqual([username, near.length]);
      expect(await rowsOf(`&ids=${far?.id}`)).toEqual([]);
    }
  });

  it("an onboarding agent sees the own ones until they are submitted, a calling agent those that are assigned", async () => {
    const [onboarder, caller] = [await service.signIn("onboarding_agent"), await service.signIn("calling_agent")];
    const { id } = await made({}, onboarder);
    expect((await onboarder.call(retailer.get, { params: { id } })).status).toBe(200);
    expect((await caller.call(retailer.get, { params: { id } })).status).toBe(404);
    await setState(id, "KYC_PENDING");
    expect((await onboarder.call(retailer.get, { params: { id } })).status).toBe(404);
    const { payload } = await admin.call(retailer.page, { params: { id } });
    const assigned = await admin.call(retailer.assignAgent, {
      params: { id },
      version: payload.version,
      body: { agentId: agent.id },
    });
    expect(assigned.status).toBe(200);
    expect((await caller.call(retailer.get, { params: { id } })).status).toBe(200);
  });
});

describe("the life of a retailer", () => {
  const find = (id: string) =>
    service.db.selectFrom("retailer").select(["id", "version", "state"]).where("id", "=", id).executeTakeFirstOrThrow();
  const reason = () => ({ reason: "SHOP_CLOSED" });
  walkLifecycle({
    life: retailerLife,
    people: { ADMIN: admin, CC_SUPERVISOR: supervisor },
    read: find,
    bodies: { block: reason, retire: reason },
    make: async (state) => {
      const { id } = await made();
      await service.db.updateTable("kyc").set({ state: "APPROVED" }).where("retailer_id", "=", id).execute();
      // Of an agent of the supervisor's, so that both reach it.
      await service.db
        .updateTable("retailer")
        .set({ state: state as RetailerState, agent_id: agent.id, onboarded_by: agent.id }) // a state of the table
        .where("id", "=", id)
        .execute();
      return find(id);
    },
  });
});

describe("what is done with a retailer", () => {
  it("one who was typed in is submitted by their agent once the number has answered, and orders once verified", async () => {
    const onboarder = await service.signIn("onboarding_agent");
    const { id, mobile } = await made({}, onboarder);
    const { payload: before } = await onboarder.call(retailer.page, { params: { id } });
    const submit = (as: Client, row = before) =>
      as.call(retailer.submit, { params: { id: row.id }, version: row.version });
    const early = await submit(onboarder);
    expect([early.status, early.errorMessage]).toEqual([409, "Verify this number by the code that is sent to it"]);
    await verifyMobile(service, onboarder, mobile);
    expect((await submit(onboarder)).payload).toMatchObject({ state: "KYC_PENDING", kyc: "SUBMITTED" });
    // From now on it is somebody else's.
    expect((await onboarder.call(retailer.page, { params: { id } })).status).toBe(404);
    let { payload: papers } = await admin.call(kyc.ofRetailer, { params: { id } });
    for (const { paper } of papers.papers) {
      const body = { paper, verdict: "APPROVED" as const, reason: "" };
      ({ payload: papers } = await admin.call(kyc.judge, { params: { id: papers.id }, version: papers.version, body }));
    }
    await admin.call(kyc.approve, { params: { id: papers.id }, version: papers.version, body: {} });
    expect((await admin.call(retailer.page, { params: { id } })).payload).toMatchObject({ state: "ACTIVE" });
  });

  it("one who comes from a file is submitted by who may read files, who then verifies nothing of them", async () => {
    const { id } = await made();
    const { payload: row } = await admin.call(retailer.page, { params: { id } });
    expect((await admin.call(retailer.submit, { params: { id }, version: row.version })).status).toBe(200);
    const { payload: papers } = await admin.call(kyc.ofRetailer, { params: { id } });
    const body = { paper: "SHOP", verdict: "APPROVED", reason: "" } as const;
    const judged = await admin.call(kyc.judge, { params: { id: papers.id }, version: papers.version, body });
    expect(judged.errorMessage).toBe("You cannot judge what you have submitted");
  });

  it("one who comes from a file is a lead, until somebody writes down what they have found out", async () => {
    const { establishment, shopType: _, addressLine1, addressLine3, pincode, lat, lng, mobile, name } = good();
    const values = { establishment, name, mobile, addressLine1: `"${addressLine1}"`, addressLine3, pincode, lat, lng };
    const file = (shop: string) =>
      [
        `${Object.keys(values).join(",")},shopType`,
        `${Object.values({ ...values, establishment: shop }).join(",")},Grocery`,
      ].join("\n");
    const bring = async (shop: string) => {
      const begun = await startImport(admin, file(shop), "retailer");
      await applyImport(admin, await checkImport(admin, begun, begun.columns));
      const { payload } = await list(admin, { q: mobile });
      return payload.content[0];
    };
    const lead = await bring(establishment);
    expect(lead).toMatchObject({ establishment, state: "LEAD" });
    // The file again tells what is written somewhere, not that somebody was there.
    const again = await bring(`${establishment} & Sons`);
    expect(again).toMatchObject({ establishment: `${establishment} & Sons`, state: "LEAD" });
    const at = { params: { id: again?.id ?? "" } };
    const { payload: before } = await admin.call(retailer.get, at);
    const body = { ...(valuesOf(retailerForm, before) as RetailerValues), whatsappNo: "9811100000" }; // as it was read
    const { payload: saved, errors } = await admin.call(retailer.update, { ...at, version: before.version, body });
    expect([errors, saved.whatsappNo]).toEqual([[], "9811100000"]);
    const { payload: row } = await admin.call(retailer.page, at);
    expect(row).toMatchObject({ state: "ONBOARDING", version: saved.version });
    const { payload: told } = await admin.call(retailer.history, at);
    expect(told.find(({ action }) => action === "retailer.begun")?.changes).toEqual([
      { field: "state", before: "LEAD", after: "ONBOARDING" },
    ]);
  });

  it("is given an agent who may sign in, and a tier that is in use", async () => {
    const { id } = await made();
    const { payload: row } = await admin.call(retailer.page, { params: { id } });
    const give = (agentId: string) =>
      admin.call(retailer.assignAgent, { params: { id }, version: row.version, body: { agentId } });
    const nobody = [422, [{ field: "agentId", message: "This is no calling agent who may sign in" }]];
    const { id: manager } = await service.db
      .selectFrom("app_user")
      .select("id")
      .where("username", "=", "cc_supervisor")
      .executeTakeFirstOrThrow();
    const other = await give(manager);
    expect([other.status, other.errors]).toEqual(nobody);
    const block = (blocked: boolean) =>
      service.db
        .updateTable("app_user")
        .set({ state: blocked ? "BLOCKED" : "ACTIVE", blocked_at: blocked ? new Date() : null })
        .where("id", "=", agent.id)
        .execute();
    await block(true);
    const gone = await give(agent.id);
    expect([gone.status, gone.errors]).toEqual(nobody);
    await block(false);
    const given = await give(agent.id);
    expect(given.status).toBe(200);

    const tier = await service.db
      .selectFrom("retailer_group")
      .select(["id", "tier"])
      .where("kind", "=", "TIER")
      .executeTakeFirstOrThrow();
    const use = (active: boolean) =>
      service.db.updateTable("retailer_group").set({ active }).where("id", "=", tier.id).execute();
    await use(false);
    const { version } = given.payload;
    const off = await admin.call(retailer.setTerms, { params: { id }, version, body: { tierId: tier.id } });
    expect([off.status, off.errors]).toEqual([422, [{ field: "tierId", message: `${tier.tier} is inactive` }]]);
    await use(true);
  });

  it("activation waits for the KYC and for a hub", async () => {
    const { id } = await made();
    await setState(id, "KYC_PENDING");
    const { payload: before } = await admin.call(retailer.page, { params: { id } });
    const early = await admin.call(retailer.activate, { params: { id }, version: before.version });
    expect([early.status, early.errorMessage]).toEqual([409, "The KYC is not approved"]);
    await service.db.updateTable("kyc").set({ state: "APPROVED" }).where("retailer_id", "=", id).execute();
    await service.db.updateTable("retailer").set({ hub_id: null, beat_id: null }).where("id", "=", id).execute();
    const homeless = await admin.call(retailer.activate, { params: { id }, version: before.version });
    expect(homeless.errorMessage).toBe("No hub delivers there: assign one first");
    const beat = await service.db.selectFrom("beat").selectAll().executeTakeFirstOrThrow();
    const placed = await admin.call(retailer.assignBeat, {
      params: { id },
      version: before.version,
      body: { hubId: beat.hub_id, beatId: beat.id },
    });
    const done = await admin.call(retailer.activate, { params: { id }, version: placed.payload.version });
    expect(done.payload).toMatchObject({ state: "ACTIVE", beat: beat.name });
  });

  it("S3.71 S5.194 S5.195 a block asks for a reason, and for words where it is a custom one", async () => {
    const { id } = await made();
    await setState(id, "ACTIVE");
    const { payload: before } = await admin.call(retailer.page, { params: { id } });
    const block = (body: object) =>
      admin.call(retailer.block, { params: { id }, version: before.version, body: body as { reason: string } }); // also what no dialog sends
    expect((await block({})).errors).toEqual([{ field: "reason", message: "Reason is required" }]);
    expect((await block({ reason: "CUSTOM" })).errors).toEqual([
      { field: "customReason", message: "Reason is required" },
    ]);
    const done = await block({ reason: "CUSTOM", customReason: "Cheques bounced" });
    expect(done.payload).toMatchObject({ state: "BLOCKED", stateReason: "Cheques bounced" });
  });

  it("one with open orders is not deactivated", async () => {
    const { retailer_id: id } = await service.db
      .selectFrom("orders")
      .innerJoin("retailer", "retailer.id", "orders.retailer_id")
      .select("retailer_id")
      .where("orders.state", "=", "PLACED")
      .where("retailer.state", "=", "ACTIVE")
      .executeTakeFirstOrThrow();
    const { payload } = await admin.call(retailer.page, { params: { id } });
    const done = await admin.call(retailer.retire, {
      params: { id },
      version: payload.version,
      body: { reason: "SHOP_CLOSED" },
    });
    expect([done.status, done.errorMessage]).toEqual([409, expect.stringMatching(/still open$/)]);
  });

  it("terms are set by administrators, in rupees and days, and taken back by leaving them empty", async () => {
    const { id } = await made();
    const { payload: before } = await admin.call(retailer.page, { params: { id } });
    const set = (version: number, body: object) => admin.call(retailer.setTerms, { params: { id }, version, body });
    const first = await set(before.version, { creditLimit: 25_000.5, creditDays: 21 });
    expect((await admin.call(retailer.get, { params: { id } })).payload).toMatchObject({
      creditLimit: 25_000.5,
      creditDays: 21,
    });
    await set(first.payload.version, {});
    expect((await admin.call(retailer.get, { params: { id } })).payload.creditLimit).toBeNull();
  });

  it("of two who change one at once, one wins and the other is told what happened", async () => {
    const { id } = await made();
    const { payload } = await admin.call(retailer.page, { params: { id } });
    const answers = await Promise.all(
      [1, 2].map((creditDays) =>
        admin.call(retailer.setTerms, { params: { id }, version: payload.version, body: { creditDays } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });
});

describe("the list of retailers", () => {
  it("is narrowed by state, KYC, hub, pincodes, options, and days without an order", async () => {
    const { payload: blocked } = await list(admin, { state: "BLOCKED" });
    expect(blocked.content.every(({ state }) => state === "BLOCKED")).toBe(true);
    const { payload: submitted } = await list(admin, { kyc: "SUBMITTED" });
    expect(new Set(submitted.content.map(({ kyc }) => kyc))).toEqual(new Set(["SUBMITTED"]));
    // Who has handed in nothing has no papers, too.
    const { payload: without } = await list(admin, { kyc: "NOT_SUBMITTED" });
    expect(new Set(without.content.map(({ kyc }) => kyc))).toEqual(new Set(["NOT_SUBMITTED"]));
    const { payload: either } = await list(admin, { kyc: "SUBMITTED,NOT_SUBMITTED" });
    expect(either.totalElements).toBe(submitted.totalElements + without.totalElements);
    const { payload: near } = await list(admin, { pincode: "411001..411099" });
    expect(near.content.length).toBeGreaterThan(0);
    expect(near.content.every(({ pincode }) => pincode >= "411001" && pincode <= "411099")).toBe(true);
    const option = await service.db
      .selectFrom("master_option")
      .selectAll()
      .where("category", "=", "shopType")
      .executeTakeFirstOrThrow();
    const { payload: typed } = await list(admin, { shopType: option.id });
    expect(new Set(typed.content.map(({ shopType }) => shopType))).toEqual(new Set([option.label]));
    const { payload: idle } = await list(admin, { idle: "90.." });
    // Days in India, of which the first and the last are parts.
    const since = Date.now() - 89 * 86_400_000;
    expect(idle.content.every(({ lastOrderAt }) => lastOrderAt === null || Date.parse(lastOrderAt) < since)).toBe(true);
  });

  it("is narrowed by city in list and file, by an index, and each finds the cities of the own rows", async () => {
    const found = async (as: Client, query: string) =>
      (await as.call(retailerLookups.city.lookup, { query: { query, size: 50 } })).payload.content;
    const [city, ...others] = await found(admin, "");
    expect(others.length).toBeGreaterThan(0);
    if (city === undefined) throw new Error("No city");
    expect(await found(admin, city.name.slice(0, 4).toUpperCase())).toContainEqual(city);
    const { payload: near } = await list(admin, { city: city.id });
    const counted = await service.db
      .selectFrom("retailer")
      .select("mobile")
      .where(sql<string>`lower(city)`, "=", city.name.toLowerCase())
      .execute();
    expect(near.totalElements).toBe(counted.length);
    expect(new Set(near.content.map((row) => row.city))).toEqual(new Set([city.name]));
    const { payload: two } = await list(admin, { city: `${city.id},${others[0]?.id}` });
    expect(two.totalElements).toBeGreaterThan(counted.length);
    const file = await (await admin.raw(`/oms/retailer/export?city=${city.id}&columns=mobile`)).text();
    expect(new Set(file.trim().split(/\r\n/).slice(1))).toEqual(new Set(counted.map(({ mobile }) => mobile)));

    const manager = await service.signIn("hub_manager");
    const { payload: own } = await list(manager);
    const cities = new Set(own.content.map((row) => row.city));
    expect(new Set((await found(manager, "")).map(({ name }) => name))).toEqual(cities);
    const far = [city, ...others].find(({ name }) => !cities.has(name));
    expect((await list(manager, { city: far?.id })).payload.totalElements).toBe(0);
    const byId = { query: "", size: 50, ids: far?.id };
    expect((await manager.call(retailerLookups.city.lookup, { query: byId })).payload.content).toEqual([]);

    const plan = await service.db.transaction().execute(async (db) => {
      await sql`set local enable_seqscan = off`.execute(db);
      return sql`explain select id from retailer where ${cityId} in (${city.id}) order by lower(establishment), id`.execute(
        db,
      );
    });
    expect(JSON.stringify(plan.rows)).toContain("retailer_by_city");
  });

  it("shows what each owes, as the order pad counts it", async () => {
    const owing = await service.db
      .selectFrom("ledger_entry")
      .innerJoin("retailer", "retailer.id", "ledger_entry.retailer_id")
      .select(["retailer.id", "retailer.mobile"])
      .where("ledger_entry.account", "=", "RECEIVABLE")
      .groupBy("retailer.id")
      .having(({ fn }) => fn.sum("ledger_entry.amount"), ">", 0)
      .limit(3)
      .execute();
    expect(owing).toHaveLength(3);
    for (const { id: retailerId, mobile } of owing) {
      const { payload } = await admin.call(orderEndpoints.context, { params: { retailerId } });
      const { payload: found } = await list(admin, { q: mobile });
      expect(found.content.map(({ outstanding }) => outstanding)).toEqual([payload.credit.outstanding]);
    }
  });

  it("finds shop, owner, mobile and GSTIN", async () => {
    const row = await service.db
      .selectFrom("retailer")
      .selectAll()
      .where("gst_number", "is not", null)
      .executeTakeFirstOrThrow();
    for (const q of [row.establishment, row.name, row.mobile, row.gst_number ?? ""])
      expect((await list(admin, { q })).payload.content.map(({ id }) => id)).toContain(row.id);
  });
});
