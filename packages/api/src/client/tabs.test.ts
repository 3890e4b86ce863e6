import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { userEndpoints } from "../contract/areas/session/index.ts";
import { openBrowser, openTab, type Tab } from "../test/open-tab.ts";
import { startSessions, type Sessions } from "../test/start-sessions.ts";

let sessions: Sessions;
let tabs: readonly [Tab, Tab];
const browser = openBrowser();

beforeEach(async () => {
  sessions = await startSessions();
  const open = (at: string) => openTab(() => sessions.url, browser, at);
  tabs = [open("/retailer"), open("/product?size=25")];
  first().store.write({ ...sessions.signIn(), role: "ADMIN" });
});
afterEach(async () => {
  Reflect.deleteProperty(navigator, "locks");
  vi.useRealTimers();
  await sessions.close();
});

const first = () => tabs[0];
const second = () => tabs[1];
const current = (tab: Tab) => tab.client.call(userEndpoints.current, {});
const addresses = () => tabs.map((tab) => tab.address());
const toasts = () => tabs.flatMap((tab) => tab.toasts);

describe("S4.03 S7.27 two tabs with one session", () => {
  const rounds = 500;

  it.each([
    ["take turns by the browser's locks", () => undefined],
    [
      "do without locks, on a page that was not served securely",
      () => Object.defineProperty(navigator, "locks", { value: undefined, configurable: true }),
    ],
  ])(
    "%s: 500 times the token expires under calls of both, replies get lost, and nobody is signed out",
    async (_, begin) => {
      begin();
      sessions.loseReplies(0.04);
      for (let round = 0; round < rounds; round += 1) {
        sessions.expire();
        const results = await Promise.all([...tabs, ...tabs].map(current));
        expect(results.map(({ error }) => error)).toEqual(results.map(() => undefined));
      }
      expect(toasts()).toEqual([]);
      expect(addresses()).toEqual(["/retailer", "/product?size=25"]);
      expect(sessions.counts()).toMatchObject({ rotations: rounds, killed: 0 });
      expect(sessions.counts().lost).toBeGreaterThan(5);
    },
    180_000,
  );

  it("make one refresh among them", async () => {
    sessions.expire();
    await Promise.all(Array.from({ length: 20 }, (_, index) => current(index % 2 === 0 ? first() : second())));
    expect(sessions.counts()).toEqual({ rotations: 1, repeats: 0, killed: 0, lost: 0 });
  });

  it("are not held up for ever by a third one that was put to sleep while it renewed", async () => {
    const asleep = Promise.withResolvers<void>();
    const held = navigator.locks.request("o2r-refresh", () => asleep.promise);
    sessions.expire();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const call = Promise.race([current(first()), asleep.promise]);
    for (let second = 0; second < 20 && sessions.counts().rotations === 0; second += 0.5) {
      await vi.advanceTimersByTimeAsync(500);
      await sleep(20);
    }
    vi.useRealTimers();
    expect(await call).toEqual({ payload: {} });
    asleep.resolve();
    await held;
  });
});

describe("S2.101 signing out in one tab", () => {
  const leave = () => first().store.clear();

  it("leads the other one to /login and back, without a word of being unauthorized", async () => {
    leave();
    await expect.poll(() => addresses()[1]).toBe("/login?next=%2Fproduct%3Fsize%3D25");
    expect(toasts()).toEqual([]);
    expect(addresses()[0]).toBe("/retailer");
  });

  it("lets a call of the other that is under way fail quietly", async () => {
    sessions.expire();
    const call = current(second());
    leave();
    expect((await call).error?.status).toBe(401);
    expect(toasts()).toEqual([]);
  });

  it("is final for a call of the other that was under way, even when somebody else signs in meanwhile", async () => {
    sessions.expire();
    const call = current(second());
    leave();
    await expect.poll(() => addresses()[1]).toContain("/login");
    first().store.write({ access: "of somebody else", refresh: "of somebody else" });
    expect((await call).error?.status).toBe(401);
    expect(first().store.access()).toBe("of somebody else");
  });

  it("does not disturb a person who is signing in there", async () => {
    second().goTo("/login?next=%2Fbrand");
    leave();
    await sleep(50);
    expect(addresses()[1]).toBe("/login?next=%2Fbrand");
  });

  it("and signing in again is told to the other, a refresh is not", async () => {
    const heard: string[] = [];
    const stop = second().store.onElsewhere?.((change) => heard.push(change));
    leave();
    const { store } = first();
    store.write({ ...sessions.signIn(), role: "ADMIN" });
    sessions.expire();
    await current(first());
    // Before it there may be the word of the first signing in.
    await expect.poll(() => heard.slice(heard.indexOf("ended"))).toEqual(["ended", "begun"]);
    stop?.();
  });
});
