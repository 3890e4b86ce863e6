import { afterAll, expect, it } from "vitest";
import { contract, permissions, type AnyEndpoint } from "@o2r/api/contract";
import { startDemoService } from "../areas/test/demo-service.ts";
import type { Client } from "./client.ts";

const service = await startDemoService({ O2R_LIMIT_FACTOR: "1000" });
afterAll(() => service.stop());

/** Words that a search takes. */
const fewest = 3;
const lists = Object.entries(contract).flatMap(([thing, endpoints]) =>
  Object.entries<AnyEndpoint>(endpoints).flatMap(([action, { listed, path, allow }]) =>
    listed === undefined || path.includes(":") || !(allow in permissions)
      ? []
      : [[`${thing}.${action}`, { path, search: Object.keys(listed.list.search), allow }] as const],
  ),
);

const clients = new Map<string, Promise<Client>>();
const callerOf = (allow: string): Promise<Client> => {
  const [type = "ADMIN"] = permissions[allow as keyof typeof permissions]; // it is one of them
  const client = clients.get(type) ?? service.signIn(type.toLowerCase());
  clients.set(type, client);
  return client;
};

type Row = Readonly<Record<string, unknown>>;
const isWord = (value: unknown): value is string => typeof value === "string" && value.trim().length >= fewest;

/** Rows of a list: some, and some that have nothing in a field that is searched. */
const rowsToFind = (rows: readonly Row[], search: readonly string[]): readonly Row[] => [
  ...rows.slice(0, 2),
  ...search.flatMap((key) => rows.filter((row) => row[key] === null || row[key] === "").slice(0, 1)),
];

it.each(lists)("%s finds its rows by what they say, also those that lack another field", async (_, list) => {
  const client = await callerOf(list.allow);
  const read = async (query: string): Promise<readonly Row[]> => {
    const answer = await client.raw(`${list.path}?size=100${query}`, { method: "GET" });
    expect(answer.status).toBe(200);
    const { payload }: { payload: { content: readonly Row[] } } = JSON.parse(await answer.text());
    return payload.content;
  };
  const lost: unknown[] = [];
  for (const row of rowsToFind(await read(""), list.search)) {
    const word = list.search.map((key) => row[key]).find(isWord);
    if (word === undefined) continue;
    const found = await read(`&q=${encodeURIComponent(word)}`);
    // Hundreds may have the same name.
    if (found.length < 100 && !found.some(({ id }) => id === row["id"])) lost.push(word);
  }
  expect(lost).toEqual([]);
});
