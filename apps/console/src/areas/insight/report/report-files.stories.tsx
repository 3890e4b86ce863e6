import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { listStates } from "../../../stories/list-states.ts";
import { runService } from "./stories/demo-runs.ts";

const files = listStates({
  title: "Reports as files",
  path: "/reports/files",
  service: runService,
  role: "ADMIN",
  first: "Order funnel and fill rate",
});

/** What was asked for as a file, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Dashboard and reports/Reports as files",
  component: AppAt,
  ...files.screen,
});

const chooseOfFirst = async (canvasElement: HTMLElement, act: string): Promise<void> => {
  const row = await files.row(canvasElement);
  await userEvent.click(within(row).getByRole("button", { name: /^Actions/ }));
  await userEvent.click(await screen.findByRole("menuitem", { name: act }));
};

export const Loaded = meta.story({
  ...files.loaded,
  name: "a report that is being made says how far it is, and one that is ready is fetched by its name",
  globals: { viewport: { value: "desk" } },
  play: async ({ canvasElement }) => {
    const failed = await files.row(canvasElement);
    await expect(within(failed).getByText("Failed")).toBeVisible();
    const main = within(canvasElement);
    await expect(main.getByRole("progressbar", { name: "Sales register is being made" })).toHaveAttribute(
      "value",
      "35",
    );
    await expect(main.getByRole("button", { name: "Collections ageing" })).toBeEnabled();
    await expect(main.getByText("96 KB")).toBeVisible();
  },
});

export const OfOthers = meta.story({
  name: "the file of somebody else cannot be fetched, and the menu says why",
  globals: { viewport: { value: "desk" } },
  play: async ({ canvasElement }) => {
    const row = await files.row(canvasElement, "Mohan Rao");
    await userEvent.click(within(row).getByRole("button", { name: /^More|^Actions/ }));
    await expect(await screen.findByText("Only whoever asked for it may fetch it")).toBeVisible();
  },
});

export const Again = meta.story({
  name: "a report that is made again is told once it is ready, also where that is at once",
  globals: { viewport: { value: "desk" } },
  play: async ({ canvasElement }) => {
    await chooseOfFirst(canvasElement, "Run again");
    await waitFor(() => expect(screen.getByText("Sales register is ready")).toBeVisible(), { timeout: 10_000 });
  },
});

export const Scheduled = meta.story({
  name: "a report is scheduled from what was asked for: how often, and at what hour",
  globals: { viewport: { value: "desk" } },
  play: async ({ canvasElement }) => {
    await chooseOfFirst(canvasElement, "Schedule");
    const dialog = within(
      await screen.findByRole("dialog", { name: "Schedule Order funnel and fill rate" }, { timeout: 10_000 }),
    );
    await expect(await dialog.findByText("Every Monday, of the week before")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Schedule" }));
    await arrive(canvasElement, "Scheduled reports");
    await expect((await screen.findAllByText("Order funnel and fill rate"))[0]).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const failed = await files.row(canvasElement);
    await expect(within(failed).getByText("Whoever asked may no longer read this report")).toBeVisible();
  },
});
