import { afterAll, expect, it } from "vitest";
import { notificationEndpoints } from "@o2r/api/contract/engagement";
import {
  kycEndpoints as kyc,
  retailerEndpoints as retailer,
  retailerForm,
  signupEndpoints as signup,
  type KycRow,
  type RetailerValues,
} from "@o2r/api/contract/parties";
import { valuesOf } from "../../../kit/values-of.ts";
import type { Client } from "../../../test/client.ts";
import { startDemoService } from "../../test/demo-service.ts";
import { uploadPicture } from "../../test/upload-picture.ts";
import { verifyMobile } from "../test/verify-mobile.ts";

const service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
afterAll(() => service.stop());
const admin = await service.signIn("admin");
const agent = await service.signIn("onboarding_agent");

let count = 0;
const takenOn = async (changes: object = {}): Promise<string> => {
  const primaryMobile = `98333${String(++count).padStart(5, "0")}`;
  await verifyMobile(service, agent, primaryMobile);
  const body = {
    primaryName: "Owner of the shop",
    primaryMobile,
    primaryImage: await uploadPicture(agent),
    shopName: `Second Chance Stores ${count}`,
    shopType: "GROCERY",
    shopImage: await uploadPicture(agent),
    addressLine1: "Shop 4, Market Yard",
    pincode: "411028",
    city: "Pune",
    state: "Maharashtra",
    latitude: 18.4967,
    longitude: 73.9417,
    nameAsPerId: "Owner of the shop",
    ...changes,
  };
  const { status, payload, errors } = await agent.call(signup.submit, { body });
  expect([status, errors]).toEqual([200, []]);
  return payload.id;
};

/** The manager of the region that this shop is in, which has no other. */
const managerOf = async (shopId: string): Promise<Client> => {
  const { hub_id } = await service.db
    .selectFrom("retailer")
    .select("hub_id")
    .where("id", "=", shopId)
    .executeTakeFirstOrThrow();
  const beat = await service.db
    .selectFrom("beat")
    .select("region_id")
    .where("hub_id", "=", hub_id ?? "")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const { id } = await service.db
    .selectFrom("app_user")
    .select("id")
    .where("username", "=", "onboarding_manager")
    .executeTakeFirstOrThrow();
  await service.db
    .insertInto("user_region")
    .values({ user_id: id, region_id: beat.region_id })
    .onConflict((own) => own.doNothing())
    .execute();
  return service.signIn("onboarding_manager");
};

const papersOf = async (as: Client, id: string) => as.call(kyc.ofRetailer, { params: { id } });
const judge = async (as: Client, row: KycRow, paper: "SHOP" | "IDENTITY", reason = "") => {
  const verdict = reason === "" ? ("APPROVED" as const) : ("REJECTED" as const);
  const body = { paper, verdict, reason };
  return (await as.call(kyc.judge, { params: { id: row.id }, version: row.version, body })).payload;
};
const reject = (as: Client, { id, version }: KycRow) =>
  as.call(kyc.reject, {
    params: { id },
    version,
    body: { reason: "CUSTOM", customReason: "Take the photo again" },
  });
const pageOf = (as: Client, id: string) => as.call(retailer.page, { params: { id } });
const verdicts = ({ papers }: KycRow) => papers.map(({ paper, verdict }) => [paper, verdict]);

