import { ConfirmDialog } from "../pages/confirm-dialog.ts";
import { expectToast } from "../pages/toast.ts";
import { expect, test } from "../fixtures/test.ts";
import { findBarriers } from "../fixtures/axe.ts";

test("S7.61 a retailer chats with the bot, is handed to a person, and is answered and settled in two browsers", async ({
  page,
  signIn,
  openWindow,
}) => {
  test.slow();
  await signIn("retailer");
  await page.goto("/chat");
  const log = page.getByRole("log", { name: "Messages" });
  await expect(log).toContainText("what is it about?");
  expect(await findBarriers(page, "all")).toEqual([]);

  // By keys alone.
  const box = page.getByRole("textbox", { name: "Your message" });
  await box.focus();
  await page.keyboard.type("My order is late");
  await page.keyboard.press("Enter");
  await expect(log).toContainText("how can we help");
  await page.getByRole("button", { name: "Talk to a person" }).press("Enter");
  const status = page.getByRole("status");
  await expect(status).toContainText(/Your ticket is TKT-/);
  const number = /TKT-[\d-]+\d/.exec((await status.textContent()) ?? "")?.[0] ?? "";

  const staff = await openWindow("admin");
  await staff.goto(`/help-support?q=${number}`);
  await staff.getByRole("link", { name: number }).first().click();
  await staff.getByRole("button", { name: "Claim" }).click();
  await new ConfirmDialog(staff, "Claim").yes.click();
  await expectToast(staff, /claimed/);
  const reply = staff.getByRole("textbox", { name: "Reply to the retailer" });
  await reply.fill("It is on the way, it comes at four");
  await reply.press("Control+Enter");
  await expect(log).toContainText("it comes at four", { timeout: 15_000 });

  await box.fill("Thank you");
  await box.press("Enter");
  await expect(staff.getByText("Thank you", { exact: true }).first()).toBeVisible({ timeout: 15_000 });
  await staff.getByRole("button", { name: "Resolve" }).click();
  const dialog = staff.getByRole("dialog");
  await dialog.getByRole("combobox").first().selectOption("EXPLAINED");
  await dialog.getByRole("button", { name: "Resolve" }).click();
  await expectToast(staff, /resolved/);

  // The whole of it stands among the chats, beside the tickets, and each leads to the other.
  await staff.getByRole("link", { name: "Read the chat" }).click();
  const whole = staff.getByRole("log", { name: "Conversation" });
  for (const words of ["how can we help", `Handed to a person by ${number}`, "it comes at four"])
    await expect(whole).toContainText(words);
  await staff.goto(`/help-support/chat?q=${number}`);
  const row = staff.getByRole("row", { name: new RegExp(number) });
  await expect(row).toContainText("Thank you");
  await row.getByRole("link", { name: number }).click();
  await expect(staff.getByRole("heading", { name: number })).toBeVisible();
});

test("S2.11 a workflow is drawn by keys, published, and rolled back", async ({ page, signIn, callerOf }) => {
  const caller = await callerOf("super_admin");
  const word = `keys${Date.now()}`;
  const made = await caller.send("POST", "/oms/chatbot/workflow", { name: `By keys ${word}`, trigger: word });
  const { id, version } = (await made.json()).payload;
  await caller.send("POST", `/oms/chatbot/workflow/${id}/publish`, {}, version);

  await signIn("super_admin");
  await page.goto(`/chatbot-flow?workflow=${id}`);
  const nodes = page.getByRole("list", { name: "Nodes" });
  // The drawing comes after the page, and is worked by the same keys.
  const drawing = page.getByRole("region", { name: "Drawing" });
  await drawing.getByRole("group", { name: /^1 Welcome/ }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(drawing.getByRole("group", { name: /^2 Support desk/ })).toBeFocused();
  await nodes.getByRole("listitem").first().focus();
  await page.keyboard.press("Enter");
  const text = page.getByRole("textbox", { name: "Text" });
  await text.focus();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Namaste, this is new");
  await page.keyboard.press("Control+S");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.keyboard.press("Control+Enter");
  const publishing = page.getByRole("dialog", { name: /^Publish/ });
  await expect(publishing.getByRole("list", { name: "Differences" })).toContainText("Says “Namaste, this is new”");
  await publishing.getByRole("button", { name: "Publish" }).press("Enter");
  await expect(page.getByText("As version 2, which is live")).toBeVisible();

  await page.getByRole("button", { name: "Versions" }).press("Enter");
  await page.getByRole("button", { name: "Compare version 1 with what is live" }).press("Enter");
  const rolling = page.getByRole("dialog", { name: "Roll back to version 1" });
  await expect(rolling.getByRole("list", { name: "Differences" })).toContainText("not “Namaste, this is new”");
  await rolling.getByRole("button", { name: "Roll back to version 1" }).press("Enter");
  await expect(page.getByText("As version 3, which is live")).toBeVisible();
  await page.getByRole("button", { name: "Try it" }).press("Enter");
  await expect(page.getByRole("log", { name: "Chat" })).toContainText("how can we help?");
});
