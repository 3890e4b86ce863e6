import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { productEndpoints } from "../contract/areas/catalogue/index.ts";
import { notificationEndpoints } from "../contract/areas/engagement/index.ts";
import { discardEndpoints, inventoryEndpoints, qcEndpoints, rejectedEndpoints } from "../contract/areas/stock/index.ts";
import { startScreen, type Screen } from "../test/start-screen.tsx";
import { reply } from "../test/start-server.ts";
import { foresee, useEndpoint, useList, useMutation } from "./index.ts";

let screen: Screen;
/** Whether the service holds the notification for read. */
let read: boolean;
beforeEach(async () => {
  screen = await startScreen();
  read = false;
});
afterEach(() => screen.close());

const id = "0193a1b2-0000-7000-8000-000000000001";
const notification = () => ({ id, read, type: "TICKET", creationDate: "2026-11-21T09:12:00Z", data: { msg: "Hello" } });

/** A list of notifications, and a button that marks them read at once. */
const Bell = ({ affects = [] }: { readonly affects?: readonly string[] }) => {
  const { data } = useEndpoint(notificationEndpoints.pull, {}, { quiet: true });
  const { run, running } = useMutation(notificationEndpoints.markRead, {
    affects,
    optimistic: () => [
      foresee(notificationEndpoints.pull, {}, (list) => list.map((each) => ({ ...each, read: true }))),
    ],
  });
  return (
    <>
      {data?.map((each) => (each.read ? "read" : "unread")).join() ?? "…"}
      {running && "…"}
      <button type="button" aria-label="Mark" onClick={() => void run({ body: [id] })} />
    </>
  );
};

type Respond = Parameters<Screen["server"]["answer"]>[1];
const whenMarked = (respond: (response: Respond) => void | Promise<void>) => {
  screen.server.answer = (seen, response) =>
    seen.method === "GET" ? reply(response, 200, { payload: [notification()] }) : respond(response);
};
/** Has the change answered as done once the returned function is called. */
const answerOnRelease = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  whenMarked(async (response) => {
    await promise;
    reply(response, 200, { payload: { done: true } });
  });
  return resolve;
};
const begin = async (bell = <Bell />) => {
  screen.show(bell);
  await screen.says("unread");
};
const reads = () => screen.lines().filter((line) => line.startsWith("GET")).length;

describe("S7.16 a change that is shown before it is done", () => {
  it("stays when it was done, without reading anything again", async () => {
    const release = answerOnRelease();
    await begin();
    screen.press("Mark");
    await screen.says("read…");
    release();
    await screen.says("read");
    await sleep(50);
    expect(screen.text()).toBe("read");
    expect(reads()).toBe(1);
  });

  it("is followed by the truth where the change affects it", async () => {
    whenMarked((response) => {
      read = true;
      reply(response, 200, { payload: { done: true } });
    });
    await begin(<Bell affects={[notificationEndpoints.pull.path]} />);
    screen.press("Mark");
    await expect.poll(() => reads()).toBe(2);
    await screen.says("read");
  });

  it.each([403, 422, 429])("is taken back when it was refused with %s", async (status) => {
    whenMarked((response) => reply(response, status, { errorMessage: "Refused", code: "access.denied", errors: [] }));
    await begin();
    screen.press("Mark");
    await screen.says("unread");
    await expect.poll(() => screen.toasts).toEqual(["Refused"]);
    expect(reads()).toBe(1);
  });

  it.each([404, 409, 412, 500])("is taken back and the truth is read when it failed with %s", async (status) => {
    whenMarked((response) => reply(response, status, { errorMessage: "Failed", code: "server.failed", errors: [] }));
    await begin();
    screen.press("Mark");
    await expect.poll(() => reads()).toBe(2);
    await screen.says("unread");
    expect(screen.toasts).toEqual(["Failed"]);
  });

  it("shows what was really done when only the answer was lost", async () => {
    whenMarked((response) => {
      read = true;
      response.destroy();
    });
    await begin();
    screen.press("Mark");
    await expect.poll(() => reads()).toBe(2);
    await screen.says("read");
    expect(screen.toasts).toEqual(["The service could not be reached. Try again."]);
  });

  it("is not disturbed by pressing twice, nor by a reading that began before it was done", async () => {
    const Reread = () => {
      const { mutate } = useEndpoint(notificationEndpoints.pull, {});
      return <button type="button" aria-label="Reread" onClick={() => void mutate()} />;
    };
    const release = answerOnRelease();
    await begin(
      <>
        <Bell />
        <Reread />
      </>,
    );
    screen.press("Mark");
    await screen.says("read…");
    screen.press("Mark");
    screen.press("Reread");
    await sleep(60);
    expect(screen.text()).toBe("read…");
    release();
    await screen.says("read");
    expect(screen.lines().filter((line) => line.startsWith("PATCH"))).toHaveLength(1);
  });

  it("changes every page of a list that is shown", async () => {
    const Page = ({ size }: { readonly size: 10 | 25 }) => {
      const { data } = useList(productEndpoints.list, { query: { size } });
      return <p>{data?.content.map(({ active }) => (active ? "on" : "off")) ?? "…"}</p>;
    };
    const Switch = () => {
      const { run } = useMutation(productEndpoints.setActive, {
        optimistic: ({ params, body }) => [
          foresee(productEndpoints.list, "every", (page) => ({
            ...page,
            content: page.content.map((each) => (each.id === params.id ? { ...each, active: body.active } : each)),
          })),
        ],
      });
      const input = { params: { id }, body: { active: false } };
      return <button type="button" aria-label="Switch" onClick={() => void run(input, { version: 1 })} />;
    };
    screen.server.answer = ({ method }, response) => {
      if (method === "POST") return; // never answered: what is shown was foreseen
      reply(response, 200, {
        payload: { content: [{ id, active: true, partsOff: [] }], nextCursor: null, prevCursor: null },
      });
    };
    screen.show([<Page key="a" size={10} />, <Page key="b" size={25} />, <Switch key="c" />]);
    await screen.says("onon");
    screen.press("Switch");
    await screen.says("offoff");
    expect(screen.lines().filter((line) => line.startsWith("GET"))).toHaveLength(2);
  });
});

