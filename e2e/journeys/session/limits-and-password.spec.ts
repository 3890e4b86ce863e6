import type { Page } from "@playwright/test";
import { expect, test } from "../../fixtures/test.ts";
import { demoPassword } from "../../fixtures/wire.ts";
import { LoginPage } from "../../pages/login-page.ts";
import { PasswordDialog } from "../../pages/password-dialog.ts";
import { Shell } from "../../pages/shell.ts";
import { expectToast } from "../../pages/toast.ts";

// A service of its own: the limits are those of a real start, and a password is changed.
test.use({ ownService: {} });

/** Where a toast stands on the screen, and for how many milliseconds. */
const watchToast = (page: Page, words: string) =>
  page.evaluate(
    (text) =>
      new Promise<{ readonly x: number; readonly y: number; readonly stood: number }>((resolve) => {
        let shown: { readonly x: number; readonly y: number; readonly at: number } | undefined;
        const watcher = new MutationObserver(() => {
          const toast = [...document.querySelectorAll("[data-o2r-toaster] b")].find((one) => one.textContent === text);
          if (toast !== undefined) {
            const at = performance.now();
            const { x, y } = toast.getBoundingClientRect();
            shown ??= { x, y, at };
          } else if (shown !== undefined) {
            watcher.disconnect();
            resolve({ x: shown.x, y: shown.y, stood: performance.now() - shown.at });
          }
        });
        watcher.observe(document.body, { childList: true, subtree: true });
      }),
    words,
  );

const newPassword = "O2r@changed2";

test("S2.102 S2.103 S2.104 S2.105 S2.106 S5.42 S5.43 S5.44 Update Password shows who, hides what is typed, and says what is missing", async ({
  page,
  signIn,
}) => {
  await signIn("hub_manager");
  await page.goto("/");
  const dialog = new PasswordDialog(page);
  await new Shell(page).chooseFromUserMenu("Update Password");
  await expect(dialog.dialog).toBeVisible();
  await expect(dialog.username).toHaveValue("hub_manager");
  await expect(dialog.username).not.toBeEditable();
  await expect(dialog.current).toBeFocused();
  await expect(dialog.current).toHaveAttribute("type", "password");
  await expect(dialog.next).toHaveAttribute("type", "password");
  await dialog.show.check();
  await expect(dialog.current).toHaveAttribute("type", "text");
  await expect(dialog.next).toHaveAttribute("type", "text");
  await dialog.show.uncheck();
  await expect(dialog.next).toHaveAttribute("type", "password");

  await dialog.update.click();
  await expect(dialog.current).toHaveAccessibleDescription("Current password is required!");
  await expect(dialog.next).toHaveAccessibleDescription("Password is required!");
  await dialog.submit(demoPassword, "x".repeat(31));
  await expect(dialog.next).toHaveAccessibleDescription("Password can't exceed 30 characters!");
  await dialog.dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog.dialog).toBeHidden();
});

test("S7.22 S7.23 S7.24 S8.04 S8.09 a wrong current password keeps the dialog open and says so; the right one changes it", async ({
  page,
  context,
  faults,
  signIn,
}) => {
  faults.expect(/status of 4\d\d .*\/oms\/user\/current\/password/);
  // A new password ends the old token: what is asked beside it is told so once, and asks again with a new one.
  faults.expect(/status of 401 .*\/oms\/notification\/pull/);
  await signIn("hub_manager");
  await page.goto("/");
  const shell = new Shell(page);
  const dialog = new PasswordDialog(page);
  await shell.chooseFromUserMenu("Update Password");
  await dialog.submit("not the password", newPassword);
  await expect(dialog.current).toHaveAttribute("aria-invalid", "true");
  await expect(dialog.current).toHaveAccessibleDescription(/incorrect|wrong/i);
  await expect(dialog.next).toHaveValue(newPassword);

  const patch = page.waitForRequest((request) => request.method() === "PATCH");
  await dialog.submit(demoPassword, newPassword);
  expect(new URL((await patch).url()).pathname).toBe("/oms/user/current/password");
  expect((await patch).postDataJSON()).toEqual({
    username: "hub_manager",
    currentPassword: demoPassword,
    newPassword,
  });
  await expectToast(page, "Password updated successfully!");
  await expect(dialog.dialog).toBeHidden();

  await shell.signOut();
  const login = new LoginPage(page);
  faults.expect(/status of 401 .*\/oms\/client\/login/);
  await login.submit("hub_manager", demoPassword);
  await expect(login.refusal).toHaveText("Username or password is incorrect");
  await login.submit("hub_manager", newPassword);
  await expect(shell.heading).toHaveText("Dashboard");
  expect(await context.cookies()).toHaveLength(3);
});

test("S8.07 S8.08 a toast stands at the top right and goes after 1500 ms", async ({ page, signIn, faults }) => {
  faults.expect(/status of 4\d\d/);
  await signIn("super_admin");
  await page.goto("/");
  const dialog = new PasswordDialog(page);
  await new Shell(page).chooseFromUserMenu("Update Password");
  await page.mouse.move(200, 700);
  // Watched from inside the page: a look from outside comes late, and the toast is gone soon.
  const seen = watchToast(page, "Password updated successfully!");
  await dialog.current.fill(demoPassword);
  await dialog.next.fill(newPassword);
  await page.keyboard.press("Enter");
  const { x, y, stood } = await seen;
  expect(x).toBeGreaterThan(1440 / 2);
  expect(y).toBeLessThan(900 / 4);
  // Its clock starts a little before a busy browser has drawn it.
  expect(stood).toBeGreaterThan(1400);
  expect(stood).toBeLessThan(5000);
});

test("a locked account is told how long to wait, and others are let in", async ({ page, request, faults, service }) => {
  faults.expect(/status of 429 .*\/oms\/client\/login/);
  for (let tries = 0; tries < 10; tries += 1) {
    const refused = await request.post(`${service.url}/oms/client/login`, {
      data: { username: "fsa", password: `guess ${tries}` },
    });
    expect(refused.status()).toBe(401);
  }
  const login = new LoginPage(page);
  await login.open();
  const answer = page.waitForResponse("**/oms/client/login");
  await login.submit("fsa", demoPassword);
  const response = await answer;
  expect(response.status()).toBe(429);
  const wait = Number(response.headers()["retry-after"]);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  await expect(login.refusal).toContainText((await response.json()).errorMessage);
  await expect(login.refusal).toContainText(/Try again in \d+:\d\d/);
  await expect(login.continueButton).toBeDisabled();

  await login.open();
  await login.submit("retailer");
  await expect(new Shell(page).heading).toHaveText("Dashboard");
});
