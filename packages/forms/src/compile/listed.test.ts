import { expect, it } from "vitest";
import { listed } from "./listed.ts";

it("words stand in a row as each language writes it", () => {
  const words = ["HSN", "GST", "CESS", "SAC"];
  for (let count = 0; count <= words.length; count += 1) {
    const some = words.slice(0, count);
    expect(listed(some, " and ")).toBe(new Intl.ListFormat("en-GB").format(some));
    expect(listed(some, " और ", ", और ")).toBe(new Intl.ListFormat("hi").format(some));
  }
});
