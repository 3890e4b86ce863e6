import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { listStates } from "../../../stories/list-states.ts";
import { ticketService } from "../ticket/stories/demo-tickets.ts";
import { chatService } from "./stories/demo-chats.ts";

const chats = listStates({
  title: "Chats",
  path: "/help-support/chat",
  service: (total) => [...chatService(total), ...ticketService()],
  role: "ADMIN",
  first: "Om Sai Kirana",
  onPhone: "Waits for a person",
});

/** Chats of retailers with the bot, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Conversations/Chat list",
  component: AppAt,
  ...chats.screen,
});

export const Loaded = meta.story({
  ...chats.loaded,
  name: "a chat shows whose it is, what plays, what was said last and how it stands",
  play: async ({ canvas, canvasElement }) => {
    const row = await chats.row(canvasElement);
    for (const words of ["9876543210", "Where is my order", "Version 2", "Is the order due today?", "With the bot"])
      await expect(within(row).getByText(words)).toBeVisible();
    const handed = await chats.row(canvasElement, "Shree Krishna Stores");
    await expect(within(handed).getByText("Waits for a person")).toBeVisible();
    await expect(within(handed).getByRole("link", { name: "TKT-26-04519" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/ticket-management\?ticketId=/),
    );
    await expect(canvas.getByRole("tab", { name: "Chats" })).toHaveAttribute("aria-selected", "true");
  },
});

export const Menu = meta.story({
  name: "from a row one reads the chat, opens the ticket that it led to, and calls",
  play: async ({ canvasElement }) => {
    const handed = await chats.row(canvasElement, "Shree Krishna Stores");
    await userEvent.click(within(handed).getByRole("button", { name: /^Actions|^More/ }));
    for (const name of ["Open", "Open ticket", "Call"])
      await expect(await screen.findByRole("menuitem", { name })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menuitem")).toBeNull());
    await userEvent.click(within(await chats.row(canvasElement)).getByRole("button", { name: /^Actions|^More/ }));
    await expect(await screen.findByRole("menuitem", { name: "Call" })).toBeVisible();
    await expect(screen.queryByRole("menuitem", { name: "Open ticket" })).toBeNull();
  },
});

export const Tabs = meta.story({
  name: "the tabs lead to the queue of tickets and back by arrows, and the keyboard stays on them",
  play: async ({ canvas, canvasElement }) => {
    await chats.row(canvasElement);
    canvas.getByRole("tab", { name: "Chats" }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await arrive(canvasElement, "Help & support");
    await waitFor(() => expect(canvas.getByRole("tab", { name: /^Breached/ })).toHaveFocus());
    await userEvent.keyboard("{End}");
    await arrive(canvasElement, "Chats");
    await waitFor(() => expect(canvas.getByRole("tab", { name: "Chats" })).toHaveFocus());
  },
});

export const Phone = meta.story(chats.phone);
