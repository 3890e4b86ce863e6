import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { readTar } from "./read-tar.mjs";

const folder = mkdtempSync(join(tmpdir(), "o2r-tar-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** One entry of a ustar archive. @param {string} name @param {string} text @param {{ mode?: string, type?: string }} [kind] */
const entry = (name, text, { mode = "644", type = "0" } = {}) => {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(mode.padStart(7, "0"), 100);
  header.write(text.length.toString(8).padStart(11, "0"), 124);
  header.write(type, 156);
  const body = Buffer.alloc(Math.ceil(text.length / 512) * 512);
  body.write(text);
  return Buffer.concat([header, body]);
};
const end = Buffer.alloc(1024);

describe("reading a tar archive", () => {
  it("writes files with their contents and rights, below folders that it makes", () => {
    const long = "x".repeat(1300);
    readTar(
      Buffer.concat([
        entry("lib/", "", { type: "5" }),
        entry("lib/run", long, { mode: "755" }),
        entry("note", "hello"),
        end,
      ]),
      folder,
    );
    expect(readFileSync(join(folder, "lib/run"), "utf8")).toBe(long);
    expect(statSync(join(folder, "lib/run")).mode & 0o777).toBe(0o755);
    expect(readFileSync(join(folder, "note"), "utf8")).toBe("hello");
  });

  it("refuses an entry that would leave the folder", () => {
    expect(() => readTar(Buffer.concat([entry("../escaped", "x"), end]), folder)).toThrow("outside its folder");
  });
});
