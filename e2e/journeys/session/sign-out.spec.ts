import { expect, test } from "../../fixtures/test.ts";
import { ConfirmDialog } from "../../pages/confirm-dialog.ts";
import { Shell } from "../../pages/shell.ts";

/** From the press until the sign-in page stands, in milliseconds. */
const atOnce = 1000;

for (const username of ["super_admin", "calling_agent"])
  test(`${username} is at the sign-in page at once, though the service does not answer, and what polls asks no more`, async ({
    page,
    context,
    signIn,
  }) => {
    await signIn(username);
    const listens = page.waitForRequest("**/api/firebase");
    await page.goto("/");
    await listens;
    const shell = new Shell(page);
    await expect(shell.heading).toHaveText("Dashboard");
    await shell.chooseFromUserMenu("Logout");
    const confirm = new ConfirmDialog(page, "Logout");
    await expect(confirm.question).toBeVisible();
    // From here on nothing comes back, and what is on its way never ends.
    await page.route("**/{oms,api}/**", () => undefined);
    await page.waitForTimeout(2 * atOnce);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await confirm.yes.click();
    await page.waitForURL("**/login", { timeout: atOnce });
    await expect(page.getByRole("textbox", { name: "Username" })).toBeEditable();
    expect((await context.cookies()).filter(({ name }) => name.startsWith("o2r_"))).toEqual([]);
    await page.waitForTimeout(2 * atOnce);
    expect(asked.filter((path) => /^\/(oms|api)\//.test(path))).toEqual(["/oms/client/logout"]);
    await expect(page).toHaveURL(/\/login$/);
  });
