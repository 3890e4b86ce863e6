// Long because papers and addresses are asked for and decided by the same people, and a scene costs a database.
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import {
  addressRequestEndpoints as request,
  addressRequestLife,
  kycEndpoints as kyc,
  kycLife,
  retailerEndpoints as retailer,
  signupEndpoints as signup,
  type KycRow,
} from "@o2r/api/contract/parties";
import { dashboardEndpoints } from "@o2r/api/contract/insight";
import { notificationEndpoints } from "@o2r/api/contract/engagement";
import { newId } from "../../../db/id.ts";
import { walkLifecycle } from "../../../trade/lifecycle/test/walk-lifecycle.ts";
import type { Client } from "../../../test/client.ts";
import { somebodyWaits } from "../../../test/somebody-waits.ts";
import { startDemoService } from "../../test/demo-service.ts";
import { uploadPicture } from "../../test/upload-picture.ts";
import { verifyMobile } from "../test/verify-mobile.ts";
import { expireKyc } from "./kyc.ts";

const service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
const admin = await service.signIn("admin");
const superAdmin = await service.signIn("super_admin");
const agent = await service.signIn("onboarding_agent");
afterAll(() => service.stop());

let count = 0;
const papers = async (as: Client, changes: object = {}) => {
  const primaryMobile = `98222${String(++count).padStart(5, "0")}`;
  await verifyMobile(service, as, primaryMobile);
  return {
    primaryName: "Owner of the shop",
    primaryMobile,
    primaryImage: await uploadPicture(as),
    shopName: `New Kirana ${count}`,
    shopType: "GROCERY",
    shopImage: await uploadPicture(as),
    addressLine1: "Shop 4, Market Yard",
    pincode: "411028",
    city: "Pune",
    state: "Maharashtra",
    latitude: 18.4967,
    longitude: 73.9417,
    nameAsPerId: "Owner of the shop",
    ...changes,
  };
};
/** A shop that was taken on, with its papers as they wait. */
const onboarded = async (as = agent, changes: object = {}) => {
  const { status, payload, errors } = await as.call(signup.submit, { body: await papers(as, changes) });
  expect([status, errors]).toEqual([200, []]);
  const { payload: row } = await admin.call(kyc.ofRetailer, { params: { id: payload.id } });
  return { shop: payload, row };
};
/** Papers as they wait once an admin has handed a shop in again. */
const submitAgain = async (shopId: string, kycId: string) => {
  const { payload } = await admin.call(retailer.page, { params: { id: shopId } });
  await admin.call(retailer.submit, { params: { id: shopId }, version: payload.version });
  return admin.call(kyc.get, { params: { id: kycId } });
};
const judge = async (
  row: KycRow,
  paper: KycRow["papers"][number]["paper"],
  verdict: "APPROVED" | "REJECTED",
  as = admin,
) =>
  as.call(kyc.judge, {
    params: { id: row.id },
    version: row.version,
    body: { paper, verdict, reason: verdict === "REJECTED" ? "It cannot be read" : "" },
  });
const judgeAll = async (row: KycRow): Promise<KycRow> => {
  let now = row;
  for (const { paper } of row.papers) now = (await judge(now, paper, "APPROVED")).payload;
  return now;
};

