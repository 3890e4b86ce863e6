import type { Locator, Page } from "@playwright/test";
import { findSale, placeSale, read } from "../../fixtures/trade.ts";
import { expect, test } from "../../fixtures/test.ts";
import { Shell } from "../../pages/shell.ts";

interface Limits {
  readonly username: string;
  /** What stands where the order would, for who does not reach it. */
  readonly instead?: RegExp;
  /** The page itself is not theirs: they are led to where they begin. */
  readonly closed?: boolean;
  /** Acts that the page has, and acts that it has not. */
  readonly has: readonly string[];
  readonly lacks: readonly string[];
  /** Steps that the service refuses, and with what. */
  readonly refused: Readonly<Record<string, number>>;
}

/** Of an order that a hub has placed, and that is not confirmed. */
const limits: readonly Limits[] = [
  {
    username: "hub_manager",
    has: ["Confirm", "Reschedule", "Hold", "Cancel"],
    lacks: ["Change hub", "Release anyway"],
    refused: { "change-hub": 403, "release-anyway": 403 },
  },
  {
    username: "cc_supervisor",
    has: [],
    lacks: ["Confirm", "Allocate", "Pack", "Hold", "Change hub", "Reschedule", "Cancel"],
    refused: { confirm: 403, hold: 403, "change-hub": 403, reschedule: 403, cancel: 403 },
  },
  {
    username: "calling_agent",
    instead: /does not exist/,
    has: [],
    lacks: ["Confirm", "Cancel"],
    refused: { confirm: 403, hold: 403, "change-hub": 403, cancel: 404 },
  },
  ...["cwh_manager", "onboarding_manager", "onboarding_agent"].map((username) => ({
    username,
    closed: true,
    has: [],
    lacks: ["Confirm", "Cancel"],
    refused: { confirm: 403, hold: 403, "change-hub": 403, cancel: 403 },
  })),
];

const bodies: Readonly<Record<string, object>> = {
  hold: { reason: "CUSTOM", customReason: "To see who may" },
  "release-anyway": { reason: "CUSTOM", customReason: "To see who may" },
  cancel: { reason: "CUSTOM", customReason: "To see who may" },
};

const offered = (all: Locator): Promise<string[]> =>
  all.evaluateAll((some) =>
    some.filter((one) => !one.matches(":disabled, [aria-disabled=true]")).map((one) => one.textContent.trim()),
  );

/** What can be done on an order's page: by its buttons, and by its menu. What says why somebody may not is not among it. */
const actsOf = async (page: Page, number: string): Promise<readonly string[]> => {
  const menu = page.getByRole("button", { name: `Actions for ${number}` });
  const buttons = await offered(page.getByRole("main").getByRole("button"));
  if ((await menu.count()) === 0) return buttons;
  await menu.click();
  const items = page.getByRole("menuitem");
  await expect(items.first()).toBeVisible();
  return [...buttons, ...(await offered(items))];
};

test("what a role may not do with an order is not on its page, and the service refuses it", async ({
  openWindow,
  callerOf,
  faults,
}) => {
  test.slow();
  faults.expect(/status of 40[34]/);
  const manager = await callerOf("hub_manager");
  const order = await placeSale(manager, await findSale(manager, 24));
  const slots: readonly { day: string; reason: string | null }[] = await read(
    manager,
    `/oms/slot/${order.retailerId}?days=14`,
  );
  const day = slots.find(({ reason }) => reason === null)?.day ?? "";
  for (const { username, instead, closed = false, has, lacks, refused } of limits) {
    const page = await openWindow(username);
    await page.goto(`/order/${order.id}`);
    if (closed) await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    else if (instead === undefined) await expect(new Shell(page).heading).toHaveText(order.orderNumber);
    else await expect(page.getByText(instead).first()).toBeVisible();
    const acts = await actsOf(page, order.orderNumber);
    expect(
      has.filter((act) => !acts.includes(act)),
      `acts that ${username} misses`,
    ).toEqual([]);
    expect(
      lacks.filter((act) => acts.includes(act)),
      `acts that ${username} must not see`,
    ).toEqual([]);
    await page.context().close();

    const caller = await callerOf(username);
    for (const [step, status] of Object.entries(refused)) {
      const body =
        step === "reschedule"
          ? { orderSlot: day }
          : step === "change-hub"
            ? { warehouseId: order.warehouseId }
            : bodies[step];
      const reply = await caller.send("POST", `/oms/order/${order.id}/${step}`, body ?? {}, order.version);
      expect(reply.status(), `${step} by ${username}: ${await reply.text()}`).toBe(status);
    }
  }
  // Whatever was tried, nothing of it was done.
  expect(await read(manager, `/oms/order/${order.id}`)).toMatchObject({ state: "PLACED", version: order.version });
});

test("an agent cancels what they have placed until it is taken on, and not after", async ({
  openWindow,
  callerOf,
  faults,
}) => {
  test.slow();
  faults.expect(/status of 40[34] .*\/oms\/order\//);
  const agent = await callerOf("calling_agent");
  const sale = await findSale(agent, 2);
  const order = await placeSale(agent, sale);
  const page = await openWindow("calling_agent");
  await page.goto(`/order/${order.id}`);
  await expect(new Shell(page).heading).toHaveText(order.orderNumber);
  const before = await actsOf(page, order.orderNumber);
  expect(before).toContain("Cancel");
  expect(before).not.toContain("Confirm");

  const office = await callerOf("admin");
  const confirmed = await office.send("POST", `/oms/order/${order.id}/confirm`, {}, order.version);
  const { version } = (await confirmed.json()).payload;
  await page.reload();
  await expect(page.getByText("Confirmed", { exact: true }).first()).toBeVisible();
  expect(await actsOf(page, order.orderNumber)).not.toContain("Cancel");
  const late = await agent.send("POST", `/oms/order/${order.id}/cancel`, bodies["cancel"] ?? {}, version);
  expect(late.status()).toBe(403);
});
