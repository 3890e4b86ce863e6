// `npm run try:cluster`: the service on more than one machine, played on this one. Three processes behind a balancer, PgBouncer
// in transaction mode, a primary with a synchronous standby and an object store, all from packages; a load over HTTP, while
// parts are killed and the standby takes over; then every acknowledged thing is looked for. `--seconds N` of load between
// faults, `--people N`, `--write` puts the table into docs/reliability.md.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { findPrograms, freePort } from "./cluster/programs.mjs";
import { continueOnPinnedNode, ensureInstalled, refuse } from "./workspace.mjs";

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "10" },
    people: { type: "string", default: "12" },
    keep: { type: "boolean", default: false },
    write: { type: "boolean", default: false },
  },
});
const { programs, missing } = findPrograms();
if (programs === undefined) refuse(missing);
ensureInstalled();
await continueOnPinnedNode(import.meta.url);

const { migrate } = await import("../apps/oms/src/db/migrate.ts");
const { startObjectStore } = await import("../apps/oms/src/areas/test/object-store.ts");
const { secret } = await import("../bench/lists/prepare.mjs");
const { pg } = await import("../bench/lists/pg.mjs");
const { makePair, makePrimary, cutPower, promote, toReplication } = await import("./cluster/postgres.mjs");
const { startBalancer, startPooler } = await import("./cluster/ways.mjs");
const { startOne } = await import("./cluster/services.mjs");
const { lostPapers, newBook, startWork } = await import("./cluster/load.mjs");
const { check } = await import("./cluster/checks.mjs");
const { writeSection } = await import("./cluster/report.mjs");

const seconds = Number(options.seconds);
const people = Number(options.people);
/** After each fault somebody's write is acknowledged again within this, in seconds. */
const goal = 15;

