import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openBrowser, openTab, type Tab } from "../test/open-tab.ts";
import { reply } from "../test/start-server.ts";
import { startStream, type StreamServer } from "../test/start-stream.ts";
import { createEventStream, type EventStream, type EventStreamOptions, type StreamState } from "./index.ts";

let service: StreamServer;
let tab: Tab;
let open: EventStream[];
const browser = openBrowser();

beforeEach(async () => {
  service = await startStream();
  tab = openTab(() => service.server.url, browser);
  tab.store.write({ access: "access-1", refresh: "refresh-1", role: "ADMIN" });
  open = [];
});
afterEach(async () => {
  for (const stream of open) stream.close();
  await service.server.close();
});

const quick = { wait: { first: 20, most: 80 }, silence: 400, pollEvery: 100 };

/** Listens, and writes down what is heard. */
const listen = (more: Partial<EventStreamOptions> = {}) => {
  const heard: string[] = [];
  const states: StreamState[] = [];
  const stream = createEventStream({
    client: tab.client,
    onHint: (hint) => heard.push(JSON.stringify(hint)),
    onReset: () => heard.push("reset"),
    onState: (state) => states.push(state),
    ...quick,
    ...more,
  });
  open.push(stream);
  return { heard, states, stream };
};
const hears = (heard: readonly string[], expected: readonly string[]) => expect.poll(() => heard).toEqual(expected);
const isListening = (count = 1) => expect.poll(() => service.open()).toBe(count);
/** Said once when the stream stands: what was read before may have changed since. */
const anything = "{}";

