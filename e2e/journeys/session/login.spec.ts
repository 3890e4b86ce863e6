import { readFileSync } from "node:fs";
import { findBarriers } from "../../fixtures/axe.ts";
import { expect, test } from "../../fixtures/test.ts";
import { demoPassword } from "../../fixtures/wire.ts";
import { LoginPage } from "../../pages/login-page.ts";
import { Shell } from "../../pages/shell.ts";

/** The newest code that the service's log shows for an account. */
const codeFor = (logFile: string, username: string): string => {
  const sent = readFileSync(logFile, "utf8")
    .split("\n")
    .filter((line) => line.includes("One-time code") && line.includes(`"username":"${username}"`));
  const code = /"code":"(\d{6})"/.exec(sent.at(-1) ?? "")?.[1];
  if (code === undefined) throw new Error(`the log shows no code for ${username}`);
  return code;
};

test("S4.07 S4.08 a wrong password is refused in the service's words, clears the cookies and tries no refresh", async ({
  page,
  context,
  faults,
  service,
}) => {
  faults.expect(/status of 401 .*\/oms\/client\/login/);
  const login = new LoginPage(page);
  const calls: string[] = [];
  page.on("request", (request) => calls.push(new URL(request.url()).pathname));
  await login.open();
  await context.addCookies(
    ["o2r_access", "o2r_refresh", "o2r_role"].map((name) => ({ name, value: "left-over", url: service.url })),
  );
  await login.submit("admin", "not the password");
  await expect(login.refusal).toHaveText("Username or password is incorrect");
  await expect(login.username).toHaveValue("admin");
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);
  expect(calls).toContain("/oms/client/login");
  expect(calls.filter((path) => path.includes("refresh"))).toEqual([]);
  await expect(page).toHaveURL("/login");
});

test("S5.37 S5.38 S5.39 S5.40 the fields of the sign-in page say what is wrong, in the specified words", async ({
  page,
}) => {
  const login = new LoginPage(page);
  await login.open();
  await expect(login.username).toBeFocused();
  await login.continueButton.click();
  await expect(login.username).toHaveAccessibleDescription("This field is required");
  await expect(login.password).toHaveAccessibleDescription("This field is required");
  await expect(login.username).toBeFocused();
  await login.submit("x".repeat(31), "y".repeat(31));
  await expect(login.username).toHaveAccessibleDescription("maximum length cannot be more than 30");
  await expect(login.password).toHaveAccessibleDescription("Password can't exceed 30 characters!");
});

test("what is typed before the code of the sign-in form has come stands in its first field, and goes on there", async ({
  page,
}) => {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  const login = new LoginPage(page);
  await page.goto("/login", { waitUntil: "commit" });
  await expect(login.username).toBeFocused();
  expect(await findBarriers(page)).toEqual([]);
  const before = await login.username.boundingBox();
  await page.keyboard.type("super_admim");
  await page.keyboard.press("Backspace");
  open();
  await expect(login.continueButton).toBeVisible();
  await expect(login.username).toHaveValue("super_admi");
  await expect(login.username).toBeFocused();
  expect(await login.username.boundingBox()).toEqual(before);
  await page.keyboard.type("n");
  await expect(login.username).toHaveValue("super_admin");
  await login.password.fill(demoPassword);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
});

test("a press on Continue counts, though leaving the field shows an error that moves the button", async ({ page }) => {
  const login = new LoginPage(page);
  await login.open();
  await login.username.fill("x".repeat(31));
  const before = await login.continueButton.boundingBox();
  await login.continueButton.click();
  await expect(login.username).toHaveAccessibleDescription("maximum length cannot be more than 30");
  await expect(login.password).toHaveAccessibleDescription("This field is required");
  expect(await login.continueButton.boundingBox()).not.toEqual(before);
});

test("S2.06 S5.41 S7.49 the second step asks for the code that was sent, and refuses another", async ({
  page,
  context,
  faults,
  service,
}) => {
  faults.expect(/status of 401 .*\/oms\/client\/otp/);
  const login = new LoginPage(page);
  await login.open("/login?next=%2Fproduct%3Fsize%3D25");
  await login.submit("two_step");
  await expect(page).toHaveURL(/\/otp\?/);
  await expect(login.heading).toHaveText("Enter the code");
  expect((await context.cookies()).map(({ name }) => name)).toEqual([]);

  await login.signInButton.click();
  await expect(login.otp).toHaveAccessibleDescription("Otp is required");

  await expect(() => codeFor(service.logFile, "two_step")).toPass();
  const code = codeFor(service.logFile, "two_step");
  await login.submitCode(code === "000000" ? "000001" : "000000");
  await expect(page.getByRole("main")).toContainText("The code is incorrect: 4 attempts left");

  await login.submitCode(code);
  await expect(page).toHaveURL("/product?size=25");
  expect((await context.cookies()).find(({ name }) => name === "o2r_role")?.value).toBe("ADMIN");
});

test("S2.06 /otp is there without a sign-in under way, bare, and says that one is needed first", async ({ page }) => {
  const login = new LoginPage(page);
  await page.goto("/otp");
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
  await login.submitCode("123456");
  await expect(page.getByRole("main")).toContainText("No code was sent yet: sign in first");
  await page.getByRole("link", { name: "Sign in with your password" }).click();
  await expect(page).toHaveURL("/login");
});

test("S7.10 S7.49 signing in leads back to the page that was wanted, with its query", async ({ page, context }) => {
  const login = new LoginPage(page);
  await page.goto("/product?q=atta&size=50");
  await expect(page).toHaveURL("/login?next=%2Fproduct%3Fq%3Datta%26size%3D50");
  const current = page.waitForRequest("**/oms/user/current");
  await login.submit("super_admin");
  expect((await current).postData()).toBeNull();
  await expect(page).toHaveURL("/product?q=atta&size=50");
  // S4.01 S4.02
  const cookies = (await context.cookies()).toSorted((one, other) => one.name.localeCompare(other.name));
  expect(cookies.map(({ name, sameSite, path }) => [name, sameSite, path])).toEqual([
    ["o2r_access", "Strict", "/"],
    ["o2r_refresh", "Strict", "/"],
    ["o2r_role", "Strict", "/"],
  ]);
});

test("who is signed in already is led from the sign-in page to the wanted one, and to the dashboard without one", async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  await page.goto("/login?next=%2Fproduct%3Fsize%3D25");
  await expect(page).toHaveURL("/product?size=25");
  await page.goto("/login?next=%2F%2Fevil.example");
  await expect(page).toHaveURL("/");
  await page.goto("/otp");
  await expect(page).toHaveURL("/");
  await expect(new Shell(page).heading).toHaveText("Dashboard");
});

test("a session that is refused leads from there to the sign-in page, not round in a circle", async ({
  page,
  context,
  faults,
  service,
}) => {
  faults.expect(/status of 401/);
  await context.addCookies(
    ["o2r_access", "o2r_refresh", "o2r_role"].map((name) => ({ name, value: "left-over", url: service.url })),
  );
  await page.goto("/login");
  await expect(new LoginPage(page).heading).toHaveText("Sign in");
  await expect(page).toHaveURL("/login");
  expect(await context.cookies()).toEqual([]);
});

// Which pages it may lead to is shown of `safeNext`.
test("signing in never leads to another site", async ({ page }) => {
  const login = new LoginPage(page);
  await login.open(`/login?next=${encodeURIComponent("//evil.example/login")}`);
  await login.submit("admin");
  await expect(new Shell(page).heading).toHaveText("Dashboard");
  await expect(page).toHaveURL("/");
});
