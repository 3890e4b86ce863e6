import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { productEndpoints } from "../contract/areas/catalogue/index.ts";
import { notificationEndpoints } from "../contract/areas/engagement/index.ts";
import { userEndpoints } from "../contract/areas/session/index.ts";
import { startScreen, type Screen } from "../test/start-screen.tsx";
import { reply } from "../test/start-server.ts";
import { startStream, type StreamServer } from "../test/start-stream.ts";
import { useEndpoint, useEventStream } from "./index.ts";

let service: StreamServer;
let screen: Screen;
let asked: Record<string, number>;

beforeEach(async () => {
  asked = {};
  service = await startStream(({ url }, response) => {
    asked[url] = (asked[url] ?? 0) + 1;
    reply(response, 200, { payload: url === "/oms/user/current" ? { username: "admin" } : [] });
  });
  screen = await startScreen(service.server);
});
afterEach(() => screen.close());

const bell = "/oms/notification/pull";
const current = "/oms/user/current";

const Bell = ({ enabled = true }: { readonly enabled?: boolean }) => {
  useEndpoint(notificationEndpoints.pull, {});
  useEndpoint(userEndpoints.current, {});
  const state = useEventStream({
    enabled,
    // Any event may have brought a notification.
    affects: ({ entity }) => [notificationEndpoints.pull, ...(entity === "product" ? [productEndpoints.list] : [])],
    wait: { first: 20, most: 80 },
    pollEvery: 200,
  });
  return <p>{state}</p>;
};
const stands = async () => {
  screen.show(<Bell />);
  await screen.says("live");
  await expect.poll(() => asked[bell]).toBeGreaterThanOrEqual(2); // at first, and when the stream stands
  await sleep(1100); // until the queue rests
};

describe("S4.09 S7.43 events", () => {
  it("have the notifications read again, and nothing that they do not touch", async () => {
    await stands();
    const before = asked[bell] ?? 0;
    service.say({ entity: "order", id: "1" });
    await expect.poll(() => asked[bell]).toBe(before + 1);
    expect(asked[current]).toBe(1);
  });

  it("in their hundreds cost a few readings", async () => {
    await stands();
    const before = asked[bell] ?? 0;
    const began = performance.now();
    for (let count = 0; count < 300; count += 1) service.say({ entity: "order", id: String(count) });
    await sleep(1500);
    await expect.poll(() => asked[bell]).toBeGreaterThan(before);
    const seconds = (performance.now() - began) / 1000;
    expect((asked[bell] ?? 0) - before).toBeLessThanOrEqual(2 + seconds);
  });

  it("that nobody knows any more have everything read again", async () => {
    await stands();
    service.cut();
    service.say({ entity: "order" });
    service.forget();
    await expect.poll(() => asked[current]).toBe(2);
  });

  it("are kept for a page that nobody sees until it is seen", async () => {
    await stands();
    screen.hide(true);
    const before = asked[bell] ?? 0;
    service.say({ entity: "order" });
    await sleep(200);
    expect(asked[bell]).toBe(before);
    screen.hide(false);
    await expect.poll(() => asked[bell]).toBe(before + 1);
  });

  it("are not listened to by those for whom there are none, nor by a page that has gone", async () => {
    screen.show(<Bell enabled={false} />);
    await screen.says("connecting");
    await sleep(100);
    expect(service.positions()).toEqual([]);
    screen.show(<Bell />);
    await screen.says("live");
    screen.show(null);
    await expect.poll(() => service.open()).toBe(0);
  });
});
