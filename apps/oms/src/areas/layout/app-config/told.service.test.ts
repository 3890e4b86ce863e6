import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { appConfigEndpoints as config, pageEndpoints as page, type ToldConfig } from "@o2r/api/contract/layout";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";

const service: DemoService = await startDemoService({ O2R_LIMIT_FACTOR: "1000" });
const superAdmin = await service.signIn("super_admin");
afterAll(() => service.stop());
await sql`truncate app_config cascade`.execute(service.db);

const { payload: home } = await superAdmin.call(page.create, {
  body: { name: "Home of the test", app: "O2R", deviceType: "MOBILE", pageType: "STATIC", active: true },
});
await sql`with version as (
    insert into page_version (page_id, n, body, sha256) values (${home.id}, 1, '{"places":[],"rails":[]}', '')
  )
  update layout_page set live_version = 1, state = 'PUBLISHED', version = version + 1 where id = ${home.id}`.execute(
  service.db,
);

const make = async (name: string, isDefault: "true" | "false", buildNumber?: number) => {
  const { payload } = await superAdmin.call(config.create, {
    body: {
      name,
      deviceType: "MOBILE",
      os: "ANDROID",
      isDefault,
      ...(buildNumber !== undefined && { buildNumber }),
      HOME: home.id,
      referralDuration: 30,
    },
  });
  await superAdmin.call(config.publish, { params: { id: payload.id }, version: payload.version, body: {} });
  return payload.id;
};
const [byDefault] = [await make("All", "true"), await make("Of 412", "false", 412)];

const ask = (query: string, headers: Record<string, string> = {}) =>
  fetch(`${service.url}/oms/layout/appConfig?app=O2R&deviceType=MOBILE&os=ANDROID${query}`, { headers });
const told = async (query = ""): Promise<ToldConfig> => (await (await ask(query)).json()).payload;
const version = async (id: string) => (await superAdmin.call(config.page, { params: { id } })).payload.version;

describe("what apps are told when they start", () => {
  it("is what is published for their build, else for the nearest below, else for all, without signing in", async () => {
    const names = await Promise.all(["", "&buildNumber=411", "&buildNumber=412", "&buildNumber=1000"].map(told));
    expect(names.map((one) => one.config.name)).toEqual(["All", "All", "Of 412", "Of 412"]);
    expect(names[0]).toMatchObject({
      config: { HOME: home.id, forceUpdate: "false", attendanceControl: "true", underMaintenance: false, version: 1 },
      pages: [{ key: "HOME", id: home.id, name: "Home of the test" }],
    });
  });

  it("is nothing where nothing is published, and asks for what it goes by", async () => {
    const { url } = service;
    expect((await fetch(`${url}/oms/layout/appConfig?app=FSA&deviceType=WEB`)).status).toBe(404);
    expect((await fetch(`${url}/oms/layout/appConfig?app=O2R`)).status).toBe(400);
  });

  it("is said once: 304 while nothing has changed, and after a change that does not concern it", async () => {
    const first = await ask("");
    const etag = first.headers.get("etag") ?? "";
    expect((await ask("", { "if-none-match": etag })).status).toBe(304);
    // A draft of another build is told to nobody.
    await superAdmin.call(config.create, {
      body: {
        name: "Not told",
        deviceType: "MOBILE",
        os: "ANDROID",
        isDefault: "false",
        buildNumber: 9,
        HOME: home.id,
        referralDuration: 1,
      },
    });
    expect((await ask("", { "if-none-match": etag })).status).toBe(304);
  });

  it("S2.119 is maintenance as soon as it is switched on, with its text, and no longer once it is off", async () => {
    const etag = (await ask("")).headers.get("etag") ?? "";
    const params = { id: byDefault };
    await superAdmin.call(config.startMaintenance, {
      params,
      version: await version(byDefault),
      body: { message: "Back at six", param: "06:00" },
    });
    const changed = await ask("", { "if-none-match": etag });
    expect(changed.status).toBe(200);
    expect((await changed.json()).payload).toMatchObject({
      config: { underMaintenance: true, message: "Back at six", param: "06:00" },
      pages: [],
    });
    expect((await told("&buildNumber=412")).config.underMaintenance).toBe(false);
    await superAdmin.call(config.endMaintenance, { params, version: await version(byDefault) });
    expect((await told()).config).toMatchObject({ underMaintenance: false, message: null, param: null });
    expect((await ask("", { "if-none-match": etag })).status).toBe(304);
  });

  it("is another page's name, or none, once the page is renamed or switched off", async () => {
    await sql`update layout_page set name = 'Renamed', version = version + 1 where id = ${home.id}`.execute(service.db);
    expect((await told()).pages[0]?.name).toBe("Renamed");
    await sql`update layout_page set active = false, version = version + 1 where id = ${home.id}`.execute(service.db);
    expect((await told()).pages).toEqual([]);
  });

  it("is nothing any more once it is withdrawn", async () => {
    await superAdmin.call(config.withdraw, { params: { id: byDefault }, version: await version(byDefault) });
    expect((await ask("")).status).toBe(404);
  });
});

it("is asked by one address so often, and by another all the same", async () => {
  const limited = await startDemoService({ O2R_PROXY_HOPS: "1" });
  const askFrom = async (address: string, query: string) => {
    const answer = await fetch(`${limited.url}/oms/layout/appConfig?app=O2R${query}`, {
      headers: { "x-forwarded-for": address },
    });
    await answer.arrayBuffer();
    return answer;
  };
  const whole = "&deviceType=MOBILE&os=ANDROID";
  expect((await askFrom("203.0.113.9", whole)).status).toBe(200);
  let refused = 0;
  // What asks for nothing counts as well, and is answered soonest. Some are refilled meanwhile, more on a slow machine.
  for (let asked = 0; refused === 0 && asked < 20_000; asked += 400) {
    const all = await Promise.all(Array.from({ length: 400 }, () => askFrom("203.0.113.9", "")));
    refused = all.filter(({ status }) => status === 429).length;
  }
  expect(refused).toBeGreaterThan(0);
  expect((await askFrom("198.51.100.4", whole)).status).toBe(200);
  await limited.stop();
}, 60_000);
