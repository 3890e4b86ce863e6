import { afterAll, describe, expect, it } from "vitest";
import { contract, userTypes } from "@o2r/api/contract";
import type { AnyEndpoint, EndpointMap } from "@o2r/api/contract/core";
import { dashboardEndpoints as dashboard, watched } from "@o2r/api/contract/insight";
import { startDemoService, type DemoService } from "../../test/demo-service.ts";

const service: DemoService = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
afterAll(() => service.stop());

const things: Readonly<Record<string, EndpointMap>> = contract;
type Caller = Awaited<ReturnType<DemoService["signIn"]>>;
interface Counted {
  readonly totalElements: number;
  readonly totalCapped: boolean;
}

/** What the lists themselves say; nothing of those that the caller may not read. */
const countedByLists = async (caller: Caller, hub?: string) => {
  const counts = [];
  for (const { key, thing, filters, hub: narrowed } of watched) {
    if (hub !== undefined && narrowed === undefined) continue;
    const list = things[thing]?.["list"] as AnyEndpoint; // the console's test shows that there is one
    const query = { q: "", size: 10, cursor: null, sort: list.listed?.list.defaultSort, ...filters };
    const { status, payload } = await caller.call(list, {
      query: hub === undefined || narrowed === undefined ? query : { ...query, [narrowed]: hub },
    } as never);
    if (status === 403) continue;
    const { totalElements: total, totalCapped: isCapped } = payload as Counted; // what a list answers
    counts.push({ key, total, isCapped });
  }
  return counts;
};

describe("S7.59 what the dashboard says that waits", () => {
  it.each(userTypes.map((type) => type.toLowerCase()))("for %s is what the lists behind it count", async (username) => {
    const caller = await service.signIn(username);
    const { payload } = await caller.call(dashboard.waiting, { query: { hub: undefined } });
    expect(payload).toEqual(await countedByLists(caller));
  });

  it("in one warehouse is what the lists narrowed to it count, and nothing beyond one's own", async () => {
    const [admin, manager] = [await service.signIn("admin"), await service.signIn("hub_manager")];
    const { payload: orders } = await admin.call(contract.order.list, {
      query: { q: "", size: 50, cursor: null, sort: "-placedAt" },
    });
    const hubs = [...new Set(orders.content.map(({ warehouseId }) => warehouseId))].slice(0, 3);
    expect(hubs.length).toBeGreaterThan(1);
    for (const hub of hubs)
      for (const caller of [admin, manager])
        expect((await caller.call(dashboard.waiting, { query: { hub } })).payload).toEqual(
          await countedByLists(caller, hub),
        );
  });

  it("is refused to nobody who is signed in, and of a warehouse that is no id", async () => {
    const admin = await service.signIn("admin");
    expect((await admin.call(dashboard.waiting, { query: { hub: "here" } })).status).toBe(400);
  });
});
