import preview from "../../../../../../.storybook/preview.tsx";
import { todayIn } from "@o2r/forms/days";
import { formatDate } from "@o2r/ui";
import { http } from "msw";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { findDay } from "../../../stories/form.ts";
import { listStates } from "../../../stories/list-states.ts";
import { demoId } from "../../../stories/thing-service.ts";
import { ok, refuse } from "../../../stories/service.ts";
import { demoRate, rateService } from "./stories/demo-rates.ts";
import { demoSubCategory, subCategoryService } from "./stories/demo-sub-categories.ts";

const subCategories = listStates({
  title: "Sub-category",
  path: "/sub-category",
  service: subCategoryService,
  role: "SUPER_ADMIN",
  first: "Rice",
  onPhone: "18 products",
});

/** The sub-category list over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Catalogue/Sub-category list",
  component: AppAt,
  ...subCategories.screen,
});

export const Loaded = meta.story({
  ...subCategories.loaded,
  name: "S3.25 a sub-category shows what it is, and the list how many there are",
  play: async ({ canvas, canvasElement }) => {
    const row = await subCategories.row(canvasElement);
    await expect(within(row).getByText("10063020")).toBeVisible();
    await expect(canvas.getByText("41 sub-categories")).toBeVisible();
  },
});

const bulk = async (canvasElement: HTMLElement, act: string) => {
  await subCategories.select(canvasElement, "Rice", "Flour");
  await userEvent.click(within(canvasElement).getByRole("button", { name: act }));
  return within(await screen.findByRole("dialog", {}, { timeout: 10_000 }));
};

export const RateOfMany = meta.story({
  name: "several sub-categories are given one new rate from a day on, once it is seen which products take it",
  play: async ({ canvasElement, msw }) => {
    const sent = fn<(body: unknown) => void>();
    const asked = fn<(ids: string | null) => void>();
    msw.use(
      http.get("/oms/rate-change/preview", ({ request }) =>
        asked(new URL(request.url).searchParams.get("subCategory")),
      ),
      http.post("/oms/rate-change", async ({ request }) => {
        sent(await request.json());
        return sent.mock.calls.length === 1
          ? ok(demoRate(1, { state: "SCHEDULED", products: null }))
          : refuse(409, "row.conflict", "A rate is set for this day already");
      }),
      ...rateService,
    );
    const dialog = await bulk(canvasElement, "Re-rate");
    await userEvent.selectOptions(await dialog.findByRole("combobox", { name: /^GST/ }), "40%");
    await userEvent.type(dialog.getByRole("textbox", { name: /^CESS/ }), "0");
    await expect(await dialog.findByText("17 products take the new rate, 1 keeps its own.")).toBeVisible();
    await expect(dialog.getByText("PTR with tax goes above MRP for 2 products")).toBeVisible();
    await expect(asked).toHaveBeenLastCalledWith([demoSubCategory(0).id, demoSubCategory(1).id].join());
    await userEvent.type(await findDay(dialog, /^Takes effect on/), formatDate(todayIn()));
    await userEvent.type(dialog.getByRole("textbox", { name: /^Reason/ }), "GST 2.0");
    await userEvent.click(dialog.getByRole("button", { name: "Set new rate" }));
    await screen.findByRole("heading", { name: "1 of 2 sub-categories given the new rate" }, { timeout: 10_000 });
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ subCategoryId: demoSubCategory(0).id, gst: 40, cess: 0, reason: "GST 2.0" }),
    );
  },
});

export const MovesMany = meta.story({
  name: "several sub-categories are moved to another category, each with all else of it, and back",
  play: async ({ canvasElement, msw }) => {
    const sent = fn<(body: unknown) => void>();
    msw.use(
      http.put("/oms/sub-category/:id", async ({ request }) => {
        sent(await request.clone().json());
        // The service of the stories answers it.
      }),
    );
    const dialog = await bulk(canvasElement, "Move");
    await userEvent.type(await dialog.findByRole("combobox", { name: /^Category/ }), "Bev");
    await userEvent.click(await screen.findByRole("option", { name: "Beverages" }));
    await userEvent.click(dialog.getByRole("button", { name: "Move" }));
    await screen.findByRole("heading", { name: "2 sub-categories moved to the category" }, { timeout: 10_000 });
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ categoryId: demoId(6), hsnNumber: demoSubCategory(0).hsnNumber }),
    );
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    await screen.findByRole("heading", { name: "2 sub-categories taken back" }, { timeout: 10_000 });
    await expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ categoryId: demoId(5) }));
  },
});

export const Phone = meta.story(subCategories.phone);