describe("S7.07 S8.01 a change that is refused", () => {
  const Act = ({ quiet = false }: { readonly quiet?: boolean }) => {
    const { run } = useMutation(notificationEndpoints.markRead, { quiet });
    return (
      <>
        here
        <button type="button" aria-label="Mark" onClick={() => void run({ body: [id] })} />
      </>
    );
  };
  const refuseIt = (response: Respond) => reply(response, 422, { errorMessage: "No such notification", errors: [] });

  it("makes a toast of what the service says", async () => {
    whenMarked(refuseIt);
    screen.show(<Act />);
    await screen.says("here");
    screen.press("Mark");
    await expect.poll(() => screen.toasts).toEqual(["No such notification"]);
  });

  it("makes none where it is one of many, for which one toast speaks", async () => {
    whenMarked(refuseIt);
    screen.show(<Act quiet />);
    await screen.says("here");
    screen.press("Mark");
    await expect.poll(() => screen.lines()).toHaveLength(1);
    await sleep(50);
    expect(screen.toasts).toEqual([]);
  });
});

/** A list of notifications, and a button that changes them without showing it before. */
const Plain = () => {
  const { data } = useEndpoint(notificationEndpoints.pull, {}, { quiet: true });
  const { run } = useMutation(notificationEndpoints.markRead, { affects: [notificationEndpoints.pull] });
  return (
    <>
      {data?.map((each) => (each.read ? "read" : "unread")).join() ?? "…"}
      <button type="button" aria-label="Mark" onClick={() => void run({ body: [id] })} />
    </>
  );
};

it.each([404, 409, 412])(
  "what a change affects is read again when %s says that what is shown is old",
  async (status) => {
    whenMarked((response) => {
      read = true;
      reply(response, status, { errorMessage: "Somebody else was first", code: "row.stale", errors: [] });
    });
    await begin(<Plain />);
    screen.press("Mark");
    await screen.says("read");
    expect(screen.toasts).toEqual(["Somebody else was first"]);
  },
);

it("nothing is read again when a change was refused for what was sent", async () => {
  whenMarked((response) => reply(response, 422, { errorMessage: "Refused", code: "form.invalid", errors: [] }));
  await begin(<Plain />);
  screen.press("Mark");
  await expect.poll(() => screen.toasts).toEqual(["Refused"]);
  expect(reads()).toBe(1);
});

it("a change goes on when its component has left, and changes nothing there any more", async () => {
  const complained = vi.spyOn(console, "error");
  const release = answerOnRelease();
  await begin();
  screen.press("Mark");
  await screen.says("read…");
  screen.show(null);
  await screen.says("");
  release();
  await sleep(100);
  expect(complained).not.toHaveBeenCalled();
  complained.mockRestore();
});

it("a reset of a batch has the checks, rejections and discards that it ends read again, and nothing else", async () => {
  const Lists = () => {
    useList(inventoryEndpoints.list, { query: {} });
    useList(qcEndpoints.list, { query: {} });
    useList(rejectedEndpoints.list, { query: {} });
    useList(discardEndpoints.list, { query: {} });
    useEndpoint(notificationEndpoints.pull, {});
    const { run } = useMutation(inventoryEndpoints.reset);
    const input = { params: { id }, body: { reason: "Flooded" } };
    return <button type="button" aria-label="Reset" onClick={() => void run(input, { version: 1 })} />;
  };
  const page = { content: [], size: 25, nextCursor: null, prevCursor: null, totalElements: 0, totalCapped: false };
  screen.server.answer = ({ url }, response) =>
    reply(response, 200, { payload: url.includes("notification") ? [] : url.includes("reset") ? {} : page });
  screen.show(<Lists />);
  await expect.poll(() => reads()).toBe(5);
  screen.press("Reset");
  await expect.poll(() => reads()).toBe(9);
  const again = screen
    .lines()
    .slice(-4)
    .map((line) => /oms\/[a-z-]+/.exec(line)?.[0]);
  expect(new Set(again)).toEqual(new Set(["oms/discard", "oms/inventory", "oms/qc", "oms/rejected-sku"]));
});