describe("the event stream", () => {
  it("S7.42 S7.43 is opened host-relative with the Bearer, and tells of each change", async () => {
    const { heard, states } = listen();
    await isListening();
    service.say({ entity: "notification", id: "n-1" });
    service.say({ entity: "product", id: "p-1", version: 4, action: "product.updated" });
    await hears(heard, [
      anything,
      '{"entity":"notification","id":"n-1"}',
      '{"entity":"product","id":"p-1","version":4,"action":"product.updated"}',
    ]);
    expect(service.server.seen[0]).toMatchObject({ method: "GET", url: "/api/firebase" });
    expect(service.server.seen[0]?.headers).toMatchObject({
      authorization: "Bearer access-1",
      accept: "text/event-stream",
    });
    expect(states).toEqual(["live"]);
  });

  it("takes any JSON for a change and leaves what is none", async () => {
    const { heard } = listen();
    await isListening();
    for (const data of ["not JSON", "3", "null", '["x"]', '{"entity":"ticket"}']) service.say(data);
    service.beat();
    await hears(heard, [anything, "{}", "{}", "{}", '{"entity":"ticket"}']);
    expect(service.positions()).toHaveLength(1);
  });

  it("goes on where it ended, and misses nothing that was said meanwhile", async () => {
    const { heard } = listen();
    await isListening();
    service.say({ id: "1" });
    await hears(heard, [anything, '{"id":"1"}']);
    service.cut();
    service.say({ id: "2" });
    service.say({ id: "3" });
    await hears(heard, [anything, '{"id":"1"}', '{"id":"2"}', '{"id":"3"}']);
    expect(service.positions()).toEqual([undefined, "1"]);
  });

  it("says reset when the service no longer knows what was missed", async () => {
    const { heard } = listen();
    await isListening();
    service.cut();
    service.say({ id: "1" });
    service.forget();
    await hears(heard, [anything, "reset"]);
    service.say({ id: "2" });
    await hears(heard, [anything, "reset", '{"id":"2"}']);
    expect(service.positions()).toEqual([undefined, "0"]);
  });

  it("says reset too when it cannot even say where it ended", async () => {
    service.meet((_, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write("data: {}\n\n");
      setTimeout(() => response.destroy(), 20);
    });
    const { heard } = listen();
    await expect.poll(() => heard).toContain("reset");
    expect(service.positions().every((position) => position === undefined)).toBe(true);
  });

  it("takes a connection for dead that says nothing for too long, and opens another", async () => {
    const silence = 1000;
    const { heard } = listen({ silence });
    await isListening();
    for (const began = performance.now(); performance.now() - began < 1.5 * silence;) {
      await sleep(silence / 20);
      service.beat();
    }
    expect(service.positions()).toHaveLength(1);
    await expect.poll(() => service.positions()).toEqual([undefined, "0"]);
    await isListening();
    service.say({ id: "1" });
    await hears(heard, [anything, '{"id":"1"}']);
  });

  it("renews the session by the same refresh as every call, and keeps it", async () => {
    const seenTokens: string[] = [];
    service.meet((seen, response) => {
      seenTokens.push(String(seen.headers.authorization));
      service.meet(undefined);
      reply(response, 401, { errorMessage: "Expired", code: "session.expired", errors: [] });
    });
    const { server } = service;
    const { answer } = server;
    server.answer = (seen, response) =>
      seen.url.startsWith("/oms/client/refresh")
        ? reply(response, 200, { payload: { access_token: "access-2", refresh_token: "refresh-2" } })
        : answer(seen, response);
    listen();
    await isListening();
    expect(seenTokens).toEqual(["Bearer access-1"]);
    expect(tab.store.access()).toBe("access-2");
    expect(tab.toasts).toEqual([]);
  });

  it("ends with the session: one word of it, and no further try", async () => {
    const refused = { errorMessage: "Expired", code: "session.expired", errors: [] };
    service.server.answer = (_, response) => reply(response, 401, refused);
    listen();
    await expect.poll(() => tab.toasts).toEqual(["You are unauthorized"]);
    const asked = service.server.seen.length;
    await sleep(200);
    expect(service.server.seen).toHaveLength(asked);
  });

  it("is closed for good", async () => {
    const { heard, stream } = listen();
    await isListening();
    await expect.poll(() => heard).toEqual([anything]);
    stream.close();
    await isListening(0);
    service.say({ id: "1" });
    await sleep(150);
    expect(heard).toEqual([anything]);
    expect(service.positions()).toHaveLength(1);
  });

  it.each([
    ["the service has no stream", 404, { errorMessage: "Nothing here", code: "route.not-found", errors: [] }, {}],
    ["it is not for this person", 403, { errorMessage: "Not for you", code: "access.denied", errors: [] }, {}],
    ["the service fails", 500, { errorMessage: "Failed", code: "server.failed", errors: [] }, {}],
    ["a proxy answers", 502, "<html>Bad gateway</html>", {}],
    ["a page answers", 200, "<html>Sign in to the Wi-Fi</html>", { "content-type": "text/html" }],
    ["the stream ends at once", 200, "", { "content-type": "text/event-stream" }],
  ])("polls while %s, without a word, and goes back to listening", async (_, status, body, headers) => {
    service.meet((__, response) => reply(response, status, body, headers));
    const { heard, states } = listen();
    await expect.poll(() => states.at(-1)).toBe("polling");
    await expect.poll(() => heard.filter((one) => one === anything).length).toBeGreaterThan(2);
    service.meet(undefined);
    await isListening();
    await expect.poll(() => states.at(-1)).toBe("live");
    expect(tab.toasts).toEqual([]);
  });

  it("waits longer and longer between tries, but never longer than it is told", async () => {
    const tried: number[] = [];
    service.meet((_, response) => {
      tried.push(performance.now());
      response.destroy();
    });
    listen({ wait: { first: 40, most: 160 }, pollEvery: 10_000 });
    await expect.poll(() => tried.length).toBeGreaterThan(6);
    const pauses = tried.slice(1).map((at, index) => at - (tried[index] ?? 0));
    expect(pauses[0]).toBeGreaterThanOrEqual(19);
    expect(Math.min(...pauses.slice(3))).toBeGreaterThanOrEqual(79);
  });

  it("waits as long as the service asks for that has too many listeners", async () => {
    const tried: number[] = [];
    service.meet((_, response) => {
      tried.push(performance.now());
      reply(response, 429, { errorMessage: "Too many", code: "limit.reached" }, { "retry-after": "1" });
    });
    listen();
    await expect.poll(() => tried).toHaveLength(2);
    expect((tried[1] ?? 0) - (tried[0] ?? 0)).toBeGreaterThanOrEqual(999);
  });

  it("waits at first as long as the service asks for", async () => {
    let ended = Infinity;
    service.meet((_, response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.end("retry: 600\ndata: {}\n\n");
      ended = performance.now();
      service.meet(undefined);
    });
    listen({ wait: { first: 1, most: 5000 } });
    await isListening();
    expect(performance.now() - ended).toBeGreaterThanOrEqual(299);
  });
});

