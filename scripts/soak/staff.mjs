// Staff at work for hours: each with the console's own client and event stream, an act every few seconds.
import { setTimeout as sleep } from "node:timers/promises";
import { createEventStream } from "../../packages/api/src/events/index.ts";
import { invoiceEndpoints } from "../../packages/api/src/contract/areas/billing/index.ts";
import { ticketEndpoints } from "../../packages/api/src/contract/areas/engagement/index.ts";
import { dashboardEndpoints } from "../../packages/api/src/contract/areas/insight/index.ts";
import { orderEndpoints } from "../../packages/api/src/contract/areas/orders/index.ts";
import { idOf } from "../../bench/lists/cases.mjs";
import { personAt } from "../cluster/person.mjs";
import { note } from "./book.mjs";

/** Shops of the bench, and its hubs: the shop `n` is of the hub `n % hubs`, as is the manager `n` of `staff.sql`. */
const retailers = 4000;
const hubs = 20;
/** Access tokens are renewed well before they run out, in milliseconds. */
const renewEvery = 5 * 60_000;

/** @typedef {import("./book.mjs").Book} Book */

/** The account of the `at`th of the staff. @param {number} at from 1 */
const whoIs = (at) => ({ number: 100 + at, seesAll: at % 5 === 0 });

/**
 * One of the staff at work until told to stop.
 * @param {string} url @param {number} at from 1 @param {Book} book @param {AbortSignal} stop @param {number} pause between two acts, in milliseconds
 */
export async function work(url, at, book, stop, pause) {
  const who = whoIs(at);
  const { client, renew } = await personAt(url, who);
  let renewed = Date.now();
  const stream = createEventStream({
    client,
    onHint: () => void (book.heard += 1),
    onReset: () => void (book.resets += 1),
  });
  /** @type {(kind: string, endpoint: any, request?: any, options?: any) => Promise<any>} */
  const call = async (kind, endpoint, request = {}, options = {}) => {
    const from = performance.now();
    const { payload, error } = await client.call(endpoint, request, { quiet: true, ...options });
    if (error === undefined) {
      note(book, kind, performance.now() - from);
      return payload;
    }
    const what = `${kind}: ${error.status} ${error.code}: ${error.message}`;
    book.failures.set(what, (book.failures.get(what) ?? 0) + 1);
    return undefined;
  };
  const page = { q: "", size: 25, cursor: null };
  let turn = at * 7;
  const shop = () => {
    turn += 1;
    return idOf(12, who.seesAll ? 1 + (turn % retailers) : hubs * (1 + (turn % (retailers / hubs - 1))) + (at % hubs));
  };
  /** @type {readonly (() => Promise<unknown>)[]} */
  const acts = [
    () => call("orders, the newest", orderEndpoints.list, { query: { ...page, sort: "-placedAt" } }),
    () => call("orders to confirm", orderEndpoints.list, { query: { ...page, sort: "placedAt", state: "PLACED" } }),
    () =>
      call("an order by its number", orderEndpoints.list, {
        query: { ...page, sort: "-placedAt", q: `RO-25-${String(turn % 9000).padStart(6, "0")}` },
      }),
    async () => {
      const found = await call("orders, the newest", orderEndpoints.list, { query: { ...page, sort: "-placedAt" } });
      const row = found?.content[turn % 25];
      if (row !== undefined) await call("an order's page", orderEndpoints.get, { params: { id: row.id } });
    },
    () => call("the dashboard", dashboardEndpoints.waiting, { query: {} }),
    () => call("invoices, the newest", invoiceEndpoints.list, { query: { ...page, sort: "-day" } }),
    () => call("tickets", ticketEndpoints.list, { query: { ...page, sort: "-lastAt" } }),
    () => orderToInvoice(call, shop(), turn),
    async () => {
      const body = {
        retailerId: shop(),
        topic: "DELIVERY",
        priority: "NORMAL",
        subject: `Soak ${turn}`,
        text: "Not yet here",
      };
      const ticket = await call("a ticket is opened", ticketEndpoints.create, { body });
      if (ticket !== undefined) await call("a ticket's page", ticketEndpoints.get, { params: { id: ticket.id } });
    },
  ];
  try {
    // Nobody begins at the same moment.
    await sleep(Math.random() * pause, undefined, { signal: stop });
    for (let act = at; !stop.aborted; act += 1) {
      if (Date.now() - renewed > renewEvery) {
        await renew();
        renewed = Date.now();
      }
      await acts[act % acts.length]?.();
      await sleep(pause * (0.5 + Math.random()), undefined, { signal: stop });
    }
  } catch (error) {
    if (!stop.aborted) throw error;
  } finally {
    stream.close();
  }
}

/**
 * An order from the pad to its invoice.
 * @param {(kind: string, endpoint: any, request?: any, options?: any) => Promise<any>} call @param {string} retailerId @param {number} turn
 */
async function orderToInvoice(call, retailerId, turn) {
  const cart = {
    retailerId,
    lines: [0, 1, 2].map((line) => ({ productId: idOf(9, 1 + ((turn * 7 + line * 10) % 50)), packs: 2 })),
    orderSlot: "",
    paymentMode: "COD",
    note: "",
    coupon: "",
  };
  const quote = await call("a cart is priced", orderEndpoints.quote, { body: cart });
  if (quote === undefined) return;
  let order = await call("an order is placed", orderEndpoints.place, { body: { ...cart, expected: quote.total } });
  for (const step of /** @type {const} */ (["confirm", "allocate", "pack"])) {
    if (order === undefined) return;
    const { id, version } = order;
    order = await call(`a step of an order`, orderEndpoints[step], { params: { id } }, { version });
  }
  if (order !== undefined) await call("an invoice is issued", invoiceEndpoints.issue, { body: { orderId: order.id } });
}
