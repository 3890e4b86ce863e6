import { expect, test } from "../../fixtures/test.ts";
import { Shell } from "../../pages/shell.ts";

test("a field sales agent opens their guide from the menu and the shortcuts, at the part about the page they look at", async ({
  page,
  context,
  signIn,
}) => {
  await signIn("fsa");
  await page.goto("/retailer");
  const shell = new Shell(page);
  await expect(shell.heading).toHaveText("Retailers");
  const opened = context.waitForEvent("page");
  await shell.chooseFromUserMenu("Guide");
  const guide = await opened;
  await expect(guide).toHaveURL(/\/guide\/fsa#\/retailer$/);
  await expect(guide.getByRole("heading", { level: 1 })).toHaveText("Field sales agent");
  await expect(guide.getByRole("heading", { name: "Retailers" })).toBeInViewport();
  await guide.getByRole("link", { name: "onboarding agent" }).click();
  await expect(guide.getByRole("heading", { level: 1 })).toHaveText("Onboarding agent");

  await page.keyboard.press("?");
  const link = page.getByRole("dialog", { name: "Keyboard shortcuts" }).getByRole("link", { name: "Guide" });
  await expect(link).toHaveAttribute("href", "/guide/fsa#/retailer");
});
