import { afterAll, expect, it } from "vitest";
import { may, rowsFor, userTypes, type AnyEndpoint, type Permission } from "@o2r/api/contract";
import { invoiceEndpoints } from "@o2r/api/contract/billing";
import { productEndpoints } from "@o2r/api/contract/catalogue";
import { ticketEndpoints } from "@o2r/api/contract/engagement";
import { shipmentEndpoints } from "@o2r/api/contract/logistics";
import { orderEndpoints } from "@o2r/api/contract/orders";
import { retailerEndpoints } from "@o2r/api/contract/parties";
import { startDemoService } from "../areas/test/demo-service.ts";
import type { Client } from "./client.ts";

/** What the search of everything finds, and what each kind is found by: its number first, then names and mobiles. */
const kinds = {
  orders: { list: orderEndpoints.list, by: ["orderNumber", "establishment", "mobile"] },
  retailers: { list: retailerEndpoints.list, by: ["mobile", "establishment", "name", "gstNumber"] },
  products: { list: productEndpoints.list, by: ["sku", "formName", "formProductEan"] },
  invoices: { list: invoiceEndpoints.list, by: ["number", "orderNumber", "establishment"] },
  shipments: { list: shipmentEndpoints.list, by: ["number", "driverName", "vehicleNumber"] },
  tickets: { list: ticketEndpoints.list, by: ["number", "retailer", "mobile", "subject"] },
} as const satisfies Record<string, { readonly list: AnyEndpoint; readonly by: readonly string[] }>;
type Kind = keyof typeof kinds;

const service = await startDemoService({ O2R_LIMIT_FACTOR: "1000" });
afterAll(() => service.stop());
// Tickets are for those whose help and support is on.
await service.db.updateTable("app_user").set({ help_and_support_active: true }).execute();

const clients = new Map<string, Promise<Client>>();
const as = (type: string): Promise<Client> => {
  const client = clients.get(type) ?? service.signIn(type.toLowerCase());
  clients.set(type, client);
  return client;
};

type Row = Readonly<Record<string, unknown>>;
const idOf = (row: Row): string => String(row["id"]);
const most = 100;
const read = async (client: Client, path: string, q = ""): Promise<readonly Row[]> => {
  const answer = await client.raw(`${path}?size=${most}&q=${encodeURIComponent(q)}`, { method: "GET" });
  expect([path, q, answer.status]).toEqual([path, q, 200]);
  const { payload }: { payload: { content: readonly Row[] } } = JSON.parse(await answer.text());
  return payload.content;
};
const mayRead = ({ allow, scope }: AnyEndpoint, type: (typeof userTypes)[number]): boolean =>
  may(type, allow as Permission) && rowsFor(scope, type) !== undefined; // lists are read by a permission

it.each(Object.keys(kinds) as Kind[])(
  "%s are found by number, name or mobile, as far as the role reaches",
  async (kind) => {
    const { list, by } = kinds[kind];
    const all = await read(await as("SUPER_ADMIN"), list.path);
    expect(all.length).toBeGreaterThan(1);
    const lost: unknown[] = [];
    const seen: unknown[] = [];
    const reached: string[] = [];
    const foreign: string[] = [];
    for (const type of userTypes.filter((one) => mayRead(list, one))) {
      const client = await as(type);
      const own = await read(client, list.path);
      if (own.length > 0) reached.push(type);
      for (const row of own.slice(0, 2))
        for (const key of by) {
          const word = row[key];
          if (typeof word !== "string" || word.length < 3) continue;
          const found = await read(client, list.path, word);
          // Hundreds may have the same name.
          if (found.length < most && !found.some((one) => idOf(one) === idOf(row))) lost.push([type, key, word]);
        }
      if (rowsFor(list.scope, type) === "all") continue;
      const reads = async (row: Row) =>
        (await client.raw(`${list.path}/${idOf(row)}`, { method: "GET" })).status === 200;
      const others: Row[] = [];
      for (const row of all) if (others.length < 3 && !(await reads(row))) others.push(row);
      if (others.length > 0) foreign.push(type);
      for (const row of others)
        for (const key of by) {
          const word = row[key];
          if (typeof word !== "string" || word.length < 3) continue;
          const found = await read(client, list.path, word);
          if (found.some((one) => idOf(one) === idOf(row))) seen.push([type, key, word]);
        }
    }
    expect({ lost, seen }).toEqual({ lost: [], seen: [] });
    expect(reached).toEqual(expect.arrayContaining(["SUPER_SUPER_ADMIN", "SUPER_ADMIN", "ADMIN"]));
    // Products are everybody's, and the demo's manager has no shipment yet.
    expect(kind === "shipments" || reached.includes("HUB_MANAGER")).toBe(true);
    expect(kind === "products" || foreign.includes("HUB_MANAGER")).toBe(true);
  },
);
