import type { Page } from "@playwright/test";
import { gzipSize, listBudget, loginBudget } from "../../scripts/test/size-checks.mjs";
import { expect, test } from "../fixtures/test.ts";

/** The JavaScript files of our own that a page has asked for, by their place in the build. */
const scripts = (page: Page): ReadonlySet<string> => {
  const files = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".js")) files.add(pathname.slice(1));
  });
  return files;
};

const weigh = (files: ReadonlySet<string>): number => [...files].reduce((sum, file) => sum + gzipSize(file), 0);

test("the browser loads no more JavaScript for the login page than its budget allows", async ({ page }) => {
  const files = scripts(page);
  await page.goto("/login");
  await expect(page.getByRole("button", { name: "Continue" })).toBeEnabled();
  await expect(page.getByRole("textbox", { name: "Username" })).toBeEditable();
  expect(files.size).toBeGreaterThan(1);
  expect(weigh(files)).toBeLessThanOrEqual(loginBudget.limit);
});

test("the browser loads no more JavaScript for the product list than its budget allows", async ({ page, signIn }) => {
  await signIn("super_admin");
  const files = scripts(page);
  await page.goto("/product");
  await expect(page.getByRole("table").getByRole("row").nth(5)).toBeVisible();
  expect(files.size).toBeGreaterThan(1);
  expect(weigh(files)).toBeLessThanOrEqual(listBudget.limit);
});
