import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../../stories/app-at.tsx";
import { arrive } from "../../../../stories/arrive.ts";
import { screenOf } from "../../../../stories/screen-of.ts";
import { demoRetailer, padService } from "./demo-pad.ts";

/** A cart with more lines than a window shows. */
const meta = preview.meta({
  title: "Screens/Orders/A long cart",
  component: AppAt,
  ...screenOf({
    role: "HUB_MANAGER",
    path: `/create-order?retailer=${demoRetailer.id}`,
    service: () => padService(Array.from({ length: 24 }, () => 2)),
  }),
});

/** Nothing lies above the middle of it. */
const isInSight = async (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  await expect(element.contains(seen) || seen?.contains(element)).toBe(true);
};

export const InSight = meta.story({
  name: "whose the cart is, what it comes to and the field that adds to it stay in sight at its last line",
  globals: { viewport: { value: "desk" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Create Orders");
    const packs = await screen.findAllByRole("textbox", { name: /^Packs of/ }, { timeout: 10_000 });
    const place = await canvas.findByRole("button", { name: /^Place order, ₹/ }, { timeout: 10_000 });
    await userEvent.keyboard("{F2}");
    await waitFor(() => expect(packs.at(-1)).toHaveFocus());
    const retailer = within(canvas.getByRole("complementary", { name: "Retailer" }));
    await isInSight(retailer.getByText(demoRetailer.establishment));
    await isInSight(retailer.getByText("Last orders"));
    await isInSight(canvas.getByText("Payable"));
    await isInSight(canvas.getByText("Credit left"));
    await isInSight(place);
    await isInSight(canvas.getByRole("combobox", { name: "Add by name, SKU or EAN" }));
    // A line that is gone back to is not behind that field.
    await userEvent.keyboard("{ArrowUp>12/}");
    const back = packs.at(-13);
    await waitFor(() => expect(back).toHaveFocus());
    await isInSight(back ?? place);
    // As it was opened: where a page is scrolled to, something always lies half behind what stays.
    canvas.getByRole("main").scrollTo(0, 0);
  },
});
