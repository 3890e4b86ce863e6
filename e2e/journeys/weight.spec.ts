import type { Page, Request } from "@playwright/test";
import { facesBudget, listBudget, loginBudget } from "../../scripts/test/size-checks.mjs";
import { expect, test } from "../fixtures/test.ts";
import { ProductList } from "../pages/product-list.ts";

interface Weighed {
  /** Addresses of the files that have come, in their order; what the browser's own cache gave again is not among them. */
  readonly files: () => readonly string[];
  /** Bytes of them that have travelled, with the headers of their answers. */
  readonly bytes: () => number;
}

/** Weighs what comes over the wire from now on, into an empty cache: files whose names end so. */
const weigh = async (page: Page, ending: ".js" | ".woff2"): Promise<Weighed> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  const addresses = new Map<string, string>();
  const sizes = new Map<string, number>();
  cdp.on("Network.responseReceived", ({ requestId, response: { url }, type }) => {
    const isWanted = (ending === ".js" && type === "Script") || new URL(url).pathname.endsWith(ending);
    if (isWanted) addresses.set(requestId, url);
  });
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (addresses.has(requestId)) sizes.set(requestId, encodedDataLength);
  });
  return {
    files: () => [...addresses].filter(([id]) => (sizes.get(id) ?? 0) > 0).map(([, url]) => url),
    bytes: () => [...sizes.values()].reduce((sum, size) => sum + size, 0),
  };
};

test("the browser loads no more script for the login page than its budget allows, on the wire", async ({ page }) => {
  const weighed = await weigh(page, ".js");
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Continue" })).toBeEnabled();
  await expect(page.getByRole("textbox", { name: "Username" })).toBeEditable();
  expect(weighed.files().length).toBeGreaterThan(1);
  expect(weighed.bytes()).toBeLessThanOrEqual(loginBudget.limit);
});

test("the browser loads no more script for the product list than its budget allows, on the wire", async ({
  page,
  signIn,
}) => {
  await signIn("super_admin");
  const weighed = await weigh(page, ".js");
  await page.goto("/product");
  await new ProductList(page).rows.nth(5).waitFor();
  expect(weighed.bytes()).toBeLessThanOrEqual(listBudget.limit);
});

test("signing in and then the product list load no more script than the list's budget allows, on the wire", async ({
  page,
}) => {
  const weighed = await weigh(page, ".js");
  await page.goto("/login?next=%2Fproduct");
  await page.getByRole("textbox", { name: "Username" }).fill("super_admin");
  await page.locator("input[name=password]").fill("O2r@demo1");
  await page.keyboard.press("Enter");
  await new ProductList(page).rows.nth(5).waitFor();
  expect(weighed.bytes()).toBeLessThanOrEqual(listBudget.limit);
});

test("a page is painted with faces cut down to what it writes, which its HTML names", async ({ page, signIn }) => {
  await signIn("super_admin");
  const weighed = await weigh(page, ".woff2");
  const answer = await page.goto("/product");
  const [, told = ""] = /"faces":(\[[^\]]*\])/.exec(((await answer?.text()) ?? "").replaceAll("&quot;", '"')) ?? [];
  const named: readonly string[] = JSON.parse(told);
  await new ProductList(page).rows.nth(5).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const came = weighed.files().map((url) => new URL(url).pathname);
  expect(new Set(came)).toEqual(new Set(named.map((file) => `/${file}`)));
  expect(weighed.bytes()).toBeGreaterThan(0);
  expect(weighed.bytes()).toBeLessThanOrEqual(facesBudget);
});

test("on a slow line a page is there before its faces, and the next one is written in them", async ({
  page,
  signIn,
}) => {
  await signIn("super_admin");
  const weighed = await weigh(page, ".woff2");
  const cdp = await page.context().newCDPSession(page);
  const line = { latency: 400, downloadThroughput: -1, uploadThroughput: -1, connectionType: "cellular2g" } as const;
  await cdp.send("Network.emulateNetworkConditions", { offline: false, ...line });
  const face = () => page.evaluate(() => getComputedStyle(document.body).fontFamily.split(",")[0]);
  await page.goto("/product");
  await new ProductList(page).rows.nth(5).waitFor();
  expect(weighed.files()).toEqual([]);
  expect(await face()).toBe("system-ui");
  await expect.poll(() => weighed.files().length).toBeGreaterThan(1);
  expect(await face()).toBe("system-ui");
  await page.getByRole("link", { name: "Brand", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "Brand" }).waitFor();
  await expect.poll(face).toBe('"Inter Variable"');
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Brand" }).waitFor();
  expect(await face()).toBe('"Inter Variable"');
});

test("a page that is opened by its address asks for each script and each of its calls once", async ({
  page,
  signIn,
}) => {
  await signIn("super_admin");
  const weighed = await weigh(page, ".js");
  for (const path of [
    "/product?q=atta&sort=-formName&active=true",
    "/inventory?size=25",
    "/brand",
    "/reports/files",
    "/reports/schedules",
    "/",
  ]) {
    const asked: string[] = [];
    const before = weighed.files().length;
    const count = (request: Request) => asked.push(request.url().slice(new URL(request.url()).origin.length));
    page.on("request", count);
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("load");
    await expect.poll(() => page.evaluate(() => window.o2rBoot?.reads.size), { message: path }).toBe(0);
    page.off("request", count);
    const calls = asked.filter((address) => address.startsWith("/oms/"));
    expect(new Set(calls).size, `${path}: ${calls.join(" ")}`).toBe(calls.length);
    const scripts = weighed.files().slice(before);
    expect(new Set(scripts).size, `${path}: ${scripts.join(" ")}`).toBe(scripts.length);
  }
});
