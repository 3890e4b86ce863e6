import { lostConnection } from "../fixtures/faults.ts";
import { expect, test } from "../fixtures/test.ts";
import { PasswordDialog } from "../pages/password-dialog.ts";
import { ProductForm } from "../pages/product-form.ts";
import { ProductList } from "../pages/product-list.ts";
import { Shell } from "../pages/shell.ts";

test("S7.07 a dialog and a page whose code a lost connection kept away come when it is back", async ({
  page,
  line,
  signIn,
  faults,
}) => {
  faults.expect(lostConnection);
  await signIn("admin");
  const list = new ProductList(page);
  const shell = new Shell(page);
  const password = new PasswordDialog(page);
  await page.goto(`${line.url}/product`);
  await list.rows.first().waitFor();
  await shell.userButton.click();
  await expect(page.getByRole("menuitem", { name: "Update Password" })).toBeVisible();
  await page.keyboard.press("Escape");
  await line.cut();
  await shell.chooseFromUserMenu("Update Password");
  await expect(list.failure.or(list.rows.first())).toBeVisible();
  await expect(password.dialog).toHaveCount(0);
  await line.fix();
  await expect(password.dialog).toBeVisible();
  await password.dialog.getByRole("button", { name: "Close" }).click();
  await expect(password.dialog).toBeHidden();

  await line.cut();
  await shell.entry("Brand").click();
  await expect(page.getByRole("heading", { name: "This page could not be loaded" })).toBeVisible();
  await line.fix();
  await shell.entry("Product").click();
  await expect(shell.heading).toHaveText("Product");
  await shell.entry("Brand").click();
  await expect(shell.heading).toHaveText("Brand");
});

test("S7.07 a menu that is opened before its code has come opens as soon as that can come", async ({
  page,
  line,
  signIn,
  faults,
}) => {
  faults.expect(lostConnection);
  await signIn("admin");
  const shell = new Shell(page);
  await page.goto(`${line.url}/product`);
  await new ProductList(page).rows.first().waitFor();
  await line.cut();
  await shell.userButton.press("ArrowDown");
  await line.fix();
  await expect(page.getByRole("menuitem", { name: "Update Password" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(shell.userButton).toBeFocused();
});

test("a form stands while the code of what is said of its derived values is kept away, and asks for it until it comes", async ({
  page,
  signIn,
  faults,
}) => {
  faults.expect(lostConnection);
  const code = "**/assets/provenance-*.js";
  await page.route(code, (route) => route.abort("internetdisconnected"));
  await signIn("super_admin");
  const refused = page.waitForEvent("requestfailed", (request) => request.url().includes("/provenance-"));
  await page.goto("/product/new");
  await refused;
  const name = new ProductForm(page).field("Name");
  await name.fill("Kesari Tea 250 g");
  const arrived = page.waitForResponse(code);
  await page.unroute(code);
  await arrived;
  await expect(name).toHaveValue("Kesari Tea 250 g");
});

test("what is typed right after Ctrl K is in the search, also when its code comes late", async ({
  page,
  line,
  signIn,
  faults,
}) => {
  faults.expect(lostConnection);
  await signIn("admin");
  await page.goto(`${line.url}/product`);
  await new ProductList(page).rows.first().waitFor();
  await line.cut();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("invex");
  // As in the field itself: a Backspace takes back the letter, and with it what an Enter has asked for.
  await page.keyboard.press("Enter");
  await page.keyboard.press("Backspace");
  await page.keyboard.type("n");
  await line.fix();
  const search = page.getByRole("combobox", { name: "Search or jump to" });
  await expect(search).toHaveValue("inven");
  await page.keyboard.type("t");
  await expect(search).toHaveValue("invent");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/inventory/);
});
