import { expect, it } from "vitest";
import type { Column } from "@o2r/api/contract";
import { writeJson } from "./json.ts";

const columns: readonly Column[] = [
  { field: "name", label: "Name", kind: "text", shown: true },
  { field: "due", label: "Due", kind: "money", shown: true },
];
const jsonOf = async (batches: readonly (readonly object[])[]): Promise<unknown> => {
  async function* read() {
    yield* batches;
  }
  const pieces: Buffer[] = [];
  for await (const piece of writeJson({ columns, batches: read() })) pieces.push(piece);
  return JSON.parse(Buffer.concat(pieces).toString("utf8"));
};

it("rows are one array, each with what its columns show and nothing else, in however many batches they come", async () => {
  const row = (name: string) => ({ name, due: 1.5, secret: "x" });
  const told = (name: string) => ({ name, due: 1.5 });
  expect(await jsonOf([[row("a"), row("b")], [], [row('"c"\n')]])).toEqual([told("a"), told("b"), told('"c"\n')]);
  expect(await jsonOf([])).toEqual([]);
});
