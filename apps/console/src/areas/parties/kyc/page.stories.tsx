import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { demoKyc, kycService } from "./stories/demo-kyc.ts";

const path = (number: number) => `/retailer/kyc/${demoKyc(number).id}` as const;

/** Papers beside what was typed, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Retailers and users/KYC review",
  component: AppAt,
  ...screenOf({ role: "ADMIN", path: path(0), service: () => kycService() }),
});

export const Loaded = meta.story({
  name: "the first paper that is not judged stands open, with what its number says against the others",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Om Sai Kirana");
    await expect(await canvas.findByRole("button", { name: /^GST certificate/, pressed: true })).toBeVisible();
    await expect(canvas.getByText("29 in the GSTIN is another state")).toBeVisible();
    await expect(canvas.getByText("The check digit fits")).toBeVisible();
    await expect(canvas.getByText("Same as the PAN")).toBeVisible();
    await expect(canvas.getByText("Approval waits for 3 papers")).toBeVisible();
    // Its numbers can be read, and its small print once it is enlarged.
    const picture = () => canvas.getByRole("img", { name: "GST certificate" });
    await expect(picture()).toHaveAttribute("src", expect.stringMatching(/w=960$/));
    await userEvent.click(canvas.getByRole("button", { name: /^Zoom/ }));
    await expect(picture()).toHaveAttribute("src", expect.stringMatching(/w=2000$/));
    await userEvent.click(canvas.getByRole("button", { name: /^Fit/ }));
    await expect(picture()).toHaveAttribute("src", expect.stringMatching(/w=960$/));
  },
});

export const Keyboard = meta.story({
  name: "A approves a paper and goes on to the next, arrows lead to another, R asks why it is wrong, J leads to the next retailer",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Om Sai Kirana");
    await waitFor(() => expect(canvas.getByRole("region", { name: "Papers" })).toHaveFocus());
    await userEvent.keyboard("a");
    await expect(await canvas.findByRole("button", { name: /^PAN card/, pressed: true })).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(await canvas.findByRole("button", { name: /^GST certificate/, pressed: true })).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect(await canvas.findByRole("button", { name: /^PAN card/, pressed: true })).toBeVisible();
    await userEvent.keyboard("r");
    const dialog = within(await screen.findByRole("dialog", { name: "Reject PAN card" }, { timeout: 10_000 }));
    await userEvent.click(await dialog.findByRole("button", { name: "Reject" }));
    await expect(await dialog.findByText("Reason is required")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.keyboard("j");
    await arrive(canvasElement, "New Bharat Provisions");
  },
});

export const Asked = meta.story({
  name: "no letter acts behind a question",
  args: { path: path(2) },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Shree Krishna Stores");
    await expect(await canvas.findByRole("button", { name: /^Zoom/ })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Submit again" }));
    await screen.findByRole("alertdialog", {}, { timeout: 10_000 });
    await userEvent.keyboard("z");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(canvas.queryByRole("button", { name: /^Fit/ })).toBeNull();
    await userEvent.keyboard("z");
    await expect(await canvas.findByRole("button", { name: /^Fit/ })).toBeVisible();
    await userEvent.keyboard("z");
    await expect(await canvas.findByRole("button", { name: /^Zoom/ })).toBeVisible();
  },
});

export const Phone = meta.story({
  args: { path: path(2) },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Shree Krishna Stores");
    await expect(await canvas.findByText("The picture cannot be read")).toBeVisible();
  },
});
