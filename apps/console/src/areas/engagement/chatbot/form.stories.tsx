import { expect } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { formStates } from "../../../stories/form-states.ts";
import { open, save } from "../../../stories/form.ts";
import { demoWorkflow, workflowService } from "./stories/demo-workflows.ts";

const states = formStates({
  path: `/chat-config/${demoWorkflow(0).id}`,
  service: workflowService,
  role: "SUPER_ADMIN",
  title: "Where is my order",
});

/** The form of a workflow over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Conversations/Chat workflow form",
  component: AppAt,
  ...states.screen,
});

export const Edit = meta.story({
  name: "a workflow says what starts it, and which version is live",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Where is my order");
    await expect(canvas.getByLabelText(/^Trigger/)).toHaveValue("order, where, delivery");
    await expect(canvas.getByText("Version 6 is live")).toBeVisible();
  },
});

export const Create = meta.story({
  name: "a new workflow needs a name and the words that start it",
  args: { path: "/chat-config/new" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add workflow");
    await save();
    await expect(await canvas.findAllByText("This field is required")).not.toHaveLength(0);
  },
});

export const Phone = meta.story(states.phone);
