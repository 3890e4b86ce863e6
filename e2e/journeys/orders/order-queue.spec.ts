import { findSale, placeSale } from "../../fixtures/trade.ts";
import { expect, test } from "../../fixtures/test.ts";
import { Shell } from "../../pages/shell.ts";

const turns = 4;

test("two people who work one queue at once are never led to the same order", async ({
  page,
  signIn,
  openWindow,
  callerOf,
}) => {
  test.slow();
  const manager = await callerOf("hub_manager");
  const sale = await findSale(manager, 28);
  const first = await placeSale(manager, sale);
  for (let more = 0; more < 2 * turns; more += 1) await placeSale(manager, sale);
  const other = await openWindow("super_admin");
  await signIn("admin");

  // Both begin at the same order of the list, and go on at the same moment.
  const path = `/order/${first.id}?queue=confirm`;
  const people = [page, other] as const;
  for (const one of people) {
    await one.goto(path);
    await expect(new Shell(one).heading).toHaveText(first.orderNumber);
    await expect(one.getByText(/^To confirm,/)).toBeVisible();
  }
  for (let turn = 0; turn < turns; turn += 1) {
    const before = await Promise.all(people.map((one) => new Shell(one).heading.innerText()));
    await Promise.all(people.map((one) => one.keyboard.press("j")));
    for (const [at, one] of people.entries()) {
      await expect(new Shell(one).heading).not.toHaveText(before[at] ?? "");
      await expect(new Shell(one).heading).toHaveText(/^RO/);
    }
    const [mine = "", theirs = ""] = people.map((one) => new URL(one.url()).pathname);
    expect(mine).not.toBe(theirs);
  }
});
