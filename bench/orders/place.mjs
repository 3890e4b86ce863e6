// Placing: so many at once over HTTP, and the very work in bare SQL with as many connections, in turn in one run.
import { randomUUID } from "node:crypto";
import { tokenOf, admin } from "../lists/ask.mjs";
import { idOf } from "../lists/cases.mjs";
import { pg } from "../lists/pg.mjs";
import { openLane } from "../service/lane.mjs";

const inFlight = 32;
const linesOfOrder = 5;
/** Each order is of another retailer in turn, and so of another hub. */
const retailers = 4000;

/** @typedef {import("../lists/prepare.mjs").Side} Side */

/** The products of the `number`th order, so that all stand in as many. @param {number} number */
const productsOf = (number) =>
  Array.from({ length: linesOfOrder }, (_, line) => idOf(9, 1 + ((number * 7 + line * 10) % 50)));

/** @param {number} number */
const cartOf = (number) => ({
  retailerId: idOf(12, 1 + (number % retailers)),
  lines: productsOf(number).map((productId) => ({ productId, packs: 2 })),
  orderSlot: "",
  paymentMode: "COD",
  note: "",
  coupon: "",
});

/**
 * What the service wrote for an order, of which the bare transaction writes the same: the texts of its rows, and its answer.
 * @typedef {{ order: Record<string, unknown>, traces: string[], changes: string, reply: string }} Written
 */

/** @param {import("pg").Client} client @param {string} id @returns {Promise<Written>} */
async function readWritten(client, id) {
  const { rows: [order] } = await client.query("select ship_to::text, charge_lines::text, tax_split, total, goods, cgst, sgst, igst, round_off from orders where id = $1", [id]); // prettier-ignore
  const { rows: items } = await client.query("select trace::text from order_item where order_id = $1 order by position", [id]); // prettier-ignore
  const { rows: [audited] } = await client.query("select changes::text from audit_log where entity_id = $1", [id]); // prettier-ignore
  const { rows: [kept] } = await client.query("select reply::text from idempotency_key where reply ->> 'id' = $1", [id]); // prettier-ignore
  return { order, traces: items.map(({ trace }) => trace), changes: audited.changes, reply: kept.reply };
}

/**
 * What placing writes, and reads to write it, with nothing that decides: the key claimed, the retailer and their hub held, the
 * day, the balances held by their ids and moved, promises, the number last, the order with its lines and batches, the cart
 * emptied, its entry in the log, what others hear of it, and the answer beside the key.
 * @param {import("pg").Client} client @param {number} number @param {Written} written
 */
