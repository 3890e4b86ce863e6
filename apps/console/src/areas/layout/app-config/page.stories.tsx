import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { http } from "msw";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { freshBrowser, ok, serviceFor } from "../../../stories/service.ts";
import { rowId } from "../../../stories/thing-service.ts";
import { configService, demoConfig } from "./stories/demo-configs.ts";

/** What some apps are told, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Retailer app/App config",
  component: AppAt,
  parameters: { layout: "fullscreen" },
  globals: { role: "SUPER_ADMIN" },
  args: { path: `/appconfig/${rowId(1)}` },
  beforeEach: ({ msw, globals }) => {
    freshBrowser(globals, "SUPER_ADMIN");
    msw.use(...configService(), ...serviceFor("SUPER_ADMIN"));
  },
});

const soon = { timeout: 15_000 };

export const Loaded = meta.story({
  name: "the page shows which apps it is for, whether they are under maintenance, and what each version changed",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "O2R Android 412");
    await expect(canvas.getByText("O2R on Android, build 412")).toBeVisible();
    await expect(canvas.getByText("Under maintenance")).toBeVisible();
    await expect(await canvas.findByText("Plain → Diwali", {}, soon)).toBeVisible();
    // In the order of the form.
    const first = canvas.getAllByRole("term").map(({ textContent }) => textContent);
    await expect(first.slice(-5, -3)).toEqual(["Name", "Home page"]);
  },
});

export const RollBack = meta.story({
  name: "an earlier version is brought back, and says what gives way to it",
  play: async ({ canvas, canvasElement, msw }) => {
    const sent: unknown[] = [];
    let row = demoConfig(1);
    msw.use(
      http.get("/oms/app-config/:id/page", () => ok(row)),
      http.post("/oms/app-config/:id/roll-back", async ({ request }) => {
        sent.push(await request.json());
        row = { ...row, state: "ROLLED_BACK", liveVersion: 3, version: 4 };
        return ok(row);
      }),
    );
    await arrive(canvasElement, "O2R Android 412");
    await userEvent.click(await canvas.findByRole("button", { name: "Roll back to 1" }, soon));
    const dialog = within(await screen.findByRole("dialog", { name: "Roll back to version 1" }, soon));
    await expect(dialog.getByText(/Changes that are not published give way to it/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Roll back" }));
    await waitFor(() => expect(sent).toEqual([{ to: 1 }]));
    await expect((await canvas.findAllByText("Rolled back", {}, soon))[0]).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "O2R Android 412");
    await expect(await canvas.findByText("Plain → Diwali", {}, soon)).toBeVisible();
  },
});