describe("a retailer who is taken on", () => {
  it("waits with their papers for somebody else, and orders once these are approved", async () => {
    const { shop, row } = await onboarded();
    expect(row).toMatchObject({ state: "SUBMITTED", establishment: shop.establishment });
    expect(row.papers.map(({ paper }) => paper)).toEqual(["SHOP", "IDENTITY"]);
    expect(shop.hub).not.toBeNull();
    const early = await admin.call(kyc.approve, { params: { id: row.id }, version: row.version, body: {} });
    expect([early.status, early.errorMessage]).toEqual([409, "Approve every paper first"]);
    const judged = await judgeAll(row);
    expect(judged.state).toBe("UNDER_REVIEW");
    const done = await admin.call(kyc.approve, { params: { id: row.id }, version: judged.version, body: {} });
    expect(done.payload.state).toBe("APPROVED");
    const { payload: told } = await admin.call(kyc.history, { params: { id: row.id } });
    expect(told.map(({ action }) => action)).toEqual(["kyc.approved", "kyc.judged", "kyc.judged", "kyc.submitted"]);
    const { payload } = await admin.call(retailer.page, { params: { id: shop.id } });
    expect(payload).toMatchObject({ state: "ACTIVE", kyc: "APPROVED" });
  });

  it("is made once, however often the phone sends it", async () => {
    const body = await papers(agent);
    const idempotencyKey = newId();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => agent.call(signup.submit, { body, key: idempotencyKey })),
    );
    const ids = answers.filter(({ status }) => status === 200).map(({ payload }) => payload.id);
    expect(new Set(ids).size).toBe(1);
    const again = await agent.call(signup.submit, { body });
    expect(again.errors).toEqual([{ field: "primaryMobile", message: "Another retailer has this mobile number" }]);
  });

  it("that two send at once with one number is refused to the second beside that number", async () => {
    const body = await papers(agent);
    const answers = await Promise.all(Array.from({ length: 8 }, () => agent.call(signup.submit, { body })));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(7);
    for (const { status, errors } of refused)
      expect([status, errors]).toEqual([
        422,
        [{ field: "primaryMobile", message: "Another retailer has this mobile number" }],
      ]);
  });

  it("of a number with which the desk makes a retailer at the same moment is refused beside that number", async () => {
    const body = await papers(agent);
    const made = {
      establishment: "Of the desk",
      shopType: body.shopType,
      name: "Owner of the shop",
      mobile: `0${body.primaryMobile}`,
      addressLine1: body.addressLine1,
      addressLine3: "Hadapsar",
      pincode: body.pincode,
      city: body.city,
      state: body.state,
      lat: body.latitude,
      lng: body.longitude,
    };
    const { desk, signUp } = await service.db.transaction().execute(async (trx) => {
      // The desk has written the retailer, and not yet the papers.
      await sql`lock table kyc in share mode`.execute(trx);
      const first = admin.call(retailer.create, { body: made });
      await somebodyWaits(service.db);
      const second = agent.call(signup.submit, { body });
      await somebodyWaits(service.db, 2);
      return { desk: first, signUp: second };
    });
    expect((await desk).status).toBe(200);
    const { status, errors } = await signUp;
    const taken = { field: "primaryMobile", message: "Another retailer has this mobile number" };
    expect([status, errors]).toEqual([422, [taken]]);
  });

  it("is of a shop type that is in use", async () => {
    const body = await papers(agent);
    const use = (active: boolean) =>
      service.db
        .updateTable("master_option")
        .set({ active })
        .where("category", "=", "shopType")
        .where("value", "=", body.shopType)
        .returning("label")
        .executeTakeFirstOrThrow();
    const { label } = await use(false);
    const { status, errors } = await agent.call(signup.submit, { body });
    await use(true);
    expect([status, errors]).toEqual([422, [{ field: "shopType", message: `${label} is inactive` }]]);
  });

  it("S3.68 S5.192 S5.193 S5.197 S5.198 is refused with the messages of the specification", async () => {
    const { errors } = await agent.call(signup.submit, { body: {} as Awaited<ReturnType<typeof papers>> }); // what no form sends
    expect(Object.fromEntries(errors.map(({ field, message }) => [field, message]))).toMatchObject({
      shopName: "Shop name is required!",
      primaryImage: "Please upload an image",
      shopImage: "Shop Image is required!",
      nameAsPerId: "Name as per ID is required!",
    });
  });

  it("asks for a number that whoever takes the shop on has verified", async () => {
    const body = { ...(await papers(agent)), primaryMobile: "9822299999" };
    await verifyMobile(service, admin, body.primaryMobile);
    const { errors } = await agent.call(signup.submit, { body });
    expect(errors).toEqual([{ field: "primaryMobile", message: "Verify this number by the code that is sent to it" }]);
  });

  it("shows no pictures that are somebody else's upload", async () => {
    const mine = await papers(agent);
    const theirs = await uploadPicture(superAdmin);
    const { errors } = await agent.call(signup.submit, { body: { ...mine, shopImage: theirs } });
    expect(errors.map(({ field }) => field)).toEqual(["shopImage"]);
  });
});