async function placeBare(client, number, { order, traces, changes, reply }) {
  const { retailerId } = cartOf(number);
  const [id, key, by] = [randomUUID(), randomUUID(), idOf(1, 1)];
  await client.query("begin");
  await client.query({ name: "k", text: "insert into idempotency_key (actor_id, key, fingerprint, created_at) values ($1, $2, $2, now()) on conflict do nothing", values: [by, key] }); // prettier-ignore
  const { rows: [retailer] } = await client.query({ name: "r", text: "select hub_id, establishment from retailer where id = $1 for no key update", values: [retailerId] }); // prettier-ignore
  const hub = retailer.hub_id;
  await client.query({ name: "h", text: "select id from warehouse where id = $1 for key share", values: [hub] });
  await client.query({ name: "e", text: "select coalesce(sum(total), 0) from orders where retailer_id = $1 and state in ('PLACED','ON_HOLD','CONFIRMED','PARTIALLY_ALLOCATED','ALLOCATED','PACKED')", values: [retailerId] }); // prettier-ignore
  await client.query({ name: "d", text: "insert into slot_day (warehouse_id, day, taken) values ($1, current_date + 1, 1) on conflict (warehouse_id, day) do update set taken = slot_day.taken + 1", values: [hub] }); // prettier-ignore
  const { rows } = await client.query({ name: "b", text: "select balance.batch_id, balance.product_id, balance.seq, batch.ptr from stock_balance balance join batch on batch.id = balance.batch_id where balance.warehouse_id = $1 and balance.product_id = any($2) order by balance.batch_id for no key update of balance", values: [hub, productsOf(number)] }); // prettier-ignore
  const batches = rows.map(({ batch_id }) => batch_id);
  await client.query({ name: "u", text: "update stock_balance set reserved = reserved + 2, seq = seq + 1 where batch_id = any($1)", values: [batches] }); // prettier-ignore
  await client.query({ name: "m", text: "insert into stock_movement (id, warehouse_id, batch_id, seq, type, reserved, ref_type, ref_id, at, actor_id) select gen_random_uuid(), $1, batch, seq + 1, 'RESERVE', 2, 'order', $2, now(), $5 from unnest($3::uuid[], $4::integer[]) as moved (batch, seq)", values: [hub, id, batches, rows.map(({ seq }) => seq), by] }); // prettier-ignore
  await client.query({ name: "p", text: "insert into reservation (id, warehouse_id, batch_id, quantity, ref_type, ref_id, state, created_by, updated_by) select gen_random_uuid(), $1, batch, 2, 'order', $2, 'HELD', $4, $4 from unnest($3::uuid[]) as batch", values: [hub, id, batches, by] }); // prettier-ignore
  const { rows: [series] } = await client.query({ name: "n", text: "insert into order_series (warehouse_id, year, next_no) values ($1, 2099, 2) on conflict (warehouse_id, year) do update set next_no = order_series.next_no + 1 returning next_no - 1 as serial", values: [hub] }); // prettier-ignore
  await client.query({ name: "o", text: "insert into orders (id, warehouse_id, retailer_id, order_number, flow, state, source, placed_at, state_since, total, goods, cgst, sgst, igst, round_off, lines, units, order_slot, slot_held, ship_to, charge_lines, tax_split, created_by, updated_by) values ($1, $2, $3, $4, 'HUB_TO_RETAILER', 'PLACED', 'CALL', now(), now(), $6, $7, $8, $9, $10, $11, 5, 10, current_date + 1, true, $12, $13, $14, $5, $5)", values: [id, hub, retailerId, `RO-99-${String(series.serial).padStart(6, "0")}`, by, order.total, order.goods, order.cgst, order.sgst, order.igst, order.round_off, order.ship_to, order.charge_lines, order.tax_split] }); // prettier-ignore
  await client.query({ name: "i", text: "insert into order_item (warehouse_id, order_id, position, placed_at, product_id, packs, price, mrp, gst, hsn, taxable, cgst, sgst, reserved, trace) select $1, $2, at - 1, now(), product, 2, 9000, 12000, 5, '19053100', 18000, 450, 450, 2, trace from unnest($3::uuid[], $4::jsonb[]) with ordinality as line (product, trace, at)", values: [hub, id, rows.map(({ product_id }) => product_id), rows.map((_, at) => traces[at % traces.length])] }); // prettier-ignore
  await client.query({ name: "c", text: "insert into order_piece (warehouse_id, order_id, position, batch_id, units) select $1, $2, at - 1, batch, 2 from unnest($3::uuid[]) with ordinality as line (batch, at)", values: [hub, id, batches] }); // prettier-ignore
  await client.query({ name: "x", text: "delete from cart where owner_id = $1 and retailer_id = $2", values: [by, retailerId] }); // prettier-ignore
  await client.query({ name: "a", text: "insert into audit_log (id, at, action, actor_id, actor_username, actor_type, entity, entity_id, version, request_id, address, changes) values (gen_random_uuid(), now(), 'order.place', $1, 'super_admin', 'SUPER_ADMIN', 'order', $2, 1, $3, '127.0.0.1', $4)", values: [by, id, key, changes] }); // prettier-ignore
  await client.query({ name: "t", text: "insert into outbox (id, at, action, entity, entity_id, version, warehouse_id) values (gen_random_uuid(), now(), 'order.place', 'order', $1, 1, $2)", values: [id, hub] }); // prettier-ignore
  await client.query({ name: "w", text: "update idempotency_key set status = 200, reply = $3 where actor_id = $1 and key = $2", values: [by, key, reply] }); // prettier-ignore
  await client.query("commit");
}

