import { expect, test } from "../../fixtures/test.ts";
import { ProductList } from "../../pages/product-list.ts";
import { Shell } from "../../pages/shell.ts";

test.beforeEach(async ({ signIn }) => {
  await signIn("super_admin");
});

const listCalls = /\/oms\/product\?/;
const sizes = [10, 25, 50, 100, 200, 300, 400, 500];

test("S9.21 S9.22 S9.23 S2.116 search asks after three characters and one second, and again when it is cleared", async ({
  page,
}) => {
  const list = new ProductList(page);
  await list.open();
  const asked: { q: string | null; at: number }[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    // The next page is fetched ahead; it is no search of its own.
    if (url.pathname === "/oms/product" && !url.searchParams.has("cursor"))
      asked.push({ q: url.searchParams.get("q"), at: performance.now() });
  });
  await list.search.pressSequentially("at");
  await page.waitForTimeout(1500);
  expect(asked).toEqual([]);
  const typed = performance.now();
  await list.search.fill("atta");
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]?.q).toBe("atta");
  expect((asked[0]?.at ?? 0) - typed).toBeGreaterThanOrEqual(1000);
  await expect(page).toHaveURL("/product?q=atta");
  await expect(list.rows.first()).toContainText(/atta/i);
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(page).toHaveURL("/product");
});

test("S2.128 S2.129 every page size of the specification is offered, kept in the address, and taken by the next list", async ({
  page,
}) => {
  const list = new ProductList(page);
  await list.open();
  await expect(list.pageSize.getByRole("option")).toHaveText(sizes.map(String));
  await list.pageSize.selectOption("50");
  await expect(page).toHaveURL("/product?size=50");
  await expect(list.rows).toHaveCount(50);
  await page.reload();
  await expect(list.rows).toHaveCount(50);
  await page.goto("/order");
  await expect(page.getByRole("main").locator("[data-row]")).toHaveCount(50);
});

test("S2.128 500 rows stand in one page, scroll, and are chosen at once", async ({ page }) => {
  const list = new ProductList(page);
  await list.open("?size=500");
  await expect(page.getByRole("table")).toHaveAttribute("aria-rowcount", "500");
  await page.getByRole("checkbox", { name: "Select all rows of this page" }).check();
  await expect(page.getByText("500 selected")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText("500 selected")).toBeHidden();
  await page.getByRole("table").hover();
  await page.mouse.wheel(0, 1_000_000);
  await expect(page.locator('[aria-rowindex="500"]')).toBeInViewport();
});

test("sort, filter, page and size live in the address: reload and Back bring them back", async ({ page, callerOf }) => {
  const list = new ProductList(page);
  // What the service answers says which rows belong to an address: those before stay until they are there.
  const caller = await callerOf("super_admin");
  const ask = async (query: string): Promise<{ readonly names: string[]; readonly nextCursor: string }> => {
    const { payload } = await (await caller.get(`/oms/product?${query}`)).json();
    return {
      names: payload.content.map(({ formName }: { readonly formName: string }) => formName),
      nextCursor: payload.nextCursor,
    };
  };
  await list.open();
  await list.sortBy("MRP");
  await expect(page).toHaveURL("/product?sort=formProductMrp");
  await expect(list.header("MRP")).toHaveAttribute("aria-sort", "ascending");
  await expect(list.rows).toContainText((await ask("sort=formProductMrp")).names);
  await list.sortBy("MRP");
  await expect(page).toHaveURL("/product?sort=-formProductMrp");
  await expect(list.header("MRP")).toHaveAttribute("aria-sort", "descending");

  await list.openFilter("Platform");
  await page.getByRole("checkbox", { name: "App", exact: true }).check();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(list.chip("Platform")).toBeVisible();
  await expect(page).toHaveURL("/product?platform=APP&sort=-formProductMrp");
  const first = await ask("platform=APP&sort=-formProductMrp");
  await expect(list.rows).toContainText(first.names);

  await list.next.click();
  await expect(page).toHaveURL(/cursor=.+&page=2/);
  await expect(list.range).toContainText("Page 2 of");
  const second = await ask(`platform=APP&sort=-formProductMrp&cursor=${first.nextCursor}`);
  expect(second.names).not.toEqual(first.names);
  await expect(list.rows).toContainText(second.names);

  await page.reload();
  await expect(list.rows).toContainText(second.names);
  await expect(list.chip("Platform")).toBeVisible();
  await page.goBack();
  await expect(list.rows).toContainText(first.names);
  await list.next.click();
  await expect(list.rows).toContainText(second.names);
  await list.previous.click();
  await expect(page).toHaveURL("/product?platform=APP&sort=-formProductMrp");
  await list.chip("Platform").click();
  await expect(page).toHaveURL("/product?sort=-formProductMrp");
});

