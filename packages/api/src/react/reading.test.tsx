import { setTimeout as sleep } from "node:timers/promises";
import { StrictMode } from "react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { productEndpoints } from "../contract/areas/catalogue/index.ts";
import { notificationEndpoints } from "../contract/areas/engagement/index.ts";
import { userEndpoints } from "../contract/areas/session/index.ts";
import { startScreen, type Screen } from "../test/start-screen.tsx";
import { reply } from "../test/start-server.ts";
import { useEndpoint, useList, usePrefetch, useTouch } from "./index.ts";

let screen: Screen;
beforeEach(async () => {
  screen = await startScreen();
});
afterEach(() => screen.close());

const User = () => {
  const { data, error, mutate } = useEndpoint(userEndpoints.current, {});
  return (
    <p>
      {data?.username ?? "…"}
      {error && ` (${error.code})`}
      <button type="button" aria-label="Retry" onClick={() => void mutate()} />
    </p>
  );
};
const answerUser = (username: string) => {
  screen.server.answer = (_, response) => reply(response, 200, { payload: { username } });
};

describe("a read that nothing waits for any more", () => {
  /** Answers once it is told to, and tells how many calls were given up before. */
  const answerLate = () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const given = { up: 0, answers: resolve };
    screen.server.answer = async (_, response) => {
      response.on("close", () => {
        if (!response.writableEnded) given.up += 1;
      });
      await promise;
      if (!response.destroyed) reply(response, 200, { payload: { username: "late" } });
    };
    return given;
  };
  const asked = (count: number) => expect.poll(() => screen.server.seen).toHaveLength(count);

  it("is ended, and leaves neither a toast nor an error behind", async () => {
    const given = answerLate();
    screen.show(<User />);
    await asked(1);
    screen.show(null);
    await expect.poll(() => given.up).toBe(1);
    expect(screen.toasts).toEqual([]);
    screen.show(<User />);
    await screen.says("…");
    given.answers();
    await screen.says("late");
    expect(screen.server.seen).toHaveLength(2);
  });

  it("goes on while something else still shows it", async () => {
    const given = answerLate();
    screen.show([<User key="a" />, <User key="b" />]);
    await asked(1);
    screen.show([<User key="a" />]);
    await screen.says("…");
    given.answers();
    await screen.says("late");
    expect(given.up).toBe(0);
  });

  it("goes on when what shows it only changes places, or is mounted twice by React's strict mode", async () => {
    const given = answerLate();
    screen.show(
      <StrictMode>
        <User />
      </StrictMode>,
    );
    await asked(1);
    screen.show(
      <section>
        User: <User />
      </section>,
    );
    await screen.says("User: …");
    given.answers();
    await screen.says("User: late");
    expect(given.up).toBe(0);
    expect(screen.server.seen).toHaveLength(1);
  });
});

describe("a read that fails", () => {
  it("S8.01 keeps on screen what was there, says why once, and works when it is tried again", async () => {
    answerUser("admin");
    screen.show(<User />);
    await screen.says("admin");
    screen.server.answer = (_, response) => void response.destroy();
    screen.press("Retry");
    await screen.says("admin (client.network)");
    expect(screen.toasts).toEqual(["The service could not be reached. Try again."]);
    answerUser("admin again");
    screen.press("Retry");
    await screen.says("admin again");
    expect(screen.toasts).toHaveLength(1);
  });

  it("is repeated by itself when the machine is online again", async () => {
    screen.server.answer = (_, response) => void response.destroy();
    screen.show(<User />);
    await screen.says("… (client.network)");
    answerUser("admin");
    window.dispatchEvent(new window.Event("online"));
    await screen.says("admin");
    expect(screen.lines()).toHaveLength(2);
  });
});

describe("what is known already", () => {
  it("is not sent again: the service is asked whether it still holds", async () => {
    screen.server.answer = ({ headers }, response) => {
      if (headers["if-none-match"] === 'W/"a"') return void response.writeHead(304).end();
      reply(response, 200, { payload: { username: "admin" } }, { etag: 'W/"a"' });
    };
    screen.show(<User />);
    await screen.says("admin");
    screen.press("Retry");
    await expect.poll(() => screen.server.seen).toHaveLength(2);
    await sleep(200); // until it has been told
    expect(screen.text()).toBe("admin");
    expect(screen.toasts).toEqual([]);

    screen.server.answer = ({ headers }, response) => {
      expect(headers["if-none-match"]).toBe('W/"a"');
      reply(response, 200, { payload: { username: "new" } }, { etag: 'W/"b"' });
    };
    screen.press("Retry");
    await screen.says("new");
  });
});

