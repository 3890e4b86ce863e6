import { http } from "msw";
import { ok } from "../../../stories/service.ts";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { demoOrder } from "../order/stories/demo-orders.ts";
import { demoProduct, demoQuote, demoRetailer, padService } from "./stories/demo-pad.ts";

const path = `/create-order?retailer=${demoRetailer.id}` as const;

/** The order pad, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Orders/Order pad",
  component: AppAt,
  ...screenOf({ role: "HUB_MANAGER", path, service: () => padService() }),
});

const withLines = (...packs: readonly number[]) => ({
  beforeEach: ({
    msw,
  }: {
    readonly msw: { readonly use: (...handlers: ReturnType<typeof padService>[number][]) => void };
  }) => {
    msw.use(...padService(packs));
  },
});

/** Nothing of it has to be scrolled sideways to be seen. */
const fitsItsPlace = async (table: HTMLElement) => {
  await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
};

export const ForWhom = meta.story({
  name: "the retailer is asked for first",
  args: { path: "/create-order" },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Create Orders");
    await waitFor(() => expect(canvas.getByRole("combobox", { name: /^For whom/ })).toHaveFocus());
  },
});

export const ForHubs = meta.story({
  name: "a central warehouse is led on to the orders of hubs, and is asked for no retailer",
  globals: { role: "CWH_MANAGER" },
  args: { path: "/create-order" },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Create Orders");
    await expect(await canvas.findByRole("link", { name: "Raise hub order" })).toBeVisible();
    await expect(canvas.queryByRole("combobox", { name: /^For whom/ })).toBeNull();
  },
});

export const NoOrders = meta.story({
  name: "a role that places no orders is asked for no retailer",
  globals: { role: "ONBOARDING_AGENT" },
  args: { path: "/create-order" },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Create Orders");
    await expect(await canvas.findByText("You do not have access")).toBeVisible();
    await expect(canvas.queryByRole("combobox", { name: /^For whom/ })).toBeNull();
  },
});

export const Empty = meta.story({
  name: "S2.117 a cart that is empty shows the cart, and asks for the first product",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Create Orders");
    const empty = (await canvas.findByText("The cart is empty")).parentElement;
    await expect(empty?.querySelector("svg.lucide-shopping-cart")).toBeVisible();
    const inCart = () => expect(canvas.getByRole("combobox", { name: "Add by name, SKU or EAN" })).toHaveFocus();
    await waitFor(inCart);
    // Who was about to serve another retailer is back by Escape, past the list that it closes first.
    await userEvent.keyboard("{F4}");
    const whom = await canvas.findByRole("combobox", { name: /^For whom/ });
    await waitFor(() => expect(whom).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(whom).toHaveAttribute("aria-expanded", "true"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(whom).toHaveAttribute("aria-expanded", "false"));
    await userEvent.keyboard("{Escape}");
    await waitFor(inCart);
  },
});

export const Loaded = meta.story({
  ...withLines(6, 2, 1),
  name: "S2.117 the cart says what each line comes to below the cart's own icon, and its totals how the tax is divided",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Create Orders");
    for (const it of ["Mustard Oil 1 L × 12", "4,321.80"]) await expect(await canvas.findByText(it)).toBeVisible();
    await expect(canvasElement.querySelector(".pad-head > svg.lucide-shopping-cart")).toBeVisible();
    await expect((await canvas.findAllByText("2.5% on 6,828.00"))[0]).toBeVisible();
    await expect(canvas.getByText("Promised ₹8,000 on 24-11-2026")).toBeVisible();
    await fitsItsPlace(canvas.getByRole("region", { name: "Lines, table" }));
  },
});

