import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { geocodeEndpoints } from "@o2r/api/contract/parties";
import { startService } from "../../http/server/start.ts";
import { makeClient, type Client } from "../../test/client.ts";
import { areas } from "../index.ts";
import { startDemoService, type DemoService } from "../test/demo-service.ts";
import { say, startGeocodingProvider, type GeocodingProvider } from "../test/geocoding-provider.ts";

const station = { lat: "18.5089124", lon: "73.92601234567", display_name: "Station Road, Hadapsar, Pune" };
const found = { latitude: 18.5089124, longitude: 73.9260123, place: "Station Road, Hadapsar, Pune" };
const refusal =
  "The geocoding service cannot be reached at the moment: please try again, or type latitude and longitude by hand";

let provider: GeocodingProvider;
let service: DemoService;
let agent: Client;
let count = 0;
/** An address that nobody has asked for yet. */
const fresh = () => `${(count += 1)} Hidden Lane, Hadapsar`;
const ask = (address: string, as = agent) => as.call(geocodeEndpoints.find, { query: { address } });

beforeAll(async () => {
  provider = await startGeocodingProvider();
  service = await startDemoService({ O2R_GEOCODER_URL: `${provider.url}/v1/?key=k-42`, O2R_LIMIT_FACTOR: "100" });
  agent = await service.signIn("onboarding_agent");
});
afterAll(async () => {
  await service.stop();
  await provider.stop();
});
beforeEach(() => provider.answer(say([station])));

