import { addDays, todayIn } from "@o2r/forms/days";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract, type AnyEndpoint } from "@o2r/api/contract";
import { startDemoService, type DemoService } from "../areas/test/demo-service.ts";
import type { Client } from "./client.ts";
import { readRowsOfOtherHubs, type ForeignRows } from "./rows-of-other-hubs.ts";

// That the rule for rows is kept by whatever is declared with it, `scopes.service.test.ts` shows. Here all that the
// contract can be asked is asked by who runs a hub, so that nothing is declared with another rule by mistake.

const operations = Object.entries(contract).flatMap(([thing, endpoints]) =>
  Object.entries<AnyEndpoint>(endpoints).map(([action, endpoint]) => [`${thing}.${action}`, endpoint] as const),
);
const isAsked = ([name, { method }]: (typeof operations)[number]) =>
  // It never ends: what it tells is shown where it is.
  method === "GET" && name !== "event.stream";
const ofOne = operations.filter((one) => isAsked(one) && one[1].path.includes("/:"));
const ofMany = operations.filter((one) => isAsked(one) && !one[1].path.includes("/:"));

const today = todayIn();

/** What a call needs beside its address. `{hub}` is another hub, `{retailer}` a retailer there. */
const asked: Readonly<Record<string, string>> = {
  "coupon.constraints": "?code=WELCOME&warehouse={hub}&retailer={retailer}",
  "dashboard.orders": `?placed=${addDays(today, -90)}..${today}&hub={hub}`,
  "hubOrder.shortage": "?warehouseId={hub}",
  "import.list": "?thing=inventory",
  "master.options": "?category=reason",
  "order.next": "?queue=confirm",
  "order.search": "?size=50&orderFlow=%5BHUB_TO_RETAILER%5D&warehouseId={hub}",
  "pincode.find": "?pincode=411028",
  "rateChange.list": "?subCategory={hub}",
  "rateChange.preview": "?subCategory={hub}&gst=5&cess=0",
  "rule.countRetailers": "?rules=%5B%5D",
  "savedView.list": "?list=order",
  "shipment.eligible": "?warehouseId={hub}",
};
/** What any call is given that says it lacks it. */
const usual: Readonly<Record<string, string>> = {
  placed: `${addDays(today, -90)}..${today}`,
  queue: "confirm",
};
/** Whom a pincode is served by is told to everybody who types an address. */
const toldToAll: readonly string[] = ["pincode.find"];
/**
 * Anybody may ask these without being signed in: what an app is told has no rows of hubs, and an invoice is for whoever brings
 * the link that was made for it.
 */
const ofNobody: readonly string[] = ["told.read", "invoice.shared"];

const ask = async (client: Client, path: string, init?: RequestInit) => {
  const answer = await client.raw(path, init);
  return { status: answer.status, text: await answer.text() };
};
/** Asks, and once more with what is told to be lacking. */
const askWithUsual = async (client: Client, path: string) => {
  const first = await ask(client, path);
  if (first.status !== 400) return first;
  const told: { errors?: { field: string }[] } = JSON.parse(first.text);
  const lacking = (told.errors ?? []).map(({ field }) => [field, usual[field] ?? ""] as const);
  return ask(client, `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams(Object.fromEntries(lacking))}`);
};
const isBarred = (status: number) => status === 403 || status === 404;
const sampleOf = (table: string): string => foreign.samples.find((one) => one.table === table)?.id ?? "";

let service: DemoService;
let hubManager: Client;
let superAdmin: Client;
let foreign: ForeignRows;
/** Which rows of other hubs each call of one row shows to whoever reaches them. */
let shown: readonly { readonly name: string; readonly path: string; readonly id: string; readonly table: string }[];
beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "1000" });
  hubManager = await service.signIn("hub_manager");
  superAdmin = await service.signIn("super_admin");
  const { warehouse_id: hub } = await service.db
    .selectFrom("user_warehouse")
    .innerJoin("app_user", "app_user.id", "user_warehouse.user_id")
    .select("user_warehouse.warehouse_id")
    .where("app_user.username", "=", "hub_manager")
    .executeTakeFirstOrThrow();
  foreign = await readRowsOfOtherHubs(service.db, hub);
  const found: (typeof shown)[number][] = [];
  /** By the address of a row: the samples that are one there. What lies below it, such as a history, is of no others. */
  const rowsAt = new Map<string, ForeignRows["samples"]>();
  for (const [name, { path }] of ofOne.toSorted(([, a], [, b]) => a.path.length - b.path.length)) {
    const row = /^.*?:\w+/.exec(path)?.[0] ?? path;
    const met = await Promise.all(
      (rowsAt.get(row) ?? foreign.samples).map(async (sample) => {
        const address = path.replace(/:\w+/, sample.id);
        if (address.includes("/:") || (await ask(superAdmin, address)).status !== 200) return [];
        found.push({ name, path: address, ...sample });
        return [sample];
      }),
    );
    if (path === row) rowsAt.set(row, met.flat());
  }
  shown = found;
});
afterAll(() => service.stop());

