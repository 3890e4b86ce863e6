import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { countLines, examples, page, writeGuide } from "./guide.mjs";

/** Tables are laid out by the formatter. @param {string} text */
const words = (text) => text.replaceAll(/[ -]+/g, " ");

describe("the guide of CONTRIBUTING.md", () => {
  it("shows the code as it stands (`node scripts/guide.mjs` writes it, then `npm run format`)", () => {
    const text = readFileSync(page, "utf8");
    expect(text).toContain("<!-- listing: ");
    expect(words(text)).toBe(words(writeGuide(text)));
  });

  it.each(Object.values(examples))("$what costs no more files and lines than it may", ({ files, most }) => {
    expect(files.length).toBeLessThanOrEqual(most.files);
    expect(countLines(files)).toBeLessThanOrEqual(most.lines);
  });
});
