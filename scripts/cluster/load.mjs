// Staff at work, each with the console's own client: orders until their invoices, tickets and papers.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { invoiceEndpoints } from "../../packages/api/src/contract/areas/billing/index.ts";
import { documentEndpoints } from "../../packages/api/src/contract/areas/document/index.ts";
import { ticketEndpoints } from "../../packages/api/src/contract/areas/engagement/index.ts";
import { orderEndpoints } from "../../packages/api/src/contract/areas/orders/index.ts";
import { admin } from "../../bench/lists/ask.mjs";
import { idOf } from "../../bench/lists/cases.mjs";
import { personAt } from "./person.mjs";

const retailers = 4000;
const paper = new TextEncoder().encode(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);

/**
 * What the service has acknowledged, and what was asked of it, by the mark that each carries.
 * @typedef {object} Book
 * @property {string[]} asked marks of orders and tickets that were sent at all
 * @property {{ mark: string, id: string }[]} orders
 * @property {{ order: string, id: string, number: string }[]} invoices
 * @property {{ mark: string, id: string }[]} tickets
 * @property {string[]} papers
 * @property {number[]} answers when each write was acknowledged
 * @property {number} failures attempts that were sent again
 * @property {string[]} refused answers that no attempt should get
 */

/** @returns {Book} */
export const newBook = () => ({
  asked: [],
  orders: [],
  invoices: [],
  tickets: [],
  papers: [],
  answers: [],
  failures: 0,
  refused: [],
});

/** Whether a failure says that the same thing may be sent again: what the console does by itself or offers as Try again. @param {{ status: number, code: string }} error */
const isPassing = ({ status, code }) =>
  status === 0 || status >= 500 || status === 429 || code === "idempotency.in-flight";

/**
 * One person, who works until told to stop, and then ends what is under way.
 * @param {string} url @param {number} lane @param {number} lanes @param {Book} book @param {AbortSignal} stop
 */
async function work(url, lane, lanes, book, stop) {
  const { client, renew } = await personAt(url, admin);
  /** @type {(attempt: () => Promise<any>, isWrite?: boolean) => Promise<any>} */
  const untilAnswered = async (attempt, isWrite = true) => {
    for (;;) {
      const { payload, error } = await attempt();
      if (error === undefined) {
        if (isWrite) book.answers.push(Date.now());
        return payload;
      }
      if (!isPassing(error)) {
        book.refused.push(`${error.status} ${error.code}: ${error.message} ${JSON.stringify(error.errors)}`);
        return undefined;
      }
      book.failures += 1;
      await sleep(Math.min((error.retryAfter ?? 0.5) * 1000, 2000));
    }
  };
  const patient = { timeout: 10_000 };
  for (let turn = 0; !stop.aborted; turn += 1) {
    await renew();
    const number = turn * lanes + lane;
    const mark = `cluster ${randomUUID()}`;
    const cart = {
      retailerId: idOf(12, 1 + (number % retailers)),
      lines: [0, 1, 2].map((line) => ({ productId: idOf(9, 1 + ((number * 7 + line * 10) % 50)), packs: 4 })),
      orderSlot: "",
      paymentMode: /** @type {const} */ ("COD"),
      note: mark,
      coupon: "",
    };
    const quote = await untilAnswered(() => client.call(orderEndpoints.quote, { body: cart }, patient), false);
    if (quote === undefined) continue;
    book.asked.push(mark);
    let order = await untilAnswered(() =>
      client.call(orderEndpoints.place, { body: { ...cart, expected: quote.total } }, patient),
    );
    if (order === undefined) continue;
    book.orders.push({ mark, id: order.id });
    for (const step of /** @type {const} */ (["confirm", "allocate", "pack"])) {
      if (order === undefined) break;
      const { id, version } = order;
      order = await untilAnswered(() => client.call(orderEndpoints[step], { params: { id } }, { ...patient, version }));
    }
    if (order !== undefined) {
      const invoice = await untilAnswered(() =>
        client.call(invoiceEndpoints.issue, { body: { orderId: order.id } }, patient),
      );
      if (invoice !== undefined) book.invoices.push({ order: order.id, id: invoice.id, number: invoice.number });
    }
    const about = `cluster ${randomUUID()}`;
    book.asked.push(about);
    const body = /** @type {any} */ ({
      retailerId: cart.retailerId,
      topic: "DELIVERY",
      priority: "NORMAL",
      subject: about,
      text: mark,
    });
    const ticket = await untilAnswered(() => client.call(ticketEndpoints.create, { body }, patient));
    if (ticket !== undefined) book.tickets.push({ mark: about, id: ticket.id });
    if (turn % 5 === 0) {
      const file = new File([paper], `${number}.pdf`, { type: "application/pdf" });
      const kept = await untilAnswered(() => client.call(documentEndpoints.upload, { body: file }, patient));
      if (kept !== undefined) book.papers.push(kept.id);
    }
  }
}

/**
 * So many people at work; the returned function lets them end what they have begun.
 * @param {string} url @param {number} lanes @param {Book} book
 */
export function startWork(url, lanes, book) {
  const stop = new AbortController();
  const people = Promise.all(Array.from({ length: lanes }, (_, lane) => work(url, lane, lanes, book, stop.signal)));
  people.catch(() => {});
  return async () => {
    stop.abort();
    await people;
  };
}

/** Papers that the service does not give back as they came. @param {string} url @param {readonly string[]} ids */
export async function lostPapers(url, ids) {
  const { client } = await personAt(url, admin);
  const lost = [];
  for (const id of ids) {
    const { response } = await client.open(documentEndpoints.content, { params: { id }, query: { w: undefined } });
    const bytes = response === undefined ? undefined : new Uint8Array(await response.arrayBuffer());
    if (bytes === undefined || Buffer.compare(bytes, paper) !== 0) lost.push(id);
  }
  return lost;
}
