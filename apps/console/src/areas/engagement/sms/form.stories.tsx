import { expect, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { formStates } from "../../../stories/form-states.ts";
import { box, open, retype, save } from "../../../stories/form.ts";
import { demoTemplate, smsService } from "./stories/demo-sms.ts";

const states = formStates({
  path: `/sms/${demoTemplate(0).id}`,
  service: smsService,
  role: "SUPER_ADMIN",
  title: "KYC approved in English",
});

/** The form of a template over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Conversations/SMS form",
  component: AppAt,
  ...states.screen,
});

export const Edit = meta.story({
  name: "a template is read as a retailer reads it, with what it costs",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "KYC approved in English");
    await expect(
      await canvas.findByText("Dear Sunita Jadhav, the papers of Om Sai Kirana are approved. You can order now. -O2R"),
    ).toBeVisible();
    await expect(canvas.getByText("1 message")).toBeVisible();
    await expect(canvas.getByText("85 characters, 75 left")).toBeVisible();
    await userEvent.type(box(canvas, "Text"), " {{#var#}");
    await expect(await canvas.findByText("Say what fills one more {#var#}")).toBeVisible();
  },
});

export const Unicode = meta.story({
  name: "a sign that makes messages short is named, and written plainly on a press",
  args: { path: `/sms/${demoTemplate(2).id}` },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Order placed in English");
    await expect(await canvas.findByText("Unicode (UCS-2)")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Write plainly" }));
    await expect(await canvas.findByText("GSM-7")).toBeVisible();
    await expect(box(canvas, "Text")).toHaveValue(
      "Your order {#var#} of {#var#} comes on {#var#}. From Rs.2,000 it comes free. -O2R",
    );
  },
});

export const Create = meta.story({
  name: "a new template asks for its registration",
  args: { path: "/sms/new" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add template");
    await retype(canvas, "DLT template id", "123");
    await save();
    await expect((await canvas.findAllByText("19 digits, as the register gives it"))[0]).toBeVisible();
  },
});

export const Phone = meta.story(states.phone);
