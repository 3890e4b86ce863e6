import { expect, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
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
  title: "Screens/Chat workflow list",
  component: AppAt,
  tags: ["!autodocs"],
  ...workflows.screen,
});

export const Loaded = meta.story({
  ...workflows.loaded,
  name: "S2.78 a workflow shows what starts it, how much is drawn, and which version is live",
  globals: { viewport: { value: "desk" } },
  play: async ({ canvasElement }) => {
    const row = await workflows.row(canvasElement);
    for (const words of ["order, where, delivery", "10", "Published", "6"])
      await expect(within(row).getByText(words)).toBeVisible();
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
