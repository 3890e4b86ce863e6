import preview from "../../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { formStates } from "../../../stories/form-states.ts";
import { box, open, retype, save } from "../../../stories/form.ts";
import { refuseStale } from "../../../stories/service.ts";
import { demoChange } from "../../../stories/thing-service.ts";
import { brandService, demoBrand } from "./stories/demo-brands.ts";

const annapurti = demoBrand(0);

const states = formStates({
  path: `/brand/${annapurti.id}`,
  service: brandService,
  role: "ADMIN",
  title: annapurti.name,
});

/** The brand form over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Catalogue/Brand form",
  component: AppAt,
  ...states.screen,
});

export const Edit = meta.story({
  name: "S3.23 a brand stands with its fields under their keys",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, annapurti.name);
    await expect(box(canvas, "Name")).toHaveAttribute("name", "name");
    await expect(box(canvas, "Description")).toHaveAttribute("name", "description");
    const manufacturer = await canvas.findByRole("combobox", { name: /^Manufacturer/ });
    await waitFor(() => expect(manufacturer).toHaveValue("Adewal Brands Pvt Ltd"));
    await expect(manufacturer).toHaveAttribute("name", "manufacturer");
  },
});

export const Phone = meta.story(states.phone);

export const Create = meta.story({
  name: "S5.106 S5.108 S5.110 S5.112 a new brand asks for its four fields",
  args: { path: "/brand/new" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add brand");
    await save();
    await expect(await canvas.findByText("4 fields need attention before saving")).toBeVisible();
    await expect(box(canvas, "Name")).toHaveAccessibleDescription("This field is required");
  },
});

export const Conflict = meta.story({
  name: "a brand that somebody else saved meanwhile is compared field by field",
  beforeEach: ({ msw }) => {
    const theirs = "Staples since 1974";
    const changes = [demoChange("brand", 8, [{ field: "description", before: annapurti.description, after: theirs }])];
    const row = { ...annapurti, version: 8, description: theirs };
    msw.use(http.put("/oms/brand/:id", () => refuseStale(row, changes)));
  },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, annapurti.name);
    await retype(canvas, "Description", "Mine");
    await save();
    const dialog = await screen.findByRole("dialog", { name: "Compare changes" });
    await expect(within(dialog).getByText("Staples since 1974")).toBeVisible();
    await userEvent.click(within(dialog).getByText("Back to the form"));
    await expect(box(canvas, "Description")).toHaveValue("Mine");
  },
});

export const Print = meta.story({
  name: "the record on paper has every field as it is saved, with names in the place of ids",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, annapurti.name);
    await userEvent.click(canvas.getByRole("button", { name: "Print" }));
    const dialog = within(await screen.findByRole("dialog", { name: `Print ${annapurti.name}` }, { timeout: 10_000 }));
    const sheet = within(dialog.getByRole("article", { name: annapurti.name }));
    const manufacturer = sheet.getByRole("row", { name: /^Manufacturer/ });
    await waitFor(() => expect(manufacturer).toHaveTextContent("Adewal Brands Pvt Ltd"));
    await expect(sheet.getByText(/^Version 7/)).toBeVisible();
  },
});
