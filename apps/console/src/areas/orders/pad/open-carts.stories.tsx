import type { OpenCart } from "@o2r/api/contract/orders";
import { http } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { ok } from "../../../stories/service.ts";
import { demoId } from "../../../stories/thing-service.ts";
import { demoRetailer, padService } from "./stories/demo-pad.ts";

const { id, establishment, mobile, city } = demoRetailer;
const begun: readonly OpenCart[] = [
  { retailerId: id, establishment, mobile, city, lines: 3, updatedAt: "2026-11-21T04:42:20.000Z" },
  {
    retailerId: demoId(301),
    establishment: "Shree Ganesh Provision",
    mobile: "9822012342",
    city,
    lines: 1,
    updatedAt: "2026-11-20T11:40:00.000Z",
  },
];

/** The carts that somebody has begun, below the question whom the next order is for. */
const meta = preview.meta({
  title: "Screens/Orders/Carts that were begun",
  component: AppAt,
  ...screenOf({
    role: "HUB_MANAGER",
    path: "/create-order",
    service: () => [http.get("/oms/open-cart", () => ok(begun)), ...padService([6, 2, 1])],
  }),
});

export const Begun = meta.story({
  name: "a cart that was begun for somebody is gone on with, while the next number can be typed at once",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Create Orders");
    const row = await canvas.findByRole("row", { name: /^Om Sai Kirana/ });
    await expect(within(row).getByText("21-11-2026 10:12")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("combobox", { name: /^For whom/ })).toHaveFocus());
    await userEvent.click(within(row).getByRole("link", { name: establishment }));
    await expect(await canvas.findByText("Mustard Oil 1 L × 12")).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Create Orders");
    await canvas.findByRole("row", { name: /^Om Sai Kirana/ });
  },
});
