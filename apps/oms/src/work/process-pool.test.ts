import { describe, expect, it, vi } from "vitest";
import { ProcessPool } from "./process-pool.ts";

const odd = new URL("./test/odd-work.ts", import.meta.url);
const limits = (milliseconds = 30_000, signal = new AbortController().signal) => ({ milliseconds, signal });
const answer = { do: "answer" };

describe("a pool of processes", () => {
  it("uses a process again, and gives it none of the service's settings", async () => {
    vi.stubEnv("O2R_TOKEN_SECRET", "a secret of this test, which nobody else may read");
    const pool = new ProcessPool(odd);
    const first = await pool.run(answer, limits());
    expect(first).toEqual({ pid: expect.any(Number), secrets: [] });
    expect(await pool.run(answer, limits())).toEqual(first);
    vi.unstubAllEnvs();
  });

  it.each([
    ["ends", "exit", 30_000, { why: "crash" }],
    ["throws", "throw", 30_000, { why: "crash" }],
    ["never answers", "turn for ever", 300, { why: "time" }],
  ])("outlives work that %s, and goes on with another process", async (_, what, milliseconds, found) => {
    const pool = new ProcessPool(odd);
    await expect(pool.run({ do: what }, limits(milliseconds))).rejects.toMatchObject(found);
    expect(await pool.run(answer, limits())).toMatchObject({ pid: expect.any(Number) });
  });

  it("stops the work of whoever has gone", async () => {
    const gone = new AbortController();
    const work = new ProcessPool(odd).run({ do: "turn for ever" }, limits(30_000, gone.signal));
    setTimeout(() => gone.abort(new Error("gone")), 50);
    await expect(work).rejects.toThrow("gone");
  });
});
