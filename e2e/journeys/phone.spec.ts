import { findBarriers } from "../fixtures/axe.ts";
import { expect, test } from "../fixtures/test.ts";
import { LoginPage } from "../pages/login-page.ts";
import { Shell } from "../pages/shell.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("on a phone the sidebar is a drawer that keeps the focus inside and gives it back", async ({ page, signIn }) => {
  await signIn("super_admin");
  await page.goto("/");
  const shell = new Shell(page);
  const opener = page.getByRole("button", { name: "Open menu" });
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(shell.heading).toHaveText("Dashboard");
  await expect(shell.navigation).toBeHidden();

  await opener.click();
  await expect(drawer).toBeVisible();
  await expect(drawer.getByText("Super admin", { exact: true })).toBeVisible();
  const inside = () => drawer.evaluate((element) => element.contains(document.activeElement));
  await expect.poll(inside).toBe(true);
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    expect(await inside(), `after ${presses + 1} presses of Tab`).toBe(true);
  }
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await drawer.getByRole("link", { name: "Product", exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/product$/);
});

test("axe finds nothing at 390 pixels, and no page is wider than the screen", async ({ page, signIn }) => {
  const found: string[] = [];
  const check = async (place: string) => {
    for (const barrier of await findBarriers(page)) found.push(`${place} ${barrier}`);
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    if (scrollWidth > clientWidth) found.push(`${place} is ${scrollWidth} wide on a screen of ${clientWidth}`);
  };
  await new LoginPage(page).open();
  await check("/login");
  await page.goto("/privacy-policy");
  await check("/privacy-policy");
  await signIn("super_admin");
  for (const path of ["/", "/product", "/product/new", "/order", "/create-rail", "/404"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (path === "/product") await expect(page.getByRole("list", { name: "Product" })).toBeVisible();
    await check(path);
  }
  expect(found).toEqual([]);
});

test.describe("motion", () => {
  for (const reducedMotion of ["reduce", "no-preference"] as const) {
    test(`nothing moves for those who ask for less motion: ${reducedMotion}`, async ({ page, signIn }) => {
      await page.emulateMedia({ reducedMotion });
      await signIn("admin");
      await page.goto("/");
      await page.getByRole("button", { name: "Open menu" }).click();
      const drawer = page.getByRole("dialog", { name: "Menu" });
      await drawer.waitFor();
      const longest = await drawer.evaluate((element) => {
        const { animationDuration, transitionDuration } = getComputedStyle(element);
        const seconds = `${animationDuration}, ${transitionDuration}`.split(", ").map(Number.parseFloat);
        return Math.max(...seconds);
      });
      if (reducedMotion === "reduce") expect(longest).toBeLessThanOrEqual(0.001);
      else expect(longest).toBeGreaterThan(0.05);
    });
  }
});

test("a phone on its side and a tablet that stands fold the sidebar, whatever a desk has chosen, and open it on a press", async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await signIn("super_admin");
  await page.goto("/brand");
  const shell = new Shell(page);
  const width = async () => (await shell.navigation.boundingBox())?.width ?? 0;
  await expect.poll(width).toBeLessThan(100);
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect.poll(width).toBeLessThan(100);
  await page.getByRole("button", { name: "Expand sidebar" }).click();
  await expect.poll(width).toBeGreaterThan(180);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(width).toBeGreaterThan(180);
});
