import { sentProduct, typedProduct } from "../expected/product.ts";
import { expect, test } from "../fixtures/test.ts";
import { ProductForm } from "../pages/product-form.ts";
import { ProductList } from "../pages/product-list.ts";
import { expectToast } from "../pages/toast.ts";

// A service of its own, which these journeys end as a power cut would.
test.use({ ownService: { O2R_LIMIT_FACTOR: "1000" } });

test("a save into a dead service keeps everything typed and works once it is back; what was saved survives kill -9 of service and database", async ({
  page,
  signIn,
  callerOf,
  power,
}) => {
  // Three starts of service and database.
  test.slow();
  const caller = await callerOf("admin");
  const before = (await (await caller.send("POST", "/oms/product", sentProduct("Before the cut"))).json()).payload;

  await signIn("admin");
  await page.goto("/product/new");
  const form = new ProductForm(page);
  await form.fill(typedProduct("Typed in the dark"));
  await power.kill();
  await form.save.click();
  await expect(form.notSaved).toContainText("Saving again is safe: it cannot save twice.");
  await expect(form.field("Name")).toHaveValue("Typed in the dark");
  await expect(form.field("Description")).toHaveValue("Stone-ground whole wheat flour");

  await power.startAgain();
  await form.saveAgain.click();
  await expectToast(page, "Typed in the dark is saved");
  await expect(page).toHaveURL(/\/product\/[0-9a-f-]{36}$/);

  await power.kill();
  await power.startAgain();
  const list = new ProductList(page);
  await list.open("?q=typed+in+the+dark");
  await expect(list.rows).toHaveCount(1);
  await list.link("Typed in the dark").click();
  await expect(form.field("PTR")).toHaveValue(/^452(\.00)?$/);
  const after = (await (await caller.get(`/oms/product/${before.id}`)).json()).payload;
  expect(after).toEqual(before);
});
