import { expect, userEvent } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { demoPromotion, promotionService } from "./stories/demo-promotions.ts";

const path = (number: number, tab = "") => `/promocode/${demoPromotion(number).id}${tab}` as const;

/** The page of a promotion over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Promotions/Promocode page",
  component: AppAt,
  ...screenOf({ role: "ADMIN", path: path(0), service: promotionService }),
});

export const Loaded = meta.story({
  name: "a promotion shows its use, its terms with how many retailers it is for, and its rule in words",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Festive savings");
    for (const words of ["128 of 500", "Brand 60%, distributor 40%", "the retailer's city is Pune"])
      await expect(await canvas.findByText(words, {}, { timeout: 10_000 })).toBeVisible();
    await expect(await canvas.findByText("212 of 1,804 active retailers")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Pause" })).toBeVisible();
  },
});

export const Simulating = meta.story({
  name: "tried on an order it says what it takes off, and of each other why not and what is missing",
  args: { path: path(0, "?tab=simulate") },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Festive savings");
    await userEvent.type(await canvas.findByLabelText(/^Order number/, {}, { timeout: 10_000 }), "ORD-002990");
    await userEvent.click(canvas.getByRole("button", { name: "Simulate" }));
    await expect(await canvas.findByText("It gives ₹240 off")).toBeVisible();
    await expect((await canvas.findAllByText("4 more for 2% off"))[0]).toBeVisible();
  },
});

export const Uses = meta.story({
  name: "its uses name the orders, newest first",
  args: { path: path(0, "?tab=uses") },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Festive savings");
    await expect(await canvas.findByText("ORD-002990", {}, { timeout: 10_000 })).toBeVisible();
    await expect(canvas.getByText("Given back")).toBeVisible();
  },
});

export const Phone = meta.story({
  args: { path: path(2) },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Tea, twelve and one free");
    await expect(await canvas.findByRole("button", { name: "Resume" })).toBeVisible();
  },
});
