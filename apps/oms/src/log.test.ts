import pg from "pg";
import { expect, it } from "vitest";
import { makeLog } from "./log.ts";

const lines = (format: "json" | "text", write: (log: ReturnType<typeof makeLog>) => void): string => {
  let said = "";
  write(makeLog({ level: "debug", format, destination: { write: (line) => void (said += line) } }));
  return said;
};

it("repeats no value of a row: neither in a database error's message, nor where that goes on in its stack", () => {
  const error = new pg.DatabaseError('invalid input syntax for type uuid: "secret one\nsecret two"', 1, "error");
  error.code = "22P02";
  for (const format of ["json", "text"] as const) {
    const said = lines(format, (log) => log.error({ err: error }, "Request failed"));
    expect(said).toContain("SQLSTATE 22P02");
    expect(said).toContain("log.test.ts");
    expect(said).not.toContain("secret");
  }
});

it("says why, where that tells nothing of a row", () => {
  const error = new pg.DatabaseError("out of shared memory", 1, "error");
  error.code = "53200";
  expect(lines("json", (log) => log.error({ err: error }, "Request failed"))).toContain("out of shared memory");
});

it("gives a terminal no control characters to obey", () => {
  const said = lines("text", (log) => {
    log.info({ username: "a\u001b[2Jb\rc\nd" }, "One-time code");
    log.error({ err: new Error("broken \u001b]0;title\u0007 words") }, "Request failed");
  });
  expect(said).toContain("username=a\ufffd[2Jb\ufffdc\ufffdd");
  expect(said.split("\n").join("")).not.toMatch(/\p{Cc}/u);
});
