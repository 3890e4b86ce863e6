import { expect, it } from "vitest";
import { inTurns } from "./in-turns.ts";

it("hands on every row once and in order, and others have a turn between two pieces", async () => {
  let turns = 0;
  const others = setInterval(() => (turns += 1), 0);
  const rows = Array.from({ length: 1001 }, (_, at) => at);
  const met: number[] = [];
  const between: number[] = [];
  for await (const piece of inTurns(rows, 100)) {
    met.push(...piece);
    between.push(turns);
    // Work of more than a millisecond, after which a timer is due.
    for (const until = performance.now() + 3; performance.now() < until;);
  }
  clearInterval(others);
  expect(met).toEqual(rows);
  // The timer was set within the first turn.
  expect(new Set(between).size).toBeGreaterThanOrEqual(9);
});

it("hands on nothing of nothing", async () => {
  expect(await inTurns([], 100).next()).toMatchObject({ done: true });
});
