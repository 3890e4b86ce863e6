import type { Page as BrowserPage } from "@playwright/test";
import { themeOf } from "../../../packages/ui/src/theme/role-theme.ts";
import { roles, barePages, shellPages, type RoleExpectation } from "../../expected/roles.ts";
import { pagesOf, type Entry, type Page } from "../../expected/menu.ts";
import { expect, test } from "../../fixtures/test.ts";
import { ConfirmDialog } from "../../pages/confirm-dialog.ts";
import { LoginPage } from "../../pages/login-page.ts";
import { Shell, type SeenEntry } from "../../pages/shell.ts";

const rowsOf = (menu: readonly Entry[]): readonly SeenEntry[] =>
  menu.flatMap((entry) =>
    "group" in entry
      ? [{ title: entry.group, href: null }, ...entry.entries.map(([title, href]) => ({ title, href }))]
      : [{ title: entry[0], href: entry[1] }],
  );

/** The first and the last of several. */
const ends = (pages: readonly Page[]): readonly Page[] => pages.filter((_, at) => at === 0 || at === pages.length - 1);

/** `#714ca6` as a browser computes it. */
const computed = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

/** Under which name a page knows each colour of a theme (specification §3). */
const themed = {
  textPrimaryColor: "--o2r-brand-fg",
  borderPrimaryColor: "--o2r-brand-border",
  bgPrimaryColor: "--o2r-brand-solid",
  bgHover: "--o2r-brand-muted",
  textSecondaryColor: "--o2r-brand-fg-muted",
} as const;

/** The colours of a theme as the page in front of somebody computes them. */
const themeOn = (page: BrowserPage): Promise<Record<string, string>> =>
  page.evaluate((names) => {
    const probe = document.body.appendChild(document.createElement("i"));
    const seen = Object.entries(names).map(([field, name]) => {
      probe.style.color = `var(${name})`;
      return [field, getComputedStyle(probe).color];
    });
    probe.remove();
    return Object.fromEntries(seen);
  }, themed);

