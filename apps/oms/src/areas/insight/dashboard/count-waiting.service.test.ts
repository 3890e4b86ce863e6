import { RawNode, sql, type KyselyPlugin } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { contract, may, userTypes } from "@o2r/api/contract";
import type { AnyEndpoint, EndpointMap, ListEndpoint } from "@o2r/api/contract/core";
import { dashboardEndpoints as dashboard, waitingSteps, watched } from "@o2r/api/contract/insight";
import { nobodysId, type Actor } from "../../../http/actor.ts";
import { unassigned } from "../../../test/unassigned.ts";
import { areas } from "../../index.ts";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";
import { askList } from "../ask-list.ts";

const service: DemoService = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
afterAll(() => service.stop());

const things: Readonly<Record<string, EndpointMap>> = contract;
type Caller = Awaited<ReturnType<DemoService["signIn"]>>;
interface Counted {
  readonly totalElements: number;
  readonly totalCapped: boolean;
}

const hour = 3_600_000;

/** The instant of a row by what says since when it waits; of a day its begin in Asia/Kolkata. */
const instantOf = (since: unknown) =>
  Date.parse(/T/.test(String(since)) ? String(since) : `${String(since)}T00:00+05:30`);

/** Since when the rows of a list wait, as it tells of them itself. */
const agesOf = async (caller: Caller, list: AnyEndpoint, query: object, since: string) => {
  const { payload } = await caller.call(list, { query: { ...query, size: 500, sort: since } } as never);
  const rows = (payload as { readonly content: readonly Readonly<Record<string, unknown>>[] }).content.map((row) =>
    instantOf(row[since]),
  );
  const older = (hours: number) => rows.filter((at) => at <= Date.now() - hours * hour).length;
  const olderThan = [rows.length, ...waitingSteps.map(older), 0];
  return {
    oldest: rows[0] === undefined ? null : new Date(rows[0]).toISOString(),
    ages: olderThan.slice(1).map((count, at) => (olderThan[at] ?? 0) - count),
  };
};

/** What the lists themselves say; nothing of those that the caller may not read, or that are another's work. */
const countedByLists = async (caller: Caller, type: string, hub?: string) => {
  const counts = [];
  for (const { key, thing, by, filters, since, hub: narrowed } of watched) {
    if (by !== undefined && !may(type, by)) continue;
    if (hub !== undefined && narrowed === undefined) continue;
    const list = things[thing]?.["list"] as AnyEndpoint; // the console's test shows that there is one
    const query = {
      q: "",
      size: 10,
      cursor: null,
      sort: list.listed?.list.defaultSort,
      ...filters,
      ...(hub !== undefined && narrowed !== undefined && { [narrowed]: hub }),
    };
    const { status, payload } = await caller.call(list, { query } as never);
    if (status === 403) continue;
    const { totalElements: total, totalCapped: isCapped } = payload as Counted; // what a list answers
    const ages = since === undefined ? { oldest: null, ages: [] } : await agesOf(caller, list, query, since);
    counts.push({ key, total, isCapped, ...ages });
  }
  return counts;
};

/** The administrator of the demo, without a session. */
const anAdmin: Actor = {
  id: nobodysId,
  username: "admin",
  userType: "ADMIN",
  sessionId: nobodysId,
  ...unassigned,
  warehouses: "all",
};

/** How PostgreSQL counts what waits, were the table too large to be read. */
const planOf = async (key: string): Promise<string> => {
  const one = watched.find((entry) => entry.key === key);
  const list = things[one?.thing ?? ""]?.["list"];
  if (one === undefined || list?.listed === undefined) throw new Error(`No list counts ${key}`);
  const listed: ListEndpoint = { ...list, listed: list.listed };
  const told: unknown[] = [];
  const explaining: KyselyPlugin = {
    transformQuery: ({ node }) =>
      RawNode.is(node)
        ? RawNode.create([`explain ${node.sqlFragments[0]}`, ...node.sqlFragments.slice(1)], node.parameters)
        : node,
    transformResult: ({ result }) => {
      told.push(...result.rows);
      return Promise.resolve(result);
    },
  };
  await service.db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    const query = { q: "", sort: one.since ?? listed.listed.list.defaultSort, ...one.filters };
    const asked = { operation: key, actor: anAdmin, query, now: new Date(), services: service.services };
    const aged = { now: asked.now, of: "instant", steps: waitingSteps } as const;
    await askList(listed, areas.listHandler(listed), { ...asked, db: trx.withPlugin(explaining) }).count(
      one.since === undefined ? undefined : aged,
    );
  });
  return JSON.stringify(told);
};

describe("S7.59 what the dashboard says that waits", () => {
  it.each(userTypes.map((type) => type.toLowerCase()))("for %s is what the lists behind it count", async (username) => {
    const caller = await service.signIn(username);
    const { payload } = await caller.call(dashboard.waiting, { query: { hub: undefined } });
    expect(payload).toEqual(await countedByLists(caller, username.toUpperCase()));
  });

  it("in one warehouse is what the lists narrowed to it count, and nothing beyond one's own", async () => {
    const [admin, manager] = [await service.signIn("admin"), await service.signIn("hub_manager")];
    const { payload: orders } = await admin.call(contract.order.list, {
      query: { q: "", size: 50, cursor: null, sort: "-placedAt" },
    });
    const hubs = [...new Set(orders.content.map(({ warehouseId }) => warehouseId))].slice(0, 3);
    expect(hubs.length).toBeGreaterThan(1);
    for (const hub of hubs)
      for (const [caller, type] of [
        [admin, "ADMIN"],
        [manager, "HUB_MANAGER"],
      ] as const)
        expect((await caller.call(dashboard.waiting, { query: { hub } })).payload).toEqual(
          await countedByLists(caller, type, hub),
        );
  });

  it("is counted by indexes of the few rows that wait", async () => {
    // Two indexes hold what waits of orders, and no others, by its state first: of a few orders either may cost less.
    const ofOrders = /orders_(waiting|open)/;
    for (const [key, index] of [
      ["order-hold", ofOrders],
      ["order-pack", ofOrders],
      ["order-undelivered", "orders_waiting"],
      ["return", "order_return_to_decide"],
      ["shipment", "shipment_to_settle"],
      ["credit-note", "credit_note_to_issue"],
      ["retailer", "retailer_to_take_on"],
      ["kyc-back", "kyc_back"],
      ["kyc-licence", "kyc_licence"],
    ] as const)
      expect(await planOf(key)).toMatch(index);
  });

  it("of licences that end no longer has one that has ended", async () => {
    const admin = await service.signIn("admin");
    const ending = async () => {
      const { payload } = await admin.call(dashboard.waiting, { query: { hub: undefined } });
      return payload.find(({ key }) => key === "kyc-licence")?.total ?? 0;
    };
    const { rows } = await sql<{ id: string }>`update kyc set fssai_expiry = current_date - 1
      where id = (select id from kyc where state = 'APPROVED' and fssai_expiry is null order by id limit 1)
      returning id`.execute(service.db);
    const before = await ending();
    await sql`update kyc set state = 'EXPIRED' where id = ${rows[0]?.id}`.execute(service.db);
    expect(await ending()).toBe(before - 1);
  });

  it("is refused to nobody who is signed in, and of a warehouse that is no id", async () => {
    const admin = await service.signIn("admin");
    expect((await admin.call(dashboard.waiting, { query: { hub: "here" } })).status).toBe(400);
  });
});
