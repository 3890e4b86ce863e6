import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { brandEndpoints } from "@o2r/api/contract/catalogue";
import type { Client } from "../../test/client.ts";
import { startDemoService, type DemoService } from "../test/demo-service.ts";

let service: DemoService;
let admin: Client;
let photo: Blob;
beforeAll(async () => {
  service = await startDemoService({ O2R_LIMIT_FACTOR: "1000", O2R_DATABASE_CONNECTIONS: "2" });
  admin = await service.signIn("admin");
  const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
  const bytes = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: "#888", noise } })
    .jpeg({ quality: 85 })
    .toBuffer();
  photo = new Blob([new Uint8Array(bytes)], { type: "image/jpeg" });
});
afterAll(() => service.stop());

const upload = (init: RequestInit = {}) => {
  const body = new FormData();
  body.append("file", photo, "photo.jpg");
  return admin.raw("/oms/document/upload", { method: "POST", body, ...init });
};

it("many photos at once hold no connection while they are decoded: with two for everybody, other calls go on", async () => {
  let isDone = false;
  const start = performance.now();
  const uploads = Promise.all(Array.from({ length: 16 }, () => upload())).finally(() => {
    isDone = true;
  });
  const others: { status: number; ms: number }[] = [];
  const lingering: number[] = [];
  while (!isDone) {
    const begin = performance.now();
    // One after another, as long as photos are decoded.
    const { status } = await admin.call(brandEndpoints.list);
    others.push({ status, ms: performance.now() - begin });
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction' and clock_timestamp() - state_change > interval '300 ms'`.execute(
      service.db,
    );
    lingering.push(...rows.map(({ count }) => count));
    await sleep(10);
  }
  expect((await uploads).map(({ status }) => status)).toEqual(Array.from({ length: 16 }, () => 200));
  expect(others.length).toBeGreaterThan(8);
  expect(others.every(({ status }) => status === 200)).toBe(true);
  // Against the photos themselves, so that it holds on a machine with other work to do: before, each waited for most of them.
  expect(Math.max(...others.map(({ ms }) => ms))).toBeLessThan((performance.now() - start) / 3);
  expect(Math.max(...lingering)).toBe(0);
});

it("a photo that is sent again under the same key is not decoded again", async () => {
  const headers = { "idempotency-key": crypto.randomUUID() };
  const send = async (): Promise<unknown> => (await upload({ headers })).json();
  // Whatever is decoded takes its turn there.
  const turns = vi.spyOn(service.services.gate, "run");
  const first = await send();
  const taken = turns.mock.calls.length;
  expect(taken).toBeGreaterThan(0);
  expect(await send()).toEqual(first);
  expect(turns).toHaveBeenCalledTimes(taken);
  turns.mockRestore();
  const { count } = await service.db
    .selectFrom("document")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("id", "=", (first as { payload: { id: string } }).payload.id)
    .executeTakeFirstOrThrow();
  expect(count).toBe(1);
});

it("whoever goes while a photo waits for its turn leaves nothing behind, and keeps nobody waiting", async () => {
  const gone = new AbortController();
  const left = Array.from({ length: 12 }, () => upload({ signal: gone.signal }).catch(() => null));
  await sleep(500);
  gone.abort();
  await Promise.all(left);
  expect((await upload()).status).toBe(200);
  await expect.poll(() => readdirSync(join(service.services.config.dataDir, "uploads"))).toEqual([]);
});
