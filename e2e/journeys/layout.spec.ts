import { expect, test } from "../fixtures/test.ts";
import { tabTo } from "../pages/tab-to.ts";
import { expectToast } from "../pages/toast.ts";

/** What the apps are told, without signing in. */
const toldTo = "/oms/layout/appConfig?app=O2R&deviceType=";

test("S2.05 a page is composed by keys alone, looked at as a shop, published, changed, and rolled back", async ({
  page,
  signIn,
  callerOf,
}) => {
  test.slow();
  const caller = await callerOf("super_admin");
  const name = `Journey page ${crypto.randomUUID().slice(0, 8)}`;
  const made = await caller.send("POST", "/oms/layout/page", {
    name,
    app: "O2R",
    deviceType: "MOBILE",
    pageType: "STATIC",
    active: true,
  });
  const { id } = (await made.json()).payload;
  await signIn("super_admin");
  const { keyboard } = page;
  await page.goto(`/layout?page=${id}`);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  const rows = page.getByRole("list", { name: "Rails" }).getByRole("listitem");

  const add = async (words: string) => {
    const dialog = page.getByRole("dialog", { name: "Add rail" });
    await expect(dialog.getByRole("combobox", { name: "Rail" })).toBeFocused();
    await keyboard.type(words);
    await expect(page.getByRole("option", { name: new RegExp(`^${words}`) })).toHaveAttribute("data-highlighted", "");
    await keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(page.locator("[data-sortable]:focus")).toContainText(words);
  };
  await test.step("rails are added and moved", async () => {
    await tabTo(page, page.getByRole("button", { name: "Add rail" }));
    await keyboard.press("Enter");
    await add("Fast movers near you");
    await keyboard.press("a");
    await add("Shop by category");
    await expect(rows).toHaveCount(2);
    await keyboard.press("Alt+ArrowUp");
    await expect(rows.first()).toContainText("Shop by category");
    await expect(page.getByText("Not saved")).toBeVisible();
  });
  await test.step("a shop's prices and stock are seen", async () => {
    await tabTo(page, page.getByRole("combobox", { name: "Previewing as" }));
    await keyboard.type("a");
    await expect(page.getByRole("option").first()).toBeVisible();
    await keyboard.press("ArrowDown");
    await keyboard.press("Enter");
    await expect(page.getByText(/^Stock of /)).toBeVisible();
    await expect(page.getByRole("region", { name: "Preview" }).getByText("Fast movers near you")).toBeVisible();
  });
  await test.step("it is published after its differences", async () => {
    await keyboard.press("Control+Enter");
    const dialog = page.getByRole("dialog", { name: "Publish version 1" });
    await expect(dialog.getByRole("list", { name: "Differences" }).getByRole("listitem")).toHaveCount(2);
    await expect(dialog.getByRole("textbox", { name: /^Note/ })).toBeFocused();
    await keyboard.type("The first");
    await tabTo(page, dialog.getByRole("button", { name: "Publish version 1" }));
    await keyboard.press("Enter");
    await expectToast(page, `${name} is published as version 1`);
  });
  await test.step("a rail is taken out, put back, taken out again, and that is published", async () => {
    await tabTo(page, rows.first());
    await keyboard.press("Delete");
    await expect(rows).toHaveCount(1);
    await keyboard.press("Control+z");
    await expect(rows).toHaveCount(2);
    await keyboard.press("Control+Shift+z");
    await expect(rows).toHaveCount(1);
    await keyboard.press("Control+Enter");
    const dialog = page.getByRole("dialog", { name: "Publish version 2" });
    await expect(dialog.getByText("Removed from place 1")).toBeVisible();
    await tabTo(page, dialog.getByRole("button", { name: "Publish version 2" }));
    await keyboard.press("Enter");
    await expectToast(page, `${name} is published as version 2`);
  });
  await test.step("the first version comes back", async () => {
    await tabTo(page, page.getByRole("button", { name: "Versions" }), "Shift+Tab");
    await keyboard.press("Enter");
    const compare = page.getByRole("button", { name: "Compare version 1 with what is live" });
    await expect(compare).toBeVisible();
    await tabTo(page, compare);
    await keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Roll back to version 1" });
    await expect(dialog.getByText("Added in place 1")).toBeVisible();
    await tabTo(page, dialog.getByRole("button", { name: "Roll back to version 1" }));
    await keyboard.press("Enter");
    await expectToast(page, `${name} is as version 1 was`);
    const { payload } = await (await caller.get(`/oms/layout/page/${id}/draft`)).json();
    expect([payload.page.state, payload.page.liveVersion, payload.live.places.length]).toEqual(["ROLLED_BACK", 3, 2]);
  });
});

test("S2.119 maintenance is switched on and off by a super admin, and the apps are told at once", async ({
  page,
  signIn,
  request,
  service,
}) => {
  const told = async (headers: Record<string, string> = {}) =>
    request.get(`${service.url}${toldTo}MOBILE&os=IOS`, { headers });
  const before = await told();
  const etag = before.headers()["etag"] ?? "";
  const { payload } = await before.json();
  expect(payload.config.underMaintenance).toBe(false);
  expect(payload.pages[0].rails.length).toBeGreaterThan(2);
  expect(JSON.stringify(payload)).not.toMatch(/"ptr":\d/);
  expect((await told({ "if-none-match": etag })).status()).toBe(304);

  await signIn("super_admin");
  await page.goto(`/appconfig/${payload.config.id}`);
  await page.getByRole("button", { name: "Start maintenance" }).click();
  const dialog = page.getByRole("dialog", { name: "Start maintenance" });
  await dialog.getByRole("textbox").first().fill("Back at six");
  await dialog.getByRole("textbox").nth(1).fill("06:00");
  await dialog.getByRole("button", { name: "Start maintenance" }).click();
  await expectToast(page, /is under maintenance/);
  const during = await told({ "if-none-match": etag });
  expect(during.status()).toBe(200);
  expect((await during.json()).payload).toMatchObject({
    config: { underMaintenance: true, message: "Back at six" },
    pages: [],
  });

  await page.getByRole("button", { name: "End maintenance" }).click();
  const end = page.getByRole("dialog", { name: "End maintenance" });
  await end.getByRole("button", { name: "End maintenance" }).click();
  await expectToast(page, /no longer under maintenance/);
  const after = await told();
  expect((await after.json()).payload.config.underMaintenance).toBe(false);
});
