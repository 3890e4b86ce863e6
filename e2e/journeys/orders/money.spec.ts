import { billedOrder, once, readAs, sendAs } from "../../fixtures/billed-order.ts";
import { expect, test } from "../../fixtures/test.ts";
import { ConfirmDialog } from "../../pages/confirm-dialog.ts";
import { expectToast } from "../../pages/toast.ts";

const today = () => new Date(Date.now() + 5.5 * 3600e3).toISOString().slice(0, 10);

test("S9.25 a cheque that bounces leaves its invoice due as before, charges the shop, and its ledger says so", async ({
  page,
  signIn,
  openWindow,
  callerOf,
}) => {
  const caller = await callerOf("hub_manager");
  const { invoice } = await billedOrder(caller, 14);
  const number = once("CHQ");
  await signIn("hub_manager");
  await page.goto(`/invoice/${invoice.id}`);
  await page.getByRole("button", { name: "Record payment" }).click();
  const paying = page.getByRole("dialog", { name: "Record payment" });
  // The retailer and what is due stand there already.
  await expect(paying.getByRole("combobox", { name: /^Retailer/ })).toHaveValue(invoice.establishment);
  await paying.getByRole("combobox", { name: /^Paid by/ }).selectOption({ label: "Cheque" });
  await paying.getByRole("textbox", { name: /^Payment id/ }).fill(number);
  await paying.getByRole("textbox", { name: /^Bank/ }).fill("Bank of the West");
  await paying.getByRole("button", { name: "Record", exact: true }).click();
  await expectToast(page, /^RC[0-9A-Z]{2}\/.*paid to invoices/m);
  await expect(page.getByText("Paid", { exact: true }).first()).toBeVisible();

  await page.goto(`/invoice/payments?q=${number}`);
  await page.getByRole("button", { name: /^Actions for RC[0-9A-Z]{2}\// }).click();
  await page.getByRole("menuitem", { name: "Bounce" }).click();
  const bounce = page.getByRole("dialog", { name: "Bounce" });
  await bounce.getByRole("combobox", { name: /^Reason/ }).selectOption({ index: 1 });
  await bounce.getByRole("button", { name: "Yes, bounce now!" }).click();
  await expect(page.getByRole("table").getByText("Bounced", { exact: true })).toBeVisible();

  // The shop's record is the office's.
  const office = await openWindow("admin");
  await office.goto(`/retailer/${invoice.retailerId}?tab=ledger`);
  const ledger = office.getByRole("region", { name: "Ledger, table" });
  await expect(ledger.getByRole("row", { name: /Cheque bounced/ })).toBeVisible();
  await expect(ledger.getByRole("row", { name: /Charge for a bounced cheque/ })).toBeVisible();
  await office.getByRole("tab", { name: "Invoices" }).click();
  await office.getByRole("link", { name: invoice.number }).click();
  await expect(office.getByText("Issued", { exact: true }).first()).toBeVisible();
  const { due, dueOn } = await readAs(caller, `/oms/invoice/${invoice.id}`);
  expect([due, dueOn]).toEqual([invoice.total, invoice.dueOn]);
});

test("what will not be paid is written off by two people, and nobody decides on their own request", async ({
  page,
  signIn,
  openWindow,
  callerOf,
}) => {
  const { invoice } = await billedOrder(await callerOf("hub_manager"), 22);
  await signIn("admin");
  await page.goto(`/invoice/${invoice.id}`);
  await page.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Write off" }).click();
  const asking = page.getByRole("dialog", { name: "Ask for a write-off" });
  await asking.getByRole("textbox", { name: /^Why it will not be paid/ }).fill("The shop has closed");
  await asking.getByRole("button", { name: "Ask", exact: true }).click();
  await expectToast(page, /waits for a decision/);
  await page.goto(`/invoice/write-offs?q=${invoice.number}`);
  await page.getByRole("button", { name: /^Actions for/ }).click();
  const own = page.getByRole("menuitem", { name: /^Approve/ });
  await expect(own).toHaveAttribute("aria-disabled", "true");
  await expect(own).toContainText("You cannot approve your own request");
  await page.keyboard.press("Escape");

  const office = await openWindow("super_admin");
  await office.goto(`/invoice/write-offs?q=${invoice.number}`);
  await office.getByRole("button", { name: /^Actions for/ }).click();
  await office.getByRole("menuitem", { name: "Approve" }).click();
  await new ConfirmDialog(office, "Approve").yes.click();
  await expect(office.getByRole("table").getByText("Approved", { exact: true })).toBeVisible();
  await page.goto(`/invoice/${invoice.id}`);
  await expect(page.getByText("Written off", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Nothing is due").first()).toBeVisible();
});

test("a bank's statement comes from a file, and what was taken to the bank is reconciled by it", async ({
  page,
  signIn,
  callerOf,
}) => {
  const caller = await callerOf("hub_manager");
  const { invoice } = await billedOrder(caller, 30);
  const slip = once("SLIP");
  const due = await sendAs(caller, "/oms/collection", {
    customer_id: invoice.retailerId,
    amt: invoice.total,
    collection_date: today(),
  });
  const paid = { amount: invoice.total, mode: "CASH", paymentId: once("CASH"), receivedOn: today() };
  const collected = await sendAs(caller, `/oms/collection/${due.id}/collect`, paid, due.version);

  await signIn("hub_manager");
  await page.goto(`/invoice/collections?q=${collected.number}`);
  await page.getByRole("button", { name: `Actions for ${collected.number}` }).click();
  await page.getByRole("menuitem", { name: "Deposit" }).click();
  const deposit = page.getByRole("dialog", { name: "Deposit" });
  await deposit.getByRole("textbox", { name: /^Deposit slip/ }).fill(slip);
  await deposit.getByRole("button", { name: "Deposit", exact: true }).click();
  await expect(page.getByRole("table").getByText("Deposited", { exact: true })).toBeVisible();

  await page.goto("/invoice/bank");
  await page.getByRole("link", { name: "Import", exact: true }).click();
  const unknown = once("NEFT");
  const lines = [
    ["Hub", "Value date", "Reference", "Narration", "Credit"],
    [invoice.hub, today(), slip, "BY CASH", String(invoice.total)],
    [invoice.hub, today(), unknown, "NOBODY KNOWS", "12.34"],
    [invoice.hub, today(), once("BAD"), "NO MONEY", "none"],
  ];
  const csv = lines.map((line) => line.map((cell) => `"${cell}"`).join(",")).join("\n");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "statement.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await page.getByRole("button", { name: "Check the rows" }).click();
  await page.getByRole("button", { name: /^Import 2 / }).click();
  // One stays to be fixed, and what was right is in.
  await expect(page.getByText("This is not a number")).toBeVisible();
  await page.getByRole("link", { name: "All bank lines" }).click();

  await page.goto(`/invoice/bank?q=${slip}`);
  await expect(page.getByRole("table").getByText("Matched", { exact: true })).toBeVisible();
  await page.goto(`/invoice/bank?q=${unknown}`);
  await expect(page.getByRole("table").getByText("Unmatched", { exact: true })).toBeVisible();
  await page.goto(`/invoice/collections?q=${collected.number}`);
  await expect(page.getByRole("table").getByText("Reconciled", { exact: true })).toBeVisible();
});
