// Writes the tables of calls and events into packages/api/CALLS.md from the contract itself; a unit test keeps the two
// alike.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { eventReaders } from "../packages/api/src/contract/areas/engagement/event-readers.ts";
import { importEnded } from "../packages/api/src/contract/areas/engagement/events.ts";
import { importables } from "../packages/api/src/contract/areas/insight/importables.ts";
import { contract } from "../packages/api/src/contract/index.ts";
import { root } from "./workspace.mjs";

/** @typedef {import("../packages/api/src/contract/index.ts").AnyEndpoint} Endpoint */
/** @typedef {Readonly<Record<string, Readonly<Record<string, Endpoint>>>>} Things */
/** @typedef {"calls" | "events"} TableName */

const page = join(root, "packages/api/CALLS.md");

const code = (/** @type {string} */ text) => `\`${text}\``;
const place = (/** @type {TableName} */ name) => new RegExp(`(?<=<!-- ${name} -->\n)[^]*?(?=<!-- end of ${name} -->)`);
/** By their names, so that one finds them. @param {Things} things */
const endpointsOf = (things) =>
  Object.entries(things)
    .flatMap(([thing, actions]) =>
      Object.entries(actions).map(([action, endpoint]) => ({ operation: `${thing}.${action}`, endpoint })),
    )
    .toSorted((one, other) => (one.operation < other.operation ? -1 : 1));

/** @param {Endpoint["body"]} body */
function tellBody(body) {
  if (body === undefined) return [];
  if (!("kind" in body)) {
    return [`body ${body.type === "object" && "fields" in body ? namesOf(body.fields) : body.type}`];
  }
  return [body.kind === "multipart" ? `file in the part ${code(body.file)}` : `form ${code(body.form.id)}`];
}

/** @param {unknown} fields */
const namesOf = (fields) => Object.keys(Object(fields)).map(code).join(", ");

/** @param {Endpoint} endpoint */
function tellSent({ query, body, write }) {
  const said = [
    ...(query ? [`query ${namesOf(query.fields)}`] : []),
    ...tellBody(body),
    ...(write?.ifMatch ? [code("If-Match")] : []),
    ...(write?.idempotency === "required" ? [code("Idempotency-Key")] : []),
  ];
  return said.length === 0 ? "–" : said.join("; ");
}

/** @param {Endpoint["allow"]} allow */
const tellAllow = (allow) =>
  allow === "public"
    ? "everybody"
    : allow === "signedIn"
      ? "whoever is signed in"
      : allow === "link"
        ? "whoever brings its link"
        : code(allow);

/** @param {Things} things @returns {string[][]} */
const callRows = (things) =>
  endpointsOf(things).map(({ operation, endpoint }) => [
    code(operation),
    code(`${endpoint.method} ${endpoint.path}`),
    endpoint.summary,
    tellSent(endpoint),
    tellAllow(endpoint.allow),
  ]);

const tellReaders = (/** @type {string} */ entity) => {
  const readers = Object.entries(eventReaders).find(([name]) => name === entity)?.[1];
  return readers === undefined ? "nobody" : tellAllow(readers);
};

/** @returns {string[][]} */
const eventRows = () => [
  ...endpointsOf(contract).flatMap(({ operation, endpoint: { write, summary } }) => {
    if (write === undefined) return [];
    const entity = write.audit.replace(/\..*/, "");
    return [[code(write.audit), code(entity), summary, code(operation), tellReaders(entity)]];
  }),
  ...Object.entries(importables).map(([thing, { name }]) => {
    const entity = `${thing}-import`;
    const said = `An import of ${name.many} has ended: once, or once for each warehouse that it has filled`;
    return [code(importEnded), code(entity), said, "the service itself", tellReaders(entity)];
  }),
];

const callHead = ["operation", "call", "what it does", "what it takes", "who may"];

/**
 * The rows that each table must have, a cell each.
 * @returns {Record<TableName, { head: string[], rows: string[][] }>}
 */
export function tables() {
  return {
    calls: { head: callHead, rows: callRows(contract) },
    events: { head: ["`action`", "`entity`", "what has happened", "by", "who hears of it"], rows: eventRows() },
  };
}

/**
 * The rows that the page has, however the formatter has laid them out.
 * @param {TableName} name
 */
export function writtenRows(name) {
  const text = place(name).exec(readFileSync(page, "utf8"))?.[0] ?? "";
  const lines = text.split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  let text = readFileSync(page, "utf8");
  for (const [name, { head, rows }] of Object.entries(tables())) {
    const lines = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`);
    text = text.replace(place(/** @type {TableName} */ (name)), () => `\n${lines.join("\n")}\n\n`);
  }
  writeFileSync(page, text);
}
