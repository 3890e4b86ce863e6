import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { documentEndpoints } from "../contract/areas/document/index.ts";
import { notificationEndpoints } from "../contract/areas/engagement/index.ts";
import { productEndpoints } from "../contract/areas/catalogue/index.ts";
import { sessionEndpoints, userEndpoints } from "../contract/areas/session/index.ts";
import { createClient } from "./client.ts";
import type { Client } from "./client.types.ts";
import { memoryStore, type SessionStore } from "./session-store.ts";
import { reply, startServer, type TestServer } from "../test/start-server.ts";

let server: TestServer;
let store: SessionStore;
let client: Client;
let toasts: string[];
let sentToLogin: number;
let onLoginPage: boolean;

beforeEach(async () => {
  server = await startServer();
  store = memoryStore();
  store.write({ access: "access-1", refresh: "refresh-1", role: "ADMIN" });
  toasts = [];
  sentToLogin = 0;
  onLoginPage = false;
  client = createClient({
    baseUrl: () => server.url,
    store,
    notify: (message) => toasts.push(message),
    onUnauthorized: () => {
      sentToLogin += 1;
    },
    onLoginPage: () => onLoginPage,
  });
});
afterEach(() => server.close());

const current = () => client.call(userEndpoints.current, {});
const id = "0193a1b2-0000-7000-8000-000000000001";
const isRefresh = (url: string) => url.startsWith("/oms/client/refresh/token");
const refused = (response: Parameters<typeof reply>[0], status = 401, errorMessage = "Session expired") =>
  reply(response, status, { errorMessage, code: "session.expired", errors: [] });

describe("a call on a good day", () => {
  it("S7.01 S7.02 S7.09 S7.10 carries JSON and the Bearer token from the store, and yields the payload", async () => {
    server.answer = (_, response) => reply(response, 200, { payload: { username: "admin" } }, { etag: '"7"' });
    expect(await current()).toEqual({ payload: { username: "admin" }, version: 7, etag: '"7"' });
    expect(server.seen[0]).toMatchObject({ method: "GET", url: "/oms/user/current", body: "" });
    expect(server.seen[0]?.headers).toMatchObject({ authorization: "Bearer access-1", accept: "application/json" });
  });

  it("S7.22 S7.23 sends a password change exactly as the specification has it", async () => {
    const body = { username: "admin", currentPassword: "old", newPassword: "new" };
    await client.call(userEndpoints.changePassword, { body });
    expect(server.seen[0]).toMatchObject({
      method: "PATCH",
      url: "/oms/user/current/password",
      body: JSON.stringify(body),
    });
  });

  it("sends the ids of read notifications as a bare array", async () => {
    await client.call(notificationEndpoints.markRead, { body: [id] });
    expect(server.seen[0]).toMatchObject({ method: "PATCH", url: "/oms/notification", body: JSON.stringify([id]) });
  });

  it("names the version that a change starts from, and one key for its intent", async () => {
    await client.call(productEndpoints.setActive, { params: { id }, body: { active: false } }, { version: 3 });
    expect(server.seen[0]?.headers).toMatchObject({
      "if-match": '"3"',
      "idempotency-key": expect.stringMatching(/^[\w-]{36}$/),
    });
  });

  it("keeps the brackets of a query and leaves out what is empty", () => {
    const address = client.addressOf(
      { path: "/oms/order/search" },
      { query: { size: 1, orderFlow: "[HUB_TO_RETAILER]", warehouseId: "" } },
    );
    expect(address).toBe("/oms/order/search?size=1&orderFlow=[HUB_TO_RETAILER]");
  });
});