describe("under a link that is cut again and again", () => {
  const cuts = 200;

  it(`S7.43 ends equal to the service after ${cuts} cuts, with every change heard once and in order`, async () => {
    const { heard } = listen({ wait: { first: 1, most: 5 } });
    await isListening();
    const said: string[] = [];
    for (let cut = 0; cut < cuts; cut += 1) {
      for (let count = cut % 4; count >= 0; count -= 1) {
        const hint = { entity: "product", id: `${cut}-${count}` };
        said.push(JSON.stringify(hint));
        service.say(hint);
      }
      if (cut % 3 === 0) await sleep(1);
      service.cut();
      if (cut % 5 === 0) await isListening();
    }
    await expect.poll(() => heard).toEqual([anything, ...said]);
  }, 60_000);
});

describe("tabs that share one stream", () => {
  const shared = { sharedAs: "o2r-events.test" };

  it("hold one connection among them, and all hear what it says", async () => {
    const tabs = [listen(shared), listen(shared), listen(shared)];
    await isListening();
    await expect.poll(() => tabs.map(({ states }) => states.at(-1))).toEqual(["live", "live", "live"]);
    service.say({ id: "1" });
    for (const { heard } of tabs) await hears(heard, [anything, '{"id":"1"}']);
    expect(service.positions()).toEqual([undefined]);
  });

  it("hand it over when the one that holds it closes, from where it ended", async () => {
    const [first, second] = [listen(shared), listen(shared)];
    await isListening();
    service.say({ id: "1" });
    await hears(second.heard, [anything, '{"id":"1"}']);
    first.stream.close();
    await expect.poll(() => service.positions()).toEqual([undefined, "1"]);
    service.say({ id: "2" });
    await hears(second.heard, [anything, '{"id":"1"}', '{"id":"2"}']);
  });

  it("welcome one that comes later, without having the others read everything again", async () => {
    const first = listen(shared);
    await isListening();
    await hears(first.heard, [anything]);
    const late = listen(shared);
    await hears(late.heard, [anything]);
    expect(late.states).toEqual(["live"]);
    expect(first.heard).toEqual([anything]);
  });

  it("poll when the one that holds it was put to sleep", async () => {
    const asleep = Promise.withResolvers<void>();
    const held = navigator.locks.request(shared.sharedAs, () => asleep.promise);
    const { states, heard } = listen(shared);
    await expect.poll(() => states).toEqual(["polling"]);
    await expect.poll(() => heard).toContain(anything);
    asleep.resolve();
    await held;
    await isListening();
    await expect.poll(() => states).toEqual(["polling", "live"]);
  });

  it("hold one each where the browser has no locks", async () => {
    Object.defineProperty(navigator, "locks", { value: undefined, configurable: true });
    try {
      listen(shared);
      listen(shared);
      await isListening(2);
      expect(service.positions()).toHaveLength(2);
    } finally {
      Reflect.deleteProperty(navigator, "locks");
    }
  });
});
