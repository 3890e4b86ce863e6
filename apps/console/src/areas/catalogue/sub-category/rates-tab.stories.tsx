import preview from "../../../../../../.storybook/preview.tsx";
import { todayIn } from "@o2r/forms/days";
import { formatDate } from "@o2r/ui";
import { delay, http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { box } from "../../../stories/form.ts";
import { freshBrowser, ok, refuse, serviceFor } from "../../../stories/service.ts";
import { demoSubCategory } from "./stories/demo-sub-categories.ts";
import { demoRate, rateService } from "./stories/demo-rates.ts";

const first = demoSubCategory(0);

/** The rates of a sub-category over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Catalogue/Sub-category rates",
  component: AppAt,
  parameters: { layout: "fullscreen" },
  globals: { role: "ADMIN" },
  args: { path: `/sub-category/${first.id}?tab=rate` },
  beforeEach: ({ msw, globals }) => {
    const role = String(globals["role"]);
    freshBrowser(globals, role);
    msw.use(...rateService, ...serviceFor(role));
  },
});

type Canvas = Parameters<typeof box>[0];
const typeRate = async (canvas: Canvas, rate: string): Promise<void> => {
  await userEvent.selectOptions(await canvas.findByRole("combobox", { name: /^GST/ }), rate);
};

export const Loaded = meta.story({
  name: "Rates that were and will be stand there, and a new one can be set",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Rice");
    await expect(await canvas.findByText("Scheduled")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Set new rate" })).toBeVisible();
  },
});

export const Previews = meta.story({
  name: "A new rate shows which products take it before it is set",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Rice");
    await typeRate(canvas, "18%");
    await expect(await canvas.findByText("17 products take the new rate, 1 keeps its own.")).toBeVisible();
    await expect(canvas.getByText("Keeps its own")).toBeVisible();
    await typeRate(canvas, "40%");
    await expect(await canvas.findByText("PTR with tax goes above MRP for 2 products")).toBeVisible();
  },
});

export const AsksForAll = meta.story({
  name: "A new rate needs its day and a reason",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Rice");
    await userEvent.click(await canvas.findByRole("button", { name: "Set new rate" }));
    await waitFor(() => expect(box(canvas, "Reason")).toHaveAccessibleDescription("This field is required"));
    await expect(box(canvas, "Takes effect on")).toHaveAccessibleDescription(/This field is required/);
  },
});

export const LeaveGuard = meta.story({
  name: "a rate that is typed is not lost by another tab or page: leaving asks, and the draft is offered on return",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Rice");
    await typeRate(canvas, "18%");
    await userEvent.type(box(canvas, "Reason"), "Council meeting 57");
    for (const way of [
      () => canvas.findByRole("tab", { name: "Details" }),
      () => canvas.findByRole("link", { name: "Brand" }),
    ]) {
      await userEvent.click(await way());
      const dialog = within(await screen.findByRole("alertdialog", { name: "Leave" }));
      await userEvent.click(dialog.getByRole("button", { name: "Stay here" }));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      await expect(box(canvas, "Reason")).toHaveValue("Council meeting 57");
    }
    await userEvent.click(await canvas.findByRole("tab", { name: "Details" }));
    await userEvent.click(await screen.findByRole("button", { name: "Yes, leave now!" }));
    await canvas.findByRole("form", { name: "Rice" }, { timeout: 10_000 });
    await userEvent.click(canvas.getByRole("tab", { name: "Tax rate" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Restore" }));
    await expect(box(canvas, "Reason")).toHaveValue("Council meeting 57");
    await expect(canvas.getByRole("combobox", { name: /^GST/ })).toHaveDisplayValue("18%");
  },
});

export const SetAtOnce = meta.story({
  name: "a rate that is set leaves nothing to be lost, and what is typed after it stays when it comes into force",
  beforeEach: ({ msw }) => {
    let inForce = first.gst;
    msw.use(
      http.post("/oms/rate-change", () => {
        inForce = 12;
        return ok(demoRate(2, { gst: inForce }));
      }),
      http.get("/oms/sub-category/:id", async () => {
        if (inForce === 12) await delay(1500);
        return ok({ ...first, gst: inForce });
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Rice");
    await typeRate(canvas, "12%");
    await userEvent.type(box(canvas, "Takes effect on"), `${formatDate(todayIn())}{Tab}`);
    await userEvent.type(box(canvas, "Reason"), "Council meeting 57");
    await userEvent.click(canvas.getByRole("button", { name: "Set new rate" }));
    await expect(await screen.findByText("Rice has its new rate")).toBeVisible();
    await expect(box(canvas, "Reason")).toHaveValue("");
    await userEvent.type(box(canvas, "Reason"), "Next");
    await expect(await canvas.findByText(/^Rice has 12% GST/, {}, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: /^GST/ })).toHaveDisplayValue("12%");
    await expect(box(canvas, "Reason")).toHaveValue("Next");
    await userEvent.clear(box(canvas, "Reason"));
    await userEvent.click(canvas.getByRole("tab", { name: "Details" }));
    await canvas.findByRole("form", { name: "Rice" });
  },
});

export const Cancels = meta.story({
  name: "A rate that is still to come is cancelled after asking",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Rice");
    await userEvent.click(await canvas.findByRole("button", { name: "Cancel" }));
    await userEvent.click(await screen.findByRole("button", { name: "Yes, cancel now!" }));
    await expect(await screen.findByText("The new rate is cancelled")).toBeVisible();
  },
});

export const NothingYet = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/rate-change", () => ok([])));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Rice");
    await expect(await canvas.findByText("No rate was set for a day yet.")).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/rate-change", () => delay("infinite")));
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Rice");
    await waitFor(() => expect(canvasElement.querySelector("[role=tabpanel] [aria-busy=true]")).not.toBeNull());
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/rate-change", () => refuse(503, "server.unavailable", "The service is busy")));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Rice");
    await expect(await canvas.findByRole("button", { name: "Retry" })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Rice");
    await typeRate(canvas, "18%");
    await expect(await canvas.findByText("17 products take the new rate, 1 keeps its own.")).toBeVisible();
  },
});
