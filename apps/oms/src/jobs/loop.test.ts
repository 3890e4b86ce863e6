import { afterEach, expect, it } from "vitest";
import { makeLog } from "../log.ts";
import { startLoop, type Loop } from "./loop.ts";

let loop: Loop | undefined;
afterEach(() => loop?.stop());

it("work that fails is told of as an error, once for each message in a row, and when it works again", async () => {
  const lines: string[] = [];
  const log = makeLog({ level: "info", format: "json", destination: { write: (line) => void lines.push(line) } });
  const turns = ["no disk", "no disk", "no database", undefined, undefined, "no disk"];
  let done = 0;
  const work = async (): Promise<void> => {
    const message = turns[done++];
    if (message !== undefined) throw new Error(message);
  };
  loop = startLoop(work, { every: 1, log, what: "The work" });
  await expect.poll(() => done).toBeGreaterThanOrEqual(turns.length);
  await loop.stop();
  // The last failure is followed by turns that work.
  const told = lines.map((line): unknown => JSON.parse(line)).slice(0, 4);
  const level = (name: string) => log.levels.values[name];
  const failed = (message: string) => ({
    level: level("error"),
    msg: "The work failed, and is tried again",
    err: { message },
  });
  expect(told).toMatchObject([
    failed("no disk"),
    failed("no database"),
    { level: level("info"), msg: "The work works again" },
    failed("no disk"),
  ]);
});

it("work that many changes wake is done at once, and then once for all that came while it rested", async () => {
  const log = makeLog({ level: "error", format: "json", destination: { write: () => {} } });
  let done = 0;
  loop = startLoop(async () => void (done += 1), { every: 60_000, rest: 50, log, what: "The work" });
  expect(done).toBe(1);
  for (let change = 0; change < 10; change += 1) {
    loop.wake();
    await Promise.resolve();
  }
  expect(done).toBe(1);
  await expect.poll(() => done).toBe(2);
});