describe("the papers of a retailer", () => {
  it("are not judged by who has submitted them", async () => {
    const { row } = await onboarded(admin);
    expect((await judge(row, "SHOP", "APPROVED")).errorMessage).toBe("You cannot judge what you have submitted");
    expect((await judge(row, "SHOP", "APPROVED", superAdmin)).status).toBe(200);
  });

  it("that are rejected are submitted again, and only what was wrong is judged again", async () => {
    const { row, shop } = await onboarded();
    const one = (await judge(row, "SHOP", "APPROVED")).payload;
    const two = (await judge(one, "IDENTITY", "REJECTED")).payload;
    const rejected = await admin.call(kyc.reject, {
      params: { id: row.id },
      version: two.version,
      body: { reason: "CUSTOM", customReason: "The face cannot be seen" },
    });
    expect(rejected.payload).toMatchObject({ state: "REJECTED", reason: "The face cannot be seen" });
    const again = await submitAgain(shop.id, row.id);
    expect(again.payload.state).toBe("RESUBMITTED");
    expect(again.payload.papers.map(({ paper, verdict }) => [paper, verdict])).toEqual([
      ["SHOP", "APPROVED"],
      ["IDENTITY", "PENDING"],
    ]);
  });

  it("whose number is another one after approval are verified again, by somebody else, and nothing else is", async () => {
    const { row, shop } = await onboarded(agent, { panNumber: "AAPFU0939F" });
    const judged = await judgeAll(row);
    const approved = await admin.call(kyc.approve, { params: { id: row.id }, version: judged.version, body: {} });
    expect(approved.payload.state).toBe("APPROVED");
    const { payload: was } = await admin.call(retailer.get, { params: { id: shop.id } });
    const save = (version: number, panNumber: string, changes: object = {}) =>
      admin.call(retailer.update, {
        params: { id: shop.id },
        version,
        body: {
          establishment: was.establishment,
          shopType: was.shopType,
          name: was.name,
          mobile: was.mobile,
          addressLine1: was.addressLine1,
          addressLine3: "Hadapsar",
          pincode: was.pincode,
          city: was.city,
          state: was.state,
          lat: was.lat,
          lng: was.lng,
          ...(was.nameAsPerId !== null && was.nameAsPerId !== undefined && { nameAsPerId: was.nameAsPerId }),
          panNumber,
          ...changes,
        },
      });
    const moved = await save(was.version, "AAPFU0939F", { addressLine1: "Shop 5, Market Yard" });
    expect([moved.status, moved.errors]).toEqual([200, []]);
    expect((await admin.call(kyc.get, { params: { id: row.id } })).payload.state).toBe("APPROVED");
    await save(moved.payload.version, "AAPFU0940F");
    const { payload: again } = await admin.call(kyc.get, { params: { id: row.id } });
    expect(again.state).toBe("RESUBMITTED");
    const { payload: told } = await admin.call(kyc.history, { params: { id: row.id } });
    expect(told[0]).toMatchObject({
      action: "kyc.changed",
      version: again.version,
      changes: [{ field: "state", before: "APPROVED", after: "RESUBMITTED" }],
    });
    expect(again.papers.map(({ paper, verdict }) => [paper, verdict])).toEqual([
      ["SHOP", "APPROVED"],
      ["IDENTITY", "APPROVED"],
      ["PAN", "PENDING"],
    ]);
    expect((await admin.call(retailer.page, { params: { id: shop.id } })).payload.state).toBe("ACTIVE");
    expect((await judge(again, "PAN", "APPROVED")).errorMessage).toBe("You cannot judge what you have submitted");
    expect((await judge(again, "PAN", "APPROVED", superAdmin)).status).toBe(200);
  });

  it("of which somebody has typed a part are verified by others, and by nobody in the version from before", async () => {
    const { row: waiting, shop } = await onboarded(agent, { panNumber: "AAPFU0939F" });
    const { payload: row } = await judge(waiting, "PAN", "APPROVED");
    const { payload: was } = await superAdmin.call(retailer.get, { params: { id: shop.id } });
    const { establishment, shopType, name, mobile, addressLine1, pincode, city, state, lat, lng } = was;
    const typed = await superAdmin.call(retailer.update, {
      params: { id: shop.id },
      version: was.version,
      body: {
        establishment,
        shopType,
        name,
        mobile,
        addressLine1,
        pincode,
        city,
        state,
        lat,
        lng,
        addressLine3: "Hadapsar",
        nameAsPerId: "Owner of the shop",
        panNumber: "AAPFU0940F",
      },
    });
    expect([typed.status, typed.errors]).toEqual([200, []]);
    expect((await judge(row, "PAN", "APPROVED")).status).toBe(412);
    const { payload: told } = await admin.call(kyc.history, { params: { id: row.id } });
    expect(told[0]).toMatchObject({
      action: "kyc.changed",
      version: row.version + 1,
      changes: [{ field: "PAN", before: "APPROVED", after: "PENDING" }],
    });
    const { payload: now } = await admin.call(kyc.get, { params: { id: row.id } });
    const own = await judge(now, "PAN", "APPROVED", superAdmin);
    expect([own.status, own.errorMessage]).toEqual([403, "You cannot judge what you have submitted"]);
    const judged = await judgeAll(now);
    const at = { params: { id: row.id }, version: judged.version, body: {} };
    expect((await superAdmin.call(kyc.approve, at)).errorMessage).toBe("You cannot approve what you have submitted");
    expect((await admin.call(kyc.approve, at)).payload.state).toBe("APPROVED");
  });

  it("stay others' to verify when somebody else submits them again", async () => {
    const { row, shop } = await onboarded(superAdmin);
    const body = { reason: "CUSTOM", customReason: "The face cannot be seen" };
    await admin.call(kyc.reject, { params: { id: row.id }, version: row.version, body });
    const again = await submitAgain(shop.id, row.id);
    for (const maker of [superAdmin, admin])
      expect((await judge(again.payload, "SHOP", "APPROVED", maker)).errorMessage).toBe(
        "You cannot judge what you have submitted",
      );
    const founder = await service.signIn("super_super_admin");
    expect((await judge(again.payload, "SHOP", "APPROVED", founder)).status).toBe(200);
  });

  it("whose licence has ended are no longer approved", async () => {
    const { row } = await onboarded(agent, { fssaiNumber: "11521034000172" });
    const judged = await judgeAll(row);
    const approve = (body: { fssaiExpiry?: string }) =>
      admin.call(kyc.approve, { params: { id: row.id }, version: judged.version, body });
    // Nor is one approved of which nobody has said when it ends.
    expect((await approve({})).errors).toEqual([
      { field: "fssaiExpiry", message: "Type until when the FSSAI licence holds" },
    ]);
    expect((await approve({ fssaiExpiry: "2030-01-31" })).payload.state).toBe("APPROVED");
    const ending = async (licence: "true" | "false") => {
      const query = { q: row.mobile, sort: "-submittedAt", size: 10, cursor: null, licence };
      return (await admin.call(kyc.list, { query })).payload.content.map(({ id }) => id);
    };
    expect([await ending("true"), await ending("false")]).toEqual([[], [row.id]]);
    await sql`update kyc set fssai_expiry = current_date + 59 where id = ${row.id}`.execute(service.db);
    expect([await ending("true"), await ending("false")]).toEqual([[row.id], []]);
    await sql`update kyc set fssai_expiry = '2030-01-31' where id = ${row.id}`.execute(service.db);
    await expireKyc(service.db, service.services, new Date("2030-01-31T12:00:00Z"));
    expect((await admin.call(kyc.get, { params: { id: row.id } })).payload.state).toBe("APPROVED");
    await expireKyc(service.db, service.services, new Date("2030-02-01T12:00:00Z"));
    expect((await admin.call(kyc.get, { params: { id: row.id } })).payload.state).toBe("EXPIRED");
  });

  it("next in the queue are those that wait longest, of nobody's own, and no two people have the same", async () => {
    const { payload: first } = await admin.call(kyc.next, { body: {} });
    const { payload: other } = await superAdmin.call(kyc.next, { body: {} });
    const { payload: second } = await admin.call(kyc.next, { body: { after: first?.id } });
    expect(new Set([first?.id, second?.id, other?.id]).size).toBe(3);
    const { row } = await onboarded(admin);
    await service.db
      .updateTable("kyc")
      .set({ submitted_at: new Date(0) })
      .where("id", "=", row.id)
      .execute();
    // Theirs: whom they were led to they are led to again, and the papers that they handed in are for others.
    expect((await admin.call(kyc.next, { body: {} })).payload?.id).toBe(first?.id);
    expect((await superAdmin.call(kyc.next, { body: {} })).payload?.id).toBe(row.id);
  });

  it("of a shop that was deactivated wait for nobody, and are still found among all", async () => {
    const founder = await service.signIn("super_super_admin");
    const { row, shop } = await onboarded(agent);
    await service.db
      .updateTable("kyc")
      .set({ submitted_at: new Date(1) })
      .where("id", "=", row.id)
      .execute();
    const waiting = async () => {
      const { payload } = await founder.call(dashboardEndpoints.waiting, { query: { hub: undefined } });
      return payload.find(({ key }) => key === "kyc")?.total ?? 0;
    };
    const found = async (served?: "true" | "false") => {
      const query = { q: row.mobile, sort: "-submittedAt", size: 10, cursor: null, served };
      return (await founder.call(kyc.list, { query })).payload.content.map(({ id }) => id);
    };
    const before = await waiting();
    const { payload: page } = await admin.call(retailer.page, { params: { id: shop.id } });
    const body = { reason: "CUSTOM", customReason: "It has closed" };
    const retired = await admin.call(retailer.retire, { params: { id: shop.id }, version: page.version, body });
    expect(retired.payload.state).toBe("INACTIVE");
    expect(await waiting()).toBe(before - 1);
    expect([await found("true"), await found("false"), await found()]).toEqual([[], [row.id], [row.id]]);
    const { payload: led } = await founder.call(kyc.next, { body: {} });
    expect(led?.id).not.toBe(row.id);
  });
});

