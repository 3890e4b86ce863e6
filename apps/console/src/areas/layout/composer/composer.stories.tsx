// Long because a page is composed, compared and published here by keys and by two people, on one page.
import preview from "../../../../../../.storybook/preview.tsx";
import { addDays, todayIn } from "@o2r/forms/days";
import { formatDate } from "@o2r/ui";
import { http, type RequestHandler } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import type { Canvas } from "../../../stories/form.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { refuse } from "../../../stories/service.ts";
import { demoPage } from "../stories/demo-layout.ts";
import { composerService, draftPlaces, placeAt } from "./stories/demo-composer.ts";

const path = `/layout?page=${demoPage(0).id}` as const;

/** A page while it is composed, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Retailer app/Layout composer",
  component: AppAt,
  ...screenOf({ role: "SUPER_ADMIN", path, service: (): readonly RequestHandler[] => composerService() }),
});

const railsOf = async (canvas: Canvas) => {
  const list = within(await canvas.findByRole("list", { name: "Rails" }, { timeout: 10_000 }));
  return {
    rows: () => list.getAllByRole("listitem"),
    names: () => list.getAllByRole("listitem").map((row) => row.querySelector(".composer-rail > span")?.textContent),
    press: async (at: number, keys: string) => {
      list.getAllByRole("listitem")[at]?.focus();
      await userEvent.keyboard(keys);
    },
  };
};
const start = ["Winter stock-up", "Shop by category", "Fast movers near you", "Buy 10 get 1", "Find by EAN"];
const desk = { viewport: { value: "desk" } };
/** What a dialog shows, once its code has come. */
const dialogOf = async (name: string) => within(await screen.findByRole("dialog", { name }, { timeout: 10_000 }));

export const Loaded = meta.story({
  name: "S2.05 the composer fills the window: rails, what a shop sees, and the chosen rail",
  globals: desk,
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Home");
    await expect(canvas.queryByRole("navigation", { name: "Main" })).toBeNull();
    const { names, rows } = await railsOf(canvas);
    await expect(names()).toEqual(start);
    await expect(within(rows()[3] ?? canvasElement).getByText("Scheduled")).toBeVisible();
    await expect(within(rows()[4] ?? canvasElement).getByText("Hidden")).toBeVisible();
    await expect(canvas.getByText(/2 changes since version 12/)).toBeVisible();
    const shown = within(canvas.getByRole("region", { name: "Preview" }));
    await expect(await shown.findByText("4% off tea and coffee")).toBeVisible();
    // Whoever is not known learns no trade price, and what is not shown yet is not in the picture.
    await expect(shown.queryByText("₹162.40")).toBeNull();
    await expect(shown.queryByText("Buy 10 get 1")).toBeNull();
  },
});

export const ForAShop = meta.story({
  name: "the preview has the prices and the stock of a chosen shop",
  globals: desk,
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Home");
    await userEvent.type(await canvas.findByRole("combobox", { name: "Previewing as" }), "Om Sai");
    await userEvent.click(await screen.findByRole("option", { name: /Om Sai Kirana/ }));
    const shown = within(canvas.getByRole("region", { name: "Preview" }));
    await expect(await shown.findByText("Stock of Pune Hub Hadapsar")).toBeVisible();
    await expect(await shown.findByText(/₹162\.40/)).toBeVisible();
    await expect(shown.getByText("Out of stock")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    (await railsOf(canvas)).rows()[0]?.focus();
    await userEvent.keyboard("{[}");
    await expect(canvas.getByRole("radio", { name: "Web" })).toBeChecked();
  },
});

