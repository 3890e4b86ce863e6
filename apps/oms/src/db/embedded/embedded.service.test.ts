import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { makeDataDir } from "../../test/data-dir.ts";
import { findBinaries } from "./binaries.ts";
import { DatabaseStartError, startDatabase, type EmbeddedDatabase } from "./index.ts";
import { readPostmaster } from "./postmaster.ts";

/** One for all: to make a cluster takes longer than what is tried on it. */
const dataDir = join(makeDataDir("o2r-embedded-"), "data");
let running: EmbeddedDatabase | undefined;
afterEach(async () => {
  await running?.stop();
  running = undefined;
});
afterAll(() => rmSync(join(dataDir, ".."), { recursive: true, force: true }));

const start = async (tell?: (sentence: string) => void): Promise<EmbeddedDatabase> =>
  (running = await startDatabase({ dataDir, ...(tell && { tell }) }));

const query = async (url: string, text: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {}); // its server is killed in some tests
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
};

const script = `
  import { startDatabase } from ${JSON.stringify(new URL("./index.ts", import.meta.url).href)};
  const { url, place } = await startDatabase({ dataDir: process.argv[1] });
  process.send({ url, place });
  setInterval(() => {}, 1000);
`;

/** Starts the database in a process of its own, which can be killed. */
const startElsewhere = async (): Promise<{ child: ChildProcess; url: string; place: string }> => {
  const child = spawn(process.execPath, ["--input-type=module", "-e", script, dataDir], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [message] = (await once(child, "message")) as [{ url: string; place: string }]; // what the script sends
  return { child, ...message };
};

const kill = async (child: ChildProcess): Promise<void> => {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
};

describe("the embedded PostgreSQL", () => {
  it("keeps what was committed when every process is killed at once, and starts again", async () => {
    const { child, url, place } = await startElsewhere();
    await query(url, "create table kept (n int); insert into kept values (1), (2)");
    const postmaster = readPostmaster(join(place, "data"));
    expect(postmaster).toBeGreaterThan(1);
    await kill(child);
    if (postmaster !== undefined) process.kill(postmaster, "SIGKILL");
    const again = await start();
    expect(await query(again.url, "select count(*)::int as n from kept")).toEqual([{ n: 2 }]);
  });

  it("uses the server again whose starter alone was killed", async () => {
    const { child, place } = await startElsewhere();
    const postmaster = readPostmaster(join(place, "data"));
    await kill(child);
    await start();
    expect(readPostmaster(join(place, "data"))).toBe(postmaster);
  });

  it("is started again when it is killed under a service that lives on, and the service is told", async () => {
    const told: string[] = [];
    const { url, place } = await start((sentence) => told.push(sentence));
    await query(url, "create table kept_on (n int); insert into kept_on values (1)");
    process.kill(readPostmaster(join(place, "data")) ?? 0, "SIGKILL");
    const count = () => query(url, "select count(*)::int as n from kept_on").catch(() => "gone");
    await expect.poll(count).toEqual([{ n: 1 }]);
    await expect.poll(() => told).toEqual([expect.stringContaining("unexpectedly"), expect.stringContaining("again")]);
  });

  it("refuses a second start on the same folder, and says who holds it", async () => {
    const { child } = await startElsewhere();
    await expect(startDatabase({ dataDir })).rejects.toThrow(
      `already running on the data folder ${dataDir} (process ${child.pid})`,
    );
    await kill(child);
    await start();
  });

  it("starts after a first start that was killed half way, and leaves nothing of it behind", async () => {
    const first = await start();
    await first.stop();
    const home = first.place;
    rmSync(join(home, "data"), { recursive: true });
    mkdirSync(join(home, "data.new-1", "base"), { recursive: true });
    const again = await start();
    expect(await query(again.url, "select 1 as one")).toEqual([{ one: 1 }]);
    expect(readdirSync(home).filter((name) => name.startsWith("data.new"))).toEqual([]);
  });

  it("is durable, sorts and folds case the same everywhere, and listens on no network", async () => {
    const { url } = await start();
    const settings = await query(
      url,
      `select string_agg(name || '=' || setting, ' ' order by name) as all from pg_settings
       where name in ('fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'listen_addresses', 'jit')`,
    );
    expect(settings).toEqual([
      { all: "data_checksums=on fsync=on full_page_writes=on jit=off listen_addresses= synchronous_commit=on" },
    ]);
    expect(await query(url, "select lower('ÉTÉ') as folded, 'ab' < 'b' as sorted")).toEqual([
      { folded: "été", sorted: true },
    ]);
  });

  it("stops cleanly: the server is gone and nothing has to recover", async () => {
    const database = await start();
    await database.stop();
    running = undefined;
    expect(existsSync(join(database.place, "data", "postmaster.pid"))).toBe(false);
  });

  it("says on a platform without binaries that DATABASE_URL names another server", () => {
    expect(() => findBinaries(undefined, "win32-x64")).toThrow(DatabaseStartError);
    expect(() => findBinaries(undefined, "win32-x64")).toThrow(/DATABASE_URL/);
  });
});
