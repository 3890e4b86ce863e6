import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract, userTypes, type AnyEndpoint } from "@o2r/api/contract";
import { startDemoService, type DemoService } from "../areas/test/demo-service.ts";
import { newId } from "../db/id.ts";
import type { Client } from "./client.ts";
import { callers, expected, type Caller } from "./roles.expected.ts";

const operations = Object.entries(contract).flatMap(([thing, endpoints]) =>
  Object.entries<AnyEndpoint>(endpoints).map(([action, endpoint]) => [`${thing}.${action}`, endpoint] as const),
);
const table: Readonly<Record<string, readonly Caller[]>> = expected;

let service: DemoService;
const clients = new Map<Caller, Client>();
beforeAll(async () => {
  service = await startDemoService();
  clients.set("signed out", service.client(null));
  for (const type of userTypes) clients.set(type, await service.signIn(type.toLowerCase()));
});
afterAll(() => service.stop());

/** Whoever signs out in a test signs out of a session of their own. */
const clientFor = async (operation: string, caller: Caller): Promise<Client | undefined> =>
  operation === "session.logout" && caller !== "signed out"
    ? service.signIn(caller.toLowerCase())
    : clients.get(caller);

/**
 * What happens at the door. An empty call is enough: who may not enter is turned away before anything is read, and who
 * may is told what is missing.
 */
const knock = async (
  operation: string,
  endpoint: AnyEndpoint,
  caller: Caller,
): Promise<"enters" | "breaks" | 401 | 403> => {
  const path = endpoint.path.replace(/:\w+/g, newId());
  const answer = await (await clientFor(operation, caller))?.raw(path, { method: endpoint.method });
  const status = answer?.status ?? 0;
  if (status === 401 || status === 403) return status;
  return status < 500 ? "enters" : "breaks";
};

describe("eleven roles and the signed out, at every endpoint", () => {
  it("has a reviewed row for every endpoint, and none for what is gone", () => {
    expect(operations.map(([operation]) => operation).toSorted()).toEqual(Object.keys(table).toSorted());
    expect(callers).toEqual([...userTypes, "signed out"]);
  });

  it.each(operations)("lets into %s exactly those whom the table names", async (operation, endpoint) => {
    const met: Record<string, unknown> = {};
    const meant: Record<string, unknown> = {};
    for (const caller of callers) {
      met[caller] = await knock(operation, endpoint, caller);
      meant[caller] = table[operation]?.includes(caller) ? "enters" : caller === "signed out" ? 401 : 403;
    }
    expect(met).toEqual(meant);
  });

  it("gives no two endpoints the same address, and none an address outside the service's own", () => {
    const addresses = operations.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ":")}`);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect(address).toMatch(/^[A-Z]+ \/(oms|api)\//);
  });

  it("audits every change by somebody signed in, no read, and asks for the version of a row that is replaced", () => {
    const named = (chosen: (endpoint: AnyEndpoint) => boolean): readonly string[] =>
      operations.filter(([, endpoint]) => chosen(endpoint)).map(([operation]) => operation);
    expect(named(({ method, write }) => method === "GET" && write !== undefined)).toEqual([]);
    expect(named(({ method, write, allow }) => method !== "GET" && allow !== "public" && !write)).toEqual([]);
    expect(named(({ method, path, write }) => method === "PUT" && path.includes(":id") && !write?.ifMatch)).toEqual([]);
  });
});
