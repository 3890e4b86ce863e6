// What is asked: over HTTP, and as the statements that the service sends for it.
import { once } from "node:events";
import { Agent, get } from "node:http";
import { areas } from "../../apps/oms/src/areas/index.ts";
import { findActor } from "../../apps/oms/src/areas/session/find-actor.ts";
import { isWithin } from "../../apps/oms/src/db/scope.ts";
import { signAccessToken } from "../../apps/oms/src/http/access-token.ts";
import { idOf } from "./cases.mjs";
import { pg } from "./pg.mjs";
import { secret } from "./prepare.mjs";

/** Rows of a page. */
const size = 50;
/** A deep page is so many rows from the first, or as far as half of the list. */
const deep = 20_000;

/** @typedef {{ name: string, number: number, reach: import("../../apps/oms/src/db/scope.ts").Reach }} Person */
/** @type {Person} */
export const admin = { name: "all warehouses", number: 1, reach: "every" };
/** @type {Person} */
export const manager = { name: "one warehouse", number: 2, reach: { by: "warehouse", ids: [idOf(3, 1)] } };

/** @typedef {{ name: string, query: string, deep?: true, broad?: true }} Page */
/** @param {import("./cases.mjs").Listed} listed @returns {Page[]} */
export function pagesOf({ filter, search, broad }) {
  return [
    { name: "first", query: "" },
    { name: "filtered", query: filter },
    { name: "deep", query: "", deep: true },
    ...(search === undefined ? [] : [{ name: "search", query: `q=${encodeURIComponent(search)}` }]),
    ...(broad === undefined
      ? []
      : [{ name: "one word", query: `q=${encodeURIComponent(broad)}`, broad: /** @type {const} */ (true) }]),
  ];
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const key = new TextEncoder().encode(secret);
/** @param {{ readonly number: number }} person whose account and session have this number */
export const tokenOf = ({ number }) =>
  signAccessToken(key, { userId: idOf(1, number), sessionId: idOf(2, number) }, new Date());

/** @typedef {import("./prepare.mjs").Side} Side */

/** @param {Side} side @param {string} token @param {string} path @returns {Promise<string>} */
export async function call({ url }, token, path) {
  const request = get(new URL(path, url), { agent, headers: { authorization: `Bearer ${token}` } });
  const [response] = await once(request, "response");
  response.setEncoding("utf8");
  let text = "";
  for await (const part of response) text += part;
  if (response.statusCode !== 200) throw new Error(`${path} was answered ${response.statusCode}: ${text}`);
  return text;
}

/**
 * The query of a page; of a deep one with the cursor that leads there.
 * @param {Side} side @param {string} token @param {string} path @param {Page} page
 */
export async function queryOf(side, token, path, page) {
  if (!page.deep) return `?size=${size}&${page.query}`;
  const first = JSON.parse(await call(side, token, `${path}?size=${size}`)).payload;
  const goal = Math.min(deep, first.totalElements / 2);
  const step = goal > 5000 ? 500 : size;
  let cursor = first.nextCursor;
  for (let at = size; cursor !== null && at < goal; at += step) {
    const { nextCursor } = JSON.parse(await call(side, token, `${path}?size=${step}&cursor=${cursor}`)).payload;
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  return `?size=${size}${cursor === null ? "" : `&cursor=${cursor}`}`;
}

/**
 * The statements that the service sends for a call: who calls, and what is heard from its own handler.
 * @param {Side} side @param {import("./cases.mjs").Listed} listed @param {Person} who @param {string} query
 */
export async function statementsOf({ pool }, { list, params = {} }, who, query) {
  const [thing = "", action = "list"] = list.split(".");
  const endpoint = Reflect.get(Reflect.get(areas.contract, thing), action);
  const handler = Reflect.get(Reflect.get(areas.handlers, thing), action);
  /** @type {{ text: string, values: unknown[] }[]} */
  const heard = [];
  /** @type {any} */
  const prototype = pg.Client.prototype;
  const { query: send } = prototype;
  prototype.query = function (
    /** @type {string} */ text,
    /** @type {unknown[]} */ values,
    /** @type {unknown[]} */ ...rest
  ) {
    heard.push({ text, values });
    return Reflect.apply(send, this, [text, values, ...rest]);
  };
  try {
    await findActor(pool.db, { userId: idOf(1, who.number), sessionId: idOf(2, who.number) });
    await handler({
      db: pool.db,
      params,
      now: new Date(),
      query: endpoint.query.cast(Object.fromEntries(new URLSearchParams(query))),
      scope: { covers: (/** @type {any} */ column) => isWithin(who.reach, column), admits: () => true },
    });
  } finally {
    prototype.query = send;
  }
  return heard;
}
