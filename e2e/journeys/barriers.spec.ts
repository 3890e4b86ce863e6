import type { Page } from "@playwright/test";
import { barePages, publicPages, roles, shellPages, type RoleExpectation } from "../expected/roles.ts";
import { pagesOf } from "../expected/menu.ts";
import { findBarriers } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/test.ts";
import { LoginPage } from "../pages/login-page.ts";
import { ProductForm } from "../pages/product-form.ts";
import { Shell } from "../pages/shell.ts";

const helpPages = [
  ["Help & support", "/help-support"],
  ["This ticket does not exist", "/ticket-management?ticketId=TCK-1"],
] as const;

/** Somebody who may open a page. The demo's super super admin has the help flag. */
const visitorOf = (path: string): string => {
  const mayOpen = ({ menu, bare }: RoleExpectation) => [...pagesOf(menu), ...bare].some((page) => page[1] === path);
  return roles.find(mayOpen)?.role.toLowerCase() ?? "super_super_admin";
};

const byVisitor = Map.groupBy([...shellPages, ...barePages, ...helpPages], ([, path]) => visitorOf(path));

/**
 * Both looks of a page: in the light by all rules, in the dark by those of colours, since names, roles and order are the same
 * in both. One page shows both, as when the system's mode changes under it, since to open it takes as long as to look at it.
 */
const looks = [
  ["light", "all"],
  ["dark", "colours"],
] as const;

/** What axe finds on the page as it stands, in either mode. */
const findBarriersIn = async (page: Page, place: string): Promise<readonly string[]> => {
  const found: string[] = [];
  await expect(page.locator(".o2r-skeleton"), place).toHaveCount(0);
  for (const [mode, rules] of looks) {
    await page.emulateMedia({ colorScheme: mode });
    await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${mode}\\b`));
    for (const barrier of await findBarriers(page, rules)) found.push(`${place} ${mode}: ${barrier}`);
  }
  return found;
};

for (const [visitor, pages] of byVisitor) {
  test(`axe finds nothing on the ${pages.length} pages that ${visitor} opens, light and dark`, async ({
    page,
    faults,
    signIn,
  }) => {
    // On a busy machine, both looks at a page take seconds.
    test.setTimeout(60_000 + 5_000 * pages.length);
    // The address that stands for every quality check is none's.
    faults.expect(/status of 404 .*\/oms\/(qc\/QC-1|shipment\/SH-1)/);
    await signIn(visitor);
    const shell = new Shell(page);
    // A page that is loaded in the dark is dark from the first.
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto("/");
    await expect(page.locator("html")).toHaveClass(/\bdark\b/);
    const found: string[] = [];
    for (const [title, path] of pages) {
      await shell.turnTo(path);
      await expect(shell.heading, path).toHaveText(title);
      if (path === "/product") await expect(page.getByRole("rowheader").first()).toBeVisible();
      found.push(...(await findBarriersIn(page, path)));
    }
    expect(found).toEqual([]);
  });
}

test("axe finds nothing on the pages that open without signing in, light and dark", async ({ page, faults }) => {
  test.slow();
  faults.expect(/status of 401 .*\/oms\/client\/login/);
  const found: string[] = [];
  const check = async (place: string) => {
    found.push(...(await findBarriersIn(page, place)));
  };
  for (const [title, path] of [...publicPages, ["Page not found", "/no-such-page"]] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await check(path);
  }
  const login = new LoginPage(page);
  await login.open();
  await login.continueButton.click();
  await expect(login.username).toHaveAttribute("aria-invalid", "true");
  await check("/login with empty fields");
  await login.submit("admin", "wrong");
  await expect(login.refusal).toBeVisible();
  await check("/login refused");
  // As the sign-in page hands over, without sending a code: another journey reads the newest one in the log.
  await page.evaluate(
    (state) => {
      history.pushState({ usr: state }, "", "/otp");
      dispatchEvent(new PopStateEvent("popstate"));
    },
    { token: "none", sentTo: "******0525" },
  );
  await expect(login.otp).toBeVisible();
  await check("/otp");
  expect(found).toEqual([]);
});

test("axe finds nothing in the product form, its errors and the dialogs, light and dark", async ({ page, signIn }) => {
  await signIn("super_admin");
  const found: string[] = [];
  const check = async (place: string) => {
    found.push(...(await findBarriersIn(page, place)));
  };
  const form = new ProductForm(page);
  await page.goto("/product/new");
  await expect(form.field("Name")).toBeVisible();
  await check("/product/new");
  await form.save.click();
  await expect(form.summary).toBeVisible();
  await check("/product/new with errors");
  const shell = new Shell(page);
  await page.goto("/");
  await shell.bell.click();
  await expect(page.getByRole("dialog", { name: "Notifications" })).toBeVisible();
  await check("the notifications");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Search or jump to" })).toBeVisible();
  await check("the jump-to dialog");
  await page.keyboard.press("Escape");
  await shell.chooseFromUserMenu("Update Password");
  await expect(page.getByRole("dialog", { name: "Update Password" })).toBeVisible();
  await check("Update Password");
  await page.keyboard.press("Escape");
  await shell.chooseFromUserMenu("Logout");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await check("the logout question");
  expect(found).toEqual([]);
});
