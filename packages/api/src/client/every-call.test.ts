import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openBrowser, openTab, type Tab } from "../test/open-tab.ts";
import { specifiedCalls, type SpecifiedCall } from "../test/specified-calls.ts";
import { reply, startServer, type Seen, type TestServer } from "../test/start-server.ts";

let server: TestServer;
let tab: Tab;
const browser = openBrowser();
const start = "/retailer?size=25";

beforeEach(async () => {
  server = await startServer();
  tab = openTab(() => server.url, browser, start);
  tab.store.write({ access: "access-1", refresh: "refresh-1", role: "ADMIN" });
});
afterEach(async () => {
  Reflect.deleteProperty(navigator, "onLine");
  await server.close();
});

const isRefresh = ({ url }: Seen) => url.startsWith("/oms/client/refresh/token");
const tokens = { access_token: "access-2", refresh_token: "refresh-2" };
const failure = (code: string, more: object = {}) => ({ errorMessage: `Because: ${code}`, code, errors: [], ...more });
const cookiesOf = (access: string, refresh: string) => `o2r_access=${access}; o2r_refresh=${refresh}; o2r_role=ADMIN`;

/** What a person is left with. */
interface Left {
  readonly toasts: readonly string[];
  readonly cookies: string;
  readonly address: string;
}
const asBefore = (toast: string): Left => ({
  toasts: [toast],
  cookies: cookiesOf("access-1", "refresh-1"),
  address: start,
});

interface Fault {
  readonly name: string;
  readonly answer: (seen: Seen, response: ServerResponse, payload: unknown) => void;
  readonly options?: { readonly timeout: number };
  readonly begin?: () => unknown;
  readonly error: object;
  readonly left: Left;
  /** How an upload ends, where it ends differently (specification §8). */
  readonly upload?: Left;
}

const refusal = (status: number, code: string, more: object = {}, headers: Record<string, string> = {}): Fault => ({
  name: `${status} ${code}`,
  answer: (_, response) => reply(response, status, failure(code, more), headers),
  error: { status, code, message: `Because: ${code}` },
  left: asBefore(`Because: ${code}`),
});

const faults: readonly Fault[] = [
  {
    name: "401 twice",
    answer: (seen, response) =>
      isRefresh(seen) ? reply(response, 200, { payload: tokens }) : reply(response, 401, failure("session.expired")),
    error: { status: 401 },
    left: {
      toasts: ["You are unauthorized"],
      cookies: "",
      address: `/login?next=${encodeURIComponent(start)}`,
    },
    upload: asBefore("You are not authorized"),
  },
  refusal(403, "access.denied"),
  refusal(404, "row.not-found"),
  refusal(409, "row.conflict"),
  { ...refusal(412, "row.stale", { current: { row: 1 } }), error: { status: 412, current: { row: 1 } } },
  {
    ...refusal(422, "form.invalid", { errors: [{ field: "name", message: "Too long" }] }),
    error: { status: 422, errors: [{ field: "name", message: "Too long" }] },
  },
  refusal(428, "version.missing"),
  {
    ...refusal(429, "limit.reached", {}, { "retry-after": "30" }),
    error: { status: 429, retryAfter: 30, message: "Because: limit.reached" },
  },
  refusal(500, "server.failed"),
  {
    name: "a time-out",
    answer: () => undefined,
    options: { timeout: 250 },
    error: { status: 0, code: "client.timeout" },
    left: asBefore("The service did not answer in time. Try again."),
  },
  {
    name: "a machine that is offline",
    answer: (_, response) => void response.destroy(),
    begin: () => Object.defineProperty(navigator, "onLine", { value: false, configurable: true }),
    error: { status: 0, code: "client.offline" },
    left: asBefore("You are offline. Nothing was lost; try again when the connection is back."),
  },
  {
    name: "a cut in the middle of the answer",
    answer: (_, response, payload) => {
      const text = JSON.stringify({ payload });
      response.writeHead(200, { "content-length": String(text.length + 10) });
      response.write(text);
      setTimeout(() => response.destroy(), 5);
    },
    error: { status: 0, code: "client.network" },
    left: asBefore("The service could not be reached. Try again."),
  },
  {
    name: "malformed JSON",
    answer: (_, response) => reply(response, 200, '{"payload":'),
    error: { status: 200, code: "client.malformed" },
    left: asBefore("The service gave an answer that could not be read. Try again."),
  },
  {
    name: "JSON that is no envelope",
    answer: (_, response) => reply(response, 200, JSON.stringify(["payload"])),
    error: { status: 200, code: "client.malformed" },
    left: asBefore("The service gave an answer that could not be read. Try again."),
  },
  {
    name: "HTML that claims success",
    answer: (_, response) => reply(response, 200, "<html>Sign in to the Wi-Fi</html>", { "content-type": "text/html" }),
    error: { status: 200, code: "client.malformed" },
    left: asBefore("The service gave an answer that could not be read. Try again."),
  },
  {
    name: "HTML of a proxy without a service",
    answer: (_, response) => reply(response, 502, "<html>Bad gateway</html>", { "content-type": "text/html" }),
    error: { status: 502, code: "server.failed" },
    left: asBefore("The service failed. Nothing was lost; try again."),
  },
];

