import preview from "../../../../../../.storybook/preview.tsx";
import type { QcDetail } from "@o2r/api/contract/stock";
import { http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import type { Canvas } from "../../../stories/form.ts";
import { cutWords } from "../../../stories/cut.ts";
import { listStates } from "../../../stories/list-states.ts";
import { keep, keepButRefuse, sent } from "../../../stories/sent.ts";
import { ok, refuse, serviceFor, unlessStale } from "../../../stories/service.ts";
import { demoCheck, qcService } from "./stories/demo-checks.ts";

const { warehouse } = demoCheck(0);

const checks = listStates({
  title: "QC Management",
  path: "/quality-check",
  service: qcService,
  role: "HUB_MANAGER",
  first: "QC-000041",
  onPhone: warehouse,
});

/** The list of quality checks over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Stock/QC Management",
  component: AppAt,
  ...checks.screen,
});

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

export const Sla = meta.story({
  name: "each check says how it stands with its hours; one that goes on, until when it is to end",
  play: async ({ canvasElement }) => {
    const told = [
      ["QC-000041", "Due", "21-11-2026"],
      ["QC-000042", "Overdue", "21-11-2026"],
      ["QC-000043", "Breached"],
      ["QC-000044", "Kept"],
    ] as const;
    for (const [number, ...texts] of told) {
      const row = within(await checks.row(canvasElement, number));
      for (const text of texts) await expect(row.getByText(text)).toBeVisible();
    }
  },
});

export const Whole = meta.story({
  name: "A desk shows every check's status and inspector whole",
  globals: { viewport: { value: "desk" } },
  play: async ({ canvasElement }) => {
    const row = await checks.row(canvasElement);
    await expect(cutWords(row.parentElement ?? row)).toEqual([]);
  },
});

export const Phone = meta.story(checks.phone);

export const OneWarehouse = meta.story({
  name: "a phone does not name the warehouse of each check to somebody who has one alone",
  globals: checks.phone.globals,
  beforeEach: ({ msw }) => {
    msw.use(...serviceFor("HUB_MANAGER", { oneWarehouse: true }));
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await checks.row(canvasElement)).toBeVisible();
    await expect(canvas.queryByText(warehouse)).toBeNull();
  },
});

const itemsOf = async (canvasElement: HTMLElement, number: string): Promise<readonly (string | null)[]> => {
  const row = await checks.row(canvasElement, number);
  await userEvent.click(within(row).getByRole("button", { name: `Actions for ${number}` }));
  await screen.findByRole("menuitem", { name: "Open" });
  return screen.getAllByRole("menuitem").map((item) => item.textContent);
};

/** Opens the dialog in which a check is reopened. */
const askReopen = async (canvasElement: HTMLElement): Promise<Canvas> => {
  await expect(await itemsOf(canvasElement, "QC-000043")).toEqual(["Open", "Reopen", "Print"]);
  await userEvent.click(screen.getByRole("menuitem", { name: "Reopen" }));
  return within(await screen.findByRole("dialog", { name: "Reopen" }));
};

const isReopened = async (): Promise<void> => {
  await expect(await screen.findByText("QC-000043 is open again")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await expect(sent).toEqual(Array(2).fill({ reason: "Counted twice" }));
};

const chooseInspector = async (dialog: Canvas, name: string): Promise<void> => {
  await waitFor(async () => expect(await dialog.findByRole("combobox", { name: /^Inspector/ })).toHaveFocus());
  await userEvent.click(await dialog.findByRole("combobox", { name: /^Inspector/ }));
  await userEvent.click(await screen.findByRole("option", { name: new RegExp(`^${name}`) }, { timeout: 10_000 }));
};

export const Assign = meta.story({
  name: "a check that has not ended is given to an inspector of its warehouse",
  beforeEach: ({ msw }) => {
    msw.use(
      http.get("/api/inspector", ({ request }) => void sent.push(new URL(request.url).searchParams.get("warehouse"))),
      http.post("/oms/qc/:id/assign", ({ request }) => keep(request)),
    );
  },
  play: async ({ canvasElement }) => {
    await expect(await itemsOf(canvasElement, "QC-000041")).toEqual(["Open", "Assign inspector", "Print"]);
    await userEvent.click(screen.getByRole("menuitem", { name: "Assign inspector" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Assign inspector" }));
    await expect(dialog.getByText(/It is at Pune Hub Hadapsar\.$/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Assign inspector" }));
    await expect(await dialog.findAllByText("This field is required")).not.toHaveLength(0);
    await chooseInspector(dialog, "Rohini Kale");
    await expect(sent).toContain(demoCheck(0).warehouseId);
    await userEvent.click(dialog.getByRole("button", { name: "Assign inspector" }));
    await expect(await screen.findByText("QC-000041 is Rohini Kale's")).toBeVisible();
  },
});

export const EndedForManager = meta.story({
  name: "a check that has ended is opened and printed by a manager, and nothing else",
  play: async ({ canvasElement }) => {
    await expect(await itemsOf(canvasElement, "QC-000043")).toEqual(["Open", "Print"]);
    await userEvent.keyboard("{Escape}");
  },
});

const print = async (canvasElement: HTMLElement, number: string): Promise<Canvas> => {
  await itemsOf(canvasElement, number);
  await userEvent.click(screen.getByRole("menuitem", { name: "Print" }));
  return within(await screen.findByRole("dialog", { name: `Print Quality check ${number}` }, { timeout: 10_000 }));
};

export const Printed = meta.story({
  name: "a check is printed with who looked at what, and what was found of each line",
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/qc/:id", () => ok(demoCheck(2))));
  },
  play: async ({ canvasElement }) => {
    const sheet = await print(canvasElement, "QC-000043");
    for (const [term, value] of [
      ["Warehouse", "Pune Hub Hadapsar"],
      ["Source", "Goods received"],
      ["From", "Pune Central Warehouse"],
      ["Inspector", "Rohini Kale"],
      ["Status", "Partially passed"],
    ] as const)
      await expect(within(sheet.getByRole("row", { name: new RegExp(`^${term}`) })).getByText(value)).toBeVisible();
    const cells = within(sheet.getByRole("row", { name: /^Toor Dal/ })).getAllByRole("cell");
    await expect(cells[2]).toHaveTextContent("Leakage");
    await expect(cells.slice(4).map(({ textContent }) => textContent)).toEqual(["48", "46", "2", "0"]);
    await expect(sheet.getByRole("row", { name: /^Total/ })).toHaveTextContent("Total848220");
    await userEvent.click(sheet.getByText("Close"));
  },
});

export const PrintedBlank = meta.story({
  name: "a check that waits is printed with room for what will be found",
  play: async ({ canvasElement }) => {
    const sheet = await print(canvasElement, "QC-000041");
    const cells = within(sheet.getByRole("row", { name: /^Toor Dal/ })).getAllByRole("cell");
    await expect(cells.slice(4).map(({ textContent }) => textContent)).toEqual(["48", "", "", ""]);
    await userEvent.click(sheet.getByText("Close"));
  },
});

export const BulkAssign = meta.story({
  name: "several checks are given to one inspector, with a result for each; those that have ended are left out",
  beforeEach: ({ msw }) => {
    msw.use(keepButRefuse("post", "/oms/qc/:id/assign", demoCheck(1).id, "This check has ended"));
  },
  play: async ({ canvas, canvasElement }) => {
    await checks.select(canvasElement, "QC-000041", "QC-000042", "QC-000043");
    await userEvent.click(canvas.getByRole("button", { name: "Assign inspector" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Assign inspector" }));
    await expect(dialog.getByText(/^2 checks: each will be inspected by/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Assign inspector" }));
    await expect(await dialog.findAllByText("This field is required")).not.toHaveLength(0);
    await chooseInspector(dialog, "Devika Sanyal");
    await userEvent.click(dialog.getByRole("button", { name: "Assign inspector" }));
    await screen.findByRole("heading", { name: "1 of 2 checks assigned" }, { timeout: 10_000 });
    await expect(within(screen.getByRole("dialog")).getByText("This check has ended")).toBeVisible();
    await expect(sent).toHaveLength(2);
    await userEvent.click(screen.getByText("Close"));
    await expect(await canvas.findByText("2 selected")).toBeVisible();
  },
});

export const Reopen = meta.story({
  name: "a super admin opens a check again that has ended, for a reason, and is told what hinders it",
  globals: { role: "SUPER_ADMIN" },
  beforeEach: ({ msw }) => {
    const said =
      "Only 4 of the 46 accepted units of Toor Dal 1 kg are still free: the others are reserved, sold or kept back";
    let first = true;
    msw.use(
      http.post("/oms/qc/:id/reopen", async ({ request }) => {
        await keep(request);
        const refused = first;
        first = false;
        return refused ? refuse(409, "row.conflict", said) : undefined;
      }),
    );
  },
  play: async ({ canvasElement }) => {
    const dialog = await askReopen(canvasElement);
    await expect(dialog.getByText(/82 units leave the shelf and 2 the rejected SKUs/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Reopen" }));
    await expect(await dialog.findAllByText("This field is required")).not.toHaveLength(0);
    await userEvent.type(dialog.getByRole("textbox", { name: /^Reason/ }), "Counted twice");
    await userEvent.click(dialog.getByRole("button", { name: "Reopen" }));
    await expect(await dialog.findByText(/^Only 4 of the 46 accepted units/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Reopen" }));
    await isReopened();
  },
});

/** Answers a step of a check as the list has it with what somebody else has made of it. */
const changedUnlessNewer = async (request: Request, number: number, now: Partial<QcDetail>) => {
  await keep(request);
  return unlessStale(request, { ...demoCheck(number), version: 4, ...now });
};

export const StaleReopen = meta.story({
  name: "a check that somebody else has changed is shown as it stands now, and reopened on the second press, for the reason that was typed",
  globals: { role: "SUPER_ADMIN" },
  beforeEach: ({ msw }) => {
    msw.use(http.post("/oms/qc/:id/reopen", ({ request }) => changedUnlessNewer(request, 2, { accepted: 40 })));
  },
  play: async ({ canvasElement }) => {
    const dialog = await askReopen(canvasElement);
    await userEvent.type(dialog.getByRole("textbox", { name: /^Reason/ }), "Counted twice");
    await userEvent.click(dialog.getByRole("button", { name: "Reopen" }));
    await expect(await dialog.findByText(/This is how it stands now/)).toBeVisible();
    await expect(dialog.getByText(/40 units leave the shelf/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Reopen" }));
    await isReopened();
  },
});

export const StaleAssign = meta.story({
  name: "a check that somebody else has assigned meanwhile is shown so, and assigned on the second press",
  beforeEach: ({ msw }) => {
    msw.use(
      http.post("/oms/qc/:id/assign", ({ request }) => changedUnlessNewer(request, 0, { inspector: "Devika Sanyal" })),
    );
  },
  play: async ({ canvasElement }) => {
    await itemsOf(canvasElement, "QC-000041");
    await userEvent.click(screen.getByRole("menuitem", { name: "Assign inspector" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Assign inspector" }));
    await chooseInspector(dialog, "Devika Sanyal");
    await userEvent.click(dialog.getByRole("button", { name: "Assign inspector" }));
    await expect(await dialog.findByText(/This is how it stands now/)).toBeVisible();
    await expect(dialog.getByText(/so far with Devika Sanyal/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Assign inspector" }));
    await expect(await screen.findByText("QC-000041 is Devika Sanyal's")).toBeVisible();
    await expect(sent).toHaveLength(2);
  },
});

export const AssignedAndUndone = meta.story({
  name: "a check that is given to another goes back to its inspector of before from what says so",
  beforeEach: ({ msw }) => {
    let version = 1;
    msw.use(
      http.post("/oms/qc/:id/assign", async ({ request }) => {
        const { inspectorId } = (await request.json()) as { inspectorId: string }; // what the form of the step sends
        const isBack = inspectorId === demoCheck(1).inspectorId;
        if ((request.headers.get("o2r-undoes") === "1") !== isBack)
          return refuse(400, "request.malformed", "This undoes nothing");
        version += 1;
        return ok({ ...demoCheck(1), version, ...(!isBack && { inspectorId, inspector: "Devika Sanyal" }) });
      }),
    );
  },
  play: async ({ canvasElement }) => {
    await itemsOf(canvasElement, "QC-000042");
    await userEvent.click(screen.getByRole("menuitem", { name: "Assign inspector" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Assign inspector" }));
    await chooseInspector(dialog, "Devika Sanyal");
    await userEvent.click(dialog.getByRole("button", { name: "Assign inspector" }));
    await expect(await screen.findByText("QC-000042 is Devika Sanyal's")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await expect(await screen.findByText("QC-000042: check is as it was before")).toBeVisible();
  },
});
