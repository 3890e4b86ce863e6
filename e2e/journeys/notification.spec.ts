import { expect, test } from "../fixtures/test.ts";
import { expectToast } from "../pages/toast.ts";

/** Tomorrow in India, as fields want it. */
const tomorrow = (): string => {
  const parts = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Kolkata" }).format(Date.now() + 864e5).split("-");
  return parts.toReversed().join("-");
};

test("S2.35 S2.69 a super admin writes a notification, sees whom it reaches, sends it for its day, and finds its quiet hours kept", async ({
  page,
  signIn,
}) => {
  test.slow();
  const title = `Journey offer ${crypto.randomUUID().slice(0, 8)}`;
  await signIn("super_admin");
  await page.goto("/notification");
  await page.getByRole("link", { name: "Write notification" }).click();
  await page.getByLabel(/^Title/).fill(title);
  await page.getByLabel(/^Text/).fill("Ten percent off dry fruits until Sunday.");
  await page.getByRole("combobox", { name: /^Channels/ }).click();
  await page.getByRole("option", { name: "In the app" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByText(/of [\d,]+ active retailers as of now/)).toBeVisible();
  await page.getByLabel(/^Send on/).fill(tomorrow());
  await page.getByLabel(/^Send on/).press("Tab");
  await page.getByLabel(/^At/).selectOption("20:30");
  await page.keyboard.press("Control+s");
  await expectToast(page, `${title} is saved`);
  await expect(page).toHaveURL(/\/notification\/[0-9a-f-]{36}$/);
  await expect(page.getByText("21:00 to 10:00")).toBeVisible();
  await page.getByRole("button", { name: "Send", exact: true }).click();
  const question = page.getByRole("alertdialog");
  await expect(question.getByText(/Goes to [\d,]+ of/)).toBeVisible();
  await question.getByRole("button", { name: /^Yes/ }).click();
  await expectToast(page, `${title}: released`);
  await expect(page.getByText("Scheduled").first()).toBeVisible();
});
