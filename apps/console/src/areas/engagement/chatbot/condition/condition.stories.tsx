import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../../stories/app-at.tsx";
import { box, open, save } from "../../../../stories/form.ts";
import { listStates } from "../../../../stories/list-states.ts";
import { conditionService } from "./stories/demo-conditions.ts";

const conditions = listStates({
  title: "Conditions",
  path: "/chat-config/condition",
  service: conditionService,
  role: "SUPER_ADMIN",
  first: "Asks for a refund",
  onPhone: "about contains refund",
});

/** Conditions that many workflows ask alike, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Conversations/Chat conditions",
  component: AppAt,
  ...conditions.screen,
});

export const Loaded = meta.story({
  ...conditions.loaded,
  name: "a condition shows what it asks",
  play: async ({ canvasElement }) => {
    const row = await conditions.row(canvasElement, "Ordered ten or more");
    for (const words of ["orders", "is at least", "10"]) await expect(within(row).getByText(words)).toBeVisible();
  },
});

export const Create = meta.story({
  name: "a condition names what an answer is kept as",
  args: { path: "/chat-config/condition/new" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add condition");
    await userEvent.type(box(canvas, "Name"), "Many orders");
    await userEvent.type(box(canvas, "Value"), "how many?");
    await save();
    await waitFor(() =>
      expect(box(canvas, "Value")).toHaveAccessibleDescription(
        expect.stringContaining("Use letters, digits and underscores"),
      ),
    );
  },
});

export const Phone = meta.story(conditions.phone);
