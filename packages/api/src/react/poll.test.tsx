import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { dialerEndpoints } from "../contract/areas/orders/index.ts";
import { startScreen, type Screen } from "../test/start-screen.tsx";
import { reply } from "../test/start-server.ts";
import { usePoll } from "./index.ts";

let screen: Screen;
beforeEach(async () => {
  screen = await startScreen();
});
afterEach(() => screen.close());

const every = 100;
const call = { id: "0193a1b2-0000-7000-8000-000000000001", retailerName: "Om Sai", mobile: "98", creationDate: "" };
const seen = () => screen.server.seen.length;

interface PendingCallProps {
  readonly enabled?: boolean;
  readonly pace?: number;
}
const PendingCall = ({ enabled = true, pace = every }: PendingCallProps) => {
  const { data, error } = usePoll(dialerEndpoints.call, enabled ? {} : null, { every: pace });
  return (
    <p>
      {data === undefined ? "…" : (data?.retailerName ?? "none")}
      {error && ` (${error.code})`}
    </p>
  );
};
const answerCall = (payload: unknown) => {
  screen.server.answer = (_, response) => reply(response, 200, { payload });
};

describe("S4.15 a poll", () => {
  it("asks again and again, and shows what is new", async () => {
    answerCall(null);
    screen.show(<PendingCall />);
    await screen.says("none");
    answerCall(call);
    await screen.says("Om Sai");
    answerCall(null);
    await screen.says("none");
    await expect.poll(seen).toBeGreaterThan(3);
  });

  it("asks at its pace, in however many components", async () => {
    answerCall(null);
    screen.show([<PendingCall key="a" />, <PendingCall key="b" />, <PendingCall key="c" />]);
    await screen.says("nonenonenone");
    const [before, began] = [seen(), performance.now()];
    await expect.poll(seen).toBeGreaterThanOrEqual(before + 4);
    expect(seen() - before).toBeLessThanOrEqual((performance.now() - began) / every + 1);
  });

  it("S4.16 S4.17 stops when there is nothing to ask, and begins again", async () => {
    answerCall(null);
    screen.show(<PendingCall />);
    await screen.says("none");
    screen.show(<PendingCall enabled={false} />);
    await screen.says("…");
    await sleep(2 * every); // until what was under way has come
    const before = seen();
    await sleep(3 * every);
    expect(seen()).toBe(before);
    screen.show(<PendingCall />);
    await expect.poll(seen).toBeGreaterThan(before);
  });

  it("ends with the session that is given back, and lets the page go on", async () => {
    answerCall(null);
    screen.show(<PendingCall />);
    await screen.says("none");
    screen.server.answer = () => undefined;
    const before = seen();
    await expect.poll(seen).toBeGreaterThan(before);
    void screen.client.signOut();
    await screen.says("none (client.signed-out)");
    await sleep(3 * every);
    expect(screen.lines().slice(before + 1)).toEqual(["POST /oms/client/logout"]);
  });

  it("stops while nobody sees the page, and asks at once when it is seen again", async () => {
    answerCall(null);
    screen.show(<PendingCall />);
    await screen.says("none");
    screen.hide(true);
    await sleep(2 * every); // until what was under way has come
    const before = seen();
    await sleep(4 * every);
    expect(seen()).toBe(before);
    screen.hide(false);
    await expect.poll(seen).toBeGreaterThan(before);
  });

  it("never has two askings under way", async () => {
    let open = 0;
    let most = 0;
    screen.server.answer = async (_, response) => {
      open += 1;
      most = Math.max(most, open);
      await sleep(3 * every);
      open -= 1;
      reply(response, 200, { payload: null });
    };
    screen.show([<PendingCall key="a" />, <PendingCall key="b" />]);
    await expect.poll(seen).toBeGreaterThan(2);
    expect(most).toBe(1);
  });

  it("has nothing sent again that is known already", async () => {
    const sent: number[] = [];
    screen.server.answer = ({ headers }, response) => {
      const status = headers["if-none-match"] === '"c1"' ? 304 : 200;
      sent.push(status);
      if (status === 304) response.writeHead(304).end();
      else reply(response, 200, { payload: call }, { etag: '"c1"' });
    };
    screen.show(<PendingCall />);
    await expect.poll(() => sent.length).toBeGreaterThan(3);
    expect(new Set(sent.slice(1))).toEqual(new Set([304]));
    expect(screen.text()).toBe("Om Sai");
  });

  it("asks less and less often while it fails, without a toast, keeps what it had, and recovers", async () => {
    answerCall(call);
    screen.show(<PendingCall />);
    await screen.says("Om Sai");
    screen.server.answer = (_, response) => reply(response, 500, { errorMessage: "No", code: "server.failed" });
    await screen.says("Om Sai (server.failed)");
    const failed = seen();
    await sleep(4 * every);
    expect(seen() - failed).toBeLessThanOrEqual(1);
    expect(screen.toasts).toEqual([]);
    answerCall(null);
    await screen.says("none");
    const recovered = seen();
    await expect.poll(seen).toBeGreaterThanOrEqual(recovered + 2);
  });

  it("waits as long as the service asks for", async () => {
    const asked: number[] = [];
    screen.server.answer = (_, response) => {
      asked.push(performance.now());
      reply(response, 429, { errorMessage: "Slow down", code: "limit.reached" }, { "retry-after": "2" });
    };
    screen.show(<PendingCall />);
    await screen.says("… (limit.reached)");
    await expect.poll(() => asked).toHaveLength(2);
    expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(1999);
  });

  it("asks at once when the machine is online again", async () => {
    screen.server.answer = (_, response) => void response.destroy();
    screen.show(<PendingCall pace={3_600_000} />);
    await screen.says("… (client.network)");
    answerCall(call);
    window.dispatchEvent(new window.Event("online"));
    await expect.poll(screen.text).toBe("Om Sai");
  });
});