/** The light one of `light-dark(#714ca6, #7c58b3)`, as a browser computes it. */
const lightOf = (color: string): string => computed(/#[0-9a-f]{6}/.exec(color)?.[0] ?? "none");

const expectedMenu = ({ menu, fieldSales }: RoleExpectation, helps: boolean): readonly string[] => [
  ...rowsOf(menu).map(({ title }) => title),
  ...(helps ? ["Help & support"] : []),
  ...(fieldSales ? ["Field sales app"] : []),
];

/**
 * Whose pages are all opened: of each menu and each reach of data somebody. Which page is whose is shown of all roles by the
 * console's route table and its guard (routes.test.ts); here it is that pages open in a browser, by what leads to them. Those
 * of the super super admin are all opened where axe looks at them (barriers.spec.ts).
 */
const walkers: ReadonlySet<string> = new Set(["CALLING_AGENT", "HUB_MANAGER", "CWH_MANAGER", "CC_SUPERVISOR", "FSA"]);

for (const expected of roles) {
  const { ids, role, words, brand, menu, fieldSales, notified, bare, readsProducts } = expected;

  test.describe(`${role}`, () => {
    test(`S1.08 S2.83 S2.84 S2.86 S3.02 S3.03 ${ids} signs in and has exactly its menu, its colours and its bell, and signs out`, async ({
      page,
      context,
      callerOf,
      faults,
    }) => {
      // What is asked for by itself may be under way as the session ends: it is refused then, and the browser says so.
      faults.expect(/401 \(Unauthorized\) \(\S+\/(oms\/dialer\/call|oms\/notification\/pull|api\/firebase)\)/);
      const login = new LoginPage(page);
      const shell = new Shell(page);
      const me = await (await callerOf(role.toLowerCase())).get("/oms/user/current");
      const { helpAndSupportActive: helps, name } = (await me.json()).payload;

      const asked = new Set<string>();
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        if (/\/oms\/notification|\/api\/firebase/.test(pathname)) asked.add(pathname);
      });
      await login.open();
      await login.submit(role.toLowerCase());
      await expect(shell.heading).toHaveText("Dashboard");
      await expect(page).toHaveURL("/");

      const cookies = await context.cookies();
      const token = cookies.find((cookie) => cookie.name === "o2r_access")?.value ?? "no token";
      expect(cookies.find((cookie) => cookie.name === "o2r_role")?.value).toBe(role);
      const seen = await shell.readMenu();
      expect(seen.map(({ title }) => title)).toEqual(expectedMenu(expected, helps));
      expect(seen).toEqual(expect.arrayContaining([...rowsOf(menu)]));

      await expect(page.locator("html")).toHaveAttribute("data-role", role);
      await expect(shell.logo.locator(".o2r-logo-mark")).toHaveCSS("background-color", computed(brand));
      await expect(shell.header.getByText(words, { exact: true })).toBeVisible();
      const theme = Object.entries(themeOf(role)).map(([field, color]) => [field, lightOf(color)]);
      expect(await themeOn(page)).toEqual(Object.fromEntries(theme));

      // S2.87 S2.88
      await expect(shell.fieldSales).toHaveCount(fieldSales ? 1 : 0);
      if (fieldSales) {
        await expect(shell.fieldSales).toHaveAttribute("target", "_blank");
        await expect(shell.fieldSales).toHaveAttribute("rel", /noopener/);
        await expect(shell.fieldSales).toHaveAttribute("href", new RegExp(`[?&]userId=${token}$`));
      }
      // S6.15: the bell of who gets no notifications stays, and asks for none.
      await expect(shell.bell).toBeVisible();
      await expect.poll(() => asked.size > 0).toBe(notified);

      await expect(shell.userButton).toHaveAccessibleName(new RegExp(name));
      await shell.chooseFromUserMenu("Logout");
      const confirm = new ConfirmDialog(page, "Logout");
      await expect(confirm.question).toBeVisible();
      await confirm.goBack.click();
      await expect(confirm.dialog).toBeHidden();
      await shell.signOut();
      expect((await context.cookies()).filter((cookie) => cookie.name.startsWith("o2r_"))).toEqual([]);
      await page.goto("/product");
      await expect(page).toHaveURL(/\/login\?next=%2Fproduct$/);
    });

    const isWalker = walkers.has(role);
    const own = isWalker ? "every page" : "the first and the last page";
    test(`S1.01 S2.14 S2.89 S2.90 S6.02 ${ids} opens ${own} of its menu, and is sent to the dashboard from others`, async ({
      page,
      faults,
      signIn,
      callerOf,
    }) => {
      const shell = new Shell(page);
      const { helpAndSupportActive: helps } = (
        await (await (await callerOf(role.toLowerCase())).get("/oms/user/current")).json()
      ).payload;
      // The menu of "any other type" is full, but the service keeps the data from four of these types.
      if (!readsProducts)
        faults.expect(
          /status of 403 .*\/oms\/((product|brand|category|sub-category|attribute|combo|inventory|rejected-sku|qc|user|warehouse|holiday|shipment|retailer|retailer-config|order|hub-order|invoice|report\/[\w-]+|coupon|sms|order-config|app-config|chatbot\/workflow|layout\/(content|rail|page)|notification\/campaign)\?|master\/list|system-config)/,
        );
      faults.expect(/status of 404 .*\/oms\/(qc\/QC-1|shipment\/SH-1)/);
      await signIn(role.toLowerCase());
      await page.goto("/");
      await expect(shell.heading).toHaveText("Dashboard");

      await shell.openGroups();
      const pages = pagesOf(menu);
      for (const [title, path] of isWalker ? pages : ends(pages)) {
        await shell.entry(title).click();
        await expect(shell.heading, path).toHaveText(title);
        await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`));
        await expect(shell.entry(title)).toHaveAttribute("aria-current", "page");
      }
      for (const [title, path] of isWalker ? bare : ends(bare)) {
        await shell.turnTo(path);
        await expect(shell.heading, path).toHaveText(title);
        await expect(page).toHaveURL(path);
        await expect(shell.navigation).toBeHidden();
        await expect(shell.jumpTo).toBeHidden();
      }

      const open = new Set([...pages, ...bare].map(([, path]) => path));
      const closed = [...shellPages, ...barePages].filter(([, path]) => !open.has(path));
      for (const [, path] of ends(closed)) {
        await shell.turnTo(path);
        await expect(page, path).toHaveURL("/");
      }
      const [firstClosed] = closed;
      if (firstClosed !== undefined) {
        await page.goto(firstClosed[1]);
        await expect(shell.heading).toHaveText("Dashboard");
        await expect(page).toHaveURL("/");
      }

      for (const [title, path] of [
        ["Help & support", "/help-support"],
        ["This ticket does not exist", "/ticket-management?ticketId=TCK-1"],
      ] as const) {
        await shell.turnTo(path);
        await expect(shell.heading, path).toHaveText(helps ? title : "You do not have access");
      }
    });
  });
}

test("S2.48 S2.85 Help & support belongs to about half of the demo accounts", async ({ callerOf }) => {
  const flags: boolean[] = [];
  for (const { role } of roles) {
    const me = await (await callerOf(role.toLowerCase())).get("/oms/user/current");
    flags.push((await me.json()).payload.helpAndSupportActive);
  }
  expect(flags.filter(Boolean).length).toBeGreaterThanOrEqual(5);
  expect(flags.filter(Boolean).length).toBeLessThanOrEqual(6);
});

test("S6.01 S6.14 a user type outside the eleven has the CC supervisor's theme and the full menu without the link", async ({
  page,
  context,
  service,
  signIn,
}) => {
  const shell = new Shell(page);
  await signIn("super_admin");
  await context.addCookies([{ name: "o2r_role", value: "A_TYPE_OF_TOMORROW", url: service.url, sameSite: "Strict" }]);
  await page.goto("/");
  await expect(shell.heading).toHaveText("Dashboard");
  expect((await shell.readMenu()).filter(({ title }) => title !== "Help & support")).toEqual(
    rowsOf(roles.find(({ role }) => role === "FSA")?.menu ?? []),
  );
  await expect(shell.logo.locator(".o2r-logo-mark")).toHaveCSS("background-color", computed("#006c97"));
});
