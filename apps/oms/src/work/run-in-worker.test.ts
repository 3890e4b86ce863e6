import { describe, expect, it } from "vitest";
import { runInWorker } from "./run-in-worker.ts";

const odd = new URL("./test/odd-work.ts", import.meta.url);
const run = (what: string, { milliseconds = 30_000, signal = new AbortController().signal } = {}) =>
  runInWorker(odd, { do: what }, { megabytes: 32, milliseconds, signal });

describe("a thread of its own", () => {
  it("answers", async () => {
    expect(await run("answer")).toMatchObject({ pid: process.pid });
  });

  it.each([
    ["takes too much memory", "take all memory", 30_000, { why: "memory" }],
    ["takes too much time", "turn for ever", 300, { why: "time" }],
    ["throws", "throw", 30_000, { message: "broken" }],
    ["ends without an answer", "exit", 30_000, { message: "A worker ended without an answer, with 7" }],
  ])("that %s is stopped alone, and the reason is known", async (_, what, milliseconds, found) => {
    await expect(run(what, { milliseconds })).rejects.toMatchObject(found);
  });

  it("is stopped when nobody waits for it any more", async () => {
    const gone = new AbortController();
    const work = run("turn for ever", { signal: gone.signal });
    setTimeout(() => gone.abort(new Error("gone")), 50);
    await expect(work).rejects.toThrow("gone");
  });
});
