import preview from "../../../../../../.storybook/preview.tsx";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { formStates } from "../../../stories/form-states.ts";
import { box, open, save } from "../../../stories/form.ts";
import { comboService, demoCombo } from "./stories/demo-combos.ts";
import { demoRow } from "../product/stories/demo-products.ts";

const first = demoCombo(0);

const states = formStates({
  path: `/combo-config/${first.id}`,
  service: comboService,
  role: "SUPER_ADMIN",
  title: "Family Staples Combo",
});

/** The combo form over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Catalogue/Combos form",
  component: AppAt,
  ...states.screen,
});

export const Edit = meta.story({
  name: "A combo stands with its components, whose shares add up to 100%",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Family Staples Combo");
    await expect(await canvas.findByText("The shares add up to 100%")).toBeVisible();
    await expect(await canvas.findByDisplayValue(demoRow(0).formName)).toBeVisible();
    await expect(box(canvas, "Price")).toHaveValue("3100.00");
  },
});

export const Ended = meta.story({
  name: "A combo past its last day says so beside its name",
  args: { path: `/combo-config/${demoCombo(1).id}` },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Tea Time Combo");
    await expect(await canvas.findByText("Ended")).toBeVisible();
    await expect(canvas.queryByText("Active")).toBeNull();
  },
});

export const SharesLeft = meta.story({
  name: "What is left of the price is said while shares are typed, and saving is refused",
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Family Staples Combo");
    const [share] = await canvas.findAllByRole("textbox", { name: /Share/ });
    await userEvent.clear(share ?? canvasElement);
    await userEvent.type(share ?? canvasElement, "60");
    await expect(await canvas.findByText("90% of the price is shared out, 10% is left")).toBeVisible();
    await save();
    await expect((await canvas.findAllByText("The shares must add up to 100%"))[0]).toBeVisible();
  },
});

export const Create = meta.story({
  name: "A new combo asks for name, components, price and validity",
  args: { path: "/combo-config/new" },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add combo");
    await save();
    await expect(await canvas.findByText("5 fields need attention before saving")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /Add component/i }));
    await expect(await screen.findByRole("textbox", { name: /Share/ })).toBeVisible();
  },
});

export const Sections = meta.story({
  name: "The index marks the first section until something is scrolled, each in its turn, and the last at the end",
  args: { path: "/combo-config/new" },
  globals: { viewport: { value: "desk" } },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, "Add combo");
    const index = within(await canvas.findByRole("navigation", { name: "Sections" }));
    const marked = () => index.getAllByRole("link").find((link) => link.ariaCurrent === "location")?.textContent;
    const scroller = canvas.getByRole("heading", { name: "Components" }).closest(".form-page-scroll");
    await expect(marked()).toBe("Combo");
    for (const [share, title] of [
      [0.5, "Components"],
      [1, "Where and when"],
      [0, "Combo"],
    ] as const) {
      scroller?.scrollTo({ top: share * (scroller.scrollHeight - scroller.clientHeight) });
      await waitFor(() => expect(marked()).toBe(title));
    }
  },
});

export const Phone = meta.story(states.phone);
