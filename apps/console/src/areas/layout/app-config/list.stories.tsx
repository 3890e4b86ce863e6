import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { http } from "msw";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { listStates } from "../../../stories/list-states.ts";
import { ok } from "../../../stories/service.ts";
import { configService, demoConfig } from "./stories/demo-configs.ts";

const configs = listStates({
  title: "App Config",
  path: "/appconfig",
  service: configService,
  role: "SUPER_ADMIN",
  first: "O2R Android",
});

/** What the apps are told when they start, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Retailer app/App config list",
  component: AppAt,
  ...configs.screen,
});

export const Loaded = meta.story({
  ...configs.loaded,
  name: "configurations show which apps they are for, what is told, and what is under maintenance",
  play: async ({ canvasElement }) => {
    const row = await configs.row(canvasElement, "O2R Android 412");
    for (const words of ["412", "Changes to publish", "On"]) await expect(within(row).getByText(words)).toBeVisible();
    const rolledBack = await configs.row(canvasElement, "Field sales");
    await expect(within(rolledBack).getByText("Rolled back")).toBeVisible();
  },
});

export const Maintenance = meta.story({
  name: "S2.119 S3.60 S5.169 S5.170 maintenance asks for its text and its param, and starts at once",
  play: async ({ canvasElement, msw }) => {
    const sent: unknown[] = [];
    msw.use(
      http.post("/oms/app-config/:id/maintenance", async ({ request }) => {
        sent.push(await request.json());
        return ok({ ...demoConfig(0), underMaintenance: true, version: 4 });
      }),
    );
    const row = await configs.row(canvasElement);
    await userEvent.click(within(row).getByRole("button", { name: /^(More|Actions)/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Start maintenance" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Start maintenance" }, { timeout: 15_000 }));
    const start = dialog.getByRole("button", { name: "Start maintenance" });
    await userEvent.click(start);
    const text = dialog.getByLabelText(/^Maintenance text/);
    await waitFor(() => expect(text).toHaveAccessibleDescription("Maintenance text is required"));
    const param = dialog.getByLabelText(/^Param/);
    await expect(param).toHaveAccessibleDescription("Param is required");
    await expect([text, param].map((control) => control.getAttribute("name"))).toEqual(["message", "param"]);
    await userEvent.type(text, "Back at six");
    await userEvent.type(param, "06:00");
    await userEvent.click(start);
    await waitFor(() => expect(sent).toEqual([{ message: "Back at six", param: "06:00" }]));
  },
});

export const Phone = meta.story(configs.phone);
