import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { inTime } from "./in-time.ts";

describe("the time a call may take", () => {
  it("does not change what the work comes to, be it an answer or a failure", async () => {
    expect(await inTime(Promise.resolve(7), 1_000)).toBe(7);
    await expect(inTime(Promise.reject(new Error("refused")), 1_000)).rejects.toThrow("refused");
  });

  it("ends with 503 and a sentence when the work takes longer", async () => {
    await expect(inTime(sleep(5_000, "late", { ref: false }), 20)).rejects.toMatchObject({
      code: "server.unavailable",
      message: "This took too long: please try again",
    });
  });

  it("leaves no failure unheard of work that fails after its time", async () => {
    const unheard: unknown[] = [];
    const hear = (reason: unknown) => unheard.push(reason);
    process.on("unhandledRejection", hear);
    const work = sleep(40).then(() => Promise.reject(new Error("too late")));
    await expect(inTime(work, 10)).rejects.toMatchObject({ code: "server.unavailable" });
    await sleep(80);
    process.off("unhandledRejection", hear);
    expect(unheard).toEqual([]);
  });
});
