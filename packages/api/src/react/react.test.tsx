import { startPage } from "../test/start-page.ts";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createClient, memoryStore, type Client } from "../client/index.ts";
import { reply, startServer, type Seen, type TestServer } from "../test/start-server.ts";
import { productEndpoints } from "../contract/areas/catalogue/index.ts";
import { userEndpoints } from "../contract/areas/session/index.ts";
import { staleAfter } from "./cache-policy.ts";
import { ApiProvider, useEndpoint, useList, useMutation } from "./index.ts";

type Page = Awaited<ReturnType<typeof startPage>>;

let server: TestServer;
let client: Client;
let page: Page;
let sentToLogin: number;

beforeEach(async () => {
  server = await startServer();
  sentToLogin = 0;
  const store = memoryStore();
  store.write({ access: "access-1", refresh: "refresh-1" });
  client = createClient({
    baseUrl: () => server.url,
    store,
    notify: () => undefined,
    onUnauthorized: () => {
      sentToLogin += 1;
    },
  });
  page = await startPage();
});
afterEach(async () => {
  vi.useRealTimers();
  page.close();
  await server.close();
});

const show = (children: ReactNode) => page.show(<ApiProvider client={client}>{children}</ApiProvider>);
const settled = (text: string) => expect.poll(() => page.text()).toBe(text);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const urls = () => server.seen.map(({ url }) => url);

const User = () => {
  const { data, error } = useEndpoint(userEndpoints.current, {});
  return <p>{error ? `error ${error.status}` : (data?.username ?? "…")}</p>;
};

it("S9.03 S9.04 reads once for however many components, and not again on focus or on mounting again", async () => {
  server.answer = (_, response) => reply(response, 200, { payload: { username: "admin" } });
  show([<User key="a" />, <User key="b" />]);
  await settled("adminadmin");
  show(null);
  await settled("");
  show(<User />);
  await settled("admin");
  window.dispatchEvent(new window.Event("focus"));
  await pause(50);
  expect(server.seen).toHaveLength(1);
});

it("reads nothing while there is nothing to ask", async () => {
  const Nothing = () => {
    useEndpoint(userEndpoints.current, null);
    return <p>idle</p>;
  };
  show(<Nothing />);
  await settled("idle");
  await pause(30);
  expect(server.seen).toHaveLength(0);
});

it("S9.05 does not retry a query that failed with anything but a 401", async () => {
  server.answer = (_, response) => reply(response, 500, { errorMessage: "No", code: "server.failed", errors: [] });
  show(<User />);
  await settled("error 500");
  await pause(1500);
  expect(server.seen).toHaveLength(1);
});

it("S9.06 S4.04 does not retry a 401 after the session has ended", async () => {
  server.answer = (_, response) => reply(response, 401, { errorMessage: "No", code: "session.expired", errors: [] });
  show(<User />);
  await settled("error 401");
  await pause(2500);
  expect(urls()).toEqual(["/oms/user/current", "/oms/client/refresh/token?refreshToken=refresh-1"]);
  expect(sentToLogin).toBe(1);
});

const row = (formName: string) => ({ id: formName, formName, partsOff: [] });
const answerPage = (names: readonly string[], nextCursor: string | null, response: Parameters<typeof reply>[0]) =>
  reply(response, 200, { payload: { content: names.map(row), nextCursor, prevCursor: null } });

const Products = ({ cursor = null, size = 10 }: { cursor?: string | null; size?: number }) => {
  const { data } = useList(productEndpoints.list, { query: { size, cursor } });
  return <p>{data?.content.map(({ formName }) => formName).join(" ") ?? "…"}</p>;
};

const byCursor = ({ url }: Seen, response: Parameters<typeof reply>[0]) =>
  url.includes("cursor=two") ? answerPage(["tea"], null, response) : answerPage(["atta", "dal"], "two", response);

it("fetches the next page ahead, so that paging forward asks nothing more", async () => {
  server.answer = byCursor;
  show(<Products />);
  await settled("atta dal");
  await expect.poll(() => urls()).toEqual(["/oms/product?size=10", "/oms/product?size=10&cursor=two"]);
  await pause(30);
  show(<Products cursor="two" />);
  await settled("tea");
  expect(server.seen).toHaveLength(2);
});

