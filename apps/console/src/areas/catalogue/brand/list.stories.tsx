import preview from "../../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, screen, userEvent, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { brandList as brands } from "./stories/brand-list.ts";
import { refuse } from "../../../stories/service.ts";
import { demoBrand } from "./stories/demo-brands.ts";

/** The brand list over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Catalogue/Brand list",
  component: AppAt,
  ...brands.screen,
});

export const Loaded = meta.story({
  ...brands.loaded,
  name: "S3.23 a brand shows its logo, manufacturer and products",
  play: async ({ canvas, canvasElement }) => {
    const row = await brands.row(canvasElement);
    await expect(within(row).getByText("Adewal Brands Pvt Ltd")).toBeVisible();
    await expect(within(row).getByRole("link", { name: "73" })).toHaveAttribute(
      "href",
      expect.stringContaining(`/product?brand=${demoBrand(0).id}`),
    );
    await expect(canvas.getByText("47 brands")).toBeVisible();
  },
});

export const Phone = meta.story(brands.phone);

const inUse = "Annapurti is used by 73 active products: Atta, Besan, Maida and 70 more. Deactivate them first.";

export const Refused = meta.story({
  name: "a brand that products carry is not switched off, and the dialog says which products those are",
  beforeEach: ({ msw }) => {
    msw.use(http.post("/oms/brand/:id/active", () => refuse(409, "row.conflict", inUse)));
  },
  play: async ({ canvasElement }) => {
    const row = await brands.row(canvasElement);
    await userEvent.click(within(row).getByRole("button", { name: "Actions for Annapurti" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Deactivate" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Deactivate" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Yes, deactivate now!" }));
    await expect(await within(dialog).findByText(inUse)).toBeVisible();
    await expect(within(row).getByText("Active")).toBeInTheDocument();
  },
});
