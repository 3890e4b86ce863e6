import { expect, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../../stories/app-at.tsx";
import { box, open } from "../../../../stories/form.ts";
import { listStates } from "../../../../stories/list-states.ts";
import { templateService } from "./stories/demo-templates.ts";

const templates = listStates({
  title: "Templates",
  path: "/chat-config/template",
  service: templateService,
  role: "SUPER_ADMIN",
  first: "Ask for the slot",
  onPhone: "Morning · Evening",
});

/** Texts with their buttons that many workflows say alike, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Conversations/Chat templates",
  component: AppAt,
  ...templates.screen,
});

export const Loaded = meta.story({
  ...templates.loaded,
  name: "a template shows what it says",
  play: async ({ canvasElement }) => {
    const row = await templates.row(canvasElement, "Closed for the day");
    await expect(within(row).getByText(/We are closed today/)).toBeVisible();
  },
});

export const Create = meta.story({
  name: "a template has a text, and buttons one a line",
  args: { path: "/chat-config/template/new" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add template");
    await expect(box(canvas, "Buttons")).toHaveAccessibleDescription(expect.stringContaining("one a line"));
  },
});

export const Phone = meta.story(templates.phone);
