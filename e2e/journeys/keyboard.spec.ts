import { sentProduct } from "../expected/product.ts";
import { expect, test } from "../fixtures/test.ts";
import { demoPassword } from "../fixtures/wire.ts";
import { ConfirmDialog } from "../pages/confirm-dialog.ts";
import { LoginPage } from "../pages/login-page.ts";
import { ProductForm } from "../pages/product-form.ts";
import { ProductList } from "../pages/product-list.ts";
import { Shell } from "../pages/shell.ts";
import { tabTo } from "../pages/tab-to.ts";
import { expectToast } from "../pages/toast.ts";

test("a person without a mouse signs in, finds a product, changes it, opens its menu and signs out", async ({
  page,
  callerOf,
}) => {
  test.slow();
  const caller = await callerOf("admin");
  const name = `By keyboard ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = (await (await caller.send("POST", "/oms/product", sentProduct(name))).json()).payload;
  const login = new LoginPage(page);
  const shell = new Shell(page);
  const list = new ProductList(page);
  const form = new ProductForm(page);
  const { keyboard } = page;

  await login.open();
  await expect(login.username).toBeFocused();
  await keyboard.type("admin");
  await keyboard.press("Tab");
  await keyboard.type(demoPassword);
  await keyboard.press("Enter");
  await expect(shell.heading).toHaveText("Dashboard");
  await expect(shell.heading).toBeFocused();

  await keyboard.press("Control+k");
  const jumpTo = page.getByRole("dialog", { name: "Search or jump to" });
  await expect(jumpTo.getByRole("combobox")).toBeFocused();
  await keyboard.type("Product");
  await expect(jumpTo.getByRole("option", { selected: true })).toContainText("Product");
  await keyboard.press("Enter");
  await expect(list.heading).toBeVisible();
  await expect(jumpTo).toBeHidden();
  await list.rows.first().waitFor();

  await keyboard.press("/");
  await expect(list.search).toBeFocused();
  await keyboard.type(name.slice(-8));
  await keyboard.press("Enter");
  await expect(list.rows).toHaveCount(1);
  await tabTo(page, list.link(name));
  await keyboard.press("Enter");
  await expect(form.heading).toHaveText(name);

  await tabTo(page, form.field("PTR"));
  await keyboard.press("Control+a");
  await keyboard.type("461.5");
  await keyboard.press("Control+s");
  await expectToast(page, `${name} is saved`);
  // An admin's prices are proposed: the form shows again what is in force, and what waits.
  await expect(page.getByText("A price change waits")).toBeVisible();
  await expect(form.field("PTR")).toHaveValue(/^452(\.00)?$/);
  expect((await (await caller.get(`/oms/price-change?product=${id}`)).json()).payload.content).toMatchObject([
    { state: "PROPOSED", centralPtr: 461.5 },
  ]);

  await keyboard.press("Control+k");
  await expect(jumpTo.getByRole("combobox")).toBeFocused();
  await keyboard.type("Product");
  await expect(jumpTo.getByRole("option", { selected: true })).toContainText("Product");
  await keyboard.press("Enter");
  await expect(page).toHaveURL(`/product?q=${name.slice(-8)}`);
  await expect(list.rows).toHaveCount(1);
  await tabTo(page, page.getByRole("button", { name: `Actions for ${name}` }));
  await keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Edit" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Deactivate" })).toBeVisible();
  await keyboard.press("Escape");
  await expect(page.getByRole("menuitem", { name: "Edit" })).toBeHidden();
  await expect(page.getByRole("button", { name: `Actions for ${name}` })).toBeFocused();

  await tabTo(page, shell.userButton, "Shift+Tab");
  await keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Logout" })).toBeVisible();
  await keyboard.press("End");
  await keyboard.press("Enter");
  const confirm = new ConfirmDialog(page, "Logout");
  await expect(confirm.goBack).toBeFocused();
  await tabTo(page, confirm.yes);
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/login");
});

test("in the list, what goes with its own press hands the focus on", async ({ page, signIn }) => {
  await signIn("super_admin");
  const list = new ProductList(page);
  const { keyboard } = page;
  const all = page.getByRole("checkbox", { name: "Select all rows of this page" });

  await list.open();
  await list.filterButton.focus();
  await keyboard.press("Enter");
  await tabTo(page, page.getByRole("list", { name: "Filter by" }).getByRole("button", { name: "Platform" }));
  await keyboard.press("Enter");
  await expect(page.getByRole("checkbox", { name: "All", exact: true })).toBeFocused();
  await keyboard.press("Tab");
  await keyboard.press("Space");
  await expect(page).toHaveURL("/product?platform=APP");
  await expect(page.getByRole("checkbox", { name: "App", exact: true })).toBeFocused();
  await keyboard.press("Escape");
  await expect(list.filterButton).toBeFocused();
  await keyboard.press("Shift+Tab");
  await expect(list.chip("Platform")).toBeFocused();
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/product");
  await expect(list.filterButton).toBeFocused();

  await tabTo(page, all);
  await keyboard.press("Space");
  await expect(page.getByText("25 selected")).toBeVisible();
  await expect(all).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "Clear selection" }));
  await keyboard.press("Enter");
  await expect(page.getByText("25 selected")).toBeHidden();
  await expect(all).toBeFocused();

  await page.goto("/product?q=zzzzzz");
  await tabTo(page, page.getByRole("region", { name: "Product" }).getByRole("button", { name: "Clear search" }));
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/product");
  await expect(page.getByRole("region", { name: "Product" })).toBeFocused();
});

test("in the form, sections are reached by their index, and discarding leads back to the heading", async ({
  page,
  signIn,
  callerOf,
}) => {
  const name = `Sections ${crypto.randomUUID().slice(0, 8)}`;
  const created = await (await callerOf("admin")).send("POST", "/oms/product", sentProduct(name));
  const { id } = (await created.json()).payload;
  await signIn("admin");
  const form = new ProductForm(page);
  const { keyboard } = page;

  await page.goto(`/product/${id}`);
  await expect(form.heading).toHaveText(name);
  await tabTo(page, page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: /^Price chain/ }));
  await keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Price chain" })).toBeFocused();
  await keyboard.press("Tab");
  await expect(form.field("O2RLP")).toBeFocused();
  await keyboard.press("Control+a");
  await keyboard.type("999");
  await tabTo(page, page.getByRole("button", { name: "Discard", exact: true }));
  await keyboard.press("Enter");
  const confirm = new ConfirmDialog(page, "Discard");
  await expect(confirm.goBack).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Discard", exact: true })).toBeFocused();
  await keyboard.press("Enter");
  await expect(confirm.goBack).toBeFocused();
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await expect(confirm.dialog).toBeHidden();
  await expect(form.heading).toBeFocused();
  await expect(form.field("O2RLP")).not.toHaveValue("999");
});

test("the inventory's dialogs begin at their first field by keyboard, and give the focus back", async ({
  page,
  signIn,
}) => {
  const { keyboard } = page;
  await signIn("super_admin");
  await page.goto("/inventory?sort=-stock");
  const rows = page.getByRole("main").locator("[data-row]");
  await expect(rows).toHaveCount(25);

  const sync = page.getByRole("button", { name: "Sync" });
  await tabTo(page, sync);
  await keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Sync stock" }).getByRole("combobox")).toBeFocused();
  await keyboard.press("Escape");
  await expect(sync).toBeFocused();

  await page.getByRole("tab", { name: "All", exact: true }).focus();
  await keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/daysLeft=1\.\.30/);
  await expect(page.getByRole("tab", { name: "Near expiry" })).toBeFocused();
  await keyboard.press("ArrowLeft");
  await expect(page).not.toHaveURL(/daysLeft/);
  // Until the rows of this tab are there, those of the other stand here, and a menu of theirs goes with them.
  await expect(page.getByRole("region", { name: "Inventory" })).toHaveAttribute("aria-busy", "false");

  const menu = rows.first().getByRole("button", { name: /^Actions for/ });
  await tabTo(page, menu);
  await keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Adjust stock" })).toBeVisible();
  await keyboard.press("A");
  await keyboard.press("Enter");
  const adjust = page.getByRole("dialog", { name: "Adjust stock" });
  await expect(adjust.getByRole("textbox", { name: "Counted" })).toBeFocused();
  await keyboard.press("Escape");
  await expect(menu).toBeFocused();

  await tabTo(page, page.getByRole("checkbox", { name: "Select all rows of this page" }), "Shift+Tab");
  await keyboard.press("Space");
  await expect(page.getByText("25 selected")).toBeVisible();
  const discard = page.getByRole("button", { name: "Ask to discard" });
  await tabTo(page, discard);
  await keyboard.press("Enter");
  const many = page.getByRole("dialog", { name: "Ask to discard" });
  await expect(many.getByRole("list", { name: "What it changes" }).getByRole("listitem")).toHaveCount(5);
  await expect(many.getByRole("combobox", { name: "Reason" })).toBeFocused();
  await keyboard.press("Escape");
  await expect(discard).toBeFocused();
  await keyboard.press("Escape");
  await expect(page.getByText("25 selected")).toBeHidden();
});
