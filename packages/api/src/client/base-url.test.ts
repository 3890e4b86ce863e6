import { describe, expect, it } from "vitest";
import { baseUrlOf } from "./base-url.ts";

describe("S7.03 the base address of the service", () => {
  const page = (content?: string) => ({ querySelector: () => (content === undefined ? null : { content }) });

  it.each([
    ["https://api.example.com", "https://api.example.com"],
    ["https://api.example.com/", "https://api.example.com"],
    ["http://localhost:4000/back/office/", "http://localhost:4000/back/office"],
    ["", ""],
    ["__API_URL__", ""],
    ["ftp://example.com", ""],
    [undefined, ""],
  ])("written into the page as %s is %s", (written, base) => {
    expect(baseUrlOf(page(written))).toBe(base);
  });
});
