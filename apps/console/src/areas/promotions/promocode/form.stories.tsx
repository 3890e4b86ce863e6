import { expect, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { box, open, retype, save } from "../../../stories/form.ts";
import { formStates } from "../../../stories/form-states.ts";
import { demoPromotion, promotionService } from "./stories/demo-promotions.ts";

const states = formStates({
  path: `/promocode/${demoPromotion(4).id}/edit`,
  service: promotionService,
  role: "ADMIN",
  title: "Hub's clearance",
});

/** The promotion form over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Promotions/Promocode form",
  component: AppAt,
  ...states.screen,
});

export const Edit = meta.story({
  name: "S2.125 a draft stands with its discount, its funding and its rule in plain English",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Hub's clearance");
    await expect(box(canvas, "Discount")).toHaveValue("10");
    await expect(box(canvas, "Distributor discount")).toHaveValue("4");
    // A discount gives nothing else: the section of free goods and steps has nothing to show.
    await expect(canvas.queryByRole("heading", { name: "What it gives" })).toBeNull();
    await expect(canvas.queryByRole("link", { name: "What it gives" })).toBeNull();
    await expect(await canvas.findByText("the retailer's city is Pune", {}, { timeout: 10_000 })).toBeVisible();
  },
});

export const Funding = meta.story({
  name: "S5.18 S5.28 the discount ends at 100%, and the distributor pays what the company leaves",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Hub's clearance");
    await retype(canvas, "Distributor discount", "3");
    await userEvent.tab();
    await expect(await canvas.findByText("Distributor Discount must be 4%")).toBeVisible();
    await retype(canvas, "Discount", "101");
    await userEvent.tab();
    await expect(await canvas.findByText("Value can't exceed 100%")).toBeVisible();
  },
});

export const Create = meta.story({
  name: "A new promotion asks for title, type, funding, days, platform and priority",
  args: { path: "/promocode/new" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add promotion");
    await save();
    await expect(await canvas.findByText(/fields need attention before saving/)).toBeVisible();
  },
});

export const Phone = meta.story(states.phone);
