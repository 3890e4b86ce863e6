import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../../stories/app-at.tsx";
import { box, open, save } from "../../../../stories/form.ts";
import { listStates } from "../../../../stories/list-states.ts";
import { connectionService } from "./stories/demo-connections.ts";

const connections = listStates({
  title: "Connections",
  path: "/chat-config/connection",
  service: connectionService,
  role: "SUPER_ADMIN",
  first: "Order tracking",
  onPhone: "https://track.example/v1",
});

/** What workflows can ask outside, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Conversations/Chat connections",
  component: AppAt,
  ...connections.screen,
});

export const Loaded = meta.story({
  ...connections.loaded,
  name: "a connection shows where it leads",
  play: async ({ canvasElement }) => {
    const row = await connections.row(canvasElement, "Rates of mandis");
    await expect(within(row).getByText("https://mandi.example/rates")).toBeVisible();
  },
});

export const Create = meta.story({
  name: "a connection has an https address without a query",
  args: { path: "/chat-config/connection/new" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add connection");
    await userEvent.type(box(canvas, "Name"), "Rates");
    await userEvent.type(box(canvas, "Address"), "http://rates.example/?a=1");
    await save();
    await waitFor(() =>
      expect(box(canvas, "Address")).toHaveAccessibleDescription("An https address without a query or a user name"),
    );
  },
});

export const Phone = meta.story(connections.phone);
