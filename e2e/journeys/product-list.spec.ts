import { expect, test } from "../fixtures/test.ts";
import { ProductList } from "../pages/product-list.ts";
import { Shell } from "../pages/shell.ts";

test.beforeEach(async ({ signIn }) => {
  await signIn("super_admin");
});

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
  await list.search.pressSequentially("ta");
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]?.q).toBe("atta");
  expect((asked[0]?.at ?? 0) - typed).toBeGreaterThanOrEqual(1000);
  await expect(page).toHaveURL("/product?q=atta");
  await expect(list.rows.first()).toContainText(/atta/i);
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(page).toHaveURL("/product");
});

test("S2.128 S2.129 every page size of the specification is offered and kept in the address", async ({ page }) => {
  const list = new ProductList(page);
  await list.open();
  const offered = await list.pageSize.getByRole("option").allTextContents();
  expect(offered.map(Number)).toEqual(sizes);
  await list.pageSize.selectOption("25");
  await expect(page).toHaveURL("/product?size=25");
  await expect(list.rows).toHaveCount(25);
  await page.reload();
  await expect(list.rows).toHaveCount(25);
});

test("S2.128 500 rows stand in one page, scroll, and are chosen at once", async ({ page }) => {
  const list = new ProductList(page);
  await list.open("?size=500");
  await expect(list.rows).toHaveCount(500);
  // From the press to the frame that shows it, by the page's own clock.
  const took = await page.getByRole("checkbox", { name: "Select all rows of this page" }).evaluate(async (box) => {
    const began = performance.now();
    (box as HTMLElement).click(); // a checkbox is an element that can be clicked
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - began;
  });
  await expect(page.getByText("500 selected")).toBeVisible();
  expect(took).toBeLessThan(1000);
  await page.keyboard.press("Escape");
  await expect(page.getByText("500 selected")).toBeHidden();
  await list.rows.last().scrollIntoViewIfNeeded();
  await expect(list.rows.last()).toBeInViewport();
});

test("sort, filter, page and size live in the address: reload and Back bring them back", async ({ page }) => {
  const list = new ProductList(page);
  await list.open();
  await list.sortBy("MRP");
  await expect(page).toHaveURL("/product?sort=formProductMrp");
  await expect(list.header("MRP")).toHaveAttribute("aria-sort", "ascending");
  await list.sortBy("MRP");
  await expect(page).toHaveURL("/product?sort=-formProductMrp");
  await expect(list.header("MRP")).toHaveAttribute("aria-sort", "descending");

  await list.openFilter("Platform");
  await page.getByRole("checkbox", { name: "App", exact: true }).check();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(list.chip("Platform")).toBeVisible();
  await expect(page).toHaveURL("/product?platform=APP&sort=-formProductMrp");

  const first = await list.rows.first().innerText();
  await list.next.click();
  await expect(page).toHaveURL(/cursor=.+&page=2/);
  await expect(list.range).toContainText("Page 2 of");
  const second = await list.rows.first().innerText();
  expect(second).not.toBe(first);

  await page.reload();
  await expect(list.rows.first()).toHaveText(second, { useInnerText: true });
  await expect(list.chip("Platform")).toBeVisible();
  await page.goBack();
  await expect(list.rows.first()).toHaveText(first, { useInnerText: true });
  await list.next.click();
  await list.previous.click();
  await expect(page).toHaveURL("/product?platform=APP&sort=-formProductMrp");
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

test("a list that cannot be loaded says so, and Retry loads it", async ({ page, context, faults }) => {
  faults.expect(/ERR_INTERNET_DISCONNECTED/);
  const list = new ProductList(page);
  const shell = new Shell(page);
  await list.open();
  await context.setOffline(true);
  await list.sortBy("MRP");
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(list.rows).toHaveCount(10);
  await expect(list.header("MRP")).toHaveAttribute("aria-sort", "ascending");
  await expect(shell.heading).toHaveText("Product");
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
    await leaveAndReturn(() => shell.entry("Brand").click());
    await expect(list.range).toContainText("Page 2 of");
    await leaveAndReturn(async () => {
      await forget();
      await expect(page).toHaveURL("/");
    });
    await expect(list.range).toContainText("Page 1 of");
    await expect(page).toHaveURL("/product");
  }
});
