import { call, queryOf, statementsOf, tokenOf } from "./ask.mjs";

/** Samples of each way before those that count. */
const warmUp = 30;
/** What stands beside each other is compared within a round, so that a second in which the machine stands still falls into one. */
const rounds = 5;

/** @param {readonly number[]} times @param {number} share */
const quantile = (times, share) => times.toSorted((a, b) => a - b)[Math.ceil(share * times.length) - 1] ?? NaN;

/** @param {() => Promise<unknown>} act */
async function timed(act) {
  const from = performance.now();
  await act();
  return performance.now() - from;
}

/**
 * The four ways in turn, so that what else the machine does falls on all alike.
 * @typedef {import("./prepare.mjs").Side} Side
 * @param {{ listed: import("./cases.mjs").Listed, who: import("./ask.mjs").Person, page: import("./ask.mjs").Page }} asking
 * @param {{ tenth: Side, whole: Side, samples: number, plans: boolean }} given
 */
export async function measure({ listed, who, page }, { tenth, whole, samples, plans: wanted }) {
  const token = await tokenOf(who);
  const ways = [];
  const rows = [];
  const found = [];
  let plans = "";
  for (const side of [tenth, whole]) {
    const query = await queryOf(side, token, listed.path, page);
    const { content, totalElements } = JSON.parse(await call(side, token, `${listed.path}${query}`)).payload;
    rows.push(content.length);
    found.push(totalElements);
    const statements = await statementsOf(side, listed, who, query);
    ways.push(
      async () => {
        for (const { text, values } of statements) await side.client.query(text, values);
      },
      () => call(side, token, `${listed.path}${query}`),
    );
    if (wanted && side === whole) {
      for (const { text, values } of statements) {
        const { rows } = await side.client.query(`explain (analyze, buffers) ${text}`, values);
        plans += `${rows.map((row) => row["QUERY PLAN"]).join("\n")}\n\n`;
      }
    }
  }
  const perRound = Math.ceil(samples / rounds);
  const p95s = [];
  for (let round = 0; round < rounds; round++) {
    const times = ways.map(() => /** @type {number[]} */ ([]));
    for (let sample = round === 0 ? -warmUp : 0; sample < perRound; sample++) {
      for (const [at, way] of ways.entries()) {
        const time = await timed(way);
        if (sample >= 0) times[at]?.push(time);
      }
    }
    const [, httpOfTenth = NaN, sql = NaN, http = NaN] = times.map((some) => quantile(some, 0.95));
    p95s.push({ sql, http, toSql: http / sql, growth: http / httpOfTenth });
  }
  const median = (/** @type {"sql" | "http" | "toSql" | "growth"} */ figure) =>
    quantile(
      p95s.map((round) => round[figure]),
      0.5,
    );
  const sql = median("sql");
  if (plans !== "")
    process.stdout.write(`\n## ${listed.list}, ${who.name}, ${page.name}: ${sql.toFixed(1)} ms\n\n${plans}`);
  return {
    name: listed.list,
    who: who.name,
    page: page.name,
    sql,
    http: median("http"),
    toSql: median("toSql"),
    growth: median("growth"),
    /** Of the page, with a tenth of the data and with all of it. */
    rows: /** @type {const} */ ([rows[0] ?? 0, rows[1] ?? 0]),
    /** How many the page says there are of what a word finds, which grow with the data; of other pages nothing. */
    found: page.broad && /** @type {const} */ ([found[0] ?? 0, found[1] ?? 0]),
  };
}
