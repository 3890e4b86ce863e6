import preview from "../../../../../../.storybook/preview.tsx";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { listStates } from "../../../stories/list-states.ts";
import { qcService } from "../qc/stories/demo-checks.ts";

const rejections = listStates({
  title: "Rejected SKUs",
  path: "/rejected-skus",
  endpoint: "/oms/rejected-sku",
  service: qcService,
  noun: { one: "rejection", many: "rejections" },
  role: "HUB_MANAGER",
  barred: "HUB_MANAGER",
  first: "Toor Dal 1 kg",
});

/** Rejected units over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Rejected SKUs",
  component: AppAt,
  tags: ["!autodocs"],
  ...rejections.screen,
});

const actionsOf = async (canvasElement: HTMLElement, name: RegExp): Promise<void> => {
  await arrive(canvasElement, "Rejected SKUs");
  await userEvent.click(await within(canvasElement).findByRole("button", { name }, { timeout: 10_000 }));
  await screen.findByRole("menuitem", { name: "Open check" });
};

export const Loaded = meta.story({
  ...rejections.loaded,
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Rejected SKUs");
    await expect(await canvas.findByText("5 rejections")).toBeVisible();
    await expect(canvas.getAllByText("Leakage")[0]).toBeVisible();
  },
});

export const Dark = meta.story(rejections.dark);

export const Phone = meta.story(rejections.phone);

export const Loading = meta.story(rejections.loading);

export const NothingYet = meta.story(rejections.nothingYet);

export const NoMatch = meta.story(rejections.noMatch);

export const Failed = meta.story(rejections.failed);

export const NoPermission = meta.story(rejections.noPermission);

export const Return = meta.story({
  name: "open units are returned, asked to be discarded, or checked again, and nothing else",
  play: async ({ canvasElement }) => {
    await actionsOf(canvasElement, /^Actions for 2 of Toor Dal/);
    const items = screen.getAllByRole("menuitem").map((item) => item.textContent);
    await expect(items).toEqual(["Open check", "Return to sender", "Ask to discard", "Check again"]);
    await userEvent.click(screen.getByRole("menuitem", { name: "Return to sender" }));
    const dialog = within(await screen.findByRole("alertdialog", { name: "Return to sender" }));
    await userEvent.click(dialog.getByRole("button", { name: "Yes, return to sender now!" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
});

export const Approve = meta.story({
  name: "an administrator decides on what somebody else asks to discard",
  globals: { role: "ADMIN" },
  play: async ({ canvasElement }) => {
    await actionsOf(canvasElement, /^Actions for 3 of Groundnut Oil/);
    await expect(screen.getByRole("menuitem", { name: "Approve discard" })).toBeVisible();
    await expect(screen.getByRole("menuitem", { name: "Refuse discard" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
  },
});
