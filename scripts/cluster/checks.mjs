// What must hold after everything: nothing acknowledged is lost, nothing was done twice, and every sum agrees.
import { findGaps } from "../../apps/oms/src/areas/billing/test/find-gaps.ts";
import { findDrift } from "../../apps/oms/src/areas/stock/ledger/find-drift.ts";
import { openPool } from "../../apps/oms/src/db/pool.ts";
import { pg } from "../../bench/lists/pg.mjs";

/** @typedef {{ what: string, count: number, wrong: number }} Check */

/**
 * @param {string} url of the primary itself @param {import("./load.mjs").Book} book
 * @returns {Promise<Check[]>}
 */
export async function check(url, book) {
  const client = new pg.Client({ connectionString: url });
  const pool = openPool({ url, connections: 1 });
  await client.connect();
  const rows = async (/** @type {string} */ text, /** @type {unknown[]} */ values = []) =>
    (await client.query(text, values)).rows;
  const missing = async (/** @type {string} */ table, /** @type {readonly string[]} */ ids) =>
    (
      await rows(
        `select id from unnest($1::uuid[]) as given (id) where not exists (select from ${table} where ${table}.id = given.id)`,
        [ids],
      )
    ).length;
  try {
    const twice = await rows(
      "select note as mark from orders where note like 'cluster %' group by 1 having count(*) > 1 union all select subject from ticket where subject like 'cluster %' group by 1 having count(*) > 1",
    );
    const known = new Set(book.asked);
    const marks = await rows(
      "select note as mark from orders where note like 'cluster %' union all select subject from ticket where subject like 'cluster %'",
    );
    const invoiced = book.invoices.map(({ order }) => order);
    const invoicedTwice = await rows(
      "select order_id from invoice where order_id = any($1) group by 1 having count(*) > 1",
      [invoiced],
    );
    const numbers = await rows(
      "select id from unnest($1::uuid[], $2::text[]) as given (id, number) where not exists (select from invoice where invoice.id = given.id and invoice.number = given.number)",
      [book.invoices.map(({ id }) => id), book.invoices.map(({ number }) => number)],
    );
    const ledger = await rows("select txn_id from ledger_entry group by 1 having sum(amount) <> 0");
    const steps = await rows(
      "select entity_id, action from audit_log where entity = 'order' and entity_id = any($1) group by 1, 2 having count(*) > 1",
      [book.orders.map(({ id }) => id)],
    );
    return [
      {
        what: "orders acknowledged and not there",
        count: book.orders.length,
        wrong: await missing(
          "orders",
          book.orders.map(({ id }) => id),
        ),
      },
      {
        what: "invoices acknowledged and not there, or under another number",
        count: book.invoices.length,
        wrong: numbers.length,
      },
      {
        what: "tickets acknowledged and not there",
        count: book.tickets.length,
        wrong: await missing(
          "ticket",
          book.tickets.map(({ id }) => id),
        ),
      },
      {
        what: "orders and tickets that are there twice, or that nobody asked for",
        count: marks.length,
        wrong: twice.length + marks.filter((/** @type {{ mark: string }} */ { mark }) => !known.has(mark)).length,
      },
      { what: "orders invoiced twice", count: invoiced.length, wrong: invoicedTwice.length },
      { what: "steps of orders taken twice", count: book.orders.length, wrong: steps.length },
      {
        what: "series of documents with a number missing or twice",
        count: book.invoices.length,
        wrong: (await findGaps(pool.db)).length,
      },
      {
        what: "transactions of the ledger that do not add up to nothing",
        count: Number((await rows("select count(distinct txn_id) as n from ledger_entry"))[0]?.n),
        wrong: ledger.length,
      },
      {
        what: "balances of stock that differ from the ledger of stock",
        count: Number((await rows("select count(*) as n from stock_balance"))[0]?.n),
        wrong: (await findDrift(pool.db)).length,
      },
      {
        what: "answers that no attempt should get",
        count: book.answers.length + book.failures,
        wrong: book.refused.length,
      },
    ];
  } finally {
    await client.end();
    await pool.close();
  }
}
