import { expect, test } from "../fixtures/test.ts";
import { Shell } from "../pages/shell.ts";

test("S2.07 the privacy policy is readable without signing in", async ({ page }) => {
  await page.goto("/privacy-policy");
  await expect(page.getByRole("heading", { level: 1, name: "Privacy policy" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await page.getByRole("link", { name: "Back to the console" }).click();
  await expect(page).toHaveURL("/login");
});

test("S2.09 an address that leads nowhere is answered outside the shell, names itself, and helps to another page", async ({
  page,
  signIn,
}) => {
  await signIn("super_admin");
  const shell = new Shell(page);
  for (const path of ["/no-such-page", "/product/1/2/3", "/404"]) {
    await page.goto(path);
    await expect(shell.heading).toHaveText("Page not found");
    await expect(shell.navigation).toBeHidden();
    if (path !== "/404") await expect(page.getByRole("main")).toContainText(path);
  }
  await page.getByRole("searchbox", { name: "Search pages" }).fill("brand");
  await page.getByRole("link", { name: "Brand", exact: true }).click();
  await expect(page).toHaveURL("/brand");
});

test("S2.10 /401 names the page that is closed and the role it is closed to, and shows no data", async ({
  page,
  signIn,
}) => {
  await page.goto("/401?page=/help-support");
  await expect(page.getByRole("main")).toContainText("You are not signed in.");
  await signIn("calling_agent");
  await page.goto("/401?page=/product");
  await expect(page.getByRole("main")).toContainText("Product");
  await expect(page.getByRole("main")).toContainText("Calling agent");
  await page.getByRole("link", { name: "Go to dashboard" }).click();
  await expect(page).toHaveURL("/");
});

test("S2.13 /ticket-management shows the ticket that its query names", async ({ page, signIn }) => {
  await signIn("super_super_admin");
  await page.goto("/ticket-management?ticketId=TCK-4711");
  await expect(page.getByRole("main")).toContainText("TCK-4711");
});

test("S2.91 a loader fills the window while the current user is loading", async ({ page, context, signIn }) => {
  await signIn("admin");
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await context.route("**/oms/user/current", async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto("/brand", { waitUntil: "commit" });
  const loader = page.getByRole("status", { name: "Loading" });
  await expect(loader).toBeVisible();
  await expect.poll(() => loader.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  open();
  await expect(new Shell(page).heading).toHaveText("Brand");
  await expect(loader).toBeHidden();
});

for (const { width, sidebar } of [
  { width: 1440, sidebar: 240 },
  { width: 390, sidebar: 0 },
]) {
  test(`S2.91 at ${width} pixels the page stands in the first HTML, and nothing moves when the code takes over`, async ({
    page,
    context,
    signIn,
  }) => {
    await signIn("admin");
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const moved = list.getEntries().reduce((sum, entry) => sum + (Reflect.get(entry, "value") as number), 0);
        document.documentElement.dataset["moved"] = String(
          moved + Number(document.documentElement.dataset["moved"] ?? 0),
        );
      }).observe({ type: "layout-shift", buffered: true });
    });
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    await context.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto("/brand", { waitUntil: "commit" });
    const loader = page.getByRole("status", { name: "Loading" });
    await expect(loader).toBeVisible();
    await expect(loader.getByText("Brand", { exact: true })).toHaveCount(1);
    const box = await loader.locator(".o2r-sidebar").boundingBox();
    expect(box?.width ?? 0).toBe(sidebar);
    open();
    await expect(new Shell(page).heading).toHaveText("Brand");
    await expect(loader).toHaveCount(0);
    await page.getByRole("main").getByRole("link").first().waitFor();
    expect(Number((await page.locator("html").getAttribute("data-moved")) ?? 0)).toBeLessThan(0.02);
  });
}

test("S1.06 S1.07 the sidebar folds and stays folded; colour mode and density are kept", async ({ page, signIn }) => {
  await signIn("super_admin");
  await page.goto("/");
  const shell = new Shell(page);
  const html = page.locator("html");
  await page.getByRole("button", { name: "Collapse sidebar" }).click();
  await expect(page.getByRole("button", { name: "Expand sidebar" })).toBeVisible();
  await shell.chooseFromUserMenu("Dark mode");
  await expect(html).toHaveClass(/\bdark\b/);
  await shell.chooseFromUserMenu("Compact density");
  await expect(html).toHaveAttribute("data-density", "compact");
  await page.reload();
  await expect(page.getByRole("button", { name: "Expand sidebar" })).toBeVisible();
  await expect(html).toHaveClass(/\bdark\b/);
  await expect(html).toHaveAttribute("data-density", "compact");
});

test("the role's colours are on the page before anything else is: no flash on load", async ({ page, signIn }) => {
  await signIn("retailer");
  await page.goto("/", { waitUntil: "commit" });
  await page.waitForFunction(() => document.body !== null);
  expect(await page.evaluate(() => document.documentElement.dataset["role"])).toBe("RETAILER");
});

test("the bell shows how many are unread, and marks them read when it is opened", async ({ page, signIn }) => {
  await signIn("cwh_manager");
  await page.goto("/");
  const shell = new Shell(page);
  await expect(shell.bell).toHaveAccessibleName(/^Notifications, \d+ unread$/);
  const said = await shell.bell.evaluate((bell) => bell.getAttribute("aria-label") ?? bell.textContent);
  const unread = Number(/\d+/.exec(said)?.[0]);
  const marked = page.waitForRequest((request) => request.method() === "PATCH");
  await shell.bell.click();
  expect((await marked).postDataJSON()).toHaveLength(unread);
  // Four of the demo were read before.
  await expect(page.getByRole("dialog", { name: "Notifications" }).getByRole("listitem")).toHaveCount(unread + 4);
  await expect(shell.bell).toHaveAccessibleName("Notifications");
  await page.reload();
  await expect(shell.bell).toHaveAccessibleName("Notifications");
});

test("no notifications are asked for where there are none to get", async ({ page, signIn }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  for (const username of ["retailer", "super_super_admin"]) {
    await signIn(username);
    await page.goto("/");
    await expect(new Shell(page).heading).toHaveText("Dashboard");
  }
  expect(asked).toContain("/oms/user/current");
  expect(asked.filter((path) => path.startsWith("/oms/notification"))).toEqual([]);
});

test("every page comes with a strict policy, and nothing that holds data is kept by a cache", async ({
  request,
  service,
}) => {
  const page = await request.get(`${service.url}/product`, { headers: { accept: "text/html" } });
  const headers = page.headers();
  const policy = headers["content-security-policy"] ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/script-src 'self' 'sha256-[^' ]+';/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
  expect(nonce).toBeDefined();
  expect(await page.text()).toContain(`content="${nonce}"`);
  expect(headers["cache-control"]).toContain("no-store");
  expect(headers["referrer-policy"]).toBe("no-referrer");
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["x-frame-options"]).toBe("DENY");
  const again = await request.get(`${service.url}/product`, { headers: { accept: "text/html" } });
  expect(again.headers()["content-security-policy"]).not.toBe(policy);
  const refused = await request.get(`${service.url}/oms/user/current`);
  expect(refused.status()).toBe(401);
  expect(refused.headers()["cache-control"]).toContain("no-store");
});
