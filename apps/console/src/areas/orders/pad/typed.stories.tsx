import type { QuoteBody } from "@o2r/api/contract/orders";
import { http, HttpResponse } from "msw";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { ok } from "../../../stories/service.ts";
import { demoOrder } from "../order/stories/demo-orders.ts";
import { demoProduct, demoQuote, demoRetailer, padService } from "./stories/demo-pad.ts";

const path = `/create-order?retailer=${demoRetailer.id}` as const;
const placed = fn();
const kept = fn();

/** What is typed counts when something is done with it, however soon after the last digit. */
const meta = preview.meta({
  title: "Screens/Orders/Packs as they are typed",
  component: AppAt,
  ...screenOf({
    role: "HUB_MANAGER",
    path,
    service: () => [
      http.post("/oms/order", async ({ request }) => {
        placed(await request.json());
        return ok(demoOrder(0));
      }),
      http.put("/oms/cart/:retailerId", async ({ request }) => {
        const cart = Object(await request.json());
        kept(cart);
        return ok({ ...cart, version: 1, updatedAt: null });
      }),
      ...padService([6, 2]),
    ],
  }),
});

/** Goes to the first line of the cart once it has its price. */
const typeIn = async (canvasElement: HTMLElement, digits: string) => {
  placed.mockClear();
  kept.mockClear();
  await arrive(canvasElement, "Create Orders");
  await screen.findByText("2,847.60");
  const packs = await screen.findByRole("textbox", { name: "Packs of Chakki Atta 10 kg" });
  await userEvent.click(packs);
  await userEvent.keyboard(digits);
  await expect(packs).toHaveValue(digits.replace(/\D/g, ""));
  return packs;
};

const lines = (packs: number) =>
  expect.objectContaining({
    lines: [
      { productId: demoProduct(0).id, packs },
      { productId: demoProduct(1).id, packs: 2 },
    ],
  });

export const ByKey = meta.story({
  name: "an order that is placed by a key has the packs that were typed last",
  play: async ({ canvasElement }) => {
    await typeIn(canvasElement, "12");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(placed).toHaveBeenCalledWith(lines(12)));
    await expect(placed).toHaveBeenCalledTimes(1);
  },
});

export const ByButton = meta.story({
  name: "an order that is placed by its button has the packs that were typed last, and their price",
  play: async ({ canvasElement }) => {
    await typeIn(canvasElement, "12");
    await userEvent.click(screen.getByRole("button", { name: /^Place order/ }));
    await waitFor(() => expect(placed).toHaveBeenCalledWith(lines(12)));
    // Twelve of ₹452 and two cases of oil, with tax.
    await expect(placed).toHaveBeenCalledWith(expect.objectContaining({ expected: 10_017 }));
  },
});

export const Crores = meta.story({
  name: "a line that comes to crores is read whole beside the panels of a desk",
  globals: { viewport: { value: "desk" } },
  beforeEach: ({ msw }) => {
    msw.use(
      http.post("/oms/order/quote", async ({ request }) => {
        const quote = demoQuote((await request.json()) as QuoteBody); // what the page sends
        return ok({ ...quote, lines: quote.lines.map((line) => ({ ...line, total: 1_23_45_678 })) });
      }),
    );
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Create Orders");
    for (const total of await screen.findAllByText("1,23,45,678.00"))
      await expect(total.scrollWidth).toBeLessThanOrEqual(total.clientWidth);
  },
});

export const Paused = meta.story({
  name: "packs that are typed count after a pause, and as the last digit left them",
  play: async ({ canvasElement }) => {
    const packs = await typeIn(canvasElement, "12");
    await expect(await screen.findByText("5,695.20")).toBeVisible();
    await userEvent.keyboard("{Backspace}{Backspace}1{Backspace}12");
    await expect(packs).toHaveValue("12");
    await waitFor(() => expect(kept).toHaveBeenCalledWith(lines(12)));
    await expect(screen.getByText("5,695.20")).toBeVisible();
  },
});

export const Left = meta.story({
  name: "a cart that is left is kept with the packs that were typed last",
  play: async ({ canvasElement }) => {
    await typeIn(canvasElement, "12");
    await userEvent.keyboard("{F4}");
    await waitFor(() => expect(kept).toHaveBeenCalledWith(lines(12)));
    await expect(await screen.findByRole("combobox", { name: /^For whom/ })).toBeVisible();
  },
});