describe("S7.63 asked where an address lies, the service", () => {
  it("asks the configured provider as Nominatim wants it, and answers degrees", async () => {
    const address = "12 Station Road & Co, Hadapsar, पुणे 411028";
    const { status, payload } = await ask(address);
    expect([status, payload]).toEqual([200, found]);
    const [question] = provider.asked.slice(-1);
    expect(question?.pathname).toBe("/v1/search");
    expect(Object.fromEntries(question?.searchParams ?? [])).toEqual({
      key: "k-42",
      q: address,
      format: "jsonv2",
      limit: "1",
      countrycodes: "in",
    });
    expect(provider.headers()).toMatchObject({ "user-agent": expect.stringMatching(/^o2r-oms\/\d/) });
    expect(provider.headers()).not.toHaveProperty("authorization");
  });

  it("answers nothing for a place that the provider does not know", async () => {
    provider.answer(say([]));
    expect(await ask(fresh())).toMatchObject({ status: 200, payload: null });
  });

  it("asks nobody for somebody who has been blocked", async () => {
    const manager = await service.signIn("onboarding_manager");
    expect((await ask(fresh(), manager)).status).toBe(200);
    const before = provider.asked.length;
    const blocked = service.db.updateTable("app_user").where("username", "=", "onboarding_manager");
    await blocked.set({ state: "BLOCKED", blocked_at: new Date() }).execute();
    expect((await ask(fresh(), manager)).status).toBe(401);
    await blocked.set({ state: "ACTIVE", blocked_at: null }).execute();
    expect(provider.asked.length).toBe(before);
  });

  it("asks once for the same address, however it is spaced and written, also where two ask at once", async () => {
    const address = fresh();
    const before = provider.asked.length;
    const all = await Promise.all([ask(address), ask(` ${address.toUpperCase().replace(" ", "   ")} `)]);
    expect([...all, await ask(address)].map(({ payload }) => payload)).toEqual([found, found, found]);
    expect(provider.asked.length - before).toBe(1);
  });

  it.each([
    ["answers 500", say({ error: "down" }, 500), "answers with status 500"],
    ["refuses more questions", say({ error: "slow down" }, 429), "answers with status 429"],
    ["answers HTML", (response) => response.end("<html>Hidden Lane</html>"), "answers with something other than JSON"],
    ["answers no list", say({ lat: "1", lon: "2" }), "answers with something other than a list of places"],
    ["names no coordinates", say([{ display_name: "Hidden Lane" }]), "names a place without where it lies"],
    ["names wrong ones", say([{ ...station, lat: "91" }]), "names a place without where it lies"],
    ["answers at length", say([{ ...station, more: "x".repeat(70_000) }]), "answers with more than 65536 bytes"],
    ["cuts the line", (response) => response.destroy(), "cannot be reached: UND_ERR_SOCKET"],
  ] satisfies [string, Parameters<GeocodingProvider["answer"]>[0], string][])(
    "says that the provider cannot be reached when it %s, and asks again the next time",
    async (_, answer, reason) => {
      const address = fresh();
      const logged = service.logged.length;
      provider.answer(answer);
      const { status, code, errorMessage, headers } = await ask(address);
      expect([status, code, errorMessage]).toEqual([503, "server.unavailable", refusal]);
      expect(headers.get("retry-after")).toBe("5");
      expect(service.logged.slice(logged).join("\n")).toContain(`The geocoding service ${reason}`);
      provider.answer(say([station]));
      expect(await ask(address)).toMatchObject({ status: 200, payload: found });
    },
  );

  it("waits for no answer longer than 4 s, also for one that drips", async () => {
    const answers: ((response: ServerResponse) => void)[] = [
      () => undefined,
      (response) => {
        response.writeHead(200, { "content-type": "application/json" }).write("[");
        const drip = setInterval(() => response.write(" "), 200);
        response.once("close", () => clearInterval(drip));
      },
    ];
    provider.answer((response) => answers.shift()?.(response));
    const logged = service.logged.length;
    const both = await Promise.all([ask(fresh()), ask(fresh())]);
    expect(both.map(({ status, errorMessage }) => [status, errorMessage])).toEqual([
      [503, refusal],
      [503, refusal],
    ]);
    const late = service.logged
      .slice(logged)
      .filter((line) => line.includes("The geocoding service has not answered within 4000 ms"));
    expect(late).toHaveLength(2);
  });

  it("follows the provider nowhere, least of all to hosts that only the service can reach", async () => {
    const before = provider.asked.length;
    provider.answer((response) => response.writeHead(302, { location: `${provider.url}/metadata` }).end());
    expect(await ask(fresh())).toMatchObject({ status: 503, errorMessage: refusal });
    expect(provider.asked.slice(before).map(({ pathname }) => pathname)).toEqual(["/v1/search"]);
  });

  it("asks four questions at once at most, and sends whoever asks another away for a second", async () => {
    const waiting: (() => void)[] = [];
    provider.answer((response) => void waiting.push(() => say([station])(response)));
    const four = Array.from({ length: 4 }, () => ask(fresh()));
    await expect.poll(() => waiting.length).toBe(4);
    const fifth = await ask(fresh());
    expect([fifth.status, fifth.headers.get("retry-after")]).toEqual([503, "1"]);
    for (const go of waiting) go();
    expect((await Promise.all(four)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it("refuses an address that is none before it asks anybody", async () => {
    const before = provider.asked.length;
    for (const address of ["", "Pune", "x".repeat(401)]) expect((await ask(address)).status).toBe(400);
    expect(provider.asked.length).toBe(before);
  });

  it("writes neither an address, nor where it lies, nor the provider's key into its log", async () => {
    await ask(fresh());
    expect(service.logged.filter((line) => /Hidden|Station|hadapsar|18\.50|k-42/i.test(line))).toEqual([]);
  });
});

it("S7.63 says that addresses cannot be looked up where no provider is configured", async () => {
  const { config, log } = service.services;
  const without = await startService({
    config: { ...config, O2R_GEOCODER_URL: undefined },
    log,
    databaseUrl: service.databaseUrl,
    areas,
  });
  try {
    const { status, code, errorMessage } = await ask(fresh(), makeClient(without.url, agent.token));
    expect([status, code]).toEqual([404, "geocoder.absent"]);
    expect(errorMessage).toBe("Addresses cannot be looked up here: type latitude and longitude by hand");
  } finally {
    await without.stop();
  }
});
