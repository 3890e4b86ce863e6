import preview from "../../../../../../.storybook/preview.tsx";
import { delay, http } from "msw";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { freshBrowser, ok, refuse, serviceFor } from "../../../stories/service.ts";
import { pageOf } from "../../../stories/thing-service.ts";
import { comboService, demoCombo } from "./stories/demo-combos.ts";

/** The combo list over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Combos list",
  component: AppAt,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  globals: { role: "SUPER_ADMIN" },
  args: { path: "/combo-config?size=50" },
  beforeEach: ({ msw, globals }) => {
    const role = String(globals["role"]);
    freshBrowser(globals, role);
    msw.use(...comboService(), ...serviceFor(role));
  },
});

const firstRow = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  await arrive(canvasElement, "Combo Config");
  const name = await within(canvasElement).findByText("Family Staples Combo", {}, { timeout: 10_000 });
  return name.closest<HTMLElement>("[data-row], li") ?? name;
};

export const Loaded = meta.story({
  name: "A combo shows what it holds, what it costs and what it saves",
  play: async ({ canvas, canvasElement }) => {
    const row = await firstRow(canvasElement);
    await expect(within(row).getByText("2 × Sona Masoori Rice 25 kg, 1 × Chakki Atta 10 kg")).toBeVisible();
    await expect(within(row).getByText("3,100.00")).toBeVisible();
    await expect(within(row).getByText("10%")).toBeVisible();
    await expect(canvas.getByText("12 combos")).toBeVisible();
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
    msw.use(http.get("/oms/combo", () => delay("infinite")));
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Combo Config");
    await waitFor(() => expect(canvasElement.querySelector("[aria-busy=true]")).not.toBeNull());
  },
});

export const NothingYet = meta.story({
  args: { path: "/combo-config" },
  beforeEach: ({ msw }) => {
    msw.use(...comboService(0));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Combo Config");
    await expect(await canvas.findByText("No combos yet")).toBeVisible();
  },
});

export const NoMatch = meta.story({
  args: { path: "/combo-config?q=caviar" },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/combo", () => ok(pageOf([]))));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Combo Config");
    await expect(await canvas.findByText("No combo matches")).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    let calls = 0;
    msw.use(
      http.get("/oms/combo", () => {
        calls += 1;
        return calls === 1 ? refuse(503, "server.unavailable", "The service is busy") : ok(pageOf([demoCombo(0)], 50));
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Combo Config");
    await userEvent.click(await canvas.findByRole("button", { name: "Retry" }));
    await firstRow(canvasElement);
  },
});

export const NoPermission = meta.story({
  globals: { role: "FSA" },
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/combo", () => refuse(403, "access.denied", "You do not have access to this.")));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Combo Config");
    await expect(await canvas.findByText(/are not open to your role/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Add combo" })).toBeNull();
  },
});

export const FiveHundredRows = meta.story({
  args: { path: "/combo-config?size=500" },
  beforeEach: ({ msw }) => {
    msw.use(...comboService(600));
  },
  play: async ({ canvasElement }) => {
    await firstRow(canvasElement);
    await expect(canvasElement.querySelectorAll("[data-row]")).toHaveLength(500);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Combo Config");
    await expect(await canvas.findByRole("link", { name: "Family Staples Combo" })).toBeVisible();
    await expect(canvas.getAllByText("2 × Chakki Atta 10 kg, 1 × Toor Dal 1 kg × 20")[0]).toBeVisible();
  },
});
