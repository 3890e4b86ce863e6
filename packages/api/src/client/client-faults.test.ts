import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { productEndpoints } from "../contract/areas/catalogue/index.ts";
import { documentEndpoints } from "../contract/areas/document/index.ts";
import { userEndpoints } from "../contract/areas/session/index.ts";
import { createClient } from "./client.ts";
import type { Client } from "./client.types.ts";
import { memoryStore, type SessionStore } from "./session-store.ts";
import { reply, startServer, type Seen, type TestServer } from "../test/start-server.ts";

let server: TestServer;
let store: SessionStore;
let client: Client;
let toasts: string[];
let sentToLogin: number;

beforeEach(async () => {
  server = await startServer();
  store = memoryStore();
  store.write({ access: "access-1", refresh: "refresh-1", role: "ADMIN" });
  toasts = [];
  sentToLogin = 0;
  client = createClient({
    baseUrl: () => server.url,
    store,
    notify: (message) => toasts.push(message),
    onUnauthorized: () => {
      sentToLogin += 1;
    },
  });
});
afterEach(() => server.close());

type Response = Parameters<typeof reply>[0];

const current = () => client.call(userEndpoints.current, {});
const isRefresh = ({ url }: Seen) => url.startsWith("/oms/client/refresh/token");
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const refused = (response: Response) =>
  reply(response, 401, { errorMessage: "Expired", code: "session.expired", errors: [] });
const renewed = (response: Response) =>
  reply(response, 200, { payload: { access_token: "access-2", refresh_token: "refresh-2" } });

describe("a lost session", () => {
  it("S8.02 is said once and leads to /login once, however many calls find out", async () => {
    server.answer = (_, response) => refused(response);
    const results = await Promise.all(Array.from({ length: 20 }, current));
    expect(results.every(({ error }) => error?.message === "You are unauthorized")).toBe(true);
    expect(toasts).toEqual(["You are unauthorized"]);
    expect(sentToLogin).toBe(1);
  });

  it("is said again after the next signing in", async () => {
    server.answer = (_, response) => refused(response);
    await current();
    store.write({ access: "access-3", refresh: "refresh-3", role: "ADMIN" });
    await current();
    expect(sentToLogin).toBe(2);
  });

  it("does not come back when its refresh is answered after signing out", async () => {
    server.answer = (seen, response) => {
      if (!isRefresh(seen)) return refused(response);
      store.clear();
      return renewed(response);
    };
    await current();
    expect(store.access()).toBeUndefined();
    expect(store.refresh()).toBeUndefined();
  });

  it.each([
    ["a proxy without a service behind it", 502, "<html>Bad gateway</html>"],
    ["a service that is starting", 503, { errorMessage: "Please wait", code: "server.unavailable", errors: [] }],
    ["a page that is not the service's", 200, "<html>Sign in to the Wi-Fi</html>"],
  ])("is not assumed when %s answers the refresh", async (_, status, body) => {
    server.answer = (seen, response) => (isRefresh(seen) ? reply(response, status, body) : refused(response));
    expect((await current()).error?.status).not.toBe(401);
    expect(store.refresh()).toBe("refresh-1");
    expect(sentToLogin).toBe(0);
  });

  it("survives a refresh whose answer is lost on the way: it is asked for again", async () => {
    let asked = 0;
    server.answer = (seen, response) => {
      if (seen.headers.authorization === "Bearer access-2") return reply(response, 200, { payload: {} });
      if (!isRefresh(seen)) return refused(response);
      asked += 1;
      if (asked > 1) return renewed(response);
      response.destroy();
      return undefined;
    };
    expect(await current()).toEqual({ payload: {} });
    expect(toasts).toEqual([]);
  });

  it("is no matter where another tab has renewed it already", async () => {
    server.answer = ({ headers }, response) => {
      if (headers.authorization === "Bearer access-2") return reply(response, 200, { payload: {} });
      store.write({ access: "access-2", refresh: "refresh-2" });
      return refused(response);
    };
    expect(await current()).toEqual({ payload: {} });
    expect(server.seen.filter(isRefresh)).toHaveLength(0);
  });
});

