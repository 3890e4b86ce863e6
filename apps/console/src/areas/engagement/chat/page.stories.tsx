import { http } from "msw";
import { expect, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { refuse } from "../../../stories/service.ts";
import { chatService, demoChat } from "./stories/demo-chats.ts";

const path = (number: number) => `/help-support/chat/${demoChat(number).id}` as const;

/** One chat to be read, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Conversations/Chat",
  component: AppAt,
  ...screenOf({ role: "ADMIN", path: path(2), service: () => chatService() }),
});

export const Loaded = meta.story({
  name: "what the bot, the retailer and staff said is read in turn, with the moment of the hand-off and the ticket",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "New Bharat Provisions");
    const log = within(await canvas.findByRole("log", { name: "Conversation" }, { timeout: 10_000 }));
    await expect(log.getAllByText("Bot")[0]).toBeVisible();
    await expect(log.getAllByText("Something was short")[0]).toBeVisible();
    await expect(log.getByText(/^Handed to a person by TKT-26-04520/)).toBeVisible();
    await expect(log.getByText("Both payments are here, one is kept as your credit.")).toBeVisible();
    await expect(log.getAllByText("Chitra Kulkarni")[0]).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Open ticket" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/ticket-management\?ticketId=/),
    );
    await expect(canvas.getByRole("link", { name: "TKT-26-04520" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "New Bharat Provisions" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/retailer\//),
    );
  },
});

export const WithBot = meta.story({
  name: "a chat that is with the bot has no ticket yet",
  args: { path: path(0) },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Om Sai Kirana");
    const log = within(await canvas.findByRole("log", { name: "Conversation" }, { timeout: 10_000 }));
    await expect(log.getByText("Payment went twice")).toBeVisible();
    await expect(canvas.getByText("With the bot")).toBeVisible();
    await expect(canvas.getByText("Where is my order, version 2")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Open ticket" })).toBeNull();
  },
});

export const Missing = meta.story({
  name: "a chat that is not there, or of somebody else's retailer, is said so, with the way to the list",
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/chat/:id", () => refuse(404, "row.not-found", "Chat not found")));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "This chat does not exist");
    await expect(canvas.getByText(/a retailer whom somebody else looks after/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "All chats" })).toHaveAttribute("href", "/help-support/chat");
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "New Bharat Provisions");
    await expect(await canvas.findByRole("log", { name: "Conversation" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Open ticket" })).toBeVisible();
  },
});
