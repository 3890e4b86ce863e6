import { describe, expect, it } from "vitest";
import { fieldSalesHref } from "./field-sales.ts";

const pageWith = (content: string | undefined) => ({
  querySelector: () => (content === undefined ? null : { content }),
});

describe("the address of the field-sales app", () => {
  it("S2.88 carries the access token as the query parameter userId", () => {
    const href = fieldSalesHref("to&ken", pageWith("https://field.example/app?lang=en"));
    expect(href).toBe("https://field.example/app?lang=en&userId=to%26ken");
  });

  it.each([undefined, "", "__FIELD_SALES_URL__", "not an address"])("falls back when the page says %j", (content) => {
    expect(new URL(fieldSalesHref("token", pageWith(content))).hostname).toMatch(/\.example$/);
  });
});