describe("a change whose answer was lost", () => {
  const change = (active: boolean) =>
    client.call(
      productEndpoints.setActive,
      { params: { id: "0193a1b2-0000-7000-8000-000000000001" }, body: { active } },
      { version: 1 },
    );
  const product = { images: [], skuKit: [], kitProducts: [], partsOff: [] };
  const keys = () => server.seen.map(({ headers }) => headers["idempotency-key"]);

  it("carries the same key when it is made again, so that it cannot act twice", async () => {
    server.answer = (_, response) => {
      response.destroy();
    };
    await change(true);
    server.answer = (_, response) => reply(response, 200, { payload: product });
    await change(true);
    await change(true);
    const [lost, repeated, next] = keys();
    expect(repeated).toBe(lost);
    expect(next).not.toBe(lost);
  });

  it("carries another key when something else is to be done, or when it was refused", async () => {
    server.answer = (_, response) => {
      response.destroy();
    };
    await change(true);
    server.answer = (_, response) => reply(response, 409, { errorMessage: "No", code: "row.conflict", errors: [] });
    await change(false);
    await change(false);
    expect(new Set(keys()).size).toBe(3);
  });
});

describe("uploads", () => {
  const upload = (name: string) => client.call(documentEndpoints.upload, { body: new File([name], name) });

  it("S7.28 S7.29 of several files at once go one after another, each in a part named file", async () => {
    let open = 0;
    let most = 0;
    server.answer = async (_, response) => {
      open += 1;
      most = Math.max(most, open);
      await pause(10);
      open -= 1;
      reply(response, 200, { payload: { id: "1", url: "/1", contentType: "image/png" } });
    };
    const results = await Promise.all(["a.png", "b.png", "c.png"].map(upload));
    expect(results.every(({ error }) => error === undefined)).toBe(true);
    expect(most).toBe(1);
    expect(server.seen.map(({ body }) => /name="file"; filename="(\w\.png)"/.exec(body)?.[1])).toEqual([
      "a.png",
      "b.png",
      "c.png",
    ]);
    expect(server.seen[0]?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  });

  it("go on after one that failed", async () => {
    server.answer = (_, response) =>
      reply(response, 415, { errorMessage: "Not an image", code: "file.refused", errors: [] });
    const results = await Promise.all([upload("a.png"), upload("b.png")]);
    expect(results.map(({ error }) => error?.code)).toEqual(["file.refused", "file.refused"]);
  });

  it("carry the same key when the same file is sent again after a lost reply, and another for another file", async () => {
    const send = (file: File) => client.call(documentEndpoints.upload, { body: file });
    const [one, other] = [new File(["x"], "a.png"), new File(["x"], "a.png")];
    server.answer = (_, response) => void response.destroy();
    await send(one);
    server.answer = (_, response) =>
      reply(response, 200, { payload: { id: "1", url: "/1", contentType: "image/png" } });
    await send(one);
    await send(other);
    await send(one);
    const keys = server.seen.map(({ headers }) => headers["idempotency-key"]);
    expect(keys[1]).toBe(keys[0]);
    expect(new Set(keys).size).toBe(3);
  });

  it("renew a token that is about to expire before they start, since their 401 would not", async () => {
    const claims = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + 5 }));
    store.write({ access: `e30.${claims}.x`, refresh: "refresh-1" });
    server.answer = (seen, response) =>
      isRefresh(seen) ? renewed(response) : reply(response, 200, { payload: { id: "1", url: "/1", contentType: "x" } });
    await upload("a.png");
    expect(server.seen.map(isRefresh)).toEqual([true, false]);
    expect(server.seen[1]?.headers.authorization).toBe("Bearer access-2");
  });
});
