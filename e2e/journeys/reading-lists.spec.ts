import { lostConnection } from "../fixtures/faults.ts";
import { expect, test } from "../fixtures/test.ts";
import { spoil, wearOut } from "../fixtures/worn-session.ts";
import { LoginPage } from "../pages/login-page.ts";
import { ProductList } from "../pages/product-list.ts";
import { toast } from "../pages/toast.ts";

test("S7.07 S8.01 a list without a connection says so, keeps filters and search, and reads on by itself when it is back", async ({
  page,
  line,
  signIn,
  faults,
}) => {
  faults.expect(lostConnection);
  await signIn("admin");
  const list = new ProductList(page);
  await page.goto(`${line.url}/product?size=50&active=true`);
  await list.rows.first().waitFor();
  await line.cut();
  await list.search.fill("atta");
  await expect(list.failure).toContainText("You are offline. Nothing was lost; try again when the connection is back.");
  await expect(list.retry).toBeVisible();
  await line.fix();
  await expect(list.rows.first()).toContainText(/atta/i);
  await expect(list.failure).toHaveCount(0);
  await expect(list.search).toHaveValue("atta");
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ size: "50", active: "true", q: "atta" });
});

for (const [what, spend] of [
  ["runs out", wearOut],
  ["is refused", spoil],
] as const) {
  test(`S4.03 an access token that ${what} while a list is read is renewed, and the reader notices nothing`, async ({
    page,
    context,
    signIn,
    service,
    faults,
  }) => {
    faults.expect(/status of 401/);
    await signIn("admin");
    const list = new ProductList(page);
    await list.open("?size=10");
    await spend(context, service.url);
    const renewals: number[] = [];
    page.on("response", (response) => {
      if (new URL(response.url()).pathname === "/oms/client/refresh/token") renewals.push(response.status());
    });
    await list.search.fill("atta");
    await expect(list.rows.first()).toContainText(/atta/i);
    // One renewal, whichever of the page's requests was refused first.
    expect(renewals).toEqual([200]);
    await expect(list.failure).toHaveCount(0);
    await expect(toast(page, /unauthorized/)).toHaveCount(0);
  });
}

test("S4.05 S8.02 a session that ends while a list is read leads to the sign-in page, and back to the same page of the same search", async ({
  page,
  signIn,
  request,
  service,
  faults,
}) => {
  faults.expect(/status of 401/);
  const { access } = await signIn("admin");
  const list = new ProductList(page);
  await list.open("?size=25&active=true");
  await list.next.click();
  await expect(list.range).toContainText("26");
  const { pathname, search } = new URL(page.url());
  await request.post(`${service.url}/oms/client/logout`, {
    headers: { authorization: `Bearer ${access}`, "idempotency-key": crypto.randomUUID() },
  });
  const told = expect(toast(page, "You are unauthorized")).toBeVisible();
  await page.reload();
  await told;
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(pathname + search)}`);
  await new LoginPage(page).submit("admin");
  await expect(page).toHaveURL(pathname + search);
  await expect(list.range).toContainText("26");
});
