import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { rawReply } from "../context.ts";
import { inTime } from "./in-time.ts";
import { dropAnswer, type Outcome } from "./reply.ts";

const keep = (): void => {};

describe("the time a call may take", () => {
  it("does not change what the work comes to, be it an answer or a failure", async () => {
    expect(await inTime(Promise.resolve(7), keep, 1_000)).toBe(7);
    await expect(inTime(Promise.reject(new Error("refused")), keep, 1_000)).rejects.toThrow("refused");
  });

  it("ends with 503 and a sentence when the work takes longer", async () => {
    await expect(inTime(sleep(5_000, "late", { ref: false }), keep, 20)).rejects.toMatchObject({
      code: "server.unavailable",
      message: "This took too long: please try again",
    });
  });

  it("leaves no failure unheard of work that fails after its time", async () => {
    const unheard: unknown[] = [];
    const hear = (reason: unknown) => unheard.push(reason);
    process.on("unhandledRejection", hear);
    const work = sleep(40).then(() => Promise.reject(new Error("too late")));
    await expect(inTime(work, keep, 10)).rejects.toMatchObject({ code: "server.unavailable" });
    await sleep(80);
    process.off("unhandledRejection", hear);
    expect(unheard).toEqual([]);
  });

  it("closes the file of an answer that comes when nobody waits for it any more, and of no other", async () => {
    const file = () => Readable.from(["a file"]);
    const [late, timely] = [file(), file()];
    const answerOf = (content: Readable) => ({ answer: rawReply("text/plain", content), replayed: false });
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    await expect(inTime(promise, dropAnswer, 10)).rejects.toMatchObject({ code: "server.unavailable" });
    resolve(answerOf(late));
    await inTime(Promise.resolve(answerOf(timely)), dropAnswer, 1_000);
    expect([late.destroyed, timely.destroyed]).toEqual([true, false]);
  });
});