it("fetches nothing ahead from the page before, when the new one does not come", async () => {
  server.answer = (seen, response) =>
    seen.url.includes("size=25")
      ? reply(response, 500, { errorMessage: "No", code: "server.failed", errors: [] })
      : byCursor(seen, response);
  show(<Products />);
  await expect.poll(() => urls()).toHaveLength(2);
  show(<Products size={25} />);
  await expect.poll(() => urls()).toHaveLength(3);
  await pause(500);
  expect(urls().filter((url) => url.includes("size=25"))).toEqual(["/oms/product?size=25"]);
  expect(page.text()).toBe("atta dal");
});

it("keeps the page before on screen until the new one is there", async () => {
  const release = Promise.withResolvers<void>();
  server.answer = async (seen, response) => {
    if (seen.url.includes("size=25")) await release.promise;
    answerPage([seen.url.includes("size=25") ? "more" : "atta"], null, response);
  };
  show(<Products />);
  await settled("atta");
  show(<Products size={25} />);
  await expect.poll(urls).toHaveLength(2);
  expect(page.text()).toBe("atta");
  release.resolve();
  await settled("more");
});

it("S9.02 reads a page again that is turned back to when it is older than 60 s", async () => {
  server.answer = (seen, response) => answerPage([String(server.seen.indexOf(seen))], null, response);
  vi.useFakeTimers({ toFake: ["Date"] });
  show([<Products key="a" />, <Products key="b" size={25} />]);
  await expect.poll(() => server.seen).toHaveLength(2);
  await settled("01");
  show([<Products key="a" size={25} />, <Products key="b" size={25} />]);
  await settled("11");
  await pause(30); // until what the turn leads to has begun, or not
  expect(server.seen).toHaveLength(2);
  vi.setSystemTime(Date.now() + staleAfter + 1);
  show([<Products key="a" size={10} />, <Products key="b" size={25} />]);
  await settled("21");
});

const product = { images: [], skuKit: [], kitProducts: [], partsOff: [] };

const Deactivate = () => {
  const { run, running } = useMutation(productEndpoints.setActive);
  const input = { params: { id: "0193a1b2-0000-7000-8000-000000000001" }, body: { active: false } };
  return (
    <button type="button" aria-label="Deactivate" disabled={running} onClick={() => void run(input, { version: 1 })} />
  );
};

it("reads again what a change affects: on screen at once, off screen when it is next shown", async () => {
  let name = "before";
  server.answer = ({ method }, response) => {
    if (method === "POST") name = "after";
    return method === "POST" ? reply(response, 200, { payload: product }) : answerPage([name], null, response);
  };
  show([<Products key="a" />, <Products key="b" size={25} />, <Deactivate key="c" />]);
  await settled("beforebefore");
  show([<Products key="a" />, <Deactivate key="c" />]);
  await settled("before");
  page.press("Deactivate");
  await settled("after");
  show(null);
  await settled("");
  show([<Products key="b" size={25} />]);
  await settled("after");
  expect(server.seen.filter(({ url }) => url.includes("size=25"))).toHaveLength(2);
});

it("a change and a page fetched ahead may come back after everything has left the page", async () => {
  const release: (() => void)[] = [];
  server.answer = (seen, response) => {
    const last = () => reply(response, 200, { payload: seen.method === "GET" ? rows : product });
    if (seen.method === "GET" && !seen.url.includes("cursor")) last();
    else release.push(last);
  };
  const rows = { content: [], size: 10, nextCursor: "2", prevCursor: null, totalElements: 0, totalCapped: false };
  let change: Promise<unknown> | undefined;
  const Screen = () => {
    useList(productEndpoints.list, { query: {} });
    const { run } = useMutation(productEndpoints.setActive);
    return (
      <button
        type="button"
        aria-label="Switch"
        onClick={() => {
          change = run({ params: { id: "1" }, body: { active: true } }, { version: 1 });
        }}
      />
    );
  };
  show(<Screen />);
  await expect.poll(() => release).toHaveLength(1);
  page.press("Switch");
  await expect.poll(() => release).toHaveLength(2);
  page.close();
  for (const answer of release) answer();
  await expect(change).resolves.toHaveProperty("payload");
  await pause(50); // an unhandled rejection would fail this file
});
