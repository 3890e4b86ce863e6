import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createClient, memoryStore } from "@o2r/api/client";
import { productEndpoints } from "@o2r/api/contract/catalogue";
import { createEventStream, type EventHint } from "@o2r/api/events";
import { newId } from "../../db/id.ts";
import { writeEvents } from "../../events/outbox.ts";
import { openLink, type Link } from "../../test/open-link.ts";
import { startDemoService, type DemoService } from "../test/demo-service.ts";

/** 20 take seconds, and show all there is to see; `O2R_LINK_DROPS=200` is the long form. */
const drops = Number(process.env["O2R_LINK_DROPS"] ?? 20);

let service: DemoService;
let link: Link;
beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "1000" });
  link = await openLink(service.url);
});
afterAll(async () => {
  await link.close();
  await service.stop();
});

/** What the database holds of the products that are changed. */
const versions = async (ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const rows = await service.db.selectFrom("product").select(["id", "version"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
};

/** A screen that shows some products: it reads what a hint names, and everything when nobody knows what was missed. */
const startScreen = async (username: string, ids: readonly string[]) => {
  const { token, refreshToken } = await service.signIn(username);
  const store = memoryStore();
  store.write({ access: token ?? "", refresh: refreshToken });
  const signedOut = vi.fn();
  const client = createClient({
    baseUrl: () => link.url,
    hostUrl: () => link.url,
    store,
    notify: () => {},
    onUnauthorized: signedOut,
  });
  const shown = new Map<string, number>();
  const heard: EventHint[] = [];
  const read = async (id: string): Promise<void> => {
    for (;;) {
      const { payload, error } = await client.call(productEndpoints.get, { params: { id } }, { quiet: true });
      // Two answers may overtake each other.
      if (payload !== undefined) return void shown.set(id, Math.max(payload.version, shown.get(id) ?? 0));
      if (error.status === 401 || error.status === 403) return;
      await sleep(10);
    }
  };
  const readAll = () => void Promise.all(ids.map(read));
  const stream = createEventStream({
    client,
    onHint: (hint) => {
      heard.push(hint);
      if (hint.id === undefined) readAll();
      else if (ids.includes(hint.id)) void read(hint.id);
    },
    onReset: readAll,
    wait: { first: 5, most: 20 },
  });
  return { shown, heard, signedOut, close: stream.close };
};

it(
  `S7.42 a link that is dropped ${drops} times under load leaves the screen equal to the service, and shows it nothing of a foreign scope`,
  async () => {
    const admin = await service.signIn("admin");
    const { payload } = await admin.call(productEndpoints.list, {
      query: { q: "", sort: "formName", size: 10, cursor: null },
    });
    const ids = payload.content.map(({ id }) => id);
    const person = async (username: string) =>
      service.db.selectFrom("app_user").select("id").where("username", "=", username).executeTakeFirstOrThrow();
    const [manager, other] = await Promise.all([person("hub_manager"), person("fsa")]);
    const own = await service.db
      .selectFrom("user_warehouse")
      .select("warehouse_id")
      .where("user_id", "=", manager.id)
      .execute();
    const foreign = await service.db
      .selectFrom("warehouse")
      .select("id")
      .where(
        "id",
        "not in",
        own.map(({ warehouse_id }) => warehouse_id),
      )
      .executeTakeFirstOrThrow();
    const screen = await startScreen("hub_manager", ids);
    // May read no product at all.
    const stranger = await startScreen("onboarding_agent", ids);
    await expect.poll(() => screen.shown.size).toBe(ids.length);

    const secrets = new Set<string>();
    let changes = 0;
    let dropping = true;
    const change = async (id: string): Promise<void> => {
      while (dropping) {
        const { payload: row } = await admin.call(productEndpoints.get, { params: { id } });
        await admin.call(productEndpoints.setActive, {
          params: { id },
          body: { active: !row.active },
          version: row.version,
        });
        changes++;
        const [theirs, elsewhere] = [newId(), newId()];
        secrets.add(theirs).add(elsewhere);
        await writeEvents(service.db, { action: "product.updated", now: new Date() }, [
          { entity: "product", id: theirs, userId: other.id },
          { entity: "product", id: elsewhere, warehouseId: foreign.id },
        ]);
      }
    };
    const load = ids.slice(0, 4).map(change);
    for (let count = 0; count < drops; count++) {
      // Some while after a change: a machine with much else to do makes few.
      await expect.poll(() => changes, { interval: 5 }).toBeGreaterThan(count);
      await sleep(20 + 37 * (count % 5));
      link.drop();
    }
    dropping = false;
    await Promise.all(load);

    const truth = await versions(ids);
    await expect.poll(() => screen.shown).toEqual(truth);
    expect(Math.max(...truth.values())).toBeGreaterThan(3);
    expect(secrets.size).toBeGreaterThan(4);
    const told = [...screen.heard, ...stranger.heard].flatMap(({ id }) => (id === undefined ? [] : [id]));
    expect(told.filter((id) => secrets.has(id))).toEqual([]);
    expect(stranger.heard.filter(({ entity }) => entity === "product")).toEqual([]);
    expect(stranger.shown.size).toBe(0);
    expect([screen.signedOut, stranger.signedOut].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    screen.close();
    stranger.close();
  },
  120_000 + drops * 1000,
);
