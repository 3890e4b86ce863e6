import { typedProduct } from "../expected/product.ts";
import { noisePicture } from "../fixtures/noise-picture.ts";
import { expect, test } from "../fixtures/test.ts";
import { ProductForm } from "../pages/product-form.ts";
import { ProductList } from "../pages/product-list.ts";
import { expectToast } from "../pages/toast.ts";

// A service of its own, which these journeys end as a power cut would.
test.use({ ownService: { O2R_LIMIT_FACTOR: "1000" } });

test("a service that is killed while a file is on its way leaves the file and everything typed on the page, and both arrive once it is back", async ({
  page,
  line,
  signIn,
  callerOf,
  power,
}) => {
  test.slow();
  await signIn("admin");
  await page.goto(`${line.url}/product/new`);
  const form = new ProductForm(page);
  await form.fill(typedProduct("Sent into the dark"));
  line.slow(200_000);
  await form.images.setInputFiles(noisePicture("front.png", 1200));
  await expect.poll(async () => Number(await form.progressOf("front.png").getAttribute("value"))).toBeGreaterThan(0);
  await power.kill();
  await line.fix();
  await expect(form.failedUploads).toContainText("The service could not be reached. Try again.");
  await expect(form.field("Name")).toHaveValue("Sent into the dark");

  await power.startAgain();
  await form.uploadAgain("front.png").click();
  await expect(form.keptImages).toHaveCount(1);
  await form.save.click();
  await expectToast(page, "Sent into the dark is saved");
  const saved = await (await callerOf("admin")).get(`/oms/product/${page.url().split("/").at(-1) ?? ""}`);
  expect((await saved.json()).payload.images).toHaveLength(1);
});

test("that a service was killed while a list is read is told, and the list is read with the same words once it is back", async ({
  page,
  signIn,
  power,
}) => {
  test.slow();
  await signIn("admin");
  const list = new ProductList(page);
  await list.open("?size=50");
  await power.kill();
  await list.search.fill("atta");
  await expect(list.failure).toContainText("The service could not be reached. Try again.");
  await expect(page).toHaveURL(/[?&]size=50/);

  await power.startAgain();
  await list.retry.click();
  await expect(list.rows.first()).toContainText(/atta/i);
  await expect(list.failure).toHaveCount(0);
});
