import { expect, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { documentService } from "../../../stories/thing-service.ts";
import { retailerService } from "../retailer/stories/demo-retailers.ts";

/** A retailer is taken on, on a page of its own, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Onboarding",
  component: AppAt,
  tags: ["!autodocs"],
  ...screenOf({
    role: "ONBOARDING_AGENT",
    path: "/retailer/new",
    service: () => [...documentService, ...retailerService()],
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

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Onboard retailer");
    await expect(await canvas.findByRole("textbox", { name: /^Full name/ })).toBeVisible();
  },
});
