import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../../stories/app-at.tsx";
import { open } from "../../../../stories/form.ts";
import { listStates } from "../../../../stories/list-states.ts";
import { agentService } from "./stories/demo-agents.ts";

const agents = listStates({
  title: "Agents",
  path: "/chat-config/agent",
  service: agentService,
  role: "SUPER_ADMIN",
  first: "Chitra Kulkarni",
  onPhone: "Delivery, Short or damaged goods",
});

/** Who takes over from the bot, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Conversations/Chat agents",
  component: AppAt,
  ...agents.screen,
});

export const Loaded = meta.story({
  ...agents.loaded,
  name: "an agent shows what they take over, and how many tickets they have in hand",
  play: async ({ canvasElement }) => {
    const row = await agents.row(canvasElement);
    for (const words of ["Delivery, Short or damaged goods", "5"])
      await expect(within(row).getByText(words)).toBeVisible();
  },
});

export const Create = meta.story({
  name: "S7.41 an agent is chosen of the agent master, whose answer is an array",
  args: { path: "/chat-config/agent/new" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add agent");
    const agent = canvas.getByRole("combobox", { name: /^Agent/ });
    await userEvent.type(agent, "imran");
    await userEvent.click(await screen.findByRole("option", { name: "Imran Shaikh" }, { timeout: 5000 }));
    await waitFor(() => expect(agent).toHaveValue("Imran Shaikh"));
  },
});

export const Phone = meta.story(agents.phone);
