import { expect, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { eventService } from "./stories/demo-choices.ts";

/** What retailers are told of, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Conversations/Notification events",
  component: AppAt,
  ...screenOf({ role: "SUPER_ADMIN", path: "/notification/event", service: eventService }),
});

const soon = { timeout: 10_000 };
const rowOf = async (name: RegExp) => within(await screen.findByRole("row", { name }, soon));

export const Loaded = meta.story({
  name: "each event shows whether it is told, how, and in which languages",
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Events");
    const approved = await rowOf(/KYC approved/);
    for (const words of ["On", "SMS, In the app", "EN, HI", "1,204"])
      await expect(approved.getByText(words)).toBeVisible();
    await expect((await rowOf(/Price reduced/)).getByText("Off")).toBeVisible();
    await expect((await rowOf(/Order cancelled/)).getByText("Not worded")).toBeVisible();
  },
});

export const Switching = meta.story({
  name: "an event is switched, with what its templates can name",
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Events");
    await userEvent.click((await rowOf(/Price reduced/)).getByRole("button", { name: "Change Price reduced" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Price reduced" }, soon));
    await expect(dialog.getByText(/Price until then/)).toBeVisible();
    await userEvent.click(dialog.getByRole("switch", { name: /Tell retailers/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(await screen.findByText('"Price reduced" is told', {}, soon)).toBeVisible();
    await expect(await (await rowOf(/Price reduced/)).findByText("On")).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Events");
    await expect((await rowOf(/KYC approved/)).getByText("On")).toBeVisible();
  },
});
