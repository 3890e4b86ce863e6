import { expect, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { ticketService } from "./stories/demo-tickets.ts";

const tickets = listStates({
  title: "Help & support",
  path: "/help-support",
  service: ticketService,
  role: "ADMIN",
  first: "TKT-26-04518",
});

/** The queue of tickets, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Conversations/Ticket list",
  component: AppAt,
  ...tickets.screen,
});

export const Loaded = meta.story({
  ...tickets.loaded,
  name: "S2.82 a ticket shows what it is about, who has it, and how it stands with its promise",
  play: async ({ canvas, canvasElement }) => {
    const row = await tickets.row(canvasElement);
    for (const words of ["Om Sai Kirana", "One carton short", "Ishaan Velkar", "Due soon", "In progress"])
      await expect(within(row).getByText(words)).toBeVisible();
    for (const queue of ["Mine 2", "Unassigned 3", "Breached 1"])
      await expect(canvas.getByRole("tab", { name: queue })).toBeVisible();
  },
});

export const New = meta.story({
  name: "a new ticket may name an order, once it is known whose",
  play: async ({ canvas, canvasElement }) => {
    await tickets.row(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "New ticket" }));
    const dialog = within(await screen.findByRole("dialog", { name: "New ticket" }, { timeout: 10_000 }));
    const retailer = await dialog.findByRole("combobox", { name: /^Retailer/ });
    await expect(dialog.queryByRole("combobox", { name: /^Order/ })).toBeNull();
    await userEvent.type(retailer, "om");
    await userEvent.click(await screen.findByRole("option", { name: /Om Sai Kirana/ }));
    await userEvent.type(await dialog.findByRole("combobox", { name: /^Order/ }), "0488");
    await userEvent.click(await screen.findByRole("option", { name: /RO07-26-048812/ }));
  },
});

export const NoOrders = meta.story({
  name: "who sees no orders is asked for none",
  globals: { role: "ONBOARDING_AGENT" },
  play: async ({ canvas, canvasElement }) => {
    await tickets.row(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "New ticket" }));
    const dialog = within(await screen.findByRole("dialog", { name: "New ticket" }, { timeout: 10_000 }));
    await userEvent.type(await dialog.findByRole("combobox", { name: /^Retailer/ }), "om");
    await userEvent.click(await screen.findByRole("option", { name: /Om Sai Kirana/ }));
    await expect(await dialog.findByRole("combobox", { name: /^Topic/ })).toBeVisible();
    await expect(dialog.queryByRole("combobox", { name: /^Order/ })).toBeNull();
  },
});

export const Phone = meta.story(tickets.phone);
