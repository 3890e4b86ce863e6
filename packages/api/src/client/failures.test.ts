import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { userEndpoints } from "../contract/areas/session/index.ts";
import { reply, startServer, type TestServer } from "../test/start-server.ts";
import type { ApiError } from "./api-error.ts";
import { createClient } from "./client.ts";
import type { Client } from "./client.types.ts";
import { memoryStore } from "./session-store.ts";

let server: TestServer;
let client: Client;
let toasts: string[];

beforeEach(async () => {
  server = await startServer();
  const store = memoryStore();
  store.write({ access: "access-1", refresh: "refresh-1", role: "ADMIN" });
  toasts = [];
  client = createClient({
    baseUrl: () => server.url,
    store,
    notify: (message) => toasts.push(message),
    onUnauthorized: () => {},
  });
});
afterEach(() => server.close());

const current = () => client.call(userEndpoints.current, {});

describe("a failure", () => {
  const failing: readonly (readonly [string, number, string | object, Partial<ApiError>])[] = [
    [
      "a refusal",
      409,
      { errorMessage: "SKU exists", code: "row.conflict", errors: [{ field: "sku", message: "SKU exists" }] },
      { code: "row.conflict", message: "SKU exists", errors: [{ field: "sku", message: "SKU exists" }] },
    ],
    [
      "a stale version",
      412,
      { errorMessage: "Changed", code: "row.stale", errors: [], current: { row: 1 } },
      { code: "row.stale", current: { row: 1 } },
    ],
    ["no access", 403, {}, { message: "You do not have access to this." }],
    [
      "a crash",
      500,
      { errorMessage: "", code: 5, errors: "x" },
      { code: "server.failed", message: "The service failed. Nothing was lost; try again.", errors: [] },
    ],
    [
      "HTML from a proxy",
      502,
      "<html>Bad gateway</html>",
      { status: 502, message: "The service failed. Nothing was lost; try again." },
    ],
    ["HTML that claims success", 200, "<html>Sign in to the Wi-Fi</html>", { code: "client.malformed" }],
    ["JSON without an envelope", 200, [1], { code: "client.malformed" }],
  ];

  it.each(failing)(
    "S7.07 S7.08 S8.01 by %s is an error with words for a person, and a toast",
    async (_, status, body, expected) => {
      server.answer = (__, response) => reply(response, status, body);
      const { error } = await current();
      expect(error).toMatchObject(expected);
      expect(toasts).toEqual([error?.message]);
    },
  );

  it("says how long to wait when the service does", async () => {
    server.answer = (_, response) => reply(response, 429, { errorMessage: "Slow down" }, { "retry-after": "30" });
    expect((await current()).error).toMatchObject({ status: 429, retryAfter: 30 });
  });

  it("by an answer cut in its middle, or none at all, is a network error", async () => {
    server.answer = (_, response) => {
      response.writeHead(200, { "content-length": "1000" });
      response.write('{"payload":');
      setTimeout(() => response.destroy(), 5);
    };
    expect((await current()).error?.code).toBe("client.network");
    await server.close();
    expect((await current()).error?.code).toBe("client.network");
  });

  it("by waiting too long is a time-out", async () => {
    server.answer = () => undefined;
    expect((await client.call(userEndpoints.current, {}, { timeout: 30 })).error?.code).toBe("client.timeout");
  });

  it("by the caller's own abort makes no toast", async () => {
    server.answer = () => undefined;
    const abort = new AbortController();
    const call = client.call(userEndpoints.current, {}, { signal: abort.signal });
    abort.abort();
    expect((await call).error?.code).toBe("client.aborted");
    expect(toasts).toEqual([]);
  });

  it("is left to the caller who shows it at its place", async () => {
    server.answer = (_, response) =>
      reply(response, 422, { errorMessage: "1 field", code: "form.invalid", errors: [] });
    await client.call(userEndpoints.current, {}, { quiet: ({ status }) => status === 422 });
    expect(toasts).toEqual([]);
  });
});
