import { lostConnection } from "../fixtures/faults.ts";
import { typedProduct } from "../expected/product.ts";
import { noisePicture } from "../fixtures/noise-picture.ts";
import { expect, test } from "../fixtures/test.ts";
import { spoil, wearOut } from "../fixtures/worn-session.ts";
import { ConfirmDialog } from "../pages/confirm-dialog.ts";
import { LoginPage } from "../pages/login-page.ts";
import { ProductForm } from "../pages/product-form.ts";
import { expectToast, toast } from "../pages/toast.ts";

const newName = (what: string): string => `${what} ${crypto.randomUUID().slice(0, 8)}`;

test("S4.31 several files show how far they are, one is stopped, the cable is pulled midway, and nothing is lost", async ({
  page,
  line,
  signIn,
  callerOf,
  faults,
}) => {
  faults.expect(lostConnection);
  await signIn("admin");
  await page.goto(`${line.url}/product/new`);
  const form = new ProductForm(page);
  const name = newName("Three pictures");
  await form.fill(typedProduct(name));
  line.slow(200_000);
  await form.images.setInputFiles([
    noisePicture("front.png", 1200),
    noisePicture("back.png"),
    noisePicture("wrong.png"),
  ]);
  await expect.poll(async () => Number(await form.progressOf("front.png").getAttribute("value"))).toBeGreaterThan(0);
  await form.stopUpload("wrong.png").click();
  await expect(form.stopUpload("wrong.png")).toHaveCount(0);

  await line.cut();
  await expect(form.failedUploads.first()).toContainText("You are offline");
  await expect(form.failedUploads).toHaveCount(2);
  await expect(form.field("Name")).toHaveValue(name);

  // What has not arrived is not left behind unsaid.
  await form.save.click();
  await expect(form.notSaved).toContainText("A file was not uploaded. Upload it again or delete it, then save.");

  await line.fix();
  await form.uploadAgain("front.png").click();
  await form.uploadAgain("back.png").click();
  await expect(form.failedUploads).toHaveCount(0);
  await expect(form.keptImages).toHaveCount(2);
  await form.saveAgain.click();
  await expectToast(page, `${name} is saved`);
  await expect(page).toHaveURL(/\/product\/[0-9a-f-]{36}$/);
  const { payload } = await (
    await (await callerOf("admin")).get(`/oms/product/${page.url().split("/").at(-1) ?? ""}`)
  ).json();
  expect(payload.images).toHaveLength(2);
});

test("a save waits for a file on its way, and keeps what is typed meanwhile", async ({
  page,
  line,
  signIn,
  callerOf,
}) => {
  await signIn("admin");
  await page.goto(`${line.url}/product/new`);
  const form = new ProductForm(page);
  const name = newName("In one go");
  await form.fill(typedProduct(name));
  line.slow(200_000);
  await form.images.setInputFiles(noisePicture("front.png"));
  await form.save.click();
  // Asked again at the answer: between it and the next page somebody types on.
  await page.route("**/oms/product", async (route) => {
    const response = await route.fetch();
    await form.field("Description").fill("Typed while it was being saved");
    await route.fulfill({ response });
  });
  await expectToast(page, `${name} is saved`);
  await expect(page).toHaveURL(/\/product\/[0-9a-f-]{36}$/);
  await expect(form.field("Description")).toHaveValue("Typed while it was being saved");
  await expect(form.unsaved).toHaveText("1 unsaved change");
  const stored = async () =>
    (await (await (await callerOf("admin")).get(`/oms/product/${page.url().split("/").at(-1) ?? ""}`)).json()).payload;
  expect(await stored()).toMatchObject({ formProductDescription: "Stone-ground whole wheat flour" });
  expect((await stored()).images).toHaveLength(1);

  await page.route("**/oms/product/*", async (route) => {
    if (route.request().method() !== "PUT") return route.continue();
    const response = await route.fetch();
    await form.field("Description").fill("Typed while it was saved again");
    return route.fulfill({ response });
  });
  await form.save.click();
  await expectToast(page, `${name} is saved`);
  await expect(form.field("Description")).toHaveValue("Typed while it was saved again");
  await expect(form.unsaved).toHaveText("1 unsaved change");
  expect((await stored()).formProductDescription).toBe("Typed while it was being saved");
});

