import { expect, test } from "../fixtures/test.ts";
import { Shell } from "../pages/shell.ts";

test("the console speaks Hindi from the user menu on, on every page and after a reload, and English again", async ({
  page,
  signIn,
}) => {
  await signIn("super_admin");
  await page.goto("/brand");
  const shell = new Shell(page);
  const html = page.locator("html");
  await expect(shell.heading).toHaveText("Brand");
  await expect(html).toHaveAttribute("lang", "en-IN");

  await shell.chooseFromUserMenu("हिन्दी");
  await expect(html).toHaveAttribute("lang", "hi-IN");
  await expect(shell.heading).toHaveText("ब्रांड");
  // Words of the shell, of the kit, of the contract and of the packages.
  await expect(page.getByRole("link", { name: "प्रोमोकोड" })).toBeVisible();
  await expect(page.getByRole("button", { name: "निर्यात", exact: true })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "उत्पाद", exact: true })).toBeVisible();
  await expect(page.getByText("प्रति पृष्ठ पंक्तियाँ")).toBeVisible();

  await page.goto("/brand/new");
  await page.getByRole("button", { name: /^ब्रांड सहेजें/ }).click();
  await expect(page.getByText("यह भरना आवश्यक है").first()).toBeVisible();

  for (const path of ["/", "/product", "/order", "/inventory", "/retailer", "/chat-config"]) {
    await page.goto(path);
    await expect(shell.heading, path).toHaveText(/[\u0900-\u097F]/);
    await expect(
      page.getByRole("navigation", { name: "मुख्य" }).getByRole("link", { name: /[a-z]{3}/ }),
      path,
    ).toHaveCount(0);
  }

  await page.goto("/brand");
  await shell.chooseFromUserMenu("English");
  await expect(html).toHaveAttribute("lang", "en-IN");
  await expect(shell.heading).toHaveText("Brand");
});

test("what the service refuses is said in Hindi, too", async ({ page, baseURL, faults }) => {
  faults.expect(/401/);
  await page.context().addCookies([{ name: "o2r.language", value: "hi", url: baseURL ?? "" }]);
  await page.goto("/login");
  await page.locator("input[name=username]").fill("nobody");
  await page.locator("input[name=password]").fill("O2r@demo1");
  await page.keyboard.press("Enter");
  await expect(page.getByText("उपयोगकर्ता नाम या पासवर्ड ग़लत है").first()).toBeVisible();
});
