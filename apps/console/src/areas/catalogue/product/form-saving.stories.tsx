import preview from "../../../../../../.storybook/preview.tsx";
import { delay, http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { freshBrowser, serviceFor } from "../../../stories/service.ts";
import { atta, box, open, retype, save } from "./stories/fill-form.ts";
import { productService } from "./stories/product-service.ts";

/** Every way in which saving a product can end. Nothing typed is lost in any of them. */
const meta = preview.meta({
  title: "Screens/Product form, saving",
  component: AppAt,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  globals: { role: "ADMIN" },
  args: { path: `/product/${atta.id}` },
  beforeEach: ({ msw, globals }) => {
    const role = String(globals["role"]);
    freshBrowser(globals, role);
    msw.use(...productService(), ...serviceFor(role));
  },
});

export const TaxAboveMrp = meta.story({
  name: "PTR with tax above MRP warns and does not stop the save",
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await retype(canvas, "MRP", "460");
    await expect(
      await canvas.findByText("PTR with 5% GST is ₹474.6, above MRP. Selling above MRP is not allowed."),
    ).toBeVisible();
    await save();
    await expect(await screen.findByText(`${atta.formName} is saved`)).toBeVisible();
  },
});

export const Saving = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.put("/oms/product/:id", () => delay("infinite")));
  },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await retype(canvas, "PTR", "453");
    await save();
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: /Save product/ })).toHaveAttribute("aria-busy", "true"),
    );
  },
});

export const LeaveGuard = meta.story({
  name: "leaving with something unsaved asks first, and the draft is offered on return",
  play: async ({ canvasElement, step }) => {
    const canvas = await open(canvasElement);
    await retype(canvas, "PTR", "458");
    await step("stay", async () => {
      await userEvent.click(canvas.getByRole("link", { name: "Dashboard" }));
      const dialog = await screen.findByRole("alertdialog", { name: "Leave" });
      await expect(within(dialog).getByRole("button", { name: "Go back" })).toHaveFocus();
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      await expect(box(canvas, "PTR")).toHaveValue("458");
    });
    await step("leave, come back, restore", async () => {
      await userEvent.click(canvas.getAllByRole("link", { name: "Product" })[0] ?? canvasElement);
      await userEvent.click(await screen.findByRole("button", { name: "Yes, leave now!" }));
      await userEvent.click(await canvas.findByRole("link", { name: new RegExp(`^${atta.formName}`) }));
      await userEvent.click(await canvas.findByRole("button", { name: "Restore" }));
      await expect(box(canvas, "PTR")).toHaveValue("458");
    });
  },
});

export const KeyboardOnly = meta.story({
  name: "a product is edited and saved by keyboard only",
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    box(canvas, "O2RLP").focus();
    await userEvent.keyboard("{Control>}a{/Control}429.50");
    await userEvent.tab();
    await expect(box(canvas, "PTH")).toHaveFocus();
    await save();
    await expect(await screen.findByText(`${atta.formName} is saved`)).toBeVisible();
  },
});