const isUpload = ({ name }: SpecifiedCall) => name === "document.upload";
const seenAs = ({ line, body }: SpecifiedCall) => ({
  line,
  body: body === undefined ? "" : expect.stringContaining(body),
});
const lines = () =>
  server.seen.filter((one) => !isRefresh(one)).map(({ method, url, body }) => ({ line: `${method} ${url}`, body }));
const left = (): Left => ({ toasts: tab.toasts, cookies: tab.cookies(), address: tab.address() });
const goWell = (call: SpecifiedCall) => {
  server.answer = (_, response) => reply(response, 200, { payload: call.payload });
};

describe.each(specifiedCalls)("$name", (call) => {
  it(`S7.01 S7.02 S7.03 S7.08 S7.09 goes out as ${call.line} with its body and the Bearer, and yields the payload`, async () => {
    goWell(call);
    expect(await call.send(tab.client)).toEqual({ payload: call.payload });
    expect(lines()).toEqual([seenAs(call)]);
    expect(server.seen[0]?.headers).toMatchObject({ authorization: "Bearer access-1", accept: "application/json" });
    const type = call.body === undefined ? undefined : isUpload(call) ? "multipart/form-data" : "application/json";
    expect(server.seen[0]?.headers["content-type"]?.split(";")[0]).toBe(type);
    expect(left()).toEqual({ ...asBefore(""), toasts: [] });
  });

  it.each(faults)(
    "S7.07 S7.08 S8.01 tells of $name, keeps what is there, and works when it is made again",
    async (fault) => {
      fault.begin?.();
      server.answer = (seen, response) => fault.answer(seen, response, call.payload);
      const { error, payload } = await call.send(tab.client, fault.options);
      expect(payload).toBeUndefined();
      expect(error).toMatchObject(fault.error);
      expect(left()).toEqual((isUpload(call) && fault.upload) || fault.left);

      if (tab.store.access() === undefined) {
        tab.store.write({ access: "access-3", refresh: "refresh-3", role: "ADMIN" });
        tab.goTo(start);
      }
      goWell(call);
      const asked = lines().length;
      expect(await call.send(tab.client)).toEqual({ payload: call.payload });
      expect(lines().slice(asked)).toEqual([seenAs(call)]);
    },
  );
});

describe("when the access token has expired", () => {
  const answerExpired = (call: SpecifiedCall) => {
    server.answer = (seen, response) => {
      if (isRefresh(seen)) return reply(response, 200, { payload: tokens });
      return seen.headers.authorization === "Bearer access-2"
        ? reply(response, 200, { payload: call.payload })
        : reply(response, 401, failure("session.expired"));
    };
  };

  it.each(specifiedCalls.filter((call) => !isUpload(call)))(
    "S4.03 S4.04 $name goes through after one refresh, unnoticed",
    async (call) => {
      answerExpired(call);
      expect(await call.send(tab.client)).toEqual({ payload: call.payload });
      expect(server.seen.filter(isRefresh)).toHaveLength(1);
      expect(lines()).toEqual([seenAs(call), seenAs(call)]);
      expect(left()).toEqual({ toasts: [], cookies: cookiesOf("access-2", "refresh-2"), address: start });
    },
  );

  it.each(specifiedCalls.filter(isUpload))("S8.03 $name says its own words, and refreshes nothing", async (call) => {
    answerExpired(call);
    expect((await call.send(tab.client)).error?.status).toBe(401);
    expect(left()).toEqual(asBefore("You are not authorized"));
    expect(server.seen).toHaveLength(1);
  });
});

describe("S4.07 S4.08 S8.02 on the login page", () => {
  it.each(specifiedCalls.filter((call) => !isUpload(call)))(
    "a 401 of $name clears the cookies and shows the service's own words, without a refresh",
    async (call) => {
      tab.goTo("/login");
      server.answer = (_, response) => reply(response, 401, failure("login.refused"));
      await call.send(tab.client);
      expect(left()).toEqual({ toasts: ["Because: login.refused"], cookies: "", address: "/login" });
      expect(server.seen.filter(isRefresh)).toHaveLength(0);
    },
  );
});

describe("when the refresh itself meets", () => {
  const current = specifiedCalls.filter(({ name }) => name === "user.current");
  const answerBy = (fault: Fault) => {
    fault.begin?.();
    server.answer = (seen, response) =>
      isRefresh(seen) ? fault.answer(seen, response, tokens) : reply(response, 401, failure("session.expired"));
  };
  const isRefused = ({ name }: Fault) => /^(403|404|409|412|422|428|500)/.test(name);

  it.each(faults.filter(isRefused))("S4.05 S8.02 $name, the session is over", async (fault) => {
    answerBy(fault);
    for (const call of current) await call.send(tab.client);
    expect(left()).toEqual({
      toasts: ["You are unauthorized"],
      cookies: "",
      address: `/login?next=${encodeURIComponent(start)}`,
    });
    expect(server.seen.filter(isRefresh).map(({ method, url }) => `${method} ${url}`)).toEqual([
      "POST /oms/client/refresh/token?refreshToken=refresh-1",
    ]);
  });

  it.each(faults.filter((fault) => !isRefused(fault) && fault.name !== "401 twice"))(
    "$name, nobody has refused the session, and it stays",
    async (fault) => {
      answerBy(fault);
      for (const call of current) expect((await call.send(tab.client)).error).toMatchObject(fault.error);
      expect(left()).toEqual(fault.left);
    },
    10_000,
  );
});
