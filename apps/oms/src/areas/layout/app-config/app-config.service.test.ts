import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import type { BodyOf } from "@o2r/api/contract";
import { appConfigEndpoints as config, appConfigLife, pageEndpoints as page } from "@o2r/api/contract/layout";
import { walkLifecycle } from "../../../trade/lifecycle/test/walk-lifecycle.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";

type Values = BodyOf<typeof config.create>;

const service: DemoService = await startDemoService({ O2R_LIMIT_FACTOR: "1000" });
const [superAdmin, maker, admin] = await Promise.all([
  service.signIn("super_admin"),
  service.signIn("super_super_admin"),
  service.signIn("admin"),
]);
afterAll(() => service.stop());
// What the demo is told stands in the way of defaults of a test's own.
await sql`truncate app_config cascade`.execute(service.db);

let count = 0;
/** A page that is published: what its rails are does not matter here. */
const published = async (values: Partial<BodyOf<typeof page.create>> = {}) => {
  const { payload } = await superAdmin.call(page.create, {
    body: { name: `Home ${++count}`, app: "O2R", deviceType: "MOBILE", pageType: "STATIC", active: true, ...values },
  });
  await sql`with version as (
      insert into page_version (page_id, n, body, sha256) values (${payload.id}, 1, '{"places":[],"rails":[]}', '')
    )
    update layout_page set live_version = 1, state = 'PUBLISHED' where id = ${payload.id}`.execute(service.db);
  return payload.id;
};
const home = await published();

const good = (values: Partial<Values> = {}): Values => ({
  name: `Build ${++count}`,
  deviceType: "MOBILE",
  os: "ANDROID",
  isDefault: "false",
  buildNumber: count,
  HOME: home,
  referralDuration: 30,
  ...values,
});
const create = (values: Partial<Values> = {}, as = superAdmin) => as.call(config.create, { body: good(values) });
const made = async (values: Partial<Values> = {}) => {
  const { payload, errors } = await create(values, maker);
  expect(errors).toEqual([]);
  return payload;
};
const row = async (id: string) => (await superAdmin.call(config.page, { params: { id } })).payload;
const publish = async (id: string, note?: string) =>
  superAdmin.call(config.publish, {
    params: { id },
    version: (await row(id)).version,
    body: { ...(note !== undefined && { note }) },
  });
/** What a call leaves out stands as undefined, which no form sends. */
const said = async (values: object) =>
  (await create(values)).errors.map(({ field, message }) => `${field}: ${message}`);