export const ByKeys = meta.story({
  name: "a page is composed by keys alone: move, duplicate, take out, add, undo, save, publish",
  globals: desk,
  play: async ({ canvas, canvasElement, step }) => {
    await arrive(canvasElement, "Home");
    const { names, press } = await railsOf(canvas);
    await step("move", async () => {
      await press(2, "{Alt>}{ArrowUp}{ArrowUp}{/Alt}");
      await waitFor(() => expect(names().slice(0, 2)).toEqual(["Fast movers near you", "Winter stock-up"]));
      await expect(canvas.getByText("Fast movers near you, 1 of 5")).toBeInTheDocument();
      await expect(canvas.getByText("Moved, was 3")).toBeVisible();
    });
    await step("duplicate, take out, undo both", async () => {
      await press(0, "{Control>}d{/Control}");
      await waitFor(() => expect(names()).toHaveLength(6));
      await press(5, "{Delete}");
      await waitFor(() => expect(names()).toHaveLength(5));
      await userEvent.keyboard("{Control>}zz{/Control}");
      await waitFor(() => expect(names()).toEqual([start[2], start[0], start[1], start[3], start[4]]));
      await userEvent.keyboard("{Control>}{Shift>}z{/Shift}{/Control}");
      await waitFor(() => expect(names()).toHaveLength(6));
      await userEvent.keyboard("{Control>}z{/Control}");
    });
    await step("add after the chosen one", async () => {
      await press(1, "a");
      const dialog = await dialogOf("Add rail");
      const input = await dialog.findByRole("combobox", { name: "Rail" });
      input.focus();
      await userEvent.keyboard("Near exp");
      await waitFor(
        () => expect(screen.getByRole("option", { name: /^Near expiry/ })).toHaveAttribute("data-highlighted"),
        { timeout: 5000 },
      );
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(names()[2]).toBe("Near expiry deals"));
      await waitFor(() => expect(document.activeElement?.textContent).toContain("Near expiry deals"));
      await expect(canvas.getByText("Not saved")).toBeVisible();
    });
    await step("save, see the differences, publish", async () => {
      await userEvent.keyboard("{Control>}s{/Control}");
      await expect(await canvas.findByText(/^Saved \d\d:\d\d$/)).toBeVisible();
      await userEvent.keyboard("{Control>}{Enter}{/Control}");
      const dialog = await dialogOf("Publish version 13");
      const found = within(await dialog.findByRole("list", { name: "Differences" }));
      await expect(found.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
        "MovedFast movers near youMoved from 3 to 1",
        "AddedNear expiry dealsAdded in place 3",
        "ChangedBuy 10 get 1from when changed",
        "ChangedFind by EANhidden changed",
      ]);
      await userEvent.type(await dialog.findByRole("textbox", { name: /^Note/ }), "Near expiry first");
      await userEvent.click(dialog.getByRole("button", { name: "Publish version 13" }));
      await expect(await screen.findByText("Home is published as version 13")).toBeVisible();
      await expect(await canvas.findByText(/As version 13, which is live/)).toBeVisible();
    });
    await step("take that back: the shops are shown what they were, and the draft stays", async () => {
      // The composer has an Undo of its own.
      const said = screen.getByText("Home is published as version 13").closest<HTMLElement>("[role=status]");
      await userEvent.click(within(said ?? canvasElement).getByRole("button", { name: "Undo" }));
      await expect(await screen.findByText("Home is shown as it was before")).toBeVisible();
      await expect(await canvas.findByText(/changes since version 14$/)).toBeVisible();
    });
  },
});

export const Versions = meta.story({
  name: "an earlier version is compared with what is live, and brought back",
  globals: desk,
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Home");
    await userEvent.click(await canvas.findByRole("button", { name: "Versions" }));
    const drawer = await dialogOf("Versions of Home");
    await expect(await drawer.findByText("Before Diwali")).toBeVisible();
    await userEvent.click(drawer.getByRole("button", { name: "Compare version 11 with what is live" }));
    const dialog = await dialogOf("Roll back to version 11");
    await expect(await dialog.findByText("Removed from place 5")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Roll back to version 11" }));
    await expect(await screen.findByText("Home is as version 11 was")).toBeVisible();
    await expect(await canvas.findByText("Rolled back")).toBeVisible();
  },
});

