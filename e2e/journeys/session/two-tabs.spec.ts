import type { Page, Request } from "@playwright/test";
import { expect, test } from "../../fixtures/test.ts";
import { wearOut } from "../../fixtures/worn-session.ts";
import { Shell } from "../../pages/shell.ts";

/** The stream of events never ends. */
const isStream = (request: Request): boolean => new URL(request.url()).pathname === "/api/firebase";

/** Searches for what nobody has searched for, so that the list is read from the service. */
const readAnew = (page: Page): Promise<void> =>
  page.evaluate(() => {
    history.pushState(null, "", `/product?q=${crypto.randomUUID().slice(0, 8)}`);
    dispatchEvent(new PopStateEvent("popstate"));
  });

test("S4.03 S7.27 two tabs whose token runs out over and over renew it between them, and stay where they are", async ({
  context,
  signIn,
  service,
  faults,
}) => {
  test.slow();
  faults.expect(/status of 401/);
  await signIn("admin");
  const tabs = [await context.newPage(), await context.newPage()] as const;
  const refreshes: number[] = [];
  context.on("response", (response) => {
    if (new URL(response.url()).pathname === "/oms/client/refresh/token") refreshes.push(response.status());
  });
  const underWay = new Set<Request>();
  context.on("request", (request) => void (isStream(request) || underWay.add(request)));
  context.on("requestfinished", (request) => void underWay.delete(request));
  context.on("requestfailed", (request) => void underWay.delete(request));
  for (const tab of tabs) {
    await tab.goto("/product");
    await expect(tab.getByRole("table", { name: "Product" })).toBeVisible();
  }
  const rounds = 20;
  for (let round = 0; round < rounds; round += 1) {
    // A call that is sent again would be the second with a worn token, which ends a session.
    await expect.poll(() => underWay.size).toBe(0);
    await wearOut(context, service.url);
    const answered = tabs.map((tab) =>
      tab.waitForResponse((response) => new URL(response.url()).pathname === "/oms/product" && response.ok()),
    );
    await Promise.all(tabs.map(readAnew));
    await Promise.all(answered);
  }
  expect(refreshes).toEqual(Array.from({ length: rounds }, () => 200));
  for (const tab of tabs) await expect(tab).toHaveURL(/\/product\?q=/);
  expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual([
    "o2r_access",
    "o2r_refresh",
    "o2r_role",
  ]);
});

test("S2.101 signing out in one tab signs out all, each comes back to its own page, and signing in once is enough", async ({
  context,
  signIn,
  faults,
}) => {
  faults.expect(/status of 401/);
  await signIn("admin");
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto("/");
  await other.goto("/product?size=25");
  await expect(other.getByRole("table", { name: "Product" })).toBeVisible();
  await new Shell(one).signOut();
  await expect(other).toHaveURL(`/login?next=${encodeURIComponent("/product?size=25")}`);
  expect(await context.cookies()).toEqual([]);
  await signIn("admin");
  await one.goto("/");
  await expect(new Shell(one).heading).toHaveText("Dashboard");
  await other.reload();
  await expect(other).toHaveURL("/product?size=25");
});
