import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { eventEndpoints } from "../contract/areas/engagement/index.ts";
import { sessionEndpoints, userEndpoints } from "../contract/areas/session/index.ts";
import { createEventStream } from "../events/index.ts";
import { openBrowser, openTab, type Tab } from "../test/open-tab.ts";
import { reply, startServer, type Seen, type TestServer } from "../test/start-server.ts";
import { startStream } from "../test/start-stream.ts";

let server: TestServer;
let tab: Tab;

beforeEach(async () => {
  server = await startServer();
  tab = openTab(() => server.url, openBrowser(), "/product");
  tab.store.write({ access: "access-1", refresh: "refresh-1", role: "ADMIN" });
});
afterEach(() => server.close());

const logout = sessionEndpoints.logout.path;
const isRefresh = ({ url }: Seen) => url.startsWith("/oms/client/refresh/token");
const refused: TestServer["answer"] = (_, response) =>
  reply(response, 401, { errorMessage: "Session expired", code: "session.expired", errors: [] });
const renewed: TestServer["answer"] = (_, response) =>
  reply(response, 200, { payload: { access_token: "access-2", refresh_token: "refresh-2" } });
const current = () => tab.client.call(userEndpoints.current, {});
const over = { error: { code: "client.signed-out", status: 401 } };
const seen = () => server.seen.map(({ method, url, headers }) => `${method} ${url} ${String(headers.authorization)}`);
/** The page stays where it is, and nobody is told anything: whoever signs out says where to go. */
const isQuiet = () => expect([tab.toasts, tab.address()]).toEqual([[], "/product"]);

describe("signing out", () => {
  it("ends the session here at once, also where the service does not answer", () => {
    server.answer = () => undefined;
    void tab.client.signOut();
    expect(tab.cookies()).toBe("");
    isQuiet();
  });

  it("ends it at the service with the token that was held", async () => {
    await tab.client.signOut();
    expect(seen()).toEqual([`POST ${logout} Bearer access-1`]);
    isQuiet();
  });

  it("asks nothing more of the service, whoever still polls", async () => {
    const left = tab.client.signOut();
    expect(await current()).toMatchObject(over);
    await left;
    expect(await current()).toMatchObject(over);
    expect(server.seen.map(({ url }) => url)).toEqual([logout]);
    isQuiet();
  });

  it("asks nothing more from the sign-in page either, where what polls may stand a moment longer", async () => {
    await tab.client.signOut();
    tab.goTo("/login");
    expect(await current()).toMatchObject(over);
    expect(await tab.client.open(eventEndpoints.stream, {})).toMatchObject(over);
    expect(server.seen.map(({ url }) => url)).toEqual([logout]);
  });

  it("ends what is being read, before the service can refuse it", async () => {
    server.answer = () => undefined;
    const reading = current();
    const opening = tab.client.open(eventEndpoints.stream, {});
    await expect.poll(() => server.seen.length).toBe(2);
    void tab.client.signOut();
    expect(await reading).toMatchObject(over);
    expect(await opening).toMatchObject(over);
    isQuiet();
  });

  it("leaves what is being written to its end, and tells no refusal of it", async () => {
    const held: (() => unknown)[] = [];
    server.answer = (one, response) => void held.push(() => refused(one, response));
    const body = { username: "admin", currentPassword: "old", newPassword: "new" };
    const writing = tab.client.call(userEndpoints.changePassword, { body });
    await expect.poll(() => server.seen.length).toBe(1);
    void tab.client.signOut();
    for (const answer of held) answer();
    expect(await writing).toMatchObject(over);
    expect(server.seen.filter(isRefresh)).toEqual([]);
    isQuiet();
  });

  it("is no lost session for a call that was being renewed", async () => {
    const asked = Promise.withResolvers<void>();
    server.answer = async (one, response) => {
      if (!isRefresh(one)) return refused(one, response);
      asked.resolve();
      await sleep(100);
      return renewed(one, response);
    };
    const reading = current();
    await asked.promise;
    await Promise.all([tab.client.signOut(), reading]);
    expect(await reading).toMatchObject(over);
    expect(tab.cookies()).toBe("");
    isQuiet();
  });

  it("ends a session whose token has run out, too, and brings nothing back", async () => {
    server.answer = (one, response) => {
      if (isRefresh(one)) return renewed(one, response);
      return one.headers.authorization === "Bearer access-1"
        ? refused(one, response)
        : reply(response, 200, { payload: { done: true } });
    };
    await tab.client.signOut();
    expect(server.seen.map(({ url }) => url.split("?")[0])).toEqual([logout, "/oms/client/refresh/token", logout]);
    expect(server.seen[2]?.headers.authorization).toBe("Bearer access-2");
    expect(tab.cookies()).toBe("");
    isQuiet();
  });

  it("leaves whoever signs in afterwards alone", async () => {
    const held: (() => unknown)[] = [];
    server.answer = (one, response) => void held.push(() => refused(one, response));
    const leaving = tab.client.signOut();
    await expect.poll(() => held.length).toBe(1);
    tab.store.write({ access: "of the next", refresh: "refresh of the next", role: "HUB_MANAGER" });
    server.answer = (one, response) =>
      isRefresh(one) ? refused(one, response) : reply(response, 200, { payload: {} });
    for (const answer of held) answer();
    await leaving;
    expect(await current()).toEqual({ payload: {} });
    expect(tab.store.access()).toBe("of the next");
    expect(server.seen.at(-1)?.headers.authorization).toBe("Bearer of the next");
    isQuiet();
  });

  it("opens the stream of events no more once it breaks off", async () => {
    const service = await startStream();
    const listening = openTab(() => service.server.url);
    listening.store.write({ access: "access-1", refresh: "refresh-1", role: "ADMIN" });
    const stream = createEventStream({
      client: listening.client,
      onHint: () => undefined,
      onReset: () => undefined,
      wait: { first: 20, most: 80 },
    });
    await expect.poll(() => service.open()).toBe(1);
    await listening.client.signOut();
    service.cut();
    await sleep(300);
    expect(service.positions()).toHaveLength(1);
    expect(listening.toasts).toEqual([]);
    stream.close();
    await service.server.close();
  });
});