const tables = ["idempotency_key", "stock_movement", "reservation", "orders", "order_item", "order_piece", "audit_log", "outbox"]; // prettier-ignore

/** How many rows there are in each of the tables. @param {import("pg").Client} client @returns {Promise<number[]>} */
async function countRows(client) {
  const { rows: [counted] } = await client.query(`select ${tables.map((table) => `(select count(*)::integer from ${table}) as ${table}`).join(", ")}`); // prettier-ignore
  return tables.map((table) => counted[table]);
}

/** So many of them, 32 at a time. @param {number} count @param {(at: number, lane: number) => Promise<unknown>} act */
async function inLanes(count, act) {
  let next = 0;
  /** @type {number[]} */
  const times = [];
  const from = performance.now();
  await Promise.all(
    Array.from({ length: inFlight }, async (_, lane) => {
      while (next < count) {
        const at = next++;
        const begun = performance.now();
        await act(at, lane);
        times.push(performance.now() - begun);
      }
    }),
  );
  const seconds = (performance.now() - from) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  return { perSecond: count / seconds, p95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? NaN };
}

/**
 * Places `count` orders each way in each of the rounds, in turn; the middle round counts.
 * @param {Side} side @param {{ count: number, rounds: number }} given
 */
export async function placing(side, { count, rounds }) {
  const token = await tokenOf(admin);
  const lanes = await Promise.all(Array.from({ length: inFlight }, () => openLane(side.url, token)));
  const clients = await Promise.all(
    Array.from({ length: inFlight }, async () => {
      const client = new pg.Client({ connectionString: side.databaseUrl });
      await client.connect();
      return client;
    }),
  );
  let number = 0;
  let total = 0;
  /** @type {Written} */
  let written = { order: {}, traces: [], changes: "[]", reply: "{}" };
  /** @param {string} path @param {object} body @param {number} lane */
  const post = (path, body, lane) => {
    const free = lanes[lane];
    if (free === undefined) throw new Error("no connection");
    return free.post(path, body, randomUUID());
  };
  const http = (/** @type {number} */ at, /** @type {number} */ lane) =>
    post("/oms/order", { ...cartOf(number + at), expected: total }, lane);
  const bare = (/** @type {number} */ at, /** @type {number} */ lane) => {
    const client = clients[lane];
    if (client === undefined) throw new Error("no connection");
    return placeBare(client, number + at, written);
  };
  const results = [];
  try {
    ({ total } = JSON.parse(await post("/oms/order/quote", cartOf(0), 0)).payload);
    const [first] = clients;
    if (first === undefined) throw new Error("no connection");
    const none = await countRows(first);
    const { id } = JSON.parse(await http(0, 0)).payload;
    number += 1;
    written = await readWritten(first, id);
    const one = await countRows(first);
    await bare(0, 0);
    number += 1;
    const two = await countRows(first);
    const differs = tables.filter((_, at) => (one[at] ?? 0) - (none[at] ?? 0) !== (two[at] ?? 0) - (one[at] ?? 0));
    if (differs.length > 0)
      throw new Error(`The bare transaction writes another number of rows: ${differs.join(", ")}`);
    for (let round = -1; round < rounds; round++) {
      const [own, sql] = [await inLanes(count, http), await inLanes(count, bare)];
      number += count;
      if (round >= 0) results.push({ http: own, sql, ratio: own.perSecond / sql.perSecond });
    }
  } finally {
    await Promise.all(clients.map((client) => client.end()));
    for (const lane of lanes) lane.end();
  }
  return results.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(results.length / 2)];
}
