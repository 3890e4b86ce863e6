import preview from "../../../../../../.storybook/preview.tsx";
import { formatMoney } from "@o2r/ui";
import { http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { listStates } from "../../../stories/list-states.ts";
import { keep, keepButRefuse, sent } from "../../../stories/sent.ts";
import { ok, refuse, refuseStale } from "../../../stories/service.ts";
import { pageOf } from "../../../stories/thing-service.ts";
import { demoDiscard, inventoryService } from "../inventory/stories/demo-inventory.ts";

/** Who is signed in, in every story. */
const storyUser = "0199f5c4-01e1-7000-8000-066351460001";

const requests = listStates({
  title: "Discard requests",
  path: "/inventory/discard",
  service: (total = 6) => inventoryService(total, total),
  role: "ADMIN",
  first: "Toor Dal 1 kg",
  onPhone: "asked by Rohini Kale",
});

/** Requests to discard over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Stock/Discard requests",
  component: AppAt,
  ...requests.screen,
});

const choose = async (canvasElement: HTMLElement, item: string): Promise<void> => {
  await arrive(canvasElement, "Discard requests");
  const canvas = within(canvasElement);
  await userEvent.click(
    await canvas.findByRole("button", { name: "Actions for 4 of Toor Dal 1 kg" }, { timeout: 10_000 }),
  );
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
};

export const Loaded = meta.story({
  ...requests.loaded,
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Discard requests");
    await expect(await canvas.findByText("6 requests")).toBeVisible();
    await expect(canvas.getAllByText("Damaged: Fell from the rack")[0]).toBeVisible();
  },
});

export const Phone = meta.story(requests.phone);

export const Approve = meta.story({
  name: "approving asks once more, and says why it failed",
  beforeEach: ({ msw }) => {
    msw.use(
      http.post("/oms/discard/:id/approve", () => refuse(409, "row.conflict", "Only 3 of this batch are on hand")),
    );
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "Approve");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Approve" }));
    await expect(dialog.getByText(/will leave the stock for good/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Yes, approve now!" }));
    await expect(await dialog.findByText("Only 3 of this batch are on hand")).toBeVisible();
  },
});

export const Leaves = meta.story({
  name: "a row that leaves the list with what was done to it leaves the focus at the table",
  beforeEach: ({ msw }) => {
    let isApproved = false;
    const waiting = () => [...(isApproved ? [] : [demoDiscard(0)]), demoDiscard(4)];
    msw.use(
      http.get("/oms/discard", () => ok(pageOf(waiting()))),
      http.post("/oms/discard/:id/approve", () => {
        isApproved = true;
        return ok({ ...demoDiscard(0), version: 2, state: "APPROVED" });
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, "Approve");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Approve" }));
    await userEvent.click(dialog.getByRole("button", { name: "Yes, approve now!" }));
    await expect(await canvas.findByText("1 request")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("region", { name: "Discard requests" })).toHaveFocus());
  },
});

export const Refuse = meta.story({
  name: "refusing needs a reason",
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "Refuse");
    const dialog = within(await screen.findByRole("dialog", { name: "Refuse" }));
    const reason = dialog.getByRole("textbox", { name: /^Reason/ });
    await userEvent.click(dialog.getByRole("button", { name: "Refuse" }));
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/This field is required/));
    await userEvent.type(reason, "Sell it at a discount");
    await userEvent.click(dialog.getByRole("button", { name: "Refuse" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

export const BulkApprove = meta.story({
  name: "several requests are approved at once, with a result for each; what is decided is left alone",
  beforeEach: ({ msw }) => {
    msw.use(keepButRefuse("post", "/oms/discard/:id/approve", demoDiscard(4).id, "Only 0 of this batch are on hand"));
  },
  play: async ({ canvas, canvasElement }) => {
    await requests.select(canvasElement, "Toor Dal 1 kg", "Glucose Biscuits 80 g × 48", "Detergent Powder 1 kg");
    await userEvent.click(canvas.getByRole("button", { name: "Approve" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Approve" }));
    const worth = formatMoney(demoDiscard(0).value + demoDiscard(4).value);
    await expect(
      dialog.getByText(`2 requests: each will leave the stock for good. Worth ${worth} at PTH.`),
    ).toBeVisible();
    await expect(dialog.getByText(/: approved/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Yes, approve now!" }));
    await screen.findByRole("heading", { name: "1 of 2 requests approved" }, { timeout: 10_000 });
    await expect(within(screen.getByRole("dialog")).getByText("Only 0 of this batch are on hand")).toBeVisible();
    await expect(sent).toEqual([null, null]);
    await userEvent.click(screen.getByText("Close"));
  },
});

export const BulkRefuse = meta.story({
  name: "several requests are refused for one reason",
  beforeEach: ({ msw }) => {
    msw.use(http.post("/oms/discard/:id/refuse", ({ request }) => keep(request)));
  },
  play: async ({ canvas, canvasElement }) => {
    await requests.select(canvasElement, "Toor Dal 1 kg", "Detergent Powder 1 kg");
    await userEvent.click(canvas.getByRole("button", { name: "Refuse" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Refuse" }));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Reason/ }), "Sell it at a discount");
    await userEvent.click(dialog.getByRole("button", { name: "Refuse" }));
    await screen.findByRole("heading", { name: "2 requests refused" }, { timeout: 10_000 });
    await expect(sent).toEqual(Array(2).fill({ reason: "Sell it at a discount" }));
  },
});

export const Own = meta.story({
  name: "one's own request is decided by somebody else, and the menu says so",
  beforeEach: ({ msw }) => {
    const mine = { ...demoDiscard(0), requestedById: storyUser };
    msw.use(http.get("/oms/discard", () => ok(pageOf([mine]))));
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Discard requests");
    const menu = await within(canvasElement).findByRole("button", { name: /^Actions for 4 of/ }, { timeout: 10_000 });
    await userEvent.click(menu);
    const approve = await screen.findByRole("menuitem", { name: /^Approve/ });
    await expect(approve).toHaveAttribute("aria-disabled", "true");
    await expect(approve).toHaveTextContent("You cannot approve your own request");
    await userEvent.keyboard("{Escape}");
  },
});

export const Stale = meta.story({
  name: "a request that somebody else has decided meanwhile is shown as it stands, and why nothing can be done any more",
  beforeEach: ({ msw }) => {
    const decided = { ...demoDiscard(0), version: 2, state: "REFUSED" as const };
    msw.use(http.post("/oms/discard/:id/approve", () => refuseStale(decided)));
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "Approve");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Approve" }));
    await userEvent.click(dialog.getByRole("button", { name: "Yes, approve now!" }));
    await expect(
      await dialog.findByText("Someone else has changed this request. A request that is refused cannot be approved"),
    ).toBeVisible();
    // Said once, and nothing but going back is left.
    await expect(dialog.queryByText("Someone else has changed this in the meantime")).toBeNull();
    await expect(dialog.getByRole("button", { name: "Yes, approve now!" })).toHaveAttribute("aria-disabled", "true");
  },
});

export const StaleWithReason = meta.story({
  name: "a request that somebody else has decided before the reason is sent cannot be refused any more, which is said once",
  beforeEach: ({ msw }) => {
    const decided = { ...demoDiscard(0), version: 2, state: "REFUSED" as const };
    msw.use(http.post("/oms/discard/:id/refuse", () => refuseStale(decided)));
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "Refuse");
    const dialog = within(await screen.findByRole("dialog", { name: "Refuse" }));
    await userEvent.type(await dialog.findByRole("textbox", { name: /^Reason/ }), "Sell it at a discount");
    await userEvent.click(dialog.getByRole("button", { name: "Refuse" }));
    await expect(await dialog.findByText(/^Someone else has changed this request/)).toBeVisible();
    await expect(dialog.queryByText("Someone else has changed this in the meantime")).toBeNull();
    await expect(dialog.getByRole("textbox", { name: /^Reason/ })).toHaveValue("Sell it at a discount");
    await expect(dialog.getByRole("button", { name: "Refuse" })).toHaveAttribute("aria-disabled", "true");
  },
});

export const Manager = meta.story({
  name: "a hub manager asks, and does not decide, nor withdraw what another has asked for",
  globals: { role: "HUB_MANAGER" },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Discard requests");
    await userEvent.click(
      await canvas.findByRole("button", { name: "Actions for 4 of Toor Dal 1 kg" }, { timeout: 10_000 }),
    );
    await expect(await screen.findByRole("menuitem", { name: "Open batch" })).toBeVisible();
    for (const name of ["Approve", "Withdraw"]) await expect(screen.queryByRole("menuitem", { name })).toBeNull();
    await userEvent.keyboard("{Escape}");
  },
});