describe("a 401", () => {
  it("S4.03 S7.25 S7.26 S7.27 refreshes once and repeats the call with the new token", async () => {
    server.answer = ({ url, headers }, response) => {
      if (isRefresh(url))
        return reply(response, 200, { payload: { access_token: "access-2", refresh_token: "refresh-2" } });
      return headers.authorization === "Bearer access-2" ? reply(response, 200, { payload: {} }) : refused(response);
    };
    expect(await current()).toEqual({ payload: {} });
    expect(server.seen.map(({ url }) => url)).toEqual([
      "/oms/user/current",
      "/oms/client/refresh/token?refreshToken=refresh-1",
      "/oms/user/current",
    ]);
    expect([store.access(), store.refresh(), store.role()]).toEqual(["access-2", "refresh-2", "ADMIN"]);
    expect(toasts).toEqual([]);
  });

  it("makes one refresh for many calls at once", async () => {
    server.answer = ({ url, headers }, response) => {
      if (isRefresh(url))
        return reply(response, 200, { payload: { access_token: "access-2", refresh_token: "refresh-2" } });
      return headers.authorization === "Bearer access-2" ? reply(response, 200, { payload: {} }) : refused(response);
    };
    const results = await Promise.all(Array.from({ length: 20 }, current));
    expect(results.every(({ payload }) => payload !== undefined)).toBe(true);
    expect(server.seen.filter(({ url }) => isRefresh(url))).toHaveLength(1);
  });

  it("repeats a change with the same idempotency key", async () => {
    server.answer = ({ url, headers }, response) => {
      if (isRefresh(url))
        return reply(response, 200, { payload: { access_token: "access-2", refresh_token: "refresh-2" } });
      return headers.authorization === "Bearer access-2" ? reply(response, 200, { payload: {} }) : refused(response);
    };
    await client.call(productEndpoints.setActive, { params: { id }, body: { active: true } }, { version: 1 });
    const keys = server.seen.filter(({ url }) => !isRefresh(url)).map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it("S4.05 S8.02 ends the session when the refresh fails: cookies cleared, 'You are unauthorized', to /login", async () => {
    server.answer = (_, response) => refused(response);
    const { error } = await current();
    expect(error?.status).toBe(401);
    expect(store.access()).toBeUndefined();
    expect(toasts).toEqual(["You are unauthorized"]);
    expect(sentToLogin).toBe(1);
  });

  it("S4.04 S4.06 ends the session when the repeated call is still 401, after one refresh", async () => {
    server.answer = ({ url }, response) =>
      isRefresh(url) ? reply(response, 200, { payload: { access_token: "a", refresh_token: "r" } }) : refused(response);
    await current();
    expect(server.seen.filter(({ url }) => isRefresh(url))).toHaveLength(1);
    expect(store.refresh()).toBeUndefined();
    expect(sentToLogin).toBe(1);
  });

  it("S4.07 S4.08 on the login page clears the cookies, shows the server's words and refreshes nothing", async () => {
    server.answer = (_, response) => refused(response, 401, "Username or password is incorrect");
    onLoginPage = true;
    await client.call(sessionEndpoints.login, { body: { username: "a", password: "b" } });
    expect(toasts).toEqual(["Username or password is incorrect"]);
    expect(store.access()).toBeUndefined();
    expect(server.seen).toHaveLength(1);
    expect(sentToLogin).toBe(0);
  });

  it("S8.03 of an upload says 'You are not authorized', without refresh or redirect", async () => {
    server.answer = (_, response) => refused(response);
    await client.call(documentEndpoints.upload, { body: new Blob(["x"]) });
    expect(toasts).toEqual(["You are not authorized"]);
    expect(server.seen).toHaveLength(1);
    expect(sentToLogin).toBe(0);
  });

  it("S8.03 of an upload is followed by a renewal when the person sends the file again", async () => {
    server.answer = (_, response) => refused(response);
    const send = () => client.call(documentEndpoints.upload, { body: new Blob(["x"]) });
    await send();
    server.answer = ({ url, headers }, response) => {
      if (isRefresh(url)) reply(response, 200, { payload: { access_token: "new", refresh_token: "newer" } });
      else if (headers.authorization === "Bearer new")
        reply(response, 200, { payload: { id, url: "/a", contentType: "" } });
      else refused(response);
    };
    expect((await send()).error).toBeUndefined();
    expect(sentToLogin).toBe(0);
  });

  it("may be sent by a fetch of its own", async () => {
    const sent: string[] = [];
    const { payload } = await client.call(
      documentEndpoints.upload,
      { body: new Blob(["x"]) },
      {
        fetch: (to) => {
          sent.push(String(to));
          return Promise.resolve(Response.json({ payload: { id, url: "/a", contentType: "image/png" } }));
        },
      },
    );
    expect(payload).toEqual({ id, url: "/a", contentType: "image/png" });
    expect(sent).toEqual([expect.stringMatching(/\/oms\/document\/upload$/)]);
    expect(server.seen).toEqual([]);
  });

  it("keeps the session when the refresh cannot be reached: nobody refused it", async () => {
    server.answer = ({ url }, response) => {
      if (isRefresh(url)) response.destroy();
      else refused(response);
    };
    const { error } = await current();
    expect(error?.code).toBe("client.network");
    expect(store.refresh()).toBe("refresh-1");
    expect(sentToLogin).toBe(0);
  });
});

describe("a duplicate", () => {
  const product = { images: [], skuKit: [], kitProducts: [], partsOff: [] };
  const change = () =>
    client.call(productEndpoints.setActive, { params: { id }, body: { active: true } }, { version: 1 });

  it("S7.04 change to the same method and address is ignored while the first is under way, without a toast", async () => {
    server.answer = async (_, response) => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      reply(response, 200, { payload: product });
    };
    const [first, second] = await Promise.all([change(), change()]);
    expect(first).toEqual({ payload: product });
    expect(second.error?.code).toBe("client.duplicate");
    expect(server.seen).toHaveLength(1);
    expect(toasts).toEqual([]);
    await change();
    expect(server.seen).toHaveLength(2);
  });

  it("S7.05 S7.06 read, or change to another address, is not", async () => {
    await Promise.all([current(), current(), change(), client.call(notificationEndpoints.markRead, { body: [id] })]);
    expect(server.seen).toHaveLength(4);
  });
});
