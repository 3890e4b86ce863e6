import { expect, test } from "../fixtures/test.ts";
import { LoginPage } from "../pages/login-page.ts";
import { Shell } from "../pages/shell.ts";

/** Another number each time that journeys run on the same service. */
const newMobile = (): string => `98${String(Date.now()).slice(-8)}`;

test("a super admin views the console as a hub manager, changes nothing, and goes back", async ({
  page,
  signIn,
  faults,
}) => {
  const shell = new Shell(page);
  await signIn("super_admin");
  await page.goto("/user-management?q=hub_manager");
  const row = page.getByRole("row").filter({ hasText: "hub_manager" }).first();
  await row.getByRole("button", { name: /^Actions|^More/ }).click();
  await page.getByRole("menuitem", { name: "View as" }).click();

  const banner = page.getByRole("complementary", { name: "View as" });
  await expect(banner).toContainText("Hub manager. Nothing can be changed.");
  await expect(shell.heading).toHaveText("Dashboard");
  const titles = (await shell.readMenu()).map(({ title }) => title);
  expect(titles).toContain("Hub Order");
  expect(titles).not.toContain("User Management");
  await expect(page.locator("html")).toHaveAttribute("data-role", "HUB_MANAGER");

  faults.expect(/status of 403/);
  await shell.entry("Inventory").click();
  await expect(banner).toBeVisible();
  await page.goto("/user-management");
  await expect(page).toHaveURL("/");

  await banner.getByRole("button", { name: "Back to super_admin" }).click();
  await expect(shell.heading).toHaveText("User Management");
  await expect(banner).toBeHidden();
  await expect(page.locator("html")).toHaveAttribute("data-role", "SUPER_ADMIN");
});

test("a supervisor makes a calling agent, who signs in and chooses a password", async ({
  page,
  signIn,
  browser,
  service,
}) => {
  const shell = new Shell(page);
  const number = Date.now() % 1_000_000;
  const username = `agent_${number}`;
  const given = "Kettle-Orchid-58";
  await signIn("cc_supervisor");
  await page.goto("/user-management/new");
  await page.locator("[name=name]").fill("Vinati Lomani");
  await page.locator("[name=mobile]").fill(newMobile());
  await page.locator("[name=emailId]").fill(`${username}@o2r.example`);
  await page.locator("[name=roles]").selectOption("CALLING_AGENT");
  await page.locator("[name=agentId]").fill(`AG${number}`);
  await page.locator("[name=agentEmailId]").fill(`${username}@calls.example`);
  await page.locator("[name=username]").fill(username);
  await page.locator("[name=password]").fill(given);
  await page.locator("[name=confirmPassword]").fill(given);
  await page
    .getByRole("button", { name: /^(Save|Create|Add user)/ })
    .first()
    .click();
  await expect(shell.heading).toHaveText(/Vinati Lomani|User Management/);

  const context = await browser.newContext({ baseURL: service.url });
  const theirs = await context.newPage();
  const login = new LoginPage(theirs);
  await login.open();
  await login.submit(username, given);
  await expect(theirs.getByRole("heading", { name: "Update Password" })).toBeVisible();
  await theirs.locator("[name=currentPassword]").fill(given);
  await theirs.locator("[name=newPassword]").fill("Lantern-Mango-71");
  await theirs.getByRole("button", { name: "Update" }).click();
  await expect(new Shell(theirs).heading).toHaveText("Dashboard");
  await context.close();
});
