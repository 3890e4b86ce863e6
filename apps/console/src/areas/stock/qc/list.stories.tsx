import preview from "../../../../../../.storybook/preview.tsx";
import { expect, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { listStates } from "../../../stories/list-states.ts";
import { qcService } from "./stories/demo-checks.ts";

const checks = listStates({
  title: "QC Management",
  path: "/quality-check",
  endpoint: "/oms/qc",
  service: qcService,
  noun: { one: "check", many: "checks" },
  role: "HUB_MANAGER",
  barred: "HUB_MANAGER",
  first: "QC-000041",
});

/** The list of quality checks over the service that MSW plays. */
const meta = preview.meta({ title: "Screens/QC Management", component: AppAt, tags: ["!autodocs"], ...checks.screen });

export const Loaded = meta.story({
  ...checks.loaded,
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "QC Management");
    const number = await canvas.findByText("QC-000043");
    const row = within(number.closest<HTMLElement>("[data-row]") ?? canvasElement);
    await expect(row.getByText("Partially passed")).toBeVisible();
    await expect(canvas.getByText("5 checks")).toBeVisible();
  },
});

export const Dark = meta.story(checks.dark);

export const Phone = meta.story(checks.phone);

export const Loading = meta.story(checks.loading);

export const NothingYet = meta.story(checks.nothingYet);

export const NoMatch = meta.story(checks.noMatch);

export const Failed = meta.story(checks.failed);

export const NoPermission = meta.story(checks.noPermission);
