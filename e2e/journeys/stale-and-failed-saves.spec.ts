import { lostConnection } from "../fixtures/faults.ts";
import { sentProduct } from "../expected/product.ts";
import { expect, test } from "../fixtures/test.ts";
import { wearOut } from "../fixtures/worn-session.ts";
import { LoginPage } from "../pages/login-page.ts";
import { ProductForm } from "../pages/product-form.ts";
import { expectToast, toast } from "../pages/toast.ts";

test("somebody who saves second is told who changed what, keeps everything typed, and settles it field by field", async ({
  openWindow,
  callerOf,
  faults,
}) => {
  faults.expect(/status of 412/);
  const caller = await callerOf("admin");
  const name = `Contested ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = (await (await caller.send("POST", "/oms/product", sentProduct(name))).json()).payload;
  const theirName = (await (await (await callerOf("super_admin")).get("/oms/user/current")).json()).payload.name;

  const myPage = await openWindow("super_super_admin");
  const my = new ProductForm(myPage);
  await myPage.goto(`/product/${id}`);
  await expect(my.heading).toHaveText(name);

  const theirPage = await openWindow("super_admin");
  const their = new ProductForm(theirPage);
  await theirPage.goto(`/product/${id}`);
  await their.fill({ PTR: "470", MRP: "500", HSN: "1102" });
  await their.save.click();
  await expect(toast(theirPage, `${name} is saved`)).toBeVisible();

  await my.fill({ PTR: "465", MRP: "490", Description: "Typed in the second window" });
  await my.save.click();
  await expect(my.stale).toBeVisible();
  await expect(my.stale).toContainText("This product changed while you edited");
  await expect(my.stale).toContainText(theirName);
  const row = (label: string) => my.stale.getByRole("row").filter({ hasText: label });
  await expect(row("PTR")).toContainText("452");
  await expect(row("PTR")).toContainText("470");
  await expect(row("PTR")).toContainText("465");
  await expect(row("HSN")).toContainText("Not changed");

  // First only looks, then goes back: nothing typed is gone, nothing is saved.
  await my.stale.getByRole("button", { name: "Close" }).click();
  await expect(my.field("PTR")).toHaveValue("465");
  await expect(my.field("Description")).toHaveValue("Typed in the second window");
  await myPage.getByRole("button", { name: "Compare" }).click();

  await row("PTR")
    .getByRole("radio", { name: /^Take theirs/ })
    .check();
  await row("MRP")
    .getByRole("radio", { name: /^Keep mine/ })
    .check();
  await my.stale.getByRole("button", { name: "Save product" }).click();
  await expect(my.stale).toBeHidden();
  await expect(my.unsaved).toBeHidden();
  await expect(my.field("PTR")).toHaveValue(/^470(\.00)?$/);
  await expect
    .poll(async () => (await (await caller.get(`/oms/product/${id}`)).json()).payload)
    .toMatchObject({
      formRlp: 470,
      formProductMrp: 490,
      formProductHsn: "1102",
      formProductDescription: "Typed in the second window",
      version: 3,
    });
});

test("S8.01 a save without a connection keeps everything typed, says why, and works when it is made again", async ({
  page,
  context,
  signIn,
  callerOf,
  faults,
}) => {
  faults.expect(lostConnection);
  const caller = await callerOf("admin");
  const name = `Offline ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = (await (await caller.send("POST", "/oms/product", sentProduct(name))).json()).payload;
  await signIn("super_admin");
  await page.goto(`/product/${id}`);
  const form = new ProductForm(page);
  await form.fill({ PTR: "455.55", Description: "Typed without a connection" });
  await context.setOffline(true);
  await form.save.click();
  await expect(form.notSaved).toBeVisible();
  await expect(form.notSaved).toContainText("Everything you typed is kept.");
  await expect(form.field("PTR")).toHaveValue("455.55");
  await expect(form.field("Description")).toHaveValue("Typed without a connection");
  await context.setOffline(false);
  await form.saveAgain.click();
  await expectToast(page, `${name} is saved`);
  await expect(form.notSaved).toBeHidden();
  expect((await (await caller.get(`/oms/product/${id}`)).json()).payload).toMatchObject({
    formRlp: 455.55,
    version: 2,
  });
});

test("S4.03 an access token that runs out while somebody types is renewed by the save, unnoticed", async ({
  page,
  context,
  signIn,
  callerOf,
  service,
  faults,
}) => {
  faults.expect(/status of 401/);
  const name = `Renewed ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = (await (await (await callerOf("admin")).send("POST", "/oms/product", sentProduct(name))).json())
    .payload;
  await signIn("admin");
  await page.goto(`/product/${id}`);
  const form = new ProductForm(page);
  await form.fill({ Description: "Typed for longer than a token lasts" });
  await wearOut(context, service.url);
  await form.save.click();
  await expectToast(page, `${name} is saved`);
  await expect(form.notSaved).toHaveCount(0);
  const stored = await (await callerOf("admin")).get(`/oms/product/${id}`);
  expect((await stored.json()).payload.formProductDescription).toBe("Typed for longer than a token lasts");
});

test("S4.05 S4.06 S8.02 a session that ends while somebody types leads to the sign-in page and back, and the draft is offered", async ({
  page,
  context,
  signIn,
  callerOf,
  request,
  service,
  faults,
}) => {
  faults.expect(/status of 401/);
  const caller = await callerOf("admin");
  const name = `Expired ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = (await (await caller.send("POST", "/oms/product", sentProduct(name))).json()).payload;
  const { access } = await signIn("admin");
  await page.goto(`/product/${id}`);
  const form = new ProductForm(page);
  await form.fill({ PTR: "460", Description: "Typed while the session ended" });
  const ended = await request.post(`${service.url}/oms/client/logout`, {
    headers: { authorization: `Bearer ${access}`, "idempotency-key": crypto.randomUUID() },
  });
  expect(ended.ok()).toBe(true);
  // Looked for from the press on: it is there for 1500 ms only, and has to outlive the change of page.
  const told = expect(toast(page, "You are unauthorized")).toBeVisible();
  await form.save.click();
  await told;
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`/product/${id}`)}`);
  expect((await context.cookies()).map((cookie) => cookie.name)).toEqual([]);

  await new LoginPage(page).submit("admin");
  await expect(page).toHaveURL(`/product/${id}`);
  await expect(form.draft).toBeVisible();
  await form.draft.getByRole("button", { name: "Restore" }).click();
  await expect(form.field("PTR")).toHaveValue("460");
  await expect(form.field("Description")).toHaveValue("Typed while the session ended");
  await form.save.click();
  await expectToast(page, `${name} is saved`);
  await page.reload();
  await expect(form.heading).toHaveText(name);
  await expect(form.draft).toBeHidden();
});