export const Cleared = meta.story({
  ...withLines(6, 2),
  name: "a cart is emptied at once, and filled again by who did not mean it",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Create Orders");
    await expect(await canvas.findByText("2 lines")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await expect(await canvas.findByText("The cart is empty")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await expect(await canvas.findByRole("textbox", { name: /^Packs of Chakki Atta/ })).toHaveValue("6");
    await expect(await canvas.findByRole("textbox", { name: /^Packs of Mustard/ })).toHaveValue("2");
  },
});

export const Repeated = meta.story({
  name: "an order that is ordered again is in the cart at once, beside what was there",
  args: { path: `${path}&repeat=${demoOrder(0).id}` },
  beforeEach: ({ msw }) => {
    const repeatedLines = [
      { productId: demoProduct(0).id, packs: 3 },
      { productId: demoProduct(1).id, packs: 2 },
    ];
    msw.use(
      http.get("/oms/order/context/:retailerId", ({ request }) => {
        const isAsked = new URL(request.url).searchParams.get("repeat") === demoOrder(0).id;
        return ok({ ...demoRetailer, repeatedLines: isAsked ? repeatedLines : [] });
      }),
      ...padService([4]),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Create Orders");
    const packs = async (name: RegExp) => canvas.findByRole("textbox", { name }, { timeout: 10_000 });
    await expect(await packs(/^Packs of Chakki Atta/)).toHaveValue("7");
    await expect(await packs(/^Packs of Mustard/)).toHaveValue("2");
  },
});

export const Bundle = meta.story({
  ...withLines(3),
  name: "a combo says what it holds, and what comes free stands below what is paid for",
  beforeEach: ({ msw }) => {
    const { lines, ...quote } = demoQuote({ lines: [{ productId: demoProduct(0).id, packs: 3 }], orderSlot: "" });
    const parts = [
      {
        productId: demoProduct(1).id,
        name: "Ghee 500 ml",
        sku: "GHEE-500",
        units: 3,
        gst: 12,
        taxable: 780,
        total: 873.6,
      },
    ];
    const combo = lines.map((line) => ({ ...line, kind: "COMBO" as const, name: "Festive kitchen", parts }));
    const gift = lines.map((line) => ({
      ...line,
      name: "Soap 75 g",
      units: 2,
      free: true,
      promotion: "Ten and two",
      total: 0,
    }));
    msw.use(
      http.post("/oms/order/quote", () => ok({ ...quote, lines: [...combo, ...gift] })),
      ...padService([3]),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Create Orders");
    await userEvent.click(await canvas.findByRole("button", { name: /^Holds 1 product / }));
    await expect(await canvas.findByRole("list", { name: "What Festive kitchen holds" })).toHaveTextContent(
      "3 × Ghee 500 ml",
    );
    await expect(canvas.getByText("Ten and two", { exact: false })).toBeVisible();
  },
});

export const Keyboard = meta.story({
  name: "an order is taken by keys alone: words, Enter, packs, Enter, and Ctrl Enter places it",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Create Orders");
    const entry = await canvas.findByRole("combobox", { name: "Add by name, SKU or EAN" });
    await waitFor(() => expect(entry).toHaveFocus());
    // A scanner types faster than a person, and stays in the field.
    const person = userEvent.setup({ delay: 60 });
    await person.keyboard("ANP-ATTA-CH10{Enter}");
    const packs = await canvas.findByRole("textbox", { name: "Packs of Chakki Atta 10 kg" });
    await waitFor(() => expect(packs).toHaveFocus());
    await person.keyboard("6{Enter}");
    await waitFor(() => expect(entry).toHaveFocus());
    await expect(await canvas.findByText("2,847.60")).toBeVisible();
    await person.keyboard("2*mustard{Enter}");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /^Packs of Mustard/ })).toHaveValue("2"));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(entry).toHaveFocus());
    await userEvent.keyboard("/");
    await expect(entry).toHaveValue("");
    await userEvent.keyboard("{Alt>}w{/Alt}");
    await expect(await canvas.findByText(/^\d+ units of Mustard/)).toBeVisible();
    await userEvent.keyboard("{ArrowDown}");
    await expect(packs).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(entry).toHaveFocus();
    await userEvent.keyboard("{F2}");
    await expect(canvas.getByRole("textbox", { name: /^Packs of Mustard/ })).toHaveFocus();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect(await canvas.findByRole("combobox", { name: /^For whom/ }, { timeout: 10_000 })).toBeVisible();
  },
});

export const Short = meta.story({
  ...withLines(1, 1, 1, 1),
  name: "a line that is short says so and offers alternates",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Create Orders");
    await expect(await canvas.findByText("14 of 20 units are not there")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /^Alternates/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Instead of Toor Dal 1 kg × 20" }));
    await expect(await dialog.findByText("Chakki Atta 10 kg")).toBeVisible();
  },
});

export const Hold = meta.story({
  ...withLines(90),
  name: "an order over the credit limit says before it is placed that it will wait",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Create Orders");
    await expect(await canvas.findByText("This order will wait on hold")).toBeVisible();
  },
});

export const Paste = meta.story({
  name: "a pasted list shows what was added up and what is not known",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Create Orders");
    await userEvent.click(await canvas.findByRole("button", { name: "Paste list" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Paste a list" }, { timeout: 10_000 }));
    await userEvent.type(
      await dialog.findByRole("textbox"),
      "ANP-ATTA-CH10 6{Enter}ANP-ATTA-CH10 6{Enter}KSV-OIL-MU1 2",
    );
    await userEvent.click(dialog.getByRole("button", { name: "Check the list" }));
    await expect(await dialog.findByText("Two lines were added up")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Take Mustard Oil 1 L × 12" }));
    await userEvent.click(dialog.getByRole("button", { name: "Add 2 lines" }));
    await expect(await canvas.findByText("Mustard Oil 1 L × 12")).toBeVisible();
  },
});

export const Phone = meta.story({
  ...withLines(6, 2),
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Create Orders");
    await expect(await canvas.findByText("Chakki Atta 10 kg")).toBeInTheDocument();
    await fitsItsPlace(canvas.getByRole("region", { name: "Lines, table" }));
  },
});