describe("the life of a retailer's papers", () => {
  const find = (id: string) =>
    service.db.selectFrom("kyc").select(["id", "version", "state"]).where("id", "=", id).executeTakeFirstOrThrow();
  const reason = () => ({ reason: "SHOP_CLOSED" });
  walkLifecycle({
    life: kycLife,
    people: { SUPER_ADMIN: superAdmin, ADMIN: admin },
    read: find,
    bodies: { approve: () => ({}), reject: reason, suspend: reason },
    make: async (state) => {
      const { row } = await onboarded();
      for (const paper of ["SHOP", "IDENTITY"] as const)
        await service.db
          .insertInto("kyc_verdict")
          .values({ kyc_id: row.id, kind: paper, verdict: "APPROVED" })
          .execute();
      await service.db
        .updateTable("kyc")
        .set({ state: state as KycRow["state"] }) // a state of the table
        .where("id", "=", row.id)
        .execute();
      return find(row.id);
    },
  });
});

const place = {
  reqAddressLine1: "Shop 9, New Market",
  reqAddressLine3: "Kothrud",
  reqPincode: "411038",
  reqCity: "Pune",
  reqState: "Maharashtra",
  reqLatitude: 18.5074,
  reqLongitude: 73.8077,
};
const active = async () => {
  const { shop, row } = await onboarded();
  const judged = await judgeAll(row);
  await admin.call(kyc.approve, { params: { id: row.id }, version: judged.version, body: {} });
  return shop.id;
};
const asked = async (id: string, as = superAdmin) => {
  const { status, payload, errorMessage } = await as.call(request.request, { params: { id }, body: place });
  expect([status, errorMessage]).toEqual([200, undefined]);
  return payload;
};

