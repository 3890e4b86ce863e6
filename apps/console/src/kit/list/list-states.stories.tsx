import { delay, http } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { brandService } from "../../areas/catalogue/brand/stories/demo-brands.ts";
import { AppAt } from "../../stories/app-at.tsx";
import { arrive } from "../../stories/arrive.ts";
import { brandList as brands } from "../../areas/catalogue/brand/stories/brand-list.ts";
import { refuse } from "../../stories/service.ts";
import { demoId } from "../../stories/thing-service.ts";

/**
 * The states that every list screen can be in, shown by one of them. A list whose state is its own shows it in its stories.
 */
const meta = preview.meta({
  title: "Screens/Every screen/List states",
  component: AppAt,
  ...brands.screen,
});

const says = async (canvasElement: HTMLElement, words: string): Promise<void> => {
  await arrive(canvasElement, "Brand");
  await expect(await within(canvasElement).findByText(words)).toBeVisible();
};

const busy = () => refuse(503, "server.unavailable", "The service is busy");

export const NothingYet = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...brandService(0));
  },
  play: ({ canvasElement }) => says(canvasElement, "No brands yet"),
});

export const NoMatch = meta.story({
  args: { path: "/brand?q=caviar" },
  beforeEach: ({ msw }) => {
    msw.use(...brandService(0));
  },
  play: ({ canvasElement }) => says(canvasElement, "No brand matches"),
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/brand", () => delay("infinite")));
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Brand");
    await waitFor(() => expect(canvasElement.querySelector("[aria-busy=true]")).not.toBeNull());
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/brand", busy));
  },
  play: async ({ canvas, canvasElement }) => {
    await says(canvasElement, "Brands could not be loaded");
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
    await expect(canvas.queryByRole("navigation", { name: "Pages" })).toBeNull();
  },
});

export const Recovers = meta.story({
  name: "rows that did not come are asked for again",
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/brand", busy, { once: true }), ...brandService(1));
  },
  play: async ({ canvas, canvasElement }) => {
    await says(canvasElement, "Brands could not be loaded");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await brands.row(canvasElement);
  },
});

export const NoPermission = meta.story({
  name: "a role that may open the page and not read its rows is told so, and offered nothing that would be refused",
  globals: { role: "FSA" },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/brand", () => refuse(403, "access.denied", "You do not have access to this.")));
  },
  play: async ({ canvas, canvasElement }) => {
    await says(canvasElement, "Brands are not open to your role.");
    await expect(canvas.queryByRole("link", { name: "Add brand" })).toBeNull();
    await expect(canvas.queryByRole("searchbox")).toBeNull();
    for (const name of ["Export", "Filter", "Views", /^Add/, /^More for this list/])
      await expect(canvas.queryByRole("button", { name })).toBeNull();
  },
});

export const Themes = meta.story({
  name: "rows are legible in the theme of every user type, light and dark",
  tags: ["themed"],
  play: async ({ canvasElement }) => {
    await brands.select(canvasElement, "Annapurti");
  },
});

export const FilteredOnPhone = meta.story({
  name: "on a phone the filters in force are counted, in sight, and taken away there",
  ...brands.phone,
  args: { path: `/brand?active=true&manufacturer=${demoId(3)}` },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Brand");
    await expect(await canvas.findByRole("button", { name: "Filter 2 in force" })).toBeVisible();
    const [first] = canvas.getAllByRole("button", { name: /^Remove filter/ });
    await expect(first?.getBoundingClientRect().right).toBeLessThan(390);
    await userEvent.click(canvas.getByRole("button", { name: "Remove filter Status" }));
    await expect(await canvas.findByRole("button", { name: "Filter 1 in force" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Clear" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Filter" })).toHaveFocus());
  },
});
