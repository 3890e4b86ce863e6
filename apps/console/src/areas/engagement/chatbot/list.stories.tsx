import { http } from "msw";
import { expect, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { ok } from "../../../stories/service.ts";
import { demoId } from "../../../stories/thing-service.ts";
import { workflowService } from "./stories/demo-workflows.ts";

const workflows = listStates({
  title: "Chat Config",
  path: "/chat-config",
  service: workflowService,
  role: "SUPER_ADMIN",
  first: "Where is my order",
  onPhone: "order, where, delivery",
});

/** What the chatbot plays, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Conversations/Chat workflow list",
  component: AppAt,
  ...workflows.screen,
});

export const Loaded = meta.story({
  ...workflows.loaded,
  name: "S2.78 a workflow shows what starts it, how much is drawn, and which version is live",
  globals: { viewport: { value: "desk" } },
  play: async ({ canvasElement }) => {
    const row = await workflows.row(canvasElement);
    for (const words of ["order, where, delivery", "10", "Published", "6", "214", "32%"])
      await expect(within(row).getByText(words)).toBeVisible();
  },
});

export const Hours = meta.story({
  ...workflows.loaded,
  name: "the hours of help are changed where the chatbot is kept",
  beforeEach: ({ msw }) =>
    msw.use(
      http.get("/oms/chatbot/hours", () =>
        ok({
          id: demoId(990),
          version: 1,
          updatedAt: "2026-11-20T09:12:00.000Z",
          firstMinutes: 30,
          solveMinutes: 1440,
          hours: [{ day: "1", from: "09:00", to: "21:00" }],
        }),
      ),
    ),
  play: async ({ canvas, canvasElement }) => {
    await workflows.row(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Hours" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Hours of help" }, { timeout: 10_000 }));
    await expect(await dialog.findByLabelText(/^First answer within/)).toHaveValue("30");
  },
});

export const Publish = meta.story({
  ...workflows.loaded,
  name: "a workflow is published from its row, with a note beside the version",
  play: async ({ canvasElement }) => {
    const row = await workflows.row(canvasElement, "Pay an invoice");
    await userEvent.click(within(row).getByRole("button", { name: /^Actions for/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Publish" }));
    const dialog = within(await screen.findByRole("dialog", {}, { timeout: 10_000 }));
    await expect(await dialog.findByLabelText(/^Note/)).toBeVisible();
  },
});

export const Phone = meta.story(workflows.phone);