const home = mkdtempSync(join(tmpdir(), "o2r-cluster-"));
chmodSync(home, 0o755);
/** @type {(() => Promise<unknown> | void)[]} */
const ends = [];
let failed = true;
const say = (/** @type {string} */ sentence) => process.stderr.write(`${sentence}\n`);
try {
  failed = !(await play());
} finally {
  for (const end of ends.toReversed())
    await Promise.resolve(end()).catch((/** @type {unknown} */ error) => say(String(error)));
  if (options.keep || failed) say(`What everything said is in ${home}`);
  else rmSync(home, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

async function fill(/** @type {string} */ url) {
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("set bench.orders = 1000");
  for (const file of ["../bench/orders/fill.sql", "./cluster/complete.sql"]) {
    await client.query(readFileSync(new URL(file, import.meta.url), "utf8"));
  }
  await client.query("vacuum analyze");
  await client.end();
}

async function play() {
  say("PostgreSQL: a primary and its synchronous standby");
  const first = await makePrimary(join(home, "postgres"));
  ends.push(() => first.end("SIGKILL"));
  await fill(first.url);
  const { primary, standby } = await makePair(join(home, "postgres"), first);
  ends.push(
    () => primary.end("SIGKILL"),
    () => standby.end("SIGINT"),
  );
  const store = await startObjectStore();
  ends.push(store.stop);

  const ports = [await freePort(), await freePort(), await freePort()];
  const balancer = await startBalancer(/** @type {NonNullable<typeof programs>} */ (programs).haproxy, home, {
    services: ports,
    databases: [primary.port, standby.port],
  });
  ends.push(() => balancer.end("SIGKILL"));
  await sleep(1500);
  let pooler = await startPooler(
    /** @type {NonNullable<typeof programs>} */ (programs).pgbouncer,
    home,
    balancer.primary,
  );
  ends.push(() => pooler.end("SIGKILL"));

  const environment = (/** @type {number} */ at) => ({
    NODE_ENV: "production",
    PORT: String(ports[at]),
    HOST: "127.0.0.1",
    DATABASE_URL: pooler.url,
    DATABASE_EVENTS_URL: `postgres://o2r@127.0.0.1:${balancer.primary}/o2r`,
    O2R_DATABASE_POOLER: "transaction",
    O2R_DATA_DIR: join(home, "data", String(at)),
    O2R_PUBLIC_ORIGIN: balancer.url,
    O2R_TOKEN_SECRET: secret,
    O2R_PROXY_HOPS: "1",
    O2R_LIMIT_FACTOR: "1000",
    ...store.env,
  });
  say("Three processes of the service behind HAProxy");
  const services = await Promise.all(ports.map((_, at) => startOne(home, at, environment(at))));
  ends.push(async () => {
    await Promise.all(services.map(({ end }) => end("SIGTERM")));
  });
  for (let tries = 0; !(await fetch(`${balancer.url}/readyz`).catch(() => undefined))?.ok; tries += 1) {
    if (tries > 100) throw new Error("No service is ready behind the balancer");
    await sleep(100);
  }

  const book = newBook();
  const endWork = startWork(balancer.url, people, book);
  ends.push(endWork);
  await sleep(seconds * 1000);
  if (book.answers.length === 0)
    throw new Error(`Nothing is answered: ${book.refused[0] ?? `${book.failures} failures`}`);

  /** @type {{ fault: string, back: number, failures: number }[]} */
  const faults = [];
  /** Does something to the cluster under load, and waits for an answer that came after it. @param {string} fault @param {() => Promise<unknown>} act */
  const under = async (fault, act) => {
    say(fault);
    const failures = book.failures;
    const since = await act().then((from) => (typeof from === "number" ? from : Date.now()));
    let back;
    for (let tries = 0; back === undefined && tries < 1200; tries += 1) {
      // What was on its way already says nothing: three answers later than the fault by a moment.
      back = book.answers.filter((at) => at > since + 20)[2];
      if (back === undefined) await sleep(50);
    }
    await sleep(seconds * 1000);
    faults.push({
      fault,
      back: back === undefined ? Number.NaN : (back - since) / 1000,
      failures: book.failures - failures,
    });
  };
  const kill = async (/** @type {number} */ at) => {
    await services[at]?.end("SIGKILL");
    return Date.now();
  };
  const again = async (/** @type {number} */ at) => {
    services[at] = await startOne(home, at, environment(at));
  };

  await under("a service is killed", () => kill(0));
  await under("it is started again", () => again(0));
  await under("a service hangs, and is killed then", async () => {
    services[1]?.child.kill("SIGSTOP");
    const from = Date.now();
    await sleep(2000);
    await kill(1);
    return from;
  });
  await under("two of three are killed at once", async () => {
    await again(1);
    await sleep(2000);
    return Promise.all([kill(1), kill(2)]).then(() => Date.now());
  });
  await Promise.all([again(1), again(2)]);
  await under("PgBouncer is killed and started again", async () => {
    await pooler.end("SIGKILL");
    const from = Date.now();
    await sleep(1000);
    pooler = await startPooler(
      /** @type {NonNullable<typeof programs>} */ (programs).pgbouncer,
      home,
      balancer.primary,
      pooler.port,
    );
    return from;
  });
  let unproven = 0;
  await under("the line to the standby is dead for 20 s: nothing is acknowledged", async () => {
    const stop = await toReplication(primary, "SIGSTOP");
    const wake = await toReplication(primary, "SIGCONT");
    for (const each of stop) each();
    // What the standby had confirmed before.
    await sleep(1000);
    const from = Date.now();
    await sleep(19_000);
    unproven = book.answers.filter((at) => at > from).length;
    for (const each of wake) each();
    return Date.now();
  });
  await under("the primary loses its power, and the standby is promoted 2 s later", async () => {
    await cutPower(primary);
    await sleep(2000);
    const from = Date.now();
    await promote(standby);
    return from;
  });
  await endWork();

  say("Looking for everything that was acknowledged");
  const checks = [
    ...(await check(standby.url, book)),
    {
      what: "papers acknowledged and not given back byte by byte",
      count: book.papers.length,
      wrong: (await lostPapers(balancer.url, book.papers)).length,
    },
    { what: "writes acknowledged while the standby could not have them", count: book.answers.length, wrong: unproven },
  ];
  for (const sentence of [...new Set(book.refused)].slice(0, 5)) say(`refused: ${sentence}`);
  const holds = checks.every(({ wrong }) => wrong === 0) && faults.every(({ back }) => back <= goal);
  const [major] = await standby.ask("show server_version");
  const text = [
    `Node ${process.versions.node}, PostgreSQL ${major?.server_version}; ${people} people at work, ${book.answers.length} writes acknowledged, ` +
      `${book.failures} attempts sent again. The machine had ${availableParallelism()} cores.`,
    "",
    "| what is done to it | answers again after | attempts that failed |",
    "| --- | ---: | ---: |",
    ...faults.map(
      ({ fault, back, failures }) =>
        `| ${fault} | ${back <= goal ? `${back.toFixed(1)} s` : `**${back.toFixed(1)} s**`} | ${failures} |`,
    ),
    "",
    "| what must not be found afterwards | looked at | found |",
    "| --- | ---: | ---: |",
    ...checks.map(({ what, count, wrong }) => `| ${what} | ${count} | ${wrong === 0 ? "0" : `**${wrong}**`} |`),
    "",
  ].join("\n");
  process.stdout.write(text);
  if (options.write) writeSection("cluster", text);
  return holds;
}