describe("an app configuration", () => {
  it("S3.50 S3.53 S3.54 S3.55 S3.56 S3.57 S3.58 is kept with every field, and begins as specified", async () => {
    const { id, ...payload } = await made();
    expect(payload).toMatchObject({
      app: "O2R",
      underMaintenance: false,
      forceUpdate: "false",
      flexibleUpdate: "false",
      attendanceControl: "true",
      onboardingRetailerControl: "true",
      state: "DRAFT",
      liveVersion: null,
    });
    const whole = {
      color: "#1A73E8",
      fontType: "Inter",
      themeName: "Diwali",
      IntroScreen: "welcome",
      deviceUrl: "https://example.com/app",
      CONTENT_PAGE: home,
      CHECKOUT_PAGE: home,
      forceUpdate: "true",
      flexibleUpdate: "true",
      attendanceControl: "false",
      onboardingRetailerControl: "false",
      underMaintenance: true,
      message: "Back at six",
      param: "18:00",
    } as const;
    await superAdmin.call(config.update, { params: { id }, version: payload.version, body: good(whole) });
    expect((await superAdmin.call(config.get, { params: { id } })).payload).toMatchObject(whole);
  });

  it("S5.166 S5.167 S5.168 S5.169 S5.170 is refused with the messages of the specification", async () => {
    expect(await said({ isDefault: undefined, HOME: undefined, referralDuration: undefined })).toEqual([
      "isDefault: Default type is required",
      "HOME: Please select home page",
      "referralDuration: Please enter referral duration!",
    ]);
    expect(await said({ underMaintenance: true })).toEqual([
      "message: Maintenance text is required",
      "param: Param is required",
    ]);
  });

  it("S4.52 S4.53 S4.55 has an OS and a build on phones only, and no referral for field sales", async () => {
    const web = await published({ deviceType: "WEB" });
    const onWeb = await made({ deviceType: "WEB", HOME: web });
    expect(onWeb).toMatchObject({ os: null, buildNumber: null });
    const fsa = await published({ app: "FSA" });
    expect(await made({ app: "FSA", HOME: fsa })).toMatchObject({ referralDuration: null });
    expect(await said({ os: undefined })).toEqual(["os: Field is required"]);
  });

  it("opens pages of its own app and device only", async () => {
    const [fsa, ios] = [await published({ app: "FSA" }), await published({ os: "IOS" })];
    expect(await said({ HOME: fsa, CONTENT_PAGE: ios })).toEqual([
      "HOME: This page is made for another app or device",
      "CONTENT_PAGE: This page is made for another app or device",
    ]);
  });

  it("is the only default of its app, device type and OS, also of two that are saved at once", async () => {
    const both = await Promise.all([create({ isDefault: "true" }), create({ isDefault: "true" })]);
    expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
    const words = "isDefault: Another configuration is the default of this app, device type and OS";
    expect(both.flatMap(({ errors }) => errors.map(({ field, message }) => `${field}: ${message}`))).toEqual([words]);
    expect((await create({ isDefault: "true", os: "IOS" })).status).toBe(200);
    expect(await said({ isDefault: "true", buildNumber: undefined })).toEqual([words]);
  });

  it("is named by the page that it begins with, as it is typed and as apps are told it", async () => {
    const [first, second] = [await published(), await published()];
    const pageOf = async (id: string) => (await superAdmin.call(page.get, { params: { id } })).payload;
    expect(await pageOf(first)).toMatchObject({ configs: 0, usedIn: null });
    const { id } = await made({ name: "Z of the page", HOME: first });
    await made({ name: "A of the page", HOME: first });
    expect(await pageOf(first)).toMatchObject({ configs: 2, usedIn: "A of the page" });
    await publish(id);
    const body = good({ name: "Z of the page", HOME: second, buildNumber: (await row(id)).buildNumber ?? 0 });
    await superAdmin.call(config.update, { params: { id }, version: (await row(id)).version, body });
    // What is changed is told when it is published.
    expect((await pageOf(first)).configs).toBe(2);
    expect(await pageOf(second)).toMatchObject({ configs: 1, usedIn: "Z of the page" });
    await publish(id);
    expect((await pageOf(first)).configs).toBe(1);
    const { payload } = await superAdmin.call(page.list, {
      query: { q: "", sort: "-configs", size: 10, cursor: null },
    });
    expect(payload.content[0]?.configs).toBeGreaterThan(0);
  });

  it("is shown and changed by super admins only", async () => {
    expect((await admin.call(config.create, { body: good() })).status).toBe(403);
  });
});

