import { sql, type RawBuilder } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract, userTypes, type AnyEndpoint } from "@o2r/api/contract";
import { startDemoService, type DemoService } from "../areas/test/demo-service.ts";
import { newId } from "../db/id.ts";
import type { Client } from "./client.ts";
import { callers, type Caller } from "./callers.ts";
import { expected, expectedDocuments, expectedReach } from "./roles.expected.ts";

const operations = Object.entries(contract).flatMap(([thing, endpoints]) =>
  Object.entries<AnyEndpoint>(endpoints).map(([action, endpoint]) => [`${thing}.${action}`, endpoint] as const),
);
const table: Readonly<Record<string, readonly Caller[]>> = expected;

let service: DemoService;
const clients = new Map<Caller, Client>();
beforeAll(async () => {
  // Every address is knocked at by twelve within a minute, which is far more than one may.
  service = await startDemoService({ O2R_LIMIT_FACTOR: "1000" });
  // The table is of user types; that the flag is needed as well is shown where tickets are.
  await service.db.updateTable("app_user").set({ help_and_support_active: true }).execute();
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

  it("reaches in each call exactly the rows that the table names", () => {
    const declared = operations.map(([operation, { scope }]) => [operation, scope]);
    expect(Object.fromEntries(declared)).toEqual(expectedReach);
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
    // They are asked with more than an address holds, and change nothing.
    expect(named(({ method, write, allow }) => method !== "GET" && allow !== "public" && !write)).toEqual([
      "order.paste",
      "order.quote",
      "hubOrder.prices",
    ]);
    // It adds to the field that its id names (specification §7), and replaces nothing.
    expect(named(({ method, path, write }) => method === "PUT" && path.includes(":id") && !write?.ifMatch)).toEqual([
      "masterOption.addList",
    ]);
  });
});

describe("eleven roles and the signed out, at every kind of document", () => {
  const upload = async (): Promise<string> => {
    const body = new FormData();
    body.append("file", new Blob(["%PDF-1.7\n%%EOF"]), "paper.pdf");
    const answer = await clients.get("CALLING_AGENT")?.raw("/oms/document/upload", { method: "POST", body });
    const said: { payload?: { id: string } } | undefined = await answer?.json();
    return said?.payload?.id ?? "";
  };
  const shownBy = async (query: RawBuilder<{ id: string }>): Promise<string> =>
    (await query.execute(service.db)).rows[0]?.id ?? "";
  const documents: Readonly<Record<keyof typeof expectedDocuments, () => Promise<string>>> = {
    "read the image of a product": () => shownBy(sql`select document_id as id from product_image limit 1`),
    "read the logo of a brand": () => shownBy(sql`select logo_id as id from brand where logo_id is not null limit 1`),
    "read what a calling agent has uploaded": upload,
    "remove what a calling agent has uploaded": upload,
  };

  it.each(Object.entries(documents))("lets %s exactly those whom the table names", async (deed, find) => {
    const may: readonly Caller[] = expectedDocuments[deed as keyof typeof documents]; // the keys of the object above
    const met: Record<string, unknown> = {};
    const meant: Record<string, unknown> = {};
    for (const caller of callers) {
      const id = await find();
      const answer = deed.startsWith("remove")
        ? await clients.get(caller)?.raw(`/oms/document/${id}`, { method: "DELETE" })
        : await clients.get(caller)?.raw(`/oms/document/${id}/content`);
      met[caller] = answer?.status;
      // What is not for them is not there; a retailer has no business with documents at all.
      const refusal = caller === "signed out" ? 401 : caller === "RETAILER" ? 403 : 404;
      meant[caller] = may.includes(caller) ? 200 : refusal;
    }
    expect(met).toEqual(meant);
  });
});