const row = (formName: string) => ({ id: formName, formName, partsOff: [] });
const Products = ({ cursor = null }: { readonly cursor?: string | null }) => {
  const { data } = useList(productEndpoints.list, { query: { size: 10, cursor } });
  return <p>{data?.content.map(({ formName }) => formName).join(" ") ?? "…"}</p>;
};
const pages = (delay = 0) => {
  screen.server.answer = async ({ url }, response) => {
    const isSecond = url.includes("cursor=two");
    if (isSecond) await sleep(delay);
    const content = isSecond ? [row("tea")] : [row("atta"), row("dal")];
    reply(response, 200, { payload: { content, nextCursor: isSecond ? null : "two", prevCursor: null } });
  };
};
const secondPage = "GET /oms/product?size=10&cursor=two";

describe("what will be shown next", () => {
  it("is waited for by whoever turns to it while it is being fetched ahead", async () => {
    pages(200);
    screen.show(<Products />);
    await screen.says("atta dal");
    await expect.poll(() => screen.lines()).toContain(secondPage);
    screen.show(<Products cursor="two" />);
    await screen.says("tea");
    expect(screen.lines().filter((line) => line === secondPage)).toHaveLength(1);
  });

  it.each([{ saveData: true }, { effectiveType: "3g" }])("is not fetched ahead on a line of %j", async (connection) => {
    Object.defineProperty(navigator, "connection", { value: connection, configurable: true });
    try {
      pages(0);
      screen.show(<Products />);
      await screen.says("atta dal");
      await sleep(200);
      expect(screen.lines()).not.toContain(secondPage);
    } finally {
      Reflect.deleteProperty(navigator, "connection");
    }
  });

  const Links = () => {
    const prefetch = usePrefetch();
    const { onPointerEnter, onPointerLeave } = prefetch(notificationEndpoints.pull, {});
    return (
      <>
        links
        <button type="button" aria-label="Rest" onClick={onPointerEnter} />
        <button type="button" aria-label="Leave" onClick={onPointerLeave} />
      </>
    );
  };
  const Notifications = () => {
    const { data } = useEndpoint(notificationEndpoints.pull, {});
    return <p>{data?.length ?? "…"}</p>;
  };

  it("is fetched when a pointer rests on what leads to it, and is there at once", async () => {
    screen.server.answer = (_, response) => reply(response, 200, { payload: [] });
    screen.show(<Links />);
    await screen.says("links");
    screen.press("Rest");
    await expect.poll(() => screen.lines()).toEqual(["GET /oms/notification/pull"]);
    await sleep(50);
    screen.show(<Notifications />);
    await screen.says("0");
    expect(screen.server.seen).toHaveLength(1);
  });

  it("is not fetched for a pointer that only passes over", async () => {
    screen.show(<Links />);
    await screen.says("links");
    screen.press("Rest");
    screen.press("Leave");
    await sleep(200);
    expect(screen.server.seen).toHaveLength(0);
  });

  it("may fail without a word", async () => {
    screen.server.answer = (_, response) => reply(response, 500, { errorMessage: "No", code: "server.failed" });
    screen.show(<Links />);
    await screen.says("links");
    screen.press("Rest");
    await expect.poll(() => screen.server.seen).toHaveLength(1);
    await sleep(200); // until it has been told
    expect(screen.toasts).toEqual([]);
    screen.server.answer = (_, response) => reply(response, 200, { payload: [] });
    screen.show(<Notifications />);
    await screen.says("0");
  });
});

it("reads again whatever an endpoint's path stands above, and nothing beside it", async () => {
  let count = 0;
  screen.server.answer = ({ url }, response) => {
    count += 1;
    const payload = url.startsWith("/oms/product")
      ? { content: [row(String(count))], nextCursor: null, prevCursor: null }
      : { username: "admin" };
    reply(response, 200, { payload });
  };
  const Touch = () => {
    const touch = useTouch();
    return (
      <>
        <button type="button" aria-label="Products" onClick={() => void touch([productEndpoints.get])} />
        <button type="button" aria-label="All" onClick={() => void touch("all")} />
      </>
    );
  };
  screen.show([<Products key="a" />, <User key="b" />, <Touch key="c" />]);
  await expect.poll(() => screen.text()).toMatch(/^\dadmin$/);
  screen.press("Products");
  await screen.says("3admin");
  screen.press("All");
  await expect.poll(() => screen.server.seen).toHaveLength(5);
});
