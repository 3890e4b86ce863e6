import type { Page, Request } from "@playwright/test";
import { listBudget, loginBudget } from "../../scripts/test/size-checks.mjs";
import { expect, test } from "../fixtures/test.ts";
import { ProductList } from "../pages/product-list.ts";

interface Weighed {
  /** Addresses of the scripts that have come, in their order. */
  readonly scripts: () => readonly string[];
  /** Bytes of scripts that have travelled, with the headers of their answers. */
  readonly bytes: () => number;
}

/** Weighs what comes over the wire from now on, into an empty cache. */
const weigh = async (page: Page): Promise<Weighed> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  const addresses = new Map<string, string>();
  const sizes = new Map<string, number>();
  cdp.on("Network.responseReceived", ({ requestId, response, type }) => {
    if (type === "Script" || new URL(response.url).pathname.endsWith(".js")) addresses.set(requestId, response.url);
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (addresses.has(requestId)) sizes.set(requestId, encodedDataLength);
  });
  return {
    scripts: () => [...addresses.values()],
    bytes: () => [...sizes.values()].reduce((sum, size) => sum + size, 0),
  };
};

test("the browser loads no more script for the login page than its budget allows, on the wire", async ({ page }) => {
  const weighed = await weigh(page);
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Continue" })).toBeEnabled();
  await expect(page.getByRole("textbox", { name: "Username" })).toBeEditable();
  expect(weighed.scripts().length).toBeGreaterThan(1);
  expect(weighed.bytes()).toBeLessThanOrEqual(loginBudget.limit);
});

test("the browser loads no more script for the product list than its budget allows, on the wire", async ({
  page,
  signIn,
}) => {
  await signIn("super_admin");
  const weighed = await weigh(page);
  await page.goto("/product");
  await new ProductList(page).rows.nth(5).waitFor();
  expect(weighed.bytes()).toBeLessThanOrEqual(listBudget.limit);
});

test("a page that is opened by its address asks for each script and each of its calls once", async ({
  page,
  signIn,
}) => {
  await signIn("super_admin");
  for (const path of ["/product?q=atta&sort=-formName&active=true", "/inventory?size=25", "/brand", "/"]) {
    const asked: string[] = [];
    const count = (request: Request) => asked.push(request.url().slice(new URL(request.url()).origin.length));
    page.on("request", count);
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("load");
    await expect.poll(() => page.evaluate(() => window.o2rBoot?.reads.size), { message: path }).toBe(0);
    page.off("request", count);
    const calls = asked.filter((address) => address.startsWith("/oms/"));
    expect(new Set(calls).size, `${path}: ${calls.join(" ")}`).toBe(calls.length);
    const scripts = asked.filter((address) => address.endsWith(".js"));
    expect(new Set(scripts).size, `${path}: ${scripts.join(" ")}`).toBe(scripts.length);
  }
});
