import { expect, screen, userEvent, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { demoReturn, returnService } from "./stories/demo-returns.ts";

const path = (number: number) => `/order/returns/${demoReturn(number).id}` as const;

/** One return, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Orders/Return",
  component: AppAt,
  ...screenOf({ role: "HUB_MANAGER", path: path(4), service: () => returnService() }),
});

export const Loaded = meta.story({
  name: "a return stands among its documents, with what its check has found",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "RT-000314");
    const chain = within(await canvas.findByRole("navigation", { name: "Documents" }));
    for (const name of ["RO07-26-048762", "H01/26-27/004178", "QC-000412", "C01/26-27/000031"])
      await expect(chain.getByRole("link", { name })).toBeVisible();
    await expect(canvas.getByText("Back on the shelf")).toBeVisible();
  },
});

export const Receive = meta.story({
  name: "what was brought is counted line by line",
  args: { path: path(1) },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "RT-000317");
    await userEvent.click(await canvas.findByRole("button", { name: "Receive" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Receive RT-000317" }, { timeout: 10_000 }));
    await expect(await dialog.findByLabelText("Counted of Detergent 1 kg")).toHaveValue("12");
    await userEvent.click(dialog.getByRole("button", { name: "Receive" }));
    await expect(await screen.findByText("RT-000317 is received")).toBeVisible();
  },
});

export const NotCounted = meta.story({
  name: "a line without a count is not taken for nothing, and what was counted is not lost by Escape",
  args: { path: path(1) },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "RT-000317");
    await userEvent.click(await canvas.findByRole("button", { name: "Receive" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Receive RT-000317" }, { timeout: 10_000 }));
    await userEvent.clear(await dialog.findByLabelText("Counted of Detergent 1 kg"));
    await userEvent.click(dialog.getByRole("button", { name: "Receive" }));
    await expect(dialog.getByRole("alert")).toHaveTextContent("Every line needs a count: 0 where nothing came");
    await expect(dialog.getByLabelText("Counted of Detergent 1 kg")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    const question = within(await screen.findByRole("alertdialog", { name: "Close" }));
    await userEvent.click(question.getByRole("button", { name: "Stay here" }));
    await expect(dialog.getByLabelText("Counted of Detergent 1 kg")).toBeVisible();
  },
});

export const Refused = meta.story({
  name: "a return that is refused says why",
  args: { path: path(5) },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "RT-000313");
    await expect(await canvas.findByText("The seal was broken by the shop")).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "RT-000314");
    await expect(await canvas.findByText("Detergent 1 kg")).toBeInTheDocument();
  },
});
