// A thousand invoices at once over HTTP, of which every fifth is undone as late as can be.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { admin, tokenOf } from "../lists/ask.mjs";
import { idOf } from "../lists/cases.mjs";

const inFlight = 32;
const mostTries = 10;

/**
 * Asks once, and again under the same key where the service says that it is busy (503, as its limit of work that waits has it),
 * after as long as it asks for: as the console does.
 * @param {URL} url @param {string} token @param {Agent} agent @param {string} orderId
 */
async function issue(url, token, agent, orderId) {
  const key = randomUUID();
  for (let tries = 1; ; tries += 1) {
    const { status, seconds } = await send(url, token, agent, { orderId, key });
    if (status !== 503 || tries === mostTries) return status;
    await wait(seconds * 1000);
  }
}

/** @param {URL} url @param {string} token @param {Agent} agent @param {{ orderId: string, key: string }} asking */
async function send(url, token, agent, { orderId, key }) {
  const asked = request(new URL("/oms/invoice", url), {
    method: "POST",
    agent,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", "idempotency-key": key },
  });
  asked.end(JSON.stringify({ orderId }));
  const [response] = await once(asked, "response");
  for await (const _ of response);
  return {
    status: /** @type {number} */ (response.statusCode),
    seconds: Number(response.headers["retry-after"] ?? 1),
  };
}

/** Series in which a number is missing or there twice. */
const gaps = `select gstin, fy, left(number, 3) as prefix from invoice group by gstin, fy, left(number, 3)
  having count(*) <> max(right(number, 6))::int - min(right(number, 6))::int + 1 or count(*) <> count(distinct number)`;

/**
 * Issues `count` at once; throws where a number is missing or there twice.
 * @param {import("../lists/prepare.mjs").Side} side @param {number} count
 */
export async function issuing({ client, url }, count) {
  await client.query(`create function undo_fifth() returns trigger language plpgsql as $$ begin
      if new.order_number ~ '[05]$' then raise exception 'undone'; end if; return null; end $$`);
  await client.query(`create constraint trigger undo_fifth after insert on invoice deferrable initially deferred
    for each row execute function undo_fifth()`);
  const token = await tokenOf(admin);
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight });
  const statuses = new Map();
  let next = 1;
  const from = performance.now();
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      while (next <= count) {
        const status = await issue(url, token, agent, idOf(21, next++));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }),
  );
  const seconds = (performance.now() - from) / 1000;
  agent.destroy();
  await client.query("drop trigger undo_fifth on invoice");
  const { rows } = await client.query(gaps);
  if (rows.length > 0) throw new Error(`Numbers are missing or there twice: ${JSON.stringify(rows)}`);
  const [issued, undone] = [statuses.get(200) ?? 0, statuses.get(500) ?? 0];
  if (issued + undone !== count || undone !== count / 5)
    throw new Error(`Of ${count} these were answered: ${JSON.stringify([...statuses])}`);
  return { issued, undone, perSecond: count / seconds };
}
