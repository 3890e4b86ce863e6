import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { BodyOf } from "@o2r/api/contract";
import { pageEndpoints as page } from "@o2r/api/contract/layout";
import type { Client } from "../../../test/client.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";

type Values = BodyOf<typeof page.create>;

let service: DemoService;
let superAdmin: Client;

beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  superAdmin = await service.signIn("super_admin");
});
afterAll(() => service.stop());

const create = (values: Partial<Values>) =>
  superAdmin.call(page.create, {
    body: { name: "Offers", app: "O2R", deviceType: "MOBILE", pageType: "STATIC", active: true, ...values },
  });
const said = async (values: object) => {
  const { status, errors } = await create(values);
  return [status, ...errors.map(({ field, message }) => `${field}: ${message}`)];
};

describe("S3.42 S7.58 pages of the apps", () => {
  it("S5.205 S5.163 S5.164 S5.165 need a name, an app and a device", async () => {
    expect(await said({ name: "" })).toEqual([422, "name: Name is required!"]);
    expect(await said({ app: undefined })).toEqual([422, "app: This field is required"]);
    expect(await said({ deviceType: undefined })).toEqual([422, "deviceType: This field is required"]);
  });

  it("S4.54 have a system on phones only", async () => {
    const { status, payload } = await create({ name: "On the web", deviceType: "WEB", os: "IOS" });
    expect([status, payload.os]).toEqual([200, null]);
    expect((await create({ name: "On iPhones", os: "IOS" })).payload.os).toBe("IOS");
  });

  it("are active as they were made, and drafts", async () => {
    expect((await create({ name: "Fresh" })).payload).toMatchObject({
      active: true,
      state: "DRAFT",
      liveVersion: null,
    });
    expect((await create({ name: "Waiting", active: false })).payload.active).toBe(false);
  });

  it("have one name for an app, device and system", async () => {
    await create({ name: "Twice" });
    expect(await said({ name: "twice" })).toEqual([
      409,
      "name: A page of this name exists already for this app and device",
    ]);
    expect(await said({ name: "Twice", app: "FSA" })).toEqual([200]);
  });

  it("are found by name, with what they are for, unless they are switched off", async () => {
    const { payload } = await create({ name: "Diwali bazaar", os: "ANDROID" });
    const find = async () =>
      (await superAdmin.call(page.lookup, { query: { query: "diwali", size: 10 } })).payload.content;
    expect(await find()).toEqual([
      { id: payload.id, name: "Diwali bazaar", app: "O2R", deviceType: "MOBILE", os: "ANDROID" },
    ]);
    const { id, version } = payload;
    await superAdmin.call(page.setActive, { params: { id }, version, body: { active: false } });
    expect(await find()).toEqual([]);
  });

  it("never open what is no path, address or link of ours", async () => {
    const refusal = [422, "saveUrl: Use a path such as /offers, or an address that begins with https://"];
    for (const saveUrl of ["data:text/html,hello", "//evil.example", "http://shop.example", "/\\evil.example"])
      expect(await said({ name: "Links", saveUrl })).toEqual(refusal);
    expect(await said({ name: "Links", saveUrl: "/thanks", saveNextUrl: "o2r://orders" })).toEqual([200]);
  });
});
