import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sessionEndpoints, userEndpoints } from "@o2r/api/contract/session";
import { demoPassword } from "../../demo/parties/make-users.ts";
import { sweep } from "../../jobs/sweep.ts";
import { startDemoService, type DemoService } from "../test/demo-service.ts";

let service: DemoService;

beforeAll(async () => {
  service = await startDemoService({ O2R_PROXY_HOPS: "1" });
});
afterAll(() => service.stop());

/** A sign-in from that address. */
const loginFrom = async (address: string, username: string, password = demoPassword) => {
  const { status, headers } = await service.client(null).raw(sessionEndpoints.login.path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify({ username, password }),
  });
  return { status, wait: Number(headers.get("retry-after") ?? 0) };
};

describe("a stranger who guesses a password", () => {
  it("is stopped after ten tries, and shuts out nobody at another address", async () => {
    const statuses = [];
    for (let i = 0; i < 12; i += 1) statuses.push((await loginFrom("203.0.113.1", "fsa", `guess ${i}`)).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect((await loginFrom("203.0.113.1", "fsa")).status).toBe(429);
    expect((await loginFrom("198.51.100.2", "fsa")).status).toBe(200);
  });

  it("has sixty tries from any number of addresses, and even then the person gets in where they have signed in before", async () => {
    expect((await loginFrom("198.51.100.2", "admin")).status).toBe(200);
    // An address stays known when the limits themselves are long forgotten.
    await sweep(service.db, new Date(Date.now() + 25 * 3_600_000));
    const outcomes = [];
    for (let host = 1; host <= 9; host += 1) {
      const guesses = Array.from({ length: 10 }, () => loginFrom(`192.0.2.${host}`, "admin", "a guess"));
      outcomes.push(...(await Promise.all(guesses)));
    }
    const tried = outcomes.filter(({ status }) => status === 401).length;
    // Two are refilled in each minute that the machine may take.
    expect(tried).toBeGreaterThanOrEqual(60);
    expect(tried).toBeLessThan(65);
    const late = await loginFrom("192.0.2.77", "admin");
    expect(late.status).toBe(429);
    expect(late.wait).toBeLessThanOrEqual(30);
    expect((await loginFrom("198.51.100.2", "admin")).status).toBe(200);
  });

  it("has sixty tries from one address, whatever accounts they are on", async () => {
    const names = Array.from({ length: 70 }, (_, index) => `nobody_${index % 10}`);
    const outcomes = await Promise.all(names.map((name) => loginFrom("203.0.113.9", name, "a guess")));
    expect(outcomes.filter(({ status }) => status === 401).length).toBeLessThan(70);
    expect(outcomes.some(({ status }) => status === 429)).toBe(true);
  });

  it("who has got hold of a session tries its password ten times, and does not keep the person from changing it", async () => {
    const { token } = await service.signIn("hub_manager");
    const change = async (address: string, currentPassword: string) => {
      const { method, path } = userEndpoints.changePassword;
      const response = await service.client(token).raw(path, {
        method,
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": address,
          "idempotency-key": crypto.randomUUID(),
        },
        body: JSON.stringify({ username: "hub_manager", currentPassword, newPassword: "Another one 2" }),
      });
      return response.status;
    };
    const statuses = [];
    for (let i = 0; i < 11; i += 1) statuses.push(await change("203.0.113.1", `guess ${i}`));
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    expect(await change("198.51.100.2", demoPassword)).toBe(200);
  });
});
