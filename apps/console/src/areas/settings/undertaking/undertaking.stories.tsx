import preview from "../../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, screen, userEvent, within } from "storybook/test";
import type { Undertaking } from "@o2r/api/contract/settings";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { open, save } from "../../../stories/form.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { ok } from "../../../stories/service.ts";
import { pageOf, rowId } from "../../../stories/thing-service.ts";

const undertaking = (at: number, more: Partial<Undertaking> = {}): Undertaking => ({
  id: rowId(at),
  version: 1,
  active: true,
  updatedAt: "2026-03-20T09:30:00.000Z",
  gstin: "27AAPFU0939F1ZV",
  arn: "AD270326000123A",
  validFrom: "2026-04-01",
  validTill: "2027-03-31",
  ...more,
});
const rows = [
  undertaking(1),
  undertaking(2, { arn: "AD270325000077K", validFrom: "2025-04-01", validTill: "2026-03-31" }),
];

/** Letters of undertaking, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Settings/Undertakings",
  component: AppAt,
  ...screenOf({
    role: "SUPER_ADMIN",
    path: "/global-config/undertaking",
    service: () => [http.get("/oms/undertaking", () => ok(pageOf(rows)))],
  }),
});

const soon = { timeout: 10_000 };

export const Loaded = meta.story({
  name: "undertakings show whose they are and from when to when they hold, and which have ended",
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Undertakings");
    for (const words of ["AD270326000123A", "31-03-2027", "AD270325000077K"])
      await expect(await screen.findByText(words, {}, soon)).toBeVisible();
    const past = screen.getByText("AD270325000077K").closest<HTMLElement>("[data-row]") ?? canvasElement;
    await expect(within(past).getByText("Ended")).toBeVisible();
  },
});

export const Create = meta.story({
  name: "an undertaking that ends before it begins, or has no ARN, is refused beside its fields",
  args: { path: "/global-config/undertaking/new" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add undertaking");
    await userEvent.type(canvas.getByRole("textbox", { name: /^GSTIN/ }), "27AAPFU0939F1ZV");
    await userEvent.type(canvas.getByRole("textbox", { name: /^Reference number/ }), "12345");
    await userEvent.type(canvas.getByLabelText(/^Valid from/), "01-04-2027{Tab}");
    await userEvent.type(canvas.getByLabelText(/^Valid till/), "31-03-2027{Tab}");
    await save();
    // In the summary, and beside each field.
    await expect(await canvas.findAllByText("An ARN has two letters, twelve digits and a last character")).toHaveLength(
      2,
    );
    await expect(await canvas.findAllByText("Valid till is before valid from")).toHaveLength(2);
  },
});

export const Phone = meta.story({
  name: "On a phone",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Undertakings");
    await expect((await screen.findAllByText("27AAPFU0939F1ZV", {}, soon))[0]).toBeVisible();
  },
});