export const Hidden = meta.story({
  name: "a window that is closed while packs are typed keeps them",
  play: async ({ canvasElement }) => {
    await typeIn(canvasElement, "12");
    window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    // Sooner than a pause would have counted and kept them.
    await waitFor(() => expect(kept).toHaveBeenCalledWith(lines(12)), { timeout: 500 });
  },
});

export const Removed = meta.story({
  name: "a line that is removed while its packs are typed comes back with them, and counting goes on from them",
  play: async ({ canvasElement }) => {
    await typeIn(canvasElement, "12");
    await userEvent.keyboard("{Delete}");
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    const back = await screen.findByRole("textbox", { name: "Packs of Chakki Atta 10 kg" });
    await expect(back).toHaveValue("12");
    await userEvent.click(back);
    await userEvent.keyboard("20");
    await userEvent.click(screen.getByRole("button", { name: "Packs of Chakki Atta 10 kg: one more" }));
    await expect(back).toHaveValue("21");
  },
});

export const Alone = meta.story({
  name: "a key that only types is heard by its field alone, and one that acts by the page",
  play: async ({ canvasElement }) => {
    const heard: string[] = [];
    const hear = ({ type, key }: KeyboardEvent) => void heard.push(`${type} ${key}`);
    await typeIn(canvasElement, "12");
    document.addEventListener("keydown", hear);
    document.addEventListener("keyup", hear);
    try {
      await userEvent.keyboard("{Backspace}3");
      await expect(heard).toEqual([]);
      await userEvent.keyboard("{Enter}");
      const entry = screen.getByRole("combobox", { name: /^Add by name/ });
      await expect(entry).toHaveFocus();
      await expect(heard).toEqual(["keydown Enter"]);
      await userEvent.keyboard("oil");
      await expect(entry).toHaveValue("oil");
      await expect(heard).toEqual(["keydown Enter"]);
    } finally {
      document.removeEventListener("keydown", hear);
      document.removeEventListener("keyup", hear);
    }
    await expect(screen.getByRole("textbox", { name: "Packs of Chakki Atta 10 kg" })).toHaveValue("13");
  },
});

export const Refused = meta.story({
  name: "more packs than there may be are refused in the line, and counted in neither the total nor the units",
  play: async ({ canvasElement }) => {
    await typeIn(canvasElement, "101");
    await expect(await screen.findByText(/^At most 100 packs of/)).toBeVisible();
    await expect(await screen.findByText(/^24 units, /)).toBeVisible();
  },
});

export const RefusedWhenPlaced = meta.story({
  name: "what the service refuses of a line as it is placed is said beside that line, where the keyboard then is",
  beforeEach: ({ msw }) => {
    let isSold = false;
    msw.use(
      http.post("/oms/order/quote", async ({ request }) => {
        const quote = demoQuote((await request.json()) as QuoteBody); // what the page sends
        const ended = (at: number) => (isSold && at === 1 ? { problem: "Not sold any more" } : {});
        return ok({ ...quote, lines: quote.lines.map((line, at) => ({ ...line, ...ended(at) })) });
      }),
      http.post("/oms/order", () => {
        isSold = true;
        const errorMessage = `${demoProduct(1).name}: Not sold any more`;
        return HttpResponse.json(
          { errorMessage, code: "row.conflict", errors: [{ field: "lines[1]", message: errorMessage }] },
          { status: 409 },
        );
      }),
    );
  },
  play: async ({ canvasElement }) => {
    await typeIn(canvasElement, "12");
    await userEvent.click(screen.getByRole("button", { name: /^Place order/ }));
    const packs = screen.getByRole("textbox", { name: `Packs of ${demoProduct(1).name}` });
    await waitFor(() => expect(packs).toHaveFocus());
    await expect(await screen.findByText("Not sold any more")).toBeVisible();
    await expect(packs).toBeInvalid();
    await expect(packs).toHaveFocus();
    // The other line is right.
    await expect(screen.getByRole("textbox", { name: "Packs of Chakki Atta 10 kg" })).toBeValid();
  },
});
