import { call, queryOf, statementsOf, tokenOf } from "./ask.mjs";

/** Samples of each way before those that count. */
const warmUp = 30;

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
  let plans = "";
  for (const side of [tenth, whole]) {
    const query = await queryOf(side, token, listed.path, page);
    rows.push(JSON.parse(await call(side, token, `${listed.path}${query}`)).payload.content.length);
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
  const times = ways.map(() => /** @type {number[]} */ ([]));
  for (let sample = -warmUp; sample < samples; sample++) {
    for (const [at, way] of ways.entries()) {
      const time = await timed(way);
      if (sample >= 0) times[at]?.push(time);
    }
  }
  const [, httpOfTenth = NaN, sql = NaN, http = NaN] = times.map((some) => quantile(some, 0.95));
  if (plans !== "")
    process.stdout.write(`\n## ${listed.list}, ${who.name}, ${page.name}: ${sql.toFixed(1)} ms\n\n${plans}`);
  return {
    name: listed.list,
    who: who.name,
    page: page.name,
    sql,
    http,
    toSql: http / sql,
    growth: http / httpOfTenth,
    /** Of the page, with a tenth of the data and with all of it. */
    rows: /** @type {const} */ ([rows[0] ?? 0, rows[1] ?? 0]),
  };
}