describe("what is published of it", () => {
  it("waits for its home page to be published", async () => {
    const { payload } = await superAdmin.call(page.create, {
      body: { name: "Not yet", app: "O2R", deviceType: "MOBILE", pageType: "STATIC", active: true },
    });
    const { id } = await made({ HOME: payload.id });
    const { status, errorMessage } = await publish(id);
    expect([status, errorMessage]).toEqual([409, "Its home page is not published yet"]);
  });

  it("is a version each time, with what it told; a change waits until it is published, too", async () => {
    const { id } = await made({ themeName: "Holi" });
    expect((await publish(id, "For Holi")).payload).toMatchObject({ state: "PUBLISHED", liveVersion: 1 });
    const before = await superAdmin.call(config.get, { params: { id } });
    const { payload } = await superAdmin.call(config.update, {
      params: { id },
      version: before.payload.version,
      body: good({ themeName: "Diwali" }),
    });
    expect(payload).toMatchObject({ state: "CHANGED", liveVersion: 1, themeName: "Diwali" });
    expect((await publish(id)).payload).toMatchObject({ state: "PUBLISHED", liveVersion: 2 });
    const versions = (await superAdmin.call(config.versions, { params: { id } })).payload;
    expect(versions.map(({ n, live, note }) => [n, live, note])).toEqual([
      [2, true, null],
      [1, false, "For Holi"],
    ]);
    expect(versions[1]?.told).toContainEqual({ field: "themeName", value: "Holi" });
    expect(versions[1]?.told).toContainEqual({ field: "HOME", value: expect.stringMatching(/^Home/) });
  });

  it("is not changed by maintenance, which holds at once", async () => {
    const { id } = await made();
    await publish(id);
    const { version, state } = await row(id);
    expect(state).toBe("PUBLISHED");
    const body = { message: "Back at six", param: "18:00" };
    const on = await superAdmin.call(config.startMaintenance, { params: { id }, version, body });
    expect(on.payload).toMatchObject({ underMaintenance: true, ...body, state: "PUBLISHED", liveVersion: 1 });
    const again = await superAdmin.call(config.startMaintenance, { params: { id }, version: on.payload.version, body });
    expect([again.status, again.errorMessage]).toEqual([409, "It is under maintenance already"]);
    const off = await superAdmin.call(config.endMaintenance, { params: { id }, version: on.payload.version });
    expect(off.payload).toMatchObject({ underMaintenance: false, state: "PUBLISHED" });
    const empty = await superAdmin.call(config.startMaintenance, {
      params: { id },
      version: off.payload.version,
      body: { message: "", param: "" },
    });
    expect(empty.errors.map(({ message }) => message)).toEqual(["Maintenance text is required", "Param is required"]);
  });

  it("comes back as it was, as a new version, and the draft with it", async () => {
    const { id } = await made({ color: "#111111" });
    await publish(id);
    const before = await superAdmin.call(config.get, { params: { id } });
    const body = good({ color: "#222222" });
    await superAdmin.call(config.update, { params: { id }, version: before.payload.version, body });
    await publish(id);
    const back = await superAdmin.call(config.rollBack, {
      params: { id },
      version: (await row(id)).version,
      body: { to: 1 },
    });
    expect(back.payload).toMatchObject({ state: "ROLLED_BACK", liveVersion: 3 });
    expect((await superAdmin.call(config.get, { params: { id } })).payload.color).toBe("#111111");
    const [newest] = (await superAdmin.call(config.versions, { params: { id } })).payload;
    expect(newest).toMatchObject({ n: 3, restoredFrom: 1, live: true });
    const missing = await superAdmin.call(config.rollBack, {
      params: { id },
      version: back.payload.version,
      body: { to: 9 },
    });
    expect(missing.errors).toEqual([{ field: "to", message: "There is no such version" }]);
    const same = await superAdmin.call(config.rollBack, {
      params: { id },
      version: back.payload.version,
      body: { to: 3 },
    });
    expect([same.status, same.errorMessage]).toEqual([409, "This version is what the apps are told"]);
    // What is changed of it waits, and is published like any other change.
    const { version } = back.payload;
    const changed = await superAdmin.call(config.update, { params: { id }, version, body });
    expect(changed.payload).toMatchObject({ state: "CHANGED", liveVersion: 3 });
    expect((await publish(id)).payload).toMatchObject({ state: "PUBLISHED", liveVersion: 4 });
  });

  it("gives way to another default only once that is published as no default any more", async () => {
    await sql`truncate app_config cascade`.execute(service.db);
    const [first, second] = [await made({ isDefault: "true" }), await made()];
    await publish(first.id);
    const edit = async (id: string, values: Partial<Values>) =>
      superAdmin.call(config.update, { params: { id }, version: (await row(id)).version, body: good(values) });
    await edit(first.id, { isDefault: "false" });
    await edit(second.id, { isDefault: "true" });
    expect((await publish(second.id)).errors).toEqual([
      {
        field: "isDefault",
        message: "The apps are told another default of this app, device type and OS: publish that one's change first",
      },
    ]);
    await publish(first.id);
    expect((await publish(second.id)).status).toBe(200);
  });
});

describe("its life", () => {
  walkLifecycle({
    life: appConfigLife,
    people: { SUPER_ADMIN: superAdmin, SUPER_SUPER_ADMIN: maker, ADMIN: admin },
    read: row,
    make: async (state) => {
      const { id } = await made();
      if (state !== "DRAFT") {
        await publish(id);
        await publish(id);
        const { version } = await row(id);
        if (state === "WITHDRAWN") await superAdmin.call(config.withdraw, { params: { id }, version });
        // With something to go back to.
        else
          await sql`with older as (
              insert into app_config_version (config_id, n, app, device_type, is_default, body, live)
              select config_id, 7, app, device_type, false, body, false from app_config_version where config_id = ${id}
            ) update app_config set state = ${state} where id = ${id}`.execute(service.db);
      }
      return row(id);
    },
    bodies: { publish: () => ({}), rollBack: () => ({ to: 7 }) },
  });
});