test("a page is not left with a file on its way unless the person says so", async ({ page, line, signIn }) => {
  await signIn("admin");
  await page.goto(`${line.url}/product/new`);
  const form = new ProductForm(page);
  line.slow(20_000);
  await form.images.setInputFiles(noisePicture("front.png"));
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Product", exact: true }).click();
  const leave = new ConfirmDialog(page, "Leave");
  await expect(leave.dialog).toContainText("A file has not been uploaded. It is not kept.");
  await leave.yes.click();
  await expect(page).toHaveURL(/\/product(\?|$)/);
});

test("an access token that runs out before a file is sent is renewed, unnoticed", async ({
  page,
  context,
  signIn,
  service,
  faults,
}) => {
  // The stream of events may be opened while the token is worn out, too.
  faults.expect(/status of 401 .*\/api\/firebase/);
  await signIn("admin");
  await page.goto("/product/new");
  const form = new ProductForm(page);
  await expect(form.images).toBeAttached();
  await wearOut(context, service.url);
  const answer = page.waitForResponse("**/oms/document/upload");
  await form.images.setInputFiles(noisePicture("front.png", 60));
  expect((await answer).status()).toBe(200);
  await expect(form.keptImages).toHaveCount(1);
});

test("S8.03 a file that is refused for want of a session says so, stays, and is sent with a new token", async ({
  page,
  context,
  signIn,
  service,
  faults,
}) => {
  faults.expect(/status of 401 .*\/oms\/document\/upload/);
  // The stream of events may be about to open, with the token that is spoilt.
  faults.expect(/status of 401 .*\/api\/firebase/);
  await signIn("admin");
  await page.goto("/product/new");
  const form = new ProductForm(page);
  await form.fill({ Name: "Typed before the file" });
  await spoil(context, service.url);
  const told = expect(toast(page, "You are not authorized")).toBeVisible();
  await form.images.setInputFiles(noisePicture("front.png", 60));
  await told;
  await expect(form.failedUploads).toContainText("You are not authorized");
  await expect(page).toHaveURL("/product/new");
  await form.uploadAgain("front.png").click();
  await expect(form.keptImages).toHaveCount(1);
  await expect(form.field("Name")).toHaveValue("Typed before the file");
});

test("S4.05 a session that ends while a file is sent leaves the page as it is until the person saves, and brings it back after signing in", async ({
  page,
  signIn,
  request,
  service,
  faults,
}) => {
  faults.expect(/status of 401/);
  // A person to whom no notification comes: else the bell's next question may learn of the end first, and lead to the sign-in page.
  const { access } = await signIn("super_super_admin");
  await page.goto("/product/new");
  const form = new ProductForm(page);
  const name = newName("Session ended");
  await form.fill(typedProduct(name));
  await form.images.setInputFiles(noisePicture("front.png", 60));
  await expect(form.keptImages).toHaveCount(1);
  await request.post(`${service.url}/oms/client/logout`, {
    headers: { authorization: `Bearer ${access}`, "idempotency-key": crypto.randomUUID() },
  });
  await form.images.setInputFiles(noisePicture("back.png", 60));
  await expect(form.failedUploads).toContainText("You are not authorized");
  await expect(page).toHaveURL("/product/new");
  await expect(form.field("Name")).toHaveValue(name);

  await form.dropUpload("back.png").click();
  await form.save.click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent("/product/new")}`);
  await new LoginPage(page).submit("super_super_admin");
  await expect(page).toHaveURL("/product/new");
  await form.draft.getByRole("button", { name: "Restore" }).click();
  await expect(form.field("Name")).toHaveValue(name);
  await expect(form.keptImages).toHaveCount(1);
  await form.save.click();
  await expectToast(page, `${name} is saved`);
});