describe("a request for another address", () => {
  it("S3.69 shows both addresses and the distance, and once approved is where the retailer is", async () => {
    const id = await active();
    const row = await asked(id);
    expect(row).toMatchObject({
      state: "PENDING",
      from: { addressLine1: "Shop 4, Market Yard", pincode: "411028" },
      to: { addressLine1: "Shop 9, New Market", pincode: "411038" },
    });
    expect(row.distance).toBeGreaterThan(14_000);
    const done = await admin.call(request.approve, { params: { id: row.id }, version: row.version });
    expect(done.payload).toMatchObject({ state: "APPROVED", from: { pincode: "411028" } });
    const { payload: now } = await admin.call(retailer.get, { params: { id } });
    expect(now).toMatchObject({ addressLine1: "Shop 9, New Market", pincode: "411038", addressLine3: "Kothrud" });
    expect(now.hub).toBe(done.payload.to.hub);
    const { payload: told } = await admin.call(retailer.history, { params: { id } });
    expect(told[0]).toMatchObject({ action: "retailer.updated", version: now.version });
    expect(told[0]?.changes).toContainEqual({ field: "pincode", before: "411028", after: "411038" });
  });

  it("S5.182 S5.183 S5.184 S5.185 S5.186 S5.203 S5.204 S5.223 is refused with the messages of the specification", async () => {
    const id = await active();
    const empty = await admin.call(request.request, { params: { id }, body: {} as typeof place }); // what no form sends
    expect(Object.fromEntries(empty.errors.map(({ field, message }) => [field, message]))).toMatchObject({
      reqPincode: "Pincode is required!",
      reqCity: "City is required!",
      reqState: "State is required!",
      reqAddressLine1: "Address line 1 is required!",
      reqAddressLine3: "Locality is required!",
      reqLatitude: "Latitude is required",
      reqLongitude: "Longitude is required",
    });
    const short = await admin.call(request.request, { params: { id }, body: { ...place, reqPincode: "4110" } });
    expect(short.errors).toContainEqual({ field: "reqPincode", message: "Enter 6 digit pincode" });
  });

  it("is one at a time, rings the bell of who may decide, and is decided by another than who asked", async () => {
    const id = await active();
    const row = await asked(id);
    const twice = await superAdmin.call(request.request, { params: { id }, body: place });
    expect([twice.status, twice.errorMessage]).toEqual([409, "A request of this retailer is waiting already"]);
    const own = await superAdmin.call(request.approve, { params: { id: row.id }, version: row.version });
    expect(own.errorMessage).toBe("You cannot approve your own request");
    const { payload: bell } = await admin.call(notificationEndpoints.pull);
    expect(bell.map(({ data }) => data.page)).toContain(`/retailer/address-request/${row.id}`);
  });

  it("leads to no beat where the one that it leads to goes to another hub meanwhile", async () => {
    const id = await active();
    const row = await asked(id);
    const { id: hub } = await service.db
      .selectFrom("warehouse")
      .select("id")
      .where("company_name", "=", row.to.hub ?? "")
      .executeTakeFirstOrThrow();
    const { region_id } = await service.db.selectFrom("beat").select("region_id").executeTakeFirstOrThrow();
    const beat = { id: newId(), hub_id: hub, region_id, name: "Moving Lane", weekdays: [1] };
    await service.db.insertInto("beat").values(beat).execute();
    await service.db.updateTable("retailer").set({ beat_id: beat.id }).where("id", "=", id).execute();
    const held = Promise.withResolvers<void>();
    const read = Promise.withResolvers<void>();
    const moving = service.db.transaction().execute(async (trx) => {
      await trx
        .updateTable("beat")
        .set((eb) => ({
          hub_id: eb.selectFrom("warehouse").select("id").where("type", "=", "HUB").where("id", "!=", hub).limit(1),
        }))
        .where("id", "=", beat.id)
        .execute();
      held.resolve();
      await read.promise;
    });
    await held.promise;
    const approving = admin.call(request.approve, { params: { id: row.id }, version: row.version });
    await somebodyWaits(service.db).finally(read.resolve);
    await moving;
    expect((await approving).status).toBe(200);
    const { payload: now } = await admin.call(retailer.get, { params: { id } });
    expect([now.hubId, now.beatId ?? null]).toEqual([hub, null]);
  });

  it("of two who approve it at once one wins, and the other is told what happened", async () => {
    const row = await asked(await active());
    const other = await service.signIn("super_super_admin");
    const answers = await Promise.all(
      [admin, other].map((as) => as.call(request.approve, { params: { id: row.id }, version: row.version })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  });

  it("to where nobody delivers is not approved", async () => {
    const id = await active();
    const { payload: row } = await superAdmin.call(request.request, {
      params: { id },
      body: { ...place, reqPincode: "744101", reqCity: "South Andaman", reqState: "Andaman and Nicobar Islands" },
    });
    const done = await admin.call(request.approve, { params: { id: row.id }, version: row.version });
    expect(done.errorMessage).toBe("Nobody delivers to 744101: let a hub serve that pincode first");
  });

  describe("lives", () => {
    const find = (id: string) =>
      service.db
        .selectFrom("address_request")
        .select(["id", "version", "state"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
    walkLifecycle({
      life: addressRequestLife,
      people: { ADMIN: admin },
      read: find,
      bodies: { reject: () => ({ reason: "SHOP_CLOSED" }) },
      make: async (state) => {
        const row = await asked(await active());
        await service.db
          .updateTable("address_request")
          .set({ state: state as "PENDING" }) // a state of the table
          .where("id", "=", row.id)
          .execute();
        return find(row.id);
      },
    });
  });
});
