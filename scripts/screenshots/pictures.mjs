// The pictures of the documentation: who looks at which page, and what must be there before the picture is taken.

/**
 * @typedef {import("playwright-core").Page} Page
 * @typedef {import("playwright-core").Locator} Locator
 * @typedef {object} Picture
 * @property {string} name file name without its ending
 * @property {string} [role] user type who signs in; nobody when it is left out
 * @property {string} path
 * @property {"light" | "dark"} [mode]
 * @property {"desk" | "phone" | "guide"} [device] a picture of a guide is smaller, so that its words are read beside the text
 * @property {(page: Page) => Locator} shows
 * @property {(page: Page) => Promise<void>} [before] what is done once that shows
 */

/** @param {Page} page */
const aPageOfRows = (page) => page.getByRole("row").nth(10);

/** @param {Page} page */
const someRows = (page) => page.getByRole("row").nth(3);

/**
 * One for docs/guide.
 * @param {string} name @param {string} role @param {string} path @param {Picture["shows"]} [shows]
 * @returns {Picture}
 */
const ofGuide = (name, role, path, shows = someRows) => ({
  name: `guide-${name}`,
  role,
  path,
  device: "guide",
  shows,
});

/** Opens the first product and tries to save it with a price chain that does not rise. @param {Page} page */
async function breakPriceChain(page) {
  await page.getByRole("row").nth(1).getByRole("link").first().click();
  const lowest = page.locator('[name="formO2rPrice"]');
  const highest = page.locator('[name="formProductMrp"]');
  await lowest.fill(await highest.inputValue());
  await page.getByRole("button", { name: "Save product" }).click();
  await page.getByText("O2RLP must be less then PTH").first().waitFor();
  await lowest.scrollIntoViewIfNeeded();
}

/** @type {readonly Picture[]} */
export const pictures = [
  { name: "login", path: "/login", shows: (page) => page.getByRole("button", { name: "Continue" }) },
  { name: "product-list", role: "SUPER_ADMIN", path: "/product?size=25", shows: aPageOfRows },
  { name: "product-list-dark", role: "ADMIN", path: "/product?size=25", mode: "dark", shows: aPageOfRows },
  { name: "product-form", role: "ADMIN", path: "/product", shows: aPageOfRows, before: breakPriceChain },
  { name: "dashboard", role: "HUB_MANAGER", path: "/", shows: (page) => page.getByText("Your pages") },
  {
    name: "phone",
    role: "SUPER_ADMIN",
    path: "/product",
    device: "phone",
    shows: (page) =>
      page
        .getByRole("button", { name: "Filters" })
        .or(page.getByRole("heading", { level: 1 }))
        .first(),
  },
  ofGuide("waits", "HUB_MANAGER", "/", (page) => page.getByText("What waits")),
  ofGuide("orders", "HUB_MANAGER", "/order"),
  ofGuide("inventory", "HUB_MANAGER", "/inventory"),
  ofGuide("hub-orders", "CWH_MANAGER", "/hub-order"),
  ofGuide("own-orders", "CALLING_AGENT", "/order"),
  ofGuide("retailers", "FSA", "/retailer"),
  ofGuide("onboarding", "ONBOARDING_AGENT", "/retailer/new", (page) =>
    page.getByRole("heading", { name: "Step 1 of 6: Contact" }),
  ),
  ofGuide("kyc", "ONBOARDING_MANAGER", "/retailer/kyc"),
  ofGuide("invoices", "ADMIN", "/invoice"),
  ofGuide("accounts", "SUPER_ADMIN", "/user-management"),
];
