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

  await banner.getByRole("button", { name: /^Back to / }).click();
  await expect(shell.heading).toHaveText("User Management");
  await expect(banner).toBeHidden();
  await expect(page.locator("html")).toHaveAttribute("data-role", "SUPER_ADMIN");

  // Whoever looks the account up later sees that somebody has looked on.
  await page.goto("/user-management?q=hub_manager");
  await row.getByRole("link").first().click();
  await expect(
    page
      .getByRole("region", { name: "What happened" })
      .getByText(/viewed/i)
      .first(),
  ).toBeVisible();
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

test("a request for another address is followed from the bell and approved", async ({ page, signIn, callerOf }) => {
  const shell = new Shell(page);
  const fsa = await callerOf("fsa");
  const shops = (await (await fsa.get("/oms/retailer?size=100&sort=establishment")).json()).payload.content;
  const waiting = (await (await fsa.get("/oms/address-request?size=100&state=PENDING&sort=-requestedAt")).json())
    .payload.content;
  const asked = new Set(waiting.map(({ retailerId }: { retailerId: string }) => retailerId));
  const shop = shops.find(({ id, state }: { id: string; state: string }) => state === "ACTIVE" && !asked.has(id));
  const reply = await fsa.send("POST", `/oms/retailer/${shop.id}/address-request`, {
    reqLatitude: 18.5074,
    reqLongitude: 73.8077,
    reqPincode: shop.pincode,
    reqCity: shop.city,
    reqState: "Maharashtra",
    reqAddressLine1: "Shop 77, Lantern Street",
    reqAddressLine3: "Market",
  });
  expect(reply.status(), await reply.text()).toBe(200);

  await signIn("admin");
  await page.goto("/");
  await shell.bell.click();
  await page
    .getByRole("link", { name: new RegExp(`${shop.establishment} asks for another address`) })
    .first()
    .click();
  await expect(page).toHaveURL(/\/retailer\/address-request\/[0-9a-f-]+$/);
  // The old address and the new one stand side by side, with how far apart they are.
  const cardOf = (title: string) => page.getByRole("main").getByRole("region", { name: title, exact: true });
  await expect(cardOf("Today")).toContainText(shop.pincode);
  await expect(cardOf("New")).toContainText("Shop 77, Lantern Street");
  await expect(page.getByRole("main").getByText(/^[\d.,]+ k?m away$/)).toBeVisible();
  await page.getByRole("button", { name: "Approve" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes, approve now!" }).click();
  await expect(page.getByRole("main").getByText("Approved").first()).toBeVisible();
  await page.goto(`/retailer/${shop.id}`);
  await expect(page.getByText(/Shop 77, Lantern Street/).first()).toBeVisible();
});
