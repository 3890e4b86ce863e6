import preview from "../../../../../../.storybook/preview.tsx";
import type { ErrorCode } from "@o2r/api/contract/core";
import { http, HttpResponse } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { sent } from "../../../stories/sent.ts";
import { ok, refuse } from "../../../stories/service.ts";
import { demoBatch } from "./stories/demo-inventory.ts";
import { priceChangeForm } from "./stories/price-change-form.ts";
import { batches, openMenu } from "./stories/inventory-list.ts";

/** What is done to one batch from its line of the inventory. */
const meta = preview.meta({
  title: "Screens/Stock/Inventory list, acts on a batch",
  component: AppAt,
  ...batches.screen,
});

const choose = async (canvasElement: HTMLElement, item: string): Promise<void> => {
  await openMenu(canvasElement);
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
};

export const Adjust = meta.story({
  name: "S3.28 S5.100 S5.101 S5.103 S5.104 S5.105 an adjustment asks for what its fields need",
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "Adjust stock");
    const dialog = within(await screen.findByRole("dialog", { name: "Adjust stock" }));
    await waitFor(() => expect(dialog.getByRole("textbox", { name: /^Counted/ })).toHaveFocus());
    for (const [label, key] of [
      ["Stock", "stock"],
      ["Buffer stock", "bufferStock"],
      ["MRP", "mrp"],
      ["Discount", "discount"],
    ] as const)
      await expect(dialog.getByRole("textbox", { name: new RegExp(`^${label}( |$)`) })).toHaveAttribute("name", key);
    await userEvent.click(dialog.getByRole("button", { name: "Adjust" }));
    await expect(await dialog.findByText("Enter what is to be adjusted")).toBeVisible();
    const stock = dialog.getByRole("textbox", { name: /^Stock( |$)/ });
    await userEvent.type(stock, "5");
    await userEvent.type(dialog.getByRole("textbox", { name: /^Discount( |$)/ }), "150");
    await userEvent.click(dialog.getByRole("button", { name: "Adjust" }));
    await expect(await dialog.findByLabelText(/^Stock request/)).toHaveAccessibleDescription(/This field is required/);
    await expect(dialog.getByLabelText(/^Discount type/)).toBeInvalid();
  },
});

export const AdjustByCount = meta.story({
  name: "what was counted is adjusted to: what goes out is shown before, and sent",
  beforeEach: ({ msw }) => {
    delete document.body.dataset["sent"];
    msw.use(
      http.patch("/oms/inventory/:id", async ({ request }) => {
        document.body.dataset["sent"] = JSON.stringify(await request.json());
        return HttpResponse.json(
          {
            errorMessage: "Please check",
            code: "form.invalid" satisfies ErrorCode,
            errors: [{ field: "stock", message: "Only 2 are free" }],
          },
          { status: 400 },
        );
      }),
    );
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "Adjust stock");
    const dialog = within(await screen.findByRole("dialog", { name: "Adjust stock" }));
    const counted = await dialog.findByRole("textbox", { name: /^Counted/ });
    const onHand = Number(/([\d,]+) on hand/.exec(dialog.getByText(/on hand, /).textContent)?.[1]?.replaceAll(",", ""));
    await userEvent.type(counted, "0");
    await expect(await dialog.findByText(/On hand/, { selector: "output" })).toHaveTextContent(`${onHand} go out`);
    await userEvent.clear(counted);
    await userEvent.type(counted, String(onHand - 3));
    await expect(await dialog.findByText(/On hand/, { selector: "output" })).toHaveTextContent(
      `On hand ${onHand} → ${onHand - 3}, 3 go out`,
    );
    await expect(dialog.getByRole("textbox", { name: /^Stock( |$)/ })).toBeDisabled();
    await userEvent.click(dialog.getByRole("button", { name: "Adjust" }));
    await waitFor(() =>
      expect(document.body.dataset["sent"]).toMatch(/"stockRequest":"OUT_STOCK".*"stock":3|"stock":3.*"OUT_STOCK"/),
    );
    await expect(document.body.dataset["sent"]).not.toContain("counted");
    await waitFor(() => expect(counted).toHaveAccessibleDescription(/Only 2 are free/));
  },
});