export const TwoEditors = meta.story({
  name: "what somebody else did meanwhile comes in with the next save, is said, and is not lost",
  globals: desk,
  beforeEach: ({ msw }) => {
    msw.use(
      ...composerService({
        meanwhile: (places) =>
          places.flatMap((one) =>
            one.id === placeAt(1).id ? [] : one.id === placeAt(4).id ? [{ ...one, rank: "0V" }] : [one],
          ),
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Home");
    const { names, press } = await railsOf(canvas);
    await press(3, "{Alt>}{ArrowUp}{/Alt}");
    await userEvent.keyboard("{Control>}s{/Control}");
    await expect(await canvas.findByText("Someone else has changed this page")).toBeVisible();
    await expect(canvas.getByText("Find by EAN: Moved from 5 to 1")).toBeVisible();
    await expect(canvas.getByText("Shop by category: Removed from place 2")).toBeVisible();
    await expect(names()).toEqual(["Find by EAN", "Winter stock-up", "Buy 10 get 1", "Fast movers near you"]);
    await userEvent.keyboard("{Control>}z{/Control}");
    await waitFor(() =>
      expect(names()).toEqual(["Find by EAN", "Winter stock-up", "Fast movers near you", "Buy 10 get 1"]),
    );
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(canvas.queryByText("Someone else has changed this page")).toBeNull();
  },
});

export const WhoSeesIt = meta.story({
  name: "who sees a rail, and when, is said beside it; what ends before it begins is refused",
  globals: desk,
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Home");
    const { rows, press } = await railsOf(canvas);
    await press(2, "{Enter}");
    const chosen = within(canvas.getByRole("region", { name: "Chosen rail" }));
    await waitFor(() => expect(chosen.getByRole("button", { name: "Move up" })).toHaveFocus());
    await userEvent.click(chosen.getByRole("switch", { name: "Shown on this page" }));
    await expect(within(rows()[2] ?? canvasElement).getByText("Hidden")).toBeVisible();
    const from = await chosen.findByRole("textbox", { name: "Shown from" }, { timeout: 5000 });
    const till = await chosen.findByRole("textbox", { name: "Shown till" });
    await userEvent.type(from, formatDate(addDays(todayIn(), 30)));
    await userEvent.tab();
    const fromTime = chosen.getByRole("textbox", { name: "Shown from Time" });
    await userEvent.clear(fromTime);
    await userEvent.type(fromTime, "0600");
    await expect(within(rows()[2] ?? canvasElement).getByText("Scheduled")).toBeVisible();
    await userEvent.type(till, formatDate(addDays(todayIn(), 29)));
    await expect(await chosen.findByText("Shown till is before shown from")).toBeVisible();
    await userEvent.clear(till);
    // The calendar opens a moment later: an Escape before that would lead back to the list, and the next one close it.
    await screen.findByRole("dialog");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(await chosen.findByRole("button", { name: "Put it back on this page" }));
    await expect(within(rows()[2] ?? canvasElement).queryByText("Hidden")).toBeNull();
    chosen.getByRole("button", { name: "Move up" }).focus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(rows()[2]).toHaveFocus());
  },
});

export const Audience = meta.story({
  name: "S3.72 a rail is kept to an audience by rules, which are read in plain English beside it",
  globals: desk,
  beforeEach: ({ msw }) => {
    const inPune = { attr1: "RETAILER", attr2: "city", operator: "==", validator: "Pune", group: 1 } as const;
    msw.use(
      ...composerService({ places: draftPlaces.map((one, at) => (at === 0 ? { ...one, audience: [inPune] } : one)) }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Home");
    const { rows, press } = await railsOf(canvas);
    await expect(within(rows()[0] ?? canvasElement).getByText("Audience")).toBeVisible();
    await press(0, "{Enter}");
    const chosen = within(canvas.getByRole("region", { name: "Chosen rail" }));
    await expect(await chosen.findByText("the retailer's city is Pune", {}, { timeout: 5000 })).toBeVisible();
    await userEvent.click(chosen.getByRole("button", { name: "Change the audience" }));
    const dialog = within(
      await screen.findByRole("dialog", { name: "Audience of Winter stock-up" }, { timeout: 5000 }),
    );
    const value = await dialog.findByDisplayValue("Pune", {}, { timeout: 5000 });
    await userEvent.clear(value);
    await userEvent.type(value, "Nashik");
    await userEvent.click(dialog.getByRole("button", { name: "Keep it to them" }));
    await expect(await chosen.findByText("the retailer's city is Nashik")).toBeVisible();
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(await chosen.findByText("the retailer's city is Pune")).toBeVisible();
  },
});

export const Leaving = meta.story({
  name: "whoever leaves with something unsaved is asked first",
  globals: desk,
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Home");
    const { press } = await railsOf(canvas);
    await press(1, "{Delete}");
    await expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(false);
    await userEvent.click(canvas.getByRole("link", { name: "All pages" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Leave" }));
    await expect(question.getByText(/It is not kept/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Stay here" }));
    await expect(canvas.getByText("Not saved")).toBeVisible();
  },
});

export const Empty = meta.story({
  name: "a page without rails says how to begin, and cannot be published",
  globals: desk,
  beforeEach: ({ msw }) => {
    msw.use(...composerService({ places: [], page: { state: "DRAFT", liveVersion: null, rails: 0 } }));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Home");
    await expect(await canvas.findByText(/No rails yet/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Publish/ })).toBeDisabled();
  },
});

export const NoPage = meta.story({
  name: "an address that names no page asks for one",
  args: { path: "/layout" },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Layout");
    await expect(await canvas.findByRole("combobox", { name: "Page" })).toBeVisible();
  },
});

export const Missing = meta.story({
  name: "a page that is not there is said so, with the way to the others",
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/layout/page/:id/draft", () => refuse(404, "row.not-found", "Page not found")));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "This page does not exist");
    await expect(canvas.getByRole("link", { name: "All pages" })).toHaveAttribute("href", "/layout-page");
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Home");
    const { rows, press } = await railsOf(canvas);
    await press(0, "{Enter}");
    const chosen = within(await canvas.findByRole("region", { name: "Chosen rail" }));
    await userEvent.click(chosen.getByRole("button", { name: "Move down" }));
    await userEvent.click(canvas.getByRole("radio", { name: "Rails" }));
    await expect(rows()[1]).toHaveTextContent("Winter stock-up");
    await userEvent.click(canvas.getByRole("radio", { name: "Preview" }));
    await expect(canvas.getByText("4% off tea and coffee")).toBeVisible();
  },
});
