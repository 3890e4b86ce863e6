import { read } from "../fixtures/trade.ts";
import { expect, test } from "../fixtures/test.ts";
import { ConfirmDialog } from "../pages/confirm-dialog.ts";
import { KeyCounter } from "../pages/key-counter.ts";

// What the tasks of a day cost the hand: presses and scans, each counted. How long a machine takes beside that is no fact
// about the console; a person makes about one press in a second.

test("a delivery of twelve lines is checked with a scanner in few presses, and the next check is led to", async ({
  page,
  signIn,
  callerOf,
}) => {
  test.slow();
  const manager = await callerOf("hub_manager");
  const { content } = await read(manager, "/oms/inventory?size=100&sort=-available&state=IN_STOCK");
  const bySku = new Map<string, { id: string; warehouseId: string; sku: string; free: number }>(
    content.filter(({ free }: { free: number }) => free > 3).map((row: { sku: string }) => [row.sku, row]),
  );
  const batches = [...bySku.values()].slice(0, 12);
  expect(batches).toHaveLength(12);
  const begin = async (lines: typeof batches): Promise<{ id: string; number: string }> => {
    const items = lines.map(({ id }) => ({ inventoryId: id, quantity: 3 }));
    const body = { warehouseId: batches[0]?.warehouseId, source: "STOCK", supplier: "", items };
    return (await (await manager.send("POST", "/oms/qc", body)).json()).payload;
  };
  const check = await begin(batches);
  await begin(batches.slice(0, 1));

  await signIn("hub_manager");
  await page.goto(`/quality-check/${check.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(check.number);
  const scanField = page.getByRole("textbox", { name: "Scan EAN or SKU" });
  const keys = new KeyCounter(page);
  let scans = 0;
  // A scanner types into the field that has the focus, and ends with Enter: nobody presses anything.
  const scan = async (code: string) => {
    scans += 1;
    await scanField.fill(code);
    await scanField.press("Enter");
    await expect(page.locator(".check-line:focus")).toContainText(code);
  };
  for (const { sku } of batches) await scan(sku);
  // The last one is two short: its number, and why; of what is missing there is no photo.
  const line = page.locator(".check-line").filter({ hasText: batches.at(-1)?.sku ?? "" });
  const rejected = line.getByRole("textbox", { name: /^Rejected of/ });
  await keys.tabTo(rejected);
  await keys.press("ControlOrMeta+a");
  await keys.type("2");
  await line.getByRole("radio", { name: "Short" }).check({ force: true });
  await expect(line.getByText("Choose an image")).toHaveCount(0);
  const submit = page.getByRole("button", { name: "Submit" });
  await submit.click();
  await new ConfirmDialog(page, "Submit").yes.click();
  await expect(page.getByText("Partially passed", { exact: true })).toBeVisible();
  const clicks = 3;
  // Ten seconds for each line to be looked at and scanned leave a minute for all else.
  expect(scans).toBe(12);
  expect(keys.presses + clicks).toBeLessThanOrEqual(12);

  await page.getByRole("link", { name: "Next check" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(check.number);
  await expect(page.getByText("Pending", { exact: true }).first()).toBeVisible();
});

test("the papers of a retailer are verified by keys, one for each, and one question", async ({
  page,
  signIn,
  callerOf,
}) => {
  const admin = await callerOf("admin");
  // The newest may be those of a shop that another journey takes on, and verifies.
  const { content } = await read(admin, "/oms/kyc?size=50&state=SUBMITTED&sort=submittedAt");
  const me = await read(admin, "/oms/user/current");
  const [row] = content.filter(({ submittedById }: { submittedById: string }) => submittedById !== me.id);
  expect(row, "the demo has papers that wait").toBeDefined();
  await signIn("admin");
  await page.goto(`/retailer/kyc/${row.id}`);
  const papers = page.getByRole("region", { name: "Papers" });
  await expect(papers).toBeFocused();
  const keys = new KeyCounter(page);
  const count: number = row.papers.length;
  for (let at = 1; at <= count; at += 1) {
    await keys.press("a");
    await expect(papers.getByText("Approved", { exact: true })).toHaveCount(at);
  }
  const approve = page.getByRole("button", { name: "Approve", exact: true });
  await keys.tabTo(approve, "Shift+Tab");
  await keys.press("Enter");
  const question = page.getByRole("dialog", { name: "Approve" });
  await expect(question).toBeVisible();
  const hasLicence: boolean = row.papers.some(({ paper }: { paper: string }) => paper === "FSSAI");
  const ends = "31-12-2030";
  if (hasLicence) {
    await keys.tabTo(question.locator('[name="fssaiExpiry"]'));
    await keys.type(ends);
  }
  await keys.tabTo(question.getByRole("button", { name: "Approve", exact: true }));
  await keys.press("Enter");
  await expect(question).toBeHidden();
  await expect(page.getByRole("main").getByText("Approved", { exact: true }).first()).toBeVisible();
  // A minute has room for these, beside a look at each paper.
  expect(keys.presses).toBeLessThanOrEqual(count + 20 + (hasLicence ? ends.length : 0));
});

test("a ticket is claimed and answered within a few keys of being opened", async ({ page, signIn, callerOf }) => {
  const admin = await callerOf("admin");
  const { content } = await read(admin, "/oms/ticket?size=50&state=OPEN");
  const [ticket] = content.filter(({ holderId }: { holderId: string | null }) => holderId === null);
  expect(ticket, "the demo has a ticket that nobody holds").toBeDefined();
  await signIn("admin");
  await page.goto(`/ticket-management?ticketId=${ticket.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(ticket.number);
  const keys = new KeyCounter(page);
  await keys.press("c");
  const claim = new ConfirmDialog(page, "Claim");
  await expect(claim.dialog).toBeVisible();
  await keys.tabTo(claim.yes);
  await keys.press("Enter");
  const text = page.getByRole("textbox", { name: "Reply to the retailer" });
  await expect(claim.dialog).toBeHidden();
  await expect(page.getByText("Held by you", { exact: true })).toBeVisible();
  await keys.press("r");
  await expect(text).toBeFocused();
  const answer = "It comes tomorrow.";
  await keys.type(answer);
  await keys.press("Control+Enter");
  await expect(text).toHaveValue("");
  await expect(page.getByRole("main").getByText(answer)).toBeVisible();
  expect(keys.presses).toBeLessThanOrEqual(40);
});
