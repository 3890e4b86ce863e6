import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { contract, type AnyEndpoint, type HistoryEntry } from "@o2r/api/contract";
import { promotionStates } from "@o2r/api/contract/promotions";
import { startDemoService, type DemoService } from "../areas/test/demo-service.ts";

let service: DemoService;
let client: Awaited<ReturnType<DemoService["signIn"]>>;

beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "100" });
  client = await service.signIn("super_super_admin");
});
afterAll(() => service.stop());

/** Everything that has a list, of which each row has a history. */
const things = Object.entries(contract).flatMap(([name, endpoints]) => {
  const { list, history }: Readonly<Record<string, AnyEndpoint | undefined>> = endpoints;
  const sort = list?.listed?.list.defaultSort;
  return list === undefined || sort === undefined || history === undefined
    ? []
    : [{ name, list: `${list.path}?size=25&sort=${sort}`, history: history.path }];
});

const read = async <R>(path: string): Promise<R> => {
  const answer = await client.raw(path);
  expect([path, answer.status]).toEqual([path, 200]);
  const { payload } = (await answer.json()) as { payload: R }; // what the contract of the path says
  return payload;
};

it.each(things)("tells of each $name what was done with it", async ({ list, history }) => {
  const { content } = await read<{ content: readonly { id: string }[] }>(list);
  expect(content).not.toEqual([]);
  const told = await Promise.all(content.map(({ id }) => read<readonly HistoryEntry[]>(history.replace(":id", id))));
  expect(content.filter((_, at) => told[at]?.length === 0).map(({ id }) => id)).toEqual([]);
});

it("tells of every promotion, campaign and ticket how it came to its state, in the order of time and not later than now", async () => {
  const { rows } = await sql<{ entity: string; state: string; told: string[] }>`
    select thing.entity, thing.state, array_agg(distinct coalesce(past.told, 'nothing')) as told
    from (select 'promotion' as entity, id, state from promotion union all select 'campaign', id, state from campaign
      union all select 'ticket', id, state from ticket) as thing
    left join lateral (select change->>'after' as told from audit_log, jsonb_array_elements(changes) as change
      where entity = thing.entity and entity_id = thing.id::text and change->>'field' = 'state' and at <= now()
      order by audit_log.id desc limit 1) as past on true
    group by 1, 2`.execute(service.db);
  expect(rows.filter(({ state, told }) => told.join() !== state)).toEqual([]);
  expect(rows.filter(({ entity }) => entity === "promotion")).toHaveLength(Object.keys(promotionStates).length);
});

it("tells of every order how it came to its state, and when: the order itself says so, too", async () => {
  const { rows } = await sql<{ state: string; differ: number; orders: number }>`
    select state, count(*)::int as orders, count(*) filter (where told is distinct from state or at is distinct from state_since)::int as differ
    from orders left join lateral (select change->>'after' as told, at from audit_log, jsonb_array_elements(changes) as change
      where entity = 'order' and entity_id = orders.id::text and change->>'field' = 'state'
      order by audit_log.at desc, audit_log.id desc limit 1) as past on true
    group by 1`.execute(service.db);
  expect(rows.filter(({ differ }) => differ > 0)).toEqual([]);
  expect(rows.length).toBeGreaterThan(10);
});

it("tells of a ticket only whom Help & support is open to", async () => {
  const { rows } = await sql<{ helps: boolean; told: number }>`
    select help_and_support_active as helps, count(*)::int as told
    from notification join app_user on app_user.id = user_id where type = 'TICKET' group by 1`.execute(service.db);
  expect(rows).toEqual([{ helps: true, told: expect.any(Number) }]);
});
