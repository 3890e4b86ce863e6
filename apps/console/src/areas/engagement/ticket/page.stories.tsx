import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { http } from "msw";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { ok, refuse } from "../../../stories/service.ts";
import { pageOf } from "../../../stories/thing-service.ts";
import { demoMessages, demoTicket, ticketService } from "./stories/demo-tickets.ts";

const path = (number: number) => `/ticket-management?ticketId=${demoTicket(number).id}` as const;

/** One ticket at work, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Conversations/Ticket",
  component: AppAt,
  ...screenOf({ role: "ADMIN", path: path(0), service: () => ticketService() }),
});

export const Loaded = meta.story({
  name: "S2.12 S2.13 the ticket of the address fills the window: what was said, the retailer, and the promise",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "TKT-26-04518");
    const log = within(await canvas.findByRole("log", { name: "Conversation" }, { timeout: 10_000 }));
    await expect(log.getByText(/only 1 came/)).toBeVisible();
    await expect(log.getByText("Internal note")).toBeVisible();
    await expect(canvas.getByText("Held by you")).toBeVisible();
    await expect(canvas.getByText("Vasant Dhumal", { selector: "dd" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "RO07-26-048812" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/order\//),
    );
    const last = within(await canvas.findByRole("list", { name: "Last orders" }));
    await expect(last.getByRole("link", { name: "RO07-26-048809" })).toBeVisible();
    await expect(canvas.queryByRole("navigation", { name: "Main" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Resolve" })).toBeVisible();
  },
});

export const Cut = meta.story({
  name: "of a very long conversation the latest lines are shown, which is said",
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/ticket/:id/message", () => ok(demoMessages.map((one) => ({ ...one, seq: one.seq + 200 })))));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "TKT-26-04518");
    const log = within(await canvas.findByRole("log", { name: "Conversation" }, { timeout: 10_000 }));
    await expect(log.getByText("Earlier lines are not shown")).toBeVisible();
  },
});

export const Canned = meta.story({
  name: "a slash offers replies, Enter puts one in at the caret, and Ctrl Enter sends it",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "TKT-26-04518");
    const box = await canvas.findByRole("textbox", { name: "Reply to the retailer" }, { timeout: 10_000 });
    await userEvent.type(box, "So: /cre");
    await expect(await canvas.findByRole("option", { name: /credit-note/ })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(box).toHaveValue("So: Vasant Dhumal ji, the credit note for Om Sai Kirana is being made."),
    );
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    const log = within(canvas.getByRole("log"));
    await expect(await log.findByText(/^So: Vasant Dhumal ji/)).toBeVisible();
    await waitFor(() => expect(box).toHaveValue(""));
  },
});

export const Keys = meta.story({
  name: "letters act outside the text box: a slash begins a canned reply, Escape leads out, A assigns from behind the ellipsis",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "TKT-26-04518");
    const box = await canvas.findByRole("textbox", { name: "Reply to the retailer" }, { timeout: 10_000 });
    await userEvent.keyboard("/");
    await expect(box).toHaveFocus();
    await expect(box).toHaveValue("/");
    await expect((await canvas.findAllByRole("option")).length).toBeGreaterThan(0);
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("option")).toBeNull();
    await expect(box).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("main")).toHaveFocus();
    await expect(box).toHaveValue("/");
    await userEvent.keyboard("a");
    await expect(await screen.findByRole("dialog", { name: "Assign" }, { timeout: 10_000 })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
});

export const Order = meta.story({
  name: "the order that a ticket is about is changed, among those of its retailer",
  beforeEach: ({ msw }) => {
    msw.use(
      http.get("/api/retailer-order", ({ request }) => {
        const ofThem = new URL(request.url).searchParams.get("retailer") === demoTicket(0).retailerId;
        const found = { id: demoTicket(0).orderId, name: "RO07-26-048812" };
        const other = { id: demoTicket(1).id, name: "RO07-26-048700" };
        return ok(pageOf(ofThem ? [found, other] : [found], 50));
      }),
      http.post("/oms/ticket/:id/name-order", async ({ request }) => {
        await expect(await request.json()).toEqual({ orderId: demoTicket(1).id });
        return ok({ ...demoTicket(0), version: 9, orderId: demoTicket(1).id, order: "RO07-26-048700" });
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "TKT-26-04518");
    await userEvent.click(await canvas.findByRole("button", { name: /^Actions for/ }, { timeout: 10_000 }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Name its order" }));
    const dialog = within(await screen.findByRole("dialog", {}, { timeout: 10_000 }));
    const order = await dialog.findByRole("combobox", { name: /^Order/ });
    await waitFor(() => expect(order).toHaveValue("RO07-26-048812"));
    await userEvent.clear(order);
    await userEvent.type(order, "0487");
    await userEvent.click(await screen.findByRole("option", { name: /RO07-26-048700/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Name its order" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

export const TooLate = meta.story({
  name: "who comes second to a claim learns who was first, and may leave a note meanwhile",
  args: { path: path(1) },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "TKT-26-04519");
    await expect(await canvas.findByText("Add note", {}, { timeout: 10_000 })).toBeVisible();
    await userEvent.keyboard("c");
    const dialog = within(await screen.findByRole("alertdialog", {}, { timeout: 10_000 }));
    await userEvent.click(dialog.getByRole("button", { name: "Yes, claim now!" }));
    await expect(await dialog.findByText("Chitra Kulkarni holds this ticket")).toBeVisible();
  },
});

export const Missing = meta.story({
  name: "a ticket that is not there, or somebody else's, is said so, with the way to the queue",
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/ticket/:id", () => refuse(404, "row.not-found", "Ticket not found")));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "This ticket does not exist");
    await expect(canvas.getByText(/a retailer whom somebody else looks after/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "All tickets" })).toHaveAttribute("href", "/help-support");
  },
});

export const NoTicket = meta.story({
  name: "S2.13 an address that names no ticket says so",
  args: { path: "/ticket-management?ticketId=1042" },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "This ticket does not exist");
    await expect(canvas.getByText(/1042/)).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "TKT-26-04518");
    await expect(await canvas.findByRole("log", { name: "Conversation" })).toBeVisible();
  },
});
