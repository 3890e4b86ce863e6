import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { demoRetailer } from "../pad/stories/demo-pad.ts";
import { deskService } from "./stories/demo-desk.ts";

const shop = demoRetailer.establishment;

/** The desk of a calling agent, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Orders/Customer order",
  component: AppAt,
  ...screenOf({ role: "CALLING_AGENT", path: "/customer-order", service: () => deskService() }),
});

export const Loaded = meta.story({
  name: "whom to call next stands on the desk",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Customer order");
    await expect(await canvas.findByText("Promised for 21-11-2026 at 11:30")).toBeVisible();
  },
});

export const Finishing = meta.story({
  name: "a call of the simulator is answered, hung up and finished with what came of it",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Customer order");
    await userEvent.click((await canvas.findAllByRole("button", { name: "Call" }))[0] ?? canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Answer" }));
    await expect(await canvas.findByRole("heading", { name: "Script" }, { timeout: 10_000 })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Hang up" }));
    const finish = await canvas.findByRole("button", { name: "Finish call" });
    await waitFor(() => expect(finish).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: "Finish call" }, { timeout: 10_000 }));
    await userEvent.click(await dialog.findByRole("button", { name: "Finish" }));
    await expect(await dialog.findByText(/required/i)).toBeVisible();
  },
});

export const Another = meta.story({
  name: "a shop that is not on the list is found by what is known of it, and called",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Customer order");
    const field = await canvas.findByRole("combobox", { name: /^Call somebody else/ }, { timeout: 10_000 });
    await userEvent.type(field, "Om Sai");
    await userEvent.click(await screen.findByRole("option", { name: /^Om Sai Kirana/ }, { timeout: 10_000 }));
    await expect(await canvas.findByRole("button", { name: "Answer" })).toBeVisible();
  },
});

export const Connected = meta.story({
  name: "who is on the line stands above their cart, with what to say",
  beforeEach: ({ msw }) => msw.use(...deskService({ state: "CONNECTED", answeredAt: "2026-11-21T04:52:20.000Z" })),
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Customer order");
    await expect(await canvas.findByText(`Namaste ${demoRetailer.owner}, am I speaking with ${shop}?`)).toBeVisible();
    await expect(await canvas.findByText("The cart is empty")).toBeVisible();
  },
});

export const Supervised = meta.story({
  name: "a supervisor sees whom the own agents talk to",
  globals: { role: "CC_SUPERVISOR" },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Customer order");
    const row = await canvas.findByRole("row", { name: /^Nupur Palekar/ }, { timeout: 10_000 });
    await expect(within(row).getByText("Connected")).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Customer order");
    await canvas.findByText("Promised for 21-11-2026 at 11:30");
  },
});
