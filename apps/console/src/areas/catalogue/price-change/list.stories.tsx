import preview from "../../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, screen, userEvent, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { ok } from "../../../stories/service.ts";
import { pageOf } from "../../../stories/thing-service.ts";
import { demoChange, priceChangeService, reader } from "./stories/demo-price-changes.ts";

const changes = listStates({
  title: "Price changes",
  path: "/product/price-change",
  service: priceChangeService,
  role: "SUPER_ADMIN",
  first: "Sona Masoori Rice 25 kg",
  onPhone: "Scheduled",
});

/** The list of price changes over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Catalogue/Price changes list",
  component: AppAt,
  ...changes.screen,
});

const menuOf = async (product: string): Promise<readonly (string | null)[]> => {
  await userEvent.click(screen.getByRole("button", { name: `Actions for ${product}` }));
  return (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
};

export const Loaded = meta.story({
  ...changes.loaded,
  name: "S3.22 a price change shows its state, its day and how far each price moves",
  play: async ({ canvas, canvasElement }) => {
    const row = await changes.row(canvasElement, "Chakki Atta 10 kg");
    await expect(within(row).getByText("Proposed")).toBeVisible();
    await expect(within(row).getByText("01-12-2026")).toBeVisible();
    await expect(within(row).getByText("504.40")).toBeVisible();
    await expect(within(row).getByText("+19.40")).toBeVisible();
    await expect(canvas.getByText("40 price changes")).toBeVisible();
  },
});

export const Approves = meta.story({
  name: "What somebody else proposed is approved from its row",
  play: async ({ canvasElement }) => {
    await changes.row(canvasElement, "Chakki Atta 10 kg");
    await expect(await menuOf("Chakki Atta 10 kg")).toEqual(["Open", "Approve", "Product", "Revoke"]);
    await userEvent.click(screen.getByRole("menuitem", { name: "Approve" }));
    await userEvent.click(await screen.findByRole("button", { name: "Yes, approve now!" }));
    await expect(await screen.findByText("Chakki Atta 10 kg: price change scheduled")).toBeVisible();
  },
});

export const NotTheOwn = meta.story({
  name: "Who proposed a price change reads why they cannot approve it",
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/price-change", () => ok(pageOf([demoChange(0, { proposedById: reader })], 50))));
  },
  play: async ({ canvasElement }) => {
    await changes.row(canvasElement, "Sona Masoori Rice 25 kg");
    await expect(await menuOf("Sona Masoori Rice 25 kg")).toEqual([
      "Open",
      "ApproveYou cannot approve your own price change",
      "Product",
      "Revoke",
    ]);
  },
});

export const AnAdmin = meta.story({
  name: "An admin proposes and looks",
  globals: { role: "ADMIN" },
  play: async ({ canvas, canvasElement }) => {
    await changes.row(canvasElement, "Chakki Atta 10 kg");
    await expect(canvas.getByRole("link", { name: "Propose price change" })).toBeVisible();
    await expect(await menuOf("Chakki Atta 10 kg")).toEqual(["Open", "Product"]);
  },
});

export const Phone = meta.story(changes.phone);
