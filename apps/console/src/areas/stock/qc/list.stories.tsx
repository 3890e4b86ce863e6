import preview from "../../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { freshBrowser, refuse, serviceFor } from "../../../stories/service.ts";
import { qcService } from "./stories/demo-checks.ts";

/** The list of quality checks over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/QC Management",
  component: AppAt,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  globals: { role: "HUB_MANAGER" },
  args: { path: "/quality-check?size=50" },
  beforeEach: ({ msw, globals }) => {
    const role = String(globals["role"]);
    freshBrowser(globals, role);
    msw.use(...qcService(), ...serviceFor(role));
  },
});

export const Loaded = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "QC Management");
    const number = await canvas.findByText("QC-000043");
    const row = within(number.closest<HTMLElement>("[data-row]") ?? canvasElement);
    await expect(row.getByText("Partially passed")).toBeVisible();
    await expect(canvas.getByText("5 checks")).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { mode: "dark" },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "QC Management");
    await canvas.findByText("QC-000043");
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "QC Management");
    await canvas.findByRole("link", { name: "QC-000041" });
  },
});

export const NothingYet = meta.story({
  args: { path: "/quality-check" },
  beforeEach: ({ msw }) => {
    msw.use(...qcService(0));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "QC Management");
    await expect(await canvas.findByText("No checks yet")).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/qc", () => refuse(503, "server.unavailable", "The service is busy")));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "QC Management");
    await expect(await canvas.findByRole("button", { name: "Retry" })).toBeVisible();
  },
});
