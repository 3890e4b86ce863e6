import preview from "../../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, screen, userEvent, within } from "storybook/test";
import { settingGiven, settingKeys, settingText, type SettingRow } from "@o2r/api/contract/settings";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { ok } from "../../../stories/service.ts";
import { demoId, rowId } from "../../../stories/thing-service.ts";

const rowOf = (key: SettingRow["key"], at: number): SettingRow => ({
  id: rowId(at + 1),
  version: 1,
  key,
  warehouseId: null,
  warehouse: null,
  value: settingText(settingGiven(key).standard),
  changedBy: null,
  changedAt: null,
});

/** The settings as the service has them; what is set stays so. */
const configService = () => {
  const rows: SettingRow[] = settingKeys.flatMap((key, at) => [
    rowOf(key, at),
    ...(key === "orderCutOff"
      ? [
          {
            ...rowOf(key, 90),
            warehouseId: demoId(3),
            warehouse: "Kothrud hub",
            value: "15:30",
            changedBy: "Sana Super",
            changedAt: "2026-11-02T09:30:00.000Z",
          },
        ]
      : []),
  ]);
  const set = (id: unknown, change: Partial<SettingRow>) => {
    const at = rows.findIndex((row) => row.id === id);
    const row = rows[at];
    if (row === undefined) return ok(null);
    rows[at] = {
      ...row,
      ...change,
      version: row.version + 1,
      changedBy: "Sana Super",
      changedAt: "2026-11-20T05:00:00.000Z",
    };
    return ok(rows[at]);
  };
  return [
    http.get("/oms/system-config", () => ok(rows)),
    http.put("/oms/system-config/:id", async ({ params, request }) => {
      const { value }: { value: string } = Object(await request.json());
      return set(params["id"], { value });
    }),
    http.post("/oms/system-config/:id/revert", ({ params }) => set(params["id"], { value: "16:00" })),
    http.get("/oms/system-config/:id/history", () =>
      ok([
        {
          id: rowId(500),
          at: "2026-11-02T09:30:00.000Z",
          actor: { id: demoId(1), username: "super_admin", name: "Sana Super" },
          action: "setting.updated",
          version: 2,
          changes: [
            { field: "value", before: "16:00", after: "15:30" },
            { field: "reason", before: null, after: "The van leaves at four" },
          ],
        },
      ]),
    ),
    http.post("/oms/redis/flush", () => ok({ done: true })),
  ];
};

/** What the business decides for the whole platform, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Settings/Global config",
  component: AppAt,
  ...screenOf({ role: "SUPER_ADMIN", path: "/global-config", service: configService }),
});

const soon = { timeout: 10_000 };
const choose = async (of: RegExp, item: string) => {
  await userEvent.click(await screen.findByRole("button", { name: of }, soon));
  await userEvent.click(await screen.findByRole("menuitem", { name: item }));
};

export const Loaded = meta.story({
  name: "S2.71 S7.60 every setting says what it decides, what it is, and where a warehouse has its own",
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Global Config");
    const row = within(await screen.findByRole("row", { name: /^Stock value cap/ }, soon));
    for (const words of ["₹50,000", "Rupees", "Everywhere", "As delivered"])
      await expect(row.getByText(words)).toBeVisible();
    const own = within(screen.getByRole("row", { name: /Order cut-off at Kothrud hub/ }));
    await expect(own.getByText("15:30")).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Flush caches" })).toBeNull();
  },
});

export const Edit = meta.story({
  name: "S7.60 a change shows old beside new, and asks for a reason",
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Global Config");
    await choose(/Actions for Stock value cap/, "Change");
    const dialog = within(await screen.findByRole("dialog", {}, soon));
    const value = await dialog.findByRole("textbox", { name: /Stock value cap/ }, soon);
    await userEvent.clear(value);
    await userEvent.type(value, "75000");
    await expect(await dialog.findByText("₹75,000")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Change" }));
    await expect(await dialog.findByText(/Reason is required|required/i)).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: /Reason/ }), "The hubs have grown");
    await userEvent.click(dialog.getByRole("button", { name: "Change" }));
    await expect(await screen.findByText("Stock value cap: ₹50,000 → ₹75,000", {}, soon)).toBeVisible();
    const row = within(screen.getByRole("row", { name: /^Stock value cap/ }));
    await expect(await row.findByText("₹75,000", {}, soon)).toBeVisible();
  },
});

export const History = meta.story({
  name: "S7.60 the history says who changed a value and why, and puts an earlier one back",
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Global Config");
    await choose(/Actions for Order cut-off at Kothrud hub/, "History");
    const drawer = within(await screen.findByRole("dialog", { name: /History of/ }, soon));
    await expect(await drawer.findByText(/The van leaves at four/, {}, soon)).toBeVisible();
    await userEvent.click(drawer.getByRole("button", { name: "Put back 16:00" }));
    const dialog = within(await screen.findByRole("dialog", { name: /Put back Order cut-off/ }, soon));
    await userEvent.type(await dialog.findByRole("textbox", { name: /Reason/ }, soon), "The van leaves later");
    await userEvent.click(dialog.getByRole("button", { name: "Put back" }));
    await expect(await screen.findByText("Order cut-off at Kothrud hub: 15:30 → 16:00", {}, soon)).toBeVisible();
  },
});

export const Flush = meta.story({
  name: "S7.60 a super super admin flushes the caches, after a question",
  globals: { role: "SUPER_SUPER_ADMIN" },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Global Config");
    await userEvent.click(await screen.findByRole("button", { name: "Flush caches" }, soon));
    const dialog = within(await screen.findByRole("alertdialog", {}, soon));
    await userEvent.click(dialog.getByRole("button", { name: "Yes, flush caches now!" }));
    await expect(await screen.findByText("Caches are flushed", {}, soon)).toBeVisible();
  },
});

export const Phone = meta.story({
  name: "On a phone",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Global Config");
    await expect(await screen.findByRole("row", { name: /^Stock value cap/ }, soon)).toBeVisible();
  },
});
