import { describe, expect, it } from "vitest";
import { loginPath, safeNext } from "./safe-next.ts";

const origin = "https://console.example";

describe("the page after signing in", () => {
  it("is the wanted one, with its query and fragment", () => {
    expect(safeNext("/product?q=atta&size=50#top", origin)).toBe("/product?q=atta&size=50#top");
  });

  it.each([
    null,
    "",
    "https://evil.example/",
    "//evil.example/product",
    "/\\evil.example",
    "/\t/evil.example",
    "/%2e%2e//evil.example",
    "/.//evil.example",
    "data:text/html,x",
    ["javascript", "alert(1)"].join(":"),
    "/login",
    "product",
    "/login?next=/product",
    "/otp",
    "/401?page=/order",
  ])("is the dashboard when `next` is %j", (next) => {
    expect(safeNext(next, origin)).toBe("/");
  });

  it("survives the way through the sign-in address", () => {
    const address = loginPath("/order?status=PLACED&q=a b");
    expect(safeNext(new URL(address, origin).searchParams.get("next"), origin)).toBe("/order?status=PLACED&q=a%20b");
  });
});
