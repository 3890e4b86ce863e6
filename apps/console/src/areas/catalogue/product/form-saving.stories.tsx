import preview from "../../../../../../.storybook/preview.tsx";
import type { PriceChange, ProductDetail } from "@o2r/api/contract/catalogue";
import { todayIn } from "@o2r/forms/days";
import type { StoryContext } from "@storybook/react-vite";
import { delay, http, HttpResponse } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt, type AppAtProps } from "../../../stories/app-at.tsx";
import { ok, refuseStale } from "../../../stories/service.ts";
import { demoId, pageOf } from "../../../stories/thing-service.ts";
import { demoChange, reader } from "../price-change/stories/demo-price-changes.ts";
import { demoProduct, demoStale } from "./stories/demo-products.ts";
import { atta, box, open, retype, save, states } from "./stories/fill-form.ts";

const toor = demoProduct(2);
const stale = demoStale(atta);

/** Every way in which saving a product can end. Nothing typed is lost in any of them. */
const meta = preview.meta({
  title: "Screens/Catalogue/Product form, saving",
  component: AppAt,
  ...states.screen,
});

export const TaxAboveMrp = meta.story({
  name: "PTR with tax above MRP warns and does not stop the save",
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await retype(canvas, "MRP", "460");
    await expect(
      await canvas.findByText("PTR with 5% GST is ₹474.60, above MRP. Selling above MRP is not allowed."),
    ).toBeVisible();
    await save();
    await expect(await screen.findByText(`${atta.formName} is saved`)).toBeVisible();
  },
});

/** The product's price changes that wait, and a save that answers so. */
const pricesWait = (waiting: readonly PriceChange[], answer: (body: object) => object) => ({
  beforeEach: ({ msw }: StoryContext<AppAtProps>) => {
    msw.use(
      http.get("/oms/price-change", () => ok(pageOf(waiting))),
      http.put("/oms/product/:id", async ({ request }) =>
        ok({ ...atta, version: 8, ...answer(Object(await request.json())) }),
      ),
    );
  },
});

const isProposed = pricesWait([], ({ formProductShelfLife }: Partial<ProductDetail>) => ({
  formProductShelfLife,
  pricing: { proposedId: demoId(900), revoked: 0 },
}));

export const ProposesPrices = meta.story({
  name: "who may not set prices is told as soon as one differs that it is proposed, and not saved",
  ...isProposed,
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await expect(canvas.queryByText(/will be proposed/)).toBeNull();
    await retype(canvas, "MRP", "490");
    await expect(await canvas.findByText("MRP will be proposed, not saved")).toBeVisible();
    await retype(canvas, "PTR", "455");
    await expect(await canvas.findByText("PTR and MRP will be proposed, not saved")).toBeVisible();
  },
});

export const PricesProposed = meta.story({
  name: "after the save the form shows the prices in force, the rest as it was typed, and what waits",
  ...isProposed,
  play: async ({ canvasElement, msw }) => {
    const canvas = await open(canvasElement);
    await retype(canvas, "MRP", "490");
    await retype(canvas, "Shelf life", "200");
    msw.use(
      http.get("/oms/price-change", () => ok(pageOf([demoChange(1, { centralMrp: 490, proposedById: reader })]))),
    );
    await save();
    await expect(
      await screen.findByText("The changed prices are proposed. A super admin has to approve them."),
    ).toBeVisible();
    await waitFor(() => expect(box(canvas, "MRP")).toHaveValue("485.00"));
    await expect(box(canvas, "Shelf life")).toHaveValue("200");
    await expect(await canvas.findByText("A price change waits")).toBeVisible();
    await expect(canvas.queryByText(/unsaved change/)).toBeNull();
  },
});

export const PricesOfToday = meta.story({
  name: "who proposes prices where somebody else has for today is told before that it cannot be",
  ...pricesWait([demoChange(1, { effectiveOn: todayIn() })], () => ({})),
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await retype(canvas, "MRP", "490");
    await expect(await canvas.findByText("Devika Sanyal has proposed prices for today already")).toBeVisible();
    await expect(canvas.getByText(/Put MRP back to save the rest/)).toBeVisible();
  },
});

const isSet = pricesWait(
  [demoChange(1), demoChange(1, { id: demoId(801), state: "SCHEDULED", effectiveOn: "2026-12-24" })],
  (body) => ({ ...body, pricing: { proposedId: null, revoked: 2 } }),
);

export const OvertakesPriceChanges = meta.story({
  name: "who may set prices is told as soon as one differs which price changes that revokes",
  globals: { role: "SUPER_ADMIN" },
  ...isSet,
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await expect(await canvas.findByText("2 price changes wait")).toBeVisible();
    await retype(canvas, "MRP", "490");
    await expect(await canvas.findByText("Saving these prices revokes 2 price changes")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "24-12-2026" })).toBeVisible();
  },
});

