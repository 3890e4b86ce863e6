import type { Caller } from "../../fixtures/wire.ts";
import { expect, test } from "../../fixtures/test.ts";
import { expectToast } from "../../pages/toast.ts";

const read = async (caller: Caller, path: string) => (await (await caller.get(path)).json()).payload;

interface Wanted {
  readonly username: string;
  readonly shop: string;
  readonly sku: string;
  readonly packs: number;
}

/**
 * An agent of the staff, and not the named one, whose call others wait for; with a retailer on their list who can be sold
 * something at once.
 */
const findAgent = async (admin: Caller, callerOf: (username: string) => Promise<Caller>): Promise<Wanted> => {
  const { content } = await read(admin, "/oms/user?q=&sort=name&size=50&role=CALLING_AGENT&state=ACTIVE");
  const why: string[] = [];
  for (const { username } of content as readonly { username: string }[]) {
    if (username === "calling_agent") continue;
    const agent = await callerOf(username);
    const desk = await read(agent, "/oms/call/desk");
    // One who has to choose a password first sees nothing.
    if (desk === undefined || desk.current !== null) {
      why.push(`${username} has ${desk === undefined ? "no desk" : "a call"}`);
      continue;
    }
    why.push(`${username} has ${desk.next.length} to call`);
    for (const { retailerId, establishment } of desk.next.slice(0, 12)) {
      const [product] = await read(admin, `/oms/order/product/${retailerId}?query=&size=5`);
      if (product === undefined) continue;
      for (const packs of [2, 10, 40]) {
        const asked = { retailerId, lines: [{ productId: product.id, packs }], orderSlot: "", paymentMode: "COD" };
        const reply = await admin.send("POST", "/oms/order/quote", { ...asked, note: "", coupon: "" });
        const quote = (await reply.json()).payload;
        const problem = quote?.lines.find((one: { problem: unknown }) => one.problem !== null)?.problem;
        if (!quote || quote.holds.length > 0 || problem !== undefined) {
          why.push(JSON.stringify(quote ? (problem ?? quote.holds) : await reply.text()));
          continue;
        }
        return { username, shop: establishment, sku: product.sku, packs };
      }
    }
  }
  throw new Error(`no agent of the demo has a retailer who can be sold something: ${why.join("; ").slice(0, 2000)}`);
};

test("S7.17 S7.53 a retailer is called, orders on the line, and the call ends with what came of it", async ({
  page,
  signIn,
  callerOf,
}) => {
  test.slow();
  const { username, shop, sku, packs } = await findAgent(await callerOf("super_admin"), callerOf);
  await signIn(username);
  await page.goto("/customer-order");
  const row = page.getByRole("listitem").filter({ hasText: shop }).first();
  await row.getByRole("button", { name: /^Call/ }).click();
  await page.getByRole("button", { name: "Answer" }).click();
  await expect(page.getByRole("heading", { name: "Script" })).toBeVisible();

  const entry = page.getByRole("combobox", { name: "Add by name, SKU or EAN" });
  await entry.fill(`${packs}*${sku}`);
  await entry.press("Enter");
  await expect(page.getByRole("textbox", { name: /^Packs of/ })).toHaveValue(String(packs));
  await page.getByRole("button", { name: /^Place/ }).click();
  await expectToast(page, /RO.* is placed/);
  // Nobody orders the same twice by pressing twice.
  await expect(page.getByText("The cart is empty")).toBeVisible();

  await page.getByRole("button", { name: "Hang up" }).click();
  await page.getByRole("button", { name: "Finish call" }).click();
  const dialog = page.getByRole("dialog", { name: "Finish call" });
  await expect(dialog).toContainText(/RO.* was ordered/);
  await expect(dialog.getByRole("combobox", { name: "Disposition" })).toHaveValue("ORDERED");
  await dialog.getByRole("button", { name: "Finish", exact: true }).click();
  await expectToast(page, `The call with ${shop} is finished`);
  await expect(page.getByRole("region", { name: "Whom to call next" })).toBeVisible();
});
