import preview from "../../../../../../.storybook/preview.tsx";
import { delay, http } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { freshBrowser, ok, refuse, serviceFor } from "../../../stories/service.ts";
import { pageOf } from "../../../stories/thing-service.ts";
import { attributeService, demoAttribute } from "./stories/demo-attributes.ts";

/** The attribute list over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Attributes list",
  component: AppAt,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  globals: { role: "SUPER_ADMIN" },
  args: { path: "/attribute?size=50" },
  beforeEach: ({ msw, globals }) => {
    const role = String(globals["role"]);
    freshBrowser(globals, role);
    msw.use(...attributeService(), ...serviceFor(role));
  },
});

const firstRow = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  await arrive(canvasElement, "Attributes");
  const name = await within(canvasElement).findByText("Flavour", {}, { timeout: 10_000 });
  return name.closest<HTMLElement>("[data-row], li") ?? name;
};

export const Loaded = meta.story({
  name: "S3.49 an attribute shows what it is, and the list how many there are",
  play: async ({ canvas, canvasElement }) => {
    const row = await firstRow(canvasElement);
    await expect(within(row).getAllByText("Text")[0]).toBeVisible();
    await expect(canvas.getByText("12 attributes")).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { mode: "dark" },
  play: async ({ canvasElement }) => {
    await firstRow(canvasElement);
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/attribute", () => delay("infinite")));
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Attributes");
    await waitFor(() => expect(canvasElement.querySelector("[aria-busy=true]")).not.toBeNull());
  },
});

export const NothingYet = meta.story({
  args: { path: "/attribute" },
  beforeEach: ({ msw }) => {
    msw.use(...attributeService(0));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Attributes");
    await expect(await canvas.findByText("No attributes yet")).toBeVisible();
  },
});

export const NoMatch = meta.story({
  args: { path: "/attribute?q=caviar" },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/attribute", () => ok(pageOf([]))));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Attributes");
    await expect(await canvas.findByText("No attribute matches")).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    let calls = 0;
    msw.use(
      http.get("/oms/attribute", () => {
        calls += 1;
        return calls === 1
          ? refuse(503, "server.unavailable", "The service is busy")
          : ok(pageOf([demoAttribute(0)], 50));
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Attributes");
    await userEvent.click(await canvas.findByRole("button", { name: "Retry" }));
    await firstRow(canvasElement);
  },
});

export const NoPermission = meta.story({
  globals: { role: "FSA" },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/attribute", () => refuse(403, "access.denied", "You do not have access to this.")));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Attributes");
    await expect(await canvas.findByText(/are not open to your role/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Add attribute" })).toBeNull();
  },
});

export const FiveHundredRows = meta.story({
  args: { path: "/attribute?size=500" },
  beforeEach: ({ msw }) => {
    msw.use(...attributeService(600));
  },
  play: async ({ canvasElement }) => {
    await firstRow(canvasElement);
    await expect(canvasElement.querySelectorAll("[data-row]")).toHaveLength(500);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Attributes");
    await expect(await canvas.findByRole("link", { name: "Flavour" })).toBeVisible();
    await expect(canvas.getAllByText("Number")[0]).toBeVisible();
  },
});