describe("who runs a hub", () => {
  it("has others beside it, with rows of nearly every table", () => {
    expect(foreign.samples.length).toBeGreaterThan(30);
    expect(foreign.samples.map(({ table }) => table)).toEqual(
      expect.arrayContaining(["orders", "retailer", "invoice", "batch", "qc", "shipment", "payment", "kyc", "beat"]),
    );
    const otherHub = sampleOf("warehouse");
    expect(foreign.namedIn(`of ${otherHub}.`)).toEqual([`warehouse ${otherHub}`]);
  });

  it("finds none of their rows in any list, file, look-up, report or count", async () => {
    const found: string[] = [];
    const unanswered: string[] = [];
    for (const [name, { path, listed }] of ofMany) {
      const query = (asked[name] ?? (listed && !path.endsWith("/export") ? "?size=500" : ""))
        .replace("{hub}", sampleOf("warehouse"))
        .replace("{retailer}", sampleOf("retailer"));
      const { status, text } = await askWithUsual(hubManager, `${path}${query}`);
      if (status !== 200 && !isBarred(status) && !ofNobody.includes(name)) unanswered.push(`${name} ${status} ${text}`);
      if (!toldToAll.includes(name)) found.push(...foreign.namedIn(text).map((row) => `${name}: ${row}`));
    }
    expect(unanswered).toEqual([]);
    expect(found).toEqual([]);
  });

  it("finds none of them by their ids in a look-up", async () => {
    const found: string[] = [];
    let told = 0;
    const ids = foreign.samples.map(({ id }) => id).join(",");
    for (const [name, { path }] of ofMany.filter(([, one]) => one.path.startsWith("/api/"))) {
      const address = `${path}?ids=${ids}`;
      told += foreign.namedIn((await ask(superAdmin, address)).text).length;
      found.push(...foreign.namedIn((await ask(hubManager, address)).text).map((row) => `${name}: ${row}`));
    }
    // The same question finds them for who reaches them.
    expect(told).toBeGreaterThan(4);
    expect(found).toEqual([]);
  });

  it("finds none of them by their address, their history, what can be done with them, or what belongs to them", async () => {
    const met: string[] = [];
    const barred = new Set<string>();
    for (const { name, path, table } of shown) {
      const { status } = await ask(hubManager, path);
      if (isBarred(status)) barred.add(name);
      else met.push(`${name} of ${table}: ${status}`);
    }
    expect(met).toEqual([]);
    expect([...barred]).toEqual(
      expect.arrayContaining(["order.get", "order.history", "retailer.page", "invoice.history", "inventory.movements"]),
    );
  });

  it("changes none of them, and is shown none by trying", async () => {
    const met: string[] = [];
    let tried = 0;
    const before = await ask(superAdmin, "/oms/order?size=500");
    const writes = operations.filter(([, { method, path, write }]) => method !== "GET" && write && path.includes("/:"));
    for (const [name, { method, path }] of writes) {
      const thing = name.split(".")[0];
      const of = shown.filter((one) => one.name === `${thing}.get` || one.name === `${thing}.actions`);
      for (const id of new Set(of.map((one) => one.id))) {
        const { status, text } = await ask(hubManager, path.replaceAll(/:\w+/g, id), {
          method,
          headers: { "if-match": '"1"', "idempotency-key": crypto.randomUUID(), "content-type": "application/json" },
          body: "{}",
        });
        tried += 1;
        // What lacks something is told so before any row is looked for.
        if (!isBarred(status) && status !== 400 && status !== 422) met.push(`${name}: ${status}`);
        if (foreign.namedIn(text).length > 0) met.push(`${name} shows ${text}`);
      }
    }
    expect(tried).toBeGreaterThan(50);
    expect(met).toEqual([]);
    expect((await ask(superAdmin, "/oms/order?size=500")).text).toBe(before.text);
  });
});