export const AdjustRefused = meta.story({
  name: "an adjustment that the stock cannot take says so in the dialog, and keeps what was typed",
  beforeEach: ({ msw }) => {
    msw.use(http.patch("/oms/inventory/:id", () => refuse(409, "row.conflict", "Only 240 of this batch are on hand")));
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "Adjust stock");
    const dialog = within(await screen.findByRole("dialog", { name: "Adjust stock" }));
    await userEvent.selectOptions(dialog.getByLabelText(/^Stock request/), "OUT_STOCK");
    await userEvent.type(dialog.getByRole("textbox", { name: /^Stock( |$)/ }), "900");
    await userEvent.click(dialog.getByRole("button", { name: "Adjust" }));
    await expect(await dialog.findByText("Only 240 of this batch are on hand")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: /^Stock( |$)/ })).toHaveValue("900");
  },
});

export const Discard = meta.story({
  name: "asking to discard says that somebody else decides",
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "Ask to discard");
    const dialog = within(await screen.findByRole("dialog", { name: "Ask to discard" }));
    await expect(dialog.getByText(/until somebody else has approved/)).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: /^Units/ }), "4");
    await userEvent.selectOptions(dialog.getByLabelText(/^Reason/), "DAMAGED");
    await userEvent.click(dialog.getByRole("button", { name: "Ask to discard" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

export const PriceChange = meta.story({
  name: "new prices are proposed for the product of a batch",
  globals: { role: "ADMIN" },
  beforeEach: ({ msw }) => {
    msw.use(...priceChangeForm());
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "Price change");
    await arrive(canvasElement, "Propose price change");
    await expect(sent).toEqual([demoBatch(0).productId]);
  },
});

export const Reset = meta.story({
  name: "S2.112 Reset Inventory asks, and its button submits the form with the reason",
  beforeEach: ({ msw }) => {
    msw.use(
      http.post("/oms/inventory/:id/reset", async ({ request }) => {
        const { reason } = Object(await request.json()) as { reason: string };
        return reason === "Counted again"
          ? ok({ ...demoBatch(0), version: 4 })
          : refuse(409, "row.conflict", "There is nothing to reset");
      }),
    );
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, "Reset Inventory");
    const dialog = within(await screen.findByRole("alertdialog", { name: "Reset Inventory" }));
    await expect(dialog.getByText("Are you sure?")).toBeVisible();
    const button = dialog.getByRole("button", { name: "Yes, reset inventory now!" });
    await expect(button).toHaveAttribute("type", "submit");
    await userEvent.click(button);
    const reason = dialog.getByRole("textbox", { name: /^Reason/ });
    await expect(reason).toHaveAccessibleDescription("This field is required");
    await expect(reason).toHaveFocus();
    // What is pasted stays whole, and is told to be too long.
    await userEvent.paste("Counted ".repeat(40));
    await userEvent.click(button);
    await expect(reason).toHaveAccessibleDescription("Can't exceed 300 characters");
    await expect(reason).toHaveValue("Counted ".repeat(40));
    await userEvent.clear(reason);
    await userEvent.type(reason, "No reason");
    await userEvent.keyboard("{Escape}");
    const question = within(await screen.findByRole("alertdialog", { name: "Close" }));
    await userEvent.click(question.getByRole("button", { name: "Stay here" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog", { name: "Close" })).toBeNull());
    await expect(reason).toHaveValue("No reason");
    await userEvent.click(button);
    await expect(await dialog.findByText("There is nothing to reset")).toBeVisible();
    await userEvent.clear(reason);
    await userEvent.type(reason, "Counted again");
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
});
