import { expect, within } from "storybook/test";
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
  title: "Screens/Ticket list",
  component: AppAt,
  tags: ["!autodocs"],
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

export const Phone = meta.story(tickets.phone);
