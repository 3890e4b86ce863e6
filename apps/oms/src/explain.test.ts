import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import { explain } from "./explain.ts";

const folder = mkdtempSync(join(tmpdir(), "o2r-explain-"));
afterAll(() => rmSync(folder, { recursive: true }));

const thrownBy = (act: () => unknown): unknown => {
  try {
    return act();
  } catch (error) {
    return error;
  }
};
/** An error as Node makes it, of a kind that a test cannot bring about. */
const systemError = (code: string, syscall: string, path?: string): Error =>
  Object.assign(new Error(`${code}: told by the system, ${syscall}`), { code, syscall, ...(path && { path }) });

describe("what a failed start says", () => {
  it("names the data folder when a file stands in its place", () => {
    writeFileSync(join(folder, "file"), "");
    const error = thrownBy(() => readConfig({ O2R_DATA_DIR: join(folder, "file", "data") }));
    expect(explain(error)).toMatch(/^The system refuses a file that the service needs: EEXIST.*O2R_DATA_DIR/);
  });

  it("names it when the disk is full, or may only be read", () => {
    for (const code of ["ENOSPC", "EDQUOT", "EROFS", "EACCES"]) {
      expect(explain(systemError(code, "write", "/srv/o2r/lock.pid"))).toContain(`${code}: told by the system`);
    }
  });

  it.each([
    [systemError("EADDRINUSE", "listen"), "Port 4000 is in use"],
    [systemError("EACCES", "listen"), "Port 4000 needs rights"],
    [systemError("EADDRNOTAVAIL", "listen"), "The service cannot listen on example.invalid"],
    [systemError("ENOTFOUND", "getaddrinfo"), "Choose an address of this machine with HOST"],
  ])("names the setting of an address that it cannot have: %s", (error, sentence) => {
    expect(explain(error, { PORT: 4000, HOST: "example.invalid" })).toContain(sentence);
  });

  it("is the whole of what nobody has expected", () => {
    expect(explain(new TypeError("x is not y"))).toMatch(/TypeError: x is not y\n\s+at /);
    expect(explain("thrown text")).toBe("thrown text");
    mkdirSync(join(folder, "a"));
    expect(explain(thrownBy(() => readFileSync(join(folder, "a"))))).toContain("EISDIR");
  });
});