it("domain 2: rejected papers go back to the agent who submitted them, who mends them and submits again, and the same manager approves", async () => {
  const id = await takenOn();
  const manager = await managerOf(id);
  expect((await pageOf(agent, id)).status).toBe(404);

  const { payload: waiting } = await papersOf(manager, id);
  const seen = await judge(manager, await judge(manager, waiting, "SHOP"), "IDENTITY", "The face cannot be seen");
  const rejected = await reject(manager, seen);
  expect(rejected.payload).toMatchObject({ state: "REJECTED", takenOn: false });

  const { payload: bell } = await agent.call(notificationEndpoints.pull);
  expect(bell[0]?.data).toMatchObject({
    msg: `The papers of ${waiting.establishment} were rejected: Take the photo again. Mend them, and submit the shop again`,
    page: `/retailer/${id}?tab=kyc`,
  });
  expect((await pageOf(agent, id)).payload).toMatchObject({ state: "ONBOARDING", kyc: "REJECTED" });
  const { payload: told } = await papersOf(agent, id);
  expect(told).toMatchObject({ state: "REJECTED", reason: "Take the photo again" });
  expect(told.papers.find(({ paper }) => paper === "IDENTITY")?.reason).toBe("The face cannot be seen");

  // The shop is the agent's to submit: whoever did so in their place could no longer decide.
  const inTheirPlace = await manager.call(kyc.resubmit, { params: { id: told.id }, version: told.version });
  expect([inTheirPlace.status, inTheirPlace.errorMessage]).toEqual([
    409,
    "Whoever takes on the retailer mends the papers, and submits them again",
  ]);

  const { payload: was } = await agent.call(retailer.get, { params: { id } });
  const mended = await agent.call(retailer.update, {
    params: { id },
    version: was.version,
    body: {
      ...(valuesOf(retailerForm, was) as RetailerValues), // what it was read as
      addressLine3: "Hadapsar",
      primaryImage: await uploadPicture(agent),
    },
  });
  expect([mended.status, mended.errors]).toEqual([200, []]);
  expect(verdicts((await papersOf(agent, id)).payload)).toEqual([
    ["SHOP", "APPROVED"],
    ["IDENTITY", "PENDING"],
  ]);
  const again = await agent.call(retailer.submit, { params: { id }, version: mended.payload.version });
  expect(again.payload).toMatchObject({ state: "KYC_PENDING", kyc: "RESUBMITTED" });
  expect((await pageOf(agent, id)).status).toBe(404);

  const { payload: back } = await papersOf(manager, id);
  const right = await judge(manager, back, "IDENTITY");
  const done = await manager.call(kyc.approve, { params: { id: right.id }, version: right.version, body: {} });
  expect(done.payload.state).toBe("APPROVED");
  expect((await pageOf(manager, id)).payload).toMatchObject({ state: "ACTIVE", kyc: "APPROVED" });

  const { payload: history } = await manager.call(kyc.history, { params: { id: right.id } });
  expect(history.map(({ action }) => action)).toEqual([
    "kyc.approved",
    "kyc.judged",
    "kyc.submitted-again",
    "kyc.changed",
    "kyc.rejected",
    "kyc.judged",
    "kyc.judged",
    "kyc.submitted",
  ]);
  const { payload: shop } = await manager.call(retailer.history, { params: { id } });
  expect(shop.map(({ action }) => action)).toEqual(expect.arrayContaining(["retailer.accepted", "retailer.sent-back"]));
});

it("what was rejected is judged again also where nothing of it was changed", async () => {
  const id = await takenOn();
  const manager = await managerOf(id);
  const { payload: waiting } = await papersOf(manager, id);
  await reject(manager, await judge(manager, waiting, "IDENTITY", "The face cannot be seen"));
  const { payload: row } = await pageOf(agent, id);
  await agent.call(retailer.submit, { params: { id }, version: row.version });
  expect(verdicts((await papersOf(manager, id)).payload)).toEqual([
    ["SHOP", "PENDING"],
    ["IDENTITY", "PENDING"],
  ]);
});

it("a shop that orders already goes on when papers of it are rejected, and who verifies hands them in again", async () => {
  const id = await takenOn();
  const manager = await managerOf(id);
  const { payload: waiting } = await papersOf(manager, id);
  const right = await judge(manager, await judge(manager, waiting, "SHOP"), "IDENTITY");
  await manager.call(kyc.approve, { params: { id: right.id }, version: right.version, body: {} });
  const { payload: was } = await admin.call(retailer.get, { params: { id } });
  await admin.call(retailer.update, {
    params: { id },
    version: was.version,
    body: {
      ...(valuesOf(retailerForm, was) as RetailerValues), // what it was read as
      addressLine3: "Hadapsar",
      shopImage: await uploadPicture(admin),
    },
  });
  const { payload: changed } = await papersOf(manager, id);
  expect([changed.state, verdicts(changed)]).toEqual([
    "RESUBMITTED",
    [
      ["SHOP", "PENDING"],
      ["IDENTITY", "APPROVED"],
    ],
  ]);
  const { payload: rejected } = await reject(manager, changed);
  expect((await pageOf(manager, id)).payload).toMatchObject({ state: "ACTIVE", kyc: "REJECTED" });
  expect((await papersOf(agent, id)).status).toBe(404);
  const again = await manager.call(kyc.resubmit, { params: { id: rejected.id }, version: rejected.version });
  expect(again.payload.state).toBe("RESUBMITTED");
});
