import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDate, formatDateTime, parseDate } from "./format-date.ts";

describe("dates", () => {
  it("are shown as DD-MM-YYYY", () => expect(formatDate("2026-11-05")).toBe("05-11-2026"));

  it("show an instant in the trade's time zone, wherever the browser stands", () => {
    expect(formatDate("2026-11-20T19:00:00Z")).toBe("21-11-2026");
    expect(formatDateTime("2026-11-21T05:11:00Z")).toBe("21-11-2026 10:41");
    expect(formatDateTime(new Date("2026-11-20T18:30:00Z"))).toBe("21-11-2026 00:00");
  });

  it.each([null, undefined, "", "soon", "2026-02-31", "2026-13-01"])("show a dash for %o", (value) => {
    expect(formatDate(value)).toBe("–");
  });

  it.each([
    ["21-11-2026", "2026-11-21"],
    [" 1/2/2026 ", "2026-02-01"],
    ["29.02.2028", "2028-02-29"],
  ])("read %s as %s", (text, iso) => expect(parseDate(text)).toBe(iso));

  it.each(["29-02-2026", "32-01-2026", "2026-11-21", "21-11-26", ""])("do not read %o", (text) =>
    expect(parseDate(text)).toBeUndefined(),
  );

  it("come back as they were written", () => {
    const day = fc.date({ min: new Date("1947-01-01"), max: new Date("3000-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10);
        expect(parseDate(formatDate(iso))).toBe(iso);
      }),
    );
  });
});
