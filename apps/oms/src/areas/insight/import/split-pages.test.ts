import fc from "fast-check";
import { expect, it } from "vitest";
import { pageLimits, splitPages } from "./split-pages.ts";

it("what was not imported is read in pages that are small in rows and in bytes, every row once and in order", () => {
  const size = fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 3 * pageLimits.bytes }));
  fc.assert(
    fc.property(fc.array(size, { maxLength: 1500 }), (sizes) => {
      const rows = sizes.map((bytes, at) => ({ number: 2 * at + 1, bytes }));
      const pages = splitPages(rows).map(({ from, to }) => rows.filter(({ number }) => number >= from && number <= to));
      expect(pages.flat()).toEqual(rows);
      for (const page of pages) {
        const bytes = page.reduce((sum, row) => sum + row.bytes, 0);
        expect(page.length).toBeLessThanOrEqual(pageLimits.rows);
        expect(page.length === 1 || bytes <= pageLimits.bytes).toBe(true);
      }
    }),
  );
});