export const PricesSet = meta.story({
  name: "who has set prices is told how many price changes are revoked",
  globals: { role: "SUPER_ADMIN" },
  ...isSet,
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await retype(canvas, "MRP", "490");
    await save();
    await expect(
      await screen.findByText("The prices are in force. 2 price changes that waited are revoked."),
    ).toBeVisible();
    await expect(box(canvas, "MRP")).toHaveValue("490");
  },
});

/** A product of its own: the client refuses a second save of one that is still being saved, in every story of the page. */
export const Saving = meta.story({
  args: { path: `/product/${toor.id}` },
  beforeEach: ({ msw }) => {
    msw.use(http.put("/oms/product/:id", () => delay("infinite")));
  },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, toor.formName);
    await retype(canvas, "PTR", "163");
    await save();
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: /Save product/ })).toHaveAttribute("aria-busy", "true"),
    );
  },
});

export const FailedSave = meta.story({
  name: "a save that gets no answer keeps everything typed, says so, and can be tried again",
  beforeEach: ({ msw }) => {
    let calls = 0;
    msw.use(
      http.put("/oms/product/:id", () => {
        calls += 1;
        return calls === 1 ? HttpResponse.error() : undefined;
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await retype(canvas, "PTR", "453");
    await save();
    await expect(await canvas.findByText("The product was not saved")).toBeVisible();
    await expect(box(canvas, "PTR")).toHaveValue("453");
    await userEvent.click(canvas.getByRole("button", { name: "Save again" }));
    await waitFor(() => expect(canvas.queryByText("The product was not saved")).toBeNull());
  },
});

export const RefusedAtField = meta.story({
  name: "S7.07 S8.01 what the service refuses stands at its field, and is said by a toast",
  beforeEach: ({ msw }) => {
    msw.use(
      http.put("/oms/product/:id", () =>
        HttpResponse.json(
          {
            errorMessage: "SKU is taken",
            code: "row.conflict",
            errors: [{ field: "sku", message: "SKU ANP-ATTA-CH11 already exists" }],
          },
          { status: 409 },
        ),
      ),
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await retype(canvas, "SKU", "ANP-ATTA-CH11");
    await save();
    await waitFor(() => expect(box(canvas, "SKU")).toHaveAccessibleDescription("SKU ANP-ATTA-CH11 already exists"));
    await expect(await screen.findByText("SKU is taken")).toBeVisible();
  },
});

export const Conflict = meta.story({
  name: "a row that somebody else saved meanwhile is compared field by field, and nothing typed is lost",
  beforeEach: ({ msw }) => {
    msw.use(
      http.put("/oms/product/:id", ({ request }) =>
        request.headers.get("if-match") === '"7"' ? refuseStale(stale.row, stale.changes) : undefined,
      ),
    );
  },
  play: async ({ canvasElement, step }) => {
    const canvas = await open(canvasElement);
    await retype(canvas, "PTR", "458");
    await save();
    const dialog = await screen.findByRole("dialog", { name: "Compare changes" });
    await expect(within(dialog).getByText("This product changed while you edited")).toBeVisible();
    await expect(within(dialog).getByText(/Devika Sanyal saved PTR, Shelf life/)).toBeVisible();
    await step("theirs is taken where nothing was typed, mine stays where both did", async () => {
      await expect(within(dialog).getByRole("radio", { name: "Keep mine: 458.00" })).toBeChecked();
      await userEvent.click(within(dialog).getByText("Back to the form"));
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(box(canvas, "PTR")).toHaveValue("458");
      await expect(box(canvas, "Shelf life")).toHaveValue("240");
    });
    await step("saving again starts from their version", async () => {
      await save();
      await expect(await screen.findByText(`${atta.formName} is saved`)).toBeVisible();
    });
  },
});

export const ConflictOpen = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.put("/oms/product/:id", () => refuseStale(stale.row, stale.changes)));
  },
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement);
    await retype(canvas, "PTR", "458");
    await save();
    await screen.findByRole("dialog", { name: "Compare changes" });
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
      await expect(within(dialog).getByRole("button", { name: "Stay here" })).toHaveFocus();
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      await expect(box(canvas, "PTR")).toHaveValue("458");
    });
    await step("leave, come back, restore", async () => {
      await userEvent.click(canvas.getAllByRole("link", { name: "Product" })[0] ?? canvasElement);
      await userEvent.click(await screen.findByRole("button", { name: "Yes, leave now!" }));
      const row = await canvas.findByText(atta.formName, { selector: "[data-row] *" }, { timeout: 10_000 });
      await userEvent.click(row);
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
