import { monitorEventLoopDelay } from "node:perf_hooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract, permissions, userTypes, type AnyEndpoint } from "@o2r/api/contract";
import { bodySchemaOf } from "@o2r/api/openapi";
import { openRunLink } from "../../areas/test/open-run-link.ts";
import { startDemoService, type DemoService } from "../../areas/test/demo-service.ts";
import { newId } from "../../db/id.ts";
import type { Client } from "../../test/client.ts";
import { multipartOf } from "../steps/upload.ts";
import { bodyLimitsOf, type BodyLimits } from "./body-limits.ts";
import { findExcess } from "./find-excess.ts";
import { worstBodies, type WorstBody } from "../../test/worst-bodies.ts";

interface Kind {
  /** Endpoints whose bodies are read, judged and refused in the same way: one of them is sent everything. */
  readonly endpoints: readonly [AnyEndpoint, ...AnyEndpoint[]];
  readonly names: string;
}

const kinds: readonly Kind[] = Object.values(
  Object.groupBy(
    Object.entries(contract).flatMap(([thing, endpoints]) =>
      Object.entries<AnyEndpoint>(endpoints)
        .filter(([, { method }]) => method !== "GET")
        .map(([action, endpoint]) => ({ name: `${thing}.${action}`, endpoint })),
    ),
    // A stranger may send fewer bytes; a file comes another way.
    ({ endpoint }) =>
      JSON.stringify([bodySchemaOf(endpoint), endpoint.allow === "public", multipartOf(endpoint) !== undefined]),
  ),
).flatMap((alike = []) => {
  const [first, ...others] = alike.map(({ endpoint }) => endpoint);
  return first === undefined
    ? []
    : [{ endpoints: [first, ...others], names: alike.map(({ name }) => name).join(", ") } as const];
});

/** The goal is 50 ms, and `bench/service/worst-bodies.mjs` measures it; this machine may be busy with other tests. */
const longestHold = 1_000;
/** What holds the loop by itself does so each time. */
const mostTries = 3;

let service: DemoService;
const clients = new Map<string, Client>();
let linked: Client;
beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "1000" });
  for (const type of userTypes) clients.set(type, await service.signIn(type.toLowerCase()));
  clients.set("public", service.client(null));
  linked = await openRunLink(service);
});
afterAll(() => service.stop());

const callerOf = ({ allow }: AnyEndpoint): Client | undefined =>
  allow === "link"
    ? linked
    : clients.get(allow === "public" ? "public" : allow === "signedIn" ? "ADMIN" : permissions[allow][0]);

/** Longer than any body may be, which is seen before a byte of it is judged: one serves all endpoints. */
const tooLong: WorstBody = {
  name: "body: more than may be sent",
  text: JSON.stringify(Object.fromEntries(Array.from({ length: 90_000 }, (_, index) => [`${index}z`, 1]))),
};

const send = async (endpoint: AnyEndpoint, body: Buffer): Promise<Response | undefined> =>
  callerOf(endpoint)?.raw(endpoint.path.replace(":thing", "product").replace(/:\w+/g, newId()), {
    method: endpoint.method,
    headers: { "content-type": "application/json", "idempotency-key": newId(), "if-match": '"1"' },
    body: new Uint8Array(body),
  });

/** How a body was answered: by `refused`, or by what came in its place. */
const answerTo = async (endpoint: AnyEndpoint, isCounted: boolean, worst: WorstBody, tries = 1): Promise<string> => {
  const { name, text } = worst;
  const body = Buffer.from(text);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const answer = await send(endpoint, body);
  const said = await answer?.text();
  delay.disable();
  const held = delay.max / 1e6;
  const failure: { code?: unknown; errorMessage?: unknown; errors?: unknown } = JSON.parse(said ?? "{}");
  const isEnvelope = typeof failure.code === "string" && typeof failure.errorMessage === "string";
  const isRefusal = isEnvelope && Array.isArray(failure.errors) && (said?.length ?? 0) < 30_000;
  // What a person can send by mistake is named to them; lists that cannot all be full are not even read.
  const isNamed = name.includes("the most elements") && !isCounted;
  const refusals = isNamed ? [422] : [400, 404, 413, 415, 422];
  if (!refusals.includes(answer?.status ?? 0) || !isRefusal) return `${name}: ${answer?.status} ${said?.slice(0, 200)}`;
  if (held <= longestHold) return "refused";
  if (tries < mostTries) return answerTo(endpoint, isCounted, worst, tries + 1);
  return `${name}: held the event loop for ${Math.round(held)} ms`;
};

const sent = new Set<string>();
/** Whether nothing that is refused for the same reason, under the same limits, was sent before. */
const isNew = ({ name, text }: WorstBody, { bytes, values }: BodyLimits): boolean => {
  // What is longer than it may be is refused by its length, whatever it holds.
  const excess = text.length > bytes ? "length" : findExcess(Buffer.from(text), values);
  // The rest is judged by the endpoint's own schema.
  if (excess === undefined) return true;
  const reason = [excess, bytes, excess === "values" && values, name.slice(name.indexOf(":"))].join(" ");
  return sent.size < sent.add(reason).size;
};

describe("the worst bodies that can be sent", () => {
  it.each(kinds)("are refused by $names at little cost", async ({ endpoints: [endpoint, ...others] }) => {
    const schema = bodySchemaOf(endpoint);
    const limits = bodyLimitsOf(endpoint, service.services.config);
    const judged = schema === undefined ? [] : worstBodies(schema, limits.bytes, { floods: "whole" });
    const isCounted = schema?.["x-mostValues"] !== undefined;
    const answers: string[] = [await answerTo(endpoint, isCounted, tooLong)];
    for (const body of judged) if (isNew(body, limits)) answers.push(await answerTo(endpoint, isCounted, body));
    const wrong = judged.find(({ name }) => name === "body: everything wrong") ?? tooLong;
    for (const other of others) answers.push(await answerTo(other, isCounted, wrong));
    expect(answers.filter((answer) => answer !== "refused")).toEqual([]);
  });
});
