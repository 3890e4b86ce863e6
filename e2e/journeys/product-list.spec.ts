import { expect, test } from "../fixtures/test.ts";
import { ProductList } from "../pages/product-list.ts";
import { Shell } from "../pages/shell.ts";

test.beforeEach(async ({ signIn }) => {
  await signIn("super_admin");
});

const sizes = [10, 25, 50, 100, 200, 300, 400, 500];

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
