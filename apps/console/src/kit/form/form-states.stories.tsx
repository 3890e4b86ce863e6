import { delay, http } from "msw";
import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { brandService, demoBrand } from "../../areas/catalogue/brand/stories/demo-brands.ts";
import { AppAt } from "../../stories/app-at.tsx";
import { arrive } from "../../stories/arrive.ts";
import { formStates } from "../../stories/form-states.ts";
import { open, retype, save } from "../../stories/form.ts";
import { refuse } from "../../stories/service.ts";

const { id, name: title } = demoBrand(0);

/** The states that the page of every row can be in, shown by one of them. A page whose state is its own shows it there. */
const meta = preview.meta({
  title: "Screens/Every screen/Form states",
  component: AppAt,
  ...formStates({ path: `/brand/${id}`, service: brandService, role: "ADMIN", title }).screen,
});

const busy = () => refuse(503, "server.unavailable", "The service is busy");

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/brand/:id", busy));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "The brand could not be loaded");
    await expect(canvas.getByRole("button", { name: "Retry" })).toBeVisible();
  },
});

export const Recovers = meta.story({
  name: "a row that did not come is asked for again",
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/brand/:id", busy, { once: true }));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "The brand could not be loaded");
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await arrive(canvasElement, title);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/brand/:id", () => delay("infinite")));
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector("main [aria-busy=true]")).not.toBeNull(), {
      timeout: 30_000,
    });
  },
});

export const Missing = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/brand/:id", () => refuse(404, "row.not-found", "Not found")));
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "This brand does not exist");
  },
});

export const NoPermission = meta.story({
  globals: { role: "FSA" },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/brand/:id", () => refuse(403, "access.denied", "You are not allowed to do this")));
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "You do not have access");
  },
});

export const Themes = meta.story({
  name: "fields and what is wrong with them are legible in the theme of every user type, light and dark",
  tags: ["themed"],
  play: async ({ canvasElement }) => {
    const canvas = await open(canvasElement, title);
    await retype(canvas, "Description", " ");
    await save();
    await canvas.findByText(/needs? attention before saving/);
  },
});
