import { expectToast } from "../pages/toast.ts";
import { lostConnection } from "../fixtures/faults.ts";
import { expect, test } from "../fixtures/test.ts";
import { Shell } from "../pages/shell.ts";

test("S4.09 S4.10 S4.11 S7.42 what is read in one window is read in the other, by the push stream", async ({
  page,
  signIn,
  openWindow,
}) => {
  await signIn("onboarding_manager");
  await page.goto("/");
  const streaming = page.waitForResponse((response) => response.url().endsWith("/api/firebase"));
  await expect(new Shell(page).bell).toHaveAccessibleName(/^Notifications, \d+ unread$/);
  expect((await streaming).status()).toBe(200);

  const other = await openWindow("onboarding_manager");
  await other.goto("/");
  const marking = other.waitForRequest((request) => request.method() === "PATCH");
  await new Shell(other).bell.click();
  expect((await (await marking).postDataJSON()).length).toBeGreaterThanOrEqual(3);
  await expect(new Shell(page).bell).toHaveAccessibleName("Notifications", { timeout: 15_000 });
});

test("S4.15 S4.16 S4.19 an agent sees the call that waits, takes it, and is not asked while at it", async ({
  page,
  signIn,
}) => {
  await signIn("calling_agent");
  let asked = 0;
  let unchanged = 0;
  page.on("response", (response) => {
    if (!response.url().endsWith("/oms/dialer/call")) return;
    asked += 1;
    if (response.status() === 304) unchanged += 1;
  });
  await page.goto("/");
  const card = page.getByRole("region", { name: "Pending call" });
  await expect(card).toBeVisible({ timeout: 15_000 });
  // Once a second, and said once.
  await expect.poll(() => unchanged, { timeout: 15_000 }).toBeGreaterThan(2);
  expect(asked - unchanged).toBe(1);
  await card.getByRole("link", { name: "Take call" }).click();
  await expect(page).toHaveURL("/customer-order");
  await expect(card).toBeHidden();
  const before = asked;
  await page.waitForTimeout(2500);
  expect(asked).toBeLessThanOrEqual(before + 1);
  await page.goBack();
  await expect(card).toBeVisible();
});

test("S4.18 S4.23 nobody else asks for calls or for orders", async ({ page, signIn }) => {
  await signIn("hub_manager");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  await expect.poll(() => asked, { timeout: 15_000 }).toContain("/api/firebase");
  await page.waitForTimeout(1500);
  expect(asked.filter((path) => path.startsWith("/oms/dialer") || path === "/oms/order/search")).toEqual([]);
});

test("S4.20 S4.21 S4.22 S7.18 S7.20 S7.21 a supervisor watches the latest order, of one warehouse when it is chosen", async ({
  page,
  signIn,
}) => {
  await signIn("cc_supervisor");
  const first = page.waitForRequest((request) => request.url().includes("/oms/order/search"));
  await page.goto("/");
  expect(new URL((await first).url()).search).toBe("?size=1&orderFlow=[HUB_TO_RETAILER]");
  await expect(page.getByText(/^RO\w\w-\d\d-\d{6}$/)).toBeVisible();

  const box = page.getByRole("combobox", { name: "Warehouse" });
  const narrowed = page.waitForRequest((request) => request.url().includes("warehouseId="));
  await box.fill("surat");
  await page.getByRole("option", { name: /^Surat Hub/ }).click();
  await narrowed;
  await expect(page.locator("dd", { hasText: "Surat Hub" })).toBeVisible();
  await page.reload();
  await expect(box).toHaveValue(/^Surat Hub/);

  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByRole("link", { name: "Reports" }).first().click();
  await expect(page).toHaveURL("/reports");
  await page.waitForTimeout(11_000);
  expect(asked.filter((url) => url.includes("/oms/order/search"))).toEqual([]);
});

test("S4.34 S4.35 S7.32 S8.05 an option that is missing is added beside its select, and chosen; a lost connection keeps it", async ({
  page,
  signIn,
  context,
  faults,
}) => {
  faults.expect(lostConnection);
  await signIn("super_admin");
  await page.goto("/product/new");
  await page.getByRole("button", { name: "Add a new option to Pack type" }).click();
  const dialog = page.getByRole("dialog", { name: "Add New Option" });
  const name = dialog.getByRole("textbox", { name: "Name" });
  await name.fill("Wooden crate");
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Add" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect(name).toHaveValue("Wooden crate");
  await context.setOffline(false);
  await dialog.getByRole("button", { name: "Add" }).click();
  await expectToast(page, "New option Wooden crate is added in PACK_TYPE");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("combobox", { name: "Pack type" })).toHaveValue("WOODEN_CRATE");
});

test("a page says that its line is gone, over whatever is done, until it is back", async ({
  page,
  context,
  signIn,
  faults,
}) => {
  // What the page fetches when it is idle may not come.
  faults.expect(lostConnection);
  await signIn("hub_manager");
  const streaming = page.waitForResponse((response) => response.url().endsWith("/api/firebase"));
  await page.goto("/product");
  await streaming;
  const sign = page.locator(".connection-sign");
  await expect(sign).toBeHidden();
  await context.setOffline(true);

  await expect(sign).toHaveText("You are offline. What you see may be old.");
  await context.setOffline(false);
  await expect(sign).toBeHidden({ timeout: 15_000 });
});
