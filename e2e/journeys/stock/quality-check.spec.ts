import { expect, test } from "../../fixtures/test.ts";
import { ConfirmDialog } from "../../pages/confirm-dialog.ts";
import { ThingPages } from "../../pages/thing-pages.ts";
import { expectToast } from "../../pages/toast.ts";

test("S7.56 a manager assigns two checks at once and ends one, and a super admin opens it again", async ({
  page,
  signIn,
  openWindow,
  callerOf,
}) => {
  test.slow();
  const caller = await callerOf("hub_manager");
  const stock = await (await caller.get("/oms/inventory?size=500&sort=-available&state=IN_STOCK")).json();
  const begin = async (place: number): Promise<string> => {
    const { id, warehouseId } = stock.payload.content[place];
    const body = { warehouseId, source: "STOCK", supplier: "", items: [{ inventoryId: id, quantity: 1 }] };
    return (await (await caller.send("POST", "/oms/qc", body)).json()).payload.number;
  };
  const [first, second] = [await begin(0), await begin(1)];

  await signIn("hub_manager");
  const checks = new ThingPages(page, "/quality-check", "check");
  await checks.open();
  const rowOf = (number: string) => checks.rows.filter({ hasText: number });
  for (const number of [first, second]) await rowOf(number).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Assign inspector" }).click();
  const assign = page.getByRole("dialog", { name: "Assign inspector" });
  await assign.getByRole("combobox", { name: "Inspector" }).click();
  const option = page.getByRole("option").first();
  const inspector = await option.innerText();
  await option.click();
  await assign.getByRole("button", { name: "Assign inspector" }).click();
  await page.getByRole("heading", { name: "2 checks assigned" }).waitFor();
  await page.getByRole("dialog").getByText("Close", { exact: true }).click();
  await expect(rowOf(first)).toContainText(inspector);

  await rowOf(first).getByRole("link").first().click();
  await expect(checks.heading).toHaveText(first);
  await page.getByRole("button", { name: "Submit" }).click();
  await new ConfirmDialog(page, "Submit").yes.click();
  await expect(page.getByText("Passed", { exact: true })).toBeVisible();

  const office = await openWindow("super_admin");
  const theirs = new ThingPages(office, "/quality-check", "check");
  // What waits stands before what has ended.
  await theirs.open(`?q=${first}`);
  await theirs.act(first, "Reopen");
  const reopen = office.getByRole("dialog", { name: "Reopen" });
  await reopen.getByRole("textbox", { name: "Reason" }).fill("Counted twice");
  await reopen.getByRole("button", { name: "Reopen" }).click();
  await expectToast(office, `${first} is open again`);
  await expect(theirs.rows.filter({ hasText: first })).toContainText("In progress");
});
