import fc from "fast-check";
import { expect, it } from "vitest";
import { guard, unguard } from "./formula-guard.ts";

const signs = Array.from(
  "=+-@\uFF1D\uFF0B\uFF0D\uFF20\uFE62\uFE63\uFE66\uFE6B\u207A\u207B\u207C\u208A\u208B\u208C\u2212\uFB29",
);

it.each(signs)("sets an apostrophe before %s, also behind what cannot be seen", (sign) => {
  for (const before of ["", " ", "\u00A0", "\u200B", "\uFEFF", "\u3000", "\u202E", "\u0001", " \u200B "]) {
    expect(guard(`${before}${sign}1+1`)).toBe(`'${before}${sign}1+1`);
  }
});

it.each(["\tx", "\rx", "\nx", "\t", "\n"])("sets an apostrophe before %j, which would end the cell", (text) => {
  expect(guard(text)).toBe(`'${text}`);
});

it.each(["5-5", "Rice", "'Rice'", "a=b", "é", "₹5", "", " ", "'", "५"])("leaves %j as it is", (text) => {
  expect(guard(text)).toBe(text);
});

it("is taken away again from every text, whatever apostrophes it has of its own", () => {
  const unit = fc.constantFrom("'", " ", "\t", "a", ...signs);
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit, maxLength: 8 }), fc.string({ unit: "binary" })), (text) => {
      expect(unguard(guard(text))).toBe(text);
    }),
  );
});