test("Back, Forward and a reload come to what was in sight: rows in a list, and the place on a record's page", async ({
  page,
}) => {
  const list = new ProductList(page);
  await list.open("?size=50&sort=-formName");
  const top = (selector: string) => page.locator(selector).evaluate(({ scrollTop }) => scrollTop);
  const listTop = () => top(".list-page .o2r-table");
  const scrollTo = (selector: string, way: number) =>
    page.locator(selector).evaluate((box, by) => box.scrollTo({ top: by, behavior: "instant" }), way);
  const link = list.rows.nth(30).getByRole("link");
  await link.scrollIntoViewIfNeeded();
  const left = await listTop();
  expect(left).toBeGreaterThan(300);

  await link.click();
  await expect(page).toHaveURL(/\/product\/[\w-]+/);
  await expect(page.getByRole("tab").first()).toBeVisible();
  await expect(page.getByLabel(/^Pack of/)).toBeVisible();
  expect(await top(".form-page-scroll")).toBe(0);
  await scrollTo(".form-page-scroll", 150);

  await page.goBack();
  await expect(list.rows).toHaveCount(50);
  await expect.poll(listTop).toBe(left);
  await expect(link).toBeInViewport();
  await page.goForward();
  await expect.poll(() => top(".form-page-scroll")).toBe(150);
  await page.goBack();
  await expect.poll(listTop).toBe(left);

  await list.next.click();
  await expect(list.range).toContainText("Page 2");
  await expect.poll(listTop).toBe(0);
  await scrollTo(".list-page .o2r-table", 90);
  await page.goBack();
  await expect(list.range).toContainText("Page 1");
  await expect.poll(listTop).toBe(left);
  await page.goForward();
  await expect.poll(listTop).toBe(90);
  await page.reload();
  await expect.poll(listTop).toBe(90);
});

test("two quick presses on a heading count as two, and filters taken away one right after the other are all gone", async ({
  page,
}) => {
  const list = new ProductList(page);
  await list.open("?itemType=FOOD&platform=APP");
  await list.header("MRP").getByRole("button").dblclick();
  await expect(page).toHaveURL("/product?itemType=FOOD&platform=APP&sort=-formProductMrp");
  await expect(list.header("MRP")).toHaveAttribute("aria-sort", "descending");
  await list.chip("Item type").click();
  await list.chip("Platform").click();
  await expect(page).toHaveURL("/product?sort=-formProductMrp");
});

test("a search without a match says so and offers the way back", async ({ page }) => {
  const list = new ProductList(page);
  await page.goto("/product?q=zzzzzz&platform=APP");
  await expect(page.getByRole("heading", { name: "No product matches" })).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(list.rows.first()).toBeVisible();
  await expect(page).toHaveURL("/product");
});

test("a list that cannot be loaded says so in place of its rows, and Retry loads it", async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/ERR_FAILED .*\/oms\/product/);
  const list = new ProductList(page);
  await context.route(listCalls, (route) => route.abort());
  await page.goto("/product");
  await expect(page.getByRole("heading", { name: "Products could not be loaded" })).toBeVisible();
  await context.unroute(listCalls);
  await list.retry.click();
  await expect(list.rows).toHaveCount(25);
  await expect(list.retry).toBeHidden();
});

test("rows that cannot be loaded again stay, marked as old, until Retry or the connection brings others", async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/ERR_FAILED .*\/oms\/product|ERR_INTERNET_DISCONNECTED/);
  const list = new ProductList(page);
  const old = page.getByText("The products below were loaded earlier");
  await list.open();
  await context.route(listCalls, (route) => route.abort());
  await list.sortBy("MRP");
  await expect(old).toBeVisible();
  await expect(list.rows).toHaveCount(25);
  await context.unroute(listCalls);
  await list.retry.click();
  await expect(old).toBeHidden();
  await expect(list.header("MRP")).toHaveAttribute("aria-sort", "ascending");

  await context.setOffline(true);
  await list.sortBy("MRP");
  await expect(old).toBeVisible();
  await context.setOffline(false);
  await expect(old).toBeHidden();
});

test("S2.95 S2.96 S2.97 S2.98 S2.99 the page of a list is remembered until the logo or Dashboard forgets it", async ({
  page,
}) => {
  const list = new ProductList(page);
  const shell = new Shell(page);
  const leaveAndReturn = async (way: () => Promise<void>): Promise<void> => {
    await way();
    await shell.entry("Product").click();
    await list.rows.first().waitFor();
  };
  for (const forget of [() => shell.logo.click(), () => shell.entry("Dashboard").click()]) {
    await list.open();
    await list.next.click();
    await expect(list.range).toContainText("Page 2 of");
    await leaveAndReturn(async () => {
      await shell.entry("Brand").click();
      await expect(shell.heading).toHaveText("Brand");
    });
    await expect(list.range).toContainText("Page 2 of");
    await leaveAndReturn(async () => {
      await forget();
      await expect(page).toHaveURL("/");
    });
    await expect(list.range).toContainText("Page 1 of");
    await expect(page).toHaveURL("/product");
  }
});
