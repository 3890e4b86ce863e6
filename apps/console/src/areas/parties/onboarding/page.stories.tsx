import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { documentService } from "../../../stories/thing-service.ts";
import { codeService, lostCode, rightCode } from "./stories/code-service.ts";
import { retailerService } from "../retailer/stories/demo-retailers.ts";

/** A retailer is taken on, on a page of its own, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Retailers and users/Onboarding",
  component: AppAt,
  ...screenOf({
    role: "ONBOARDING_AGENT",
    path: "/retailer/new",
    service: () => [...documentService, ...codeService(), ...retailerService()],
  }),
});

export const Create = meta.story({
  name: "S5.188 S5.189 S5.197 the first step asks for what the specification requires",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Onboard retailer");
    await userEvent.click(await canvas.findByRole("button", { name: /Next/ }));
    for (const words of ["Full name is required!", "Primary phone number is required!", "Please upload an image"])
      await expect((await canvas.findAllByText(words))[0]).toBeVisible();
  },
});

export const Code = meta.story({
  name: "a number is shown to be the retailer's by a code that is sent to it",
  play: async ({ canvas, canvasElement, step }) => {
    await arrive(canvasElement, "Onboard retailer");
    const mobile = await canvas.findByRole("textbox", { name: /^Primary mobile/ });
    await userEvent.type(mobile, "987654321");
    await expect(canvas.queryByRole("button", { name: "Send code" })).toBeNull();
    await userEvent.type(mobile, "0");
    await userEvent.click(await canvas.findByRole("button", { name: "Send code" }));
    const otp = await canvas.findByRole("textbox", { name: "Code sent to 9876543210" });
    // Whoever goes by keys goes on with the code, and from there with what comes after it.
    await expect(otp).toHaveFocus();
    await expect(canvas.getByText(/^New code in 0:\d\d$/)).toBeVisible();
    await step("a wrong code is said, and taken away", async () => {
      await userEvent.type(otp, "111111");
      await waitFor(() => expect(otp).toHaveAccessibleDescription("The code is incorrect: 4 attempts left"));
      await expect(otp).toHaveValue("");
    });
    await step("one that did not arrive stays, to be entered again", async () => {
      await userEvent.type(otp, lostCode);
      await waitFor(() => expect(otp).toHaveAccessibleDescription("The service could not be reached. Try again."));
      await expect(otp).toHaveValue(lostCode);
      await userEvent.click(canvas.getByRole("button", { name: "Enter the code again" }));
      await waitFor(() => expect(canvas.getByRole("button", { name: "Enter the code again" })).toBeEnabled());
      await userEvent.clear(otp);
    });
    await step("the right one is enough", async () => {
      await userEvent.type(otp, rightCode);
      await expect(await canvas.findByText("Number verified")).toBeVisible();
      await userEvent.tab();
      await expect(canvas.getByRole("textbox", { name: /^WhatsApp number/ })).toHaveFocus();
    });
    await step("another number is another one's", async () => {
      await userEvent.clear(mobile);
      await userEvent.type(mobile, "9876543211");
      await expect(within(canvasElement).queryByText("Code sent to 9876543210")).toBeNull();
    });
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Onboard retailer");
    await expect(await canvas.findByRole("textbox", { name: /^Full name/ })).toBeVisible();
  },
});
