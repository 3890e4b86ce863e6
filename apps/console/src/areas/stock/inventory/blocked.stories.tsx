import preview from "../../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, screen, userEvent } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { ok, refuse } from "../../../stories/service.ts";
import { demoBatch, inventoryService } from "./stories/demo-inventory.ts";

const first = demoBatch(0);

/** A batch is kept from sale and opened again, on its page. */
const meta = preview.meta({
  title: "Screens/Stock/Batch, blocked",
  component: AppAt,
  ...screenOf({ role: "SUPER_ADMIN", path: `/inventory/${first.id}`, service: inventoryService }),
});

export const BlockedAndBack = meta.story({
  name: "a batch is blocked and opened again by one button, which keeps the focus",
  beforeEach: ({ msw }) => {
    let row = { ...first, blocked: false };
    msw.use(
      http.get("/oms/inventory/:id", () => ok(row)),
      http.post("/oms/inventory/:id/blocked", () => {
        row = { ...row, blocked: !row.blocked, version: row.version + 1 };
        return ok(row);
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Toor Dal 1 kg");
    canvas.getByRole("button", { name: "Block" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("button", { name: "Open for sale" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("button", { name: "Block" })).toHaveFocus();
  },
});

export const BlockedAndUndone = meta.story({
  name: "that a batch is blocked is taken back from what says so",
  beforeEach: ({ msw }) => {
    let row = { ...first, blocked: false };
    msw.use(
      http.get("/oms/inventory/:id", () => ok(row)),
      http.post("/oms/inventory/:id/blocked", async ({ request }) => {
        const { blocked } = (await request.json()) as { blocked: boolean };
        const undoes = request.headers.get("o2r-undoes") === "1";
        if (undoes !== row.blocked || request.headers.get("if-match") !== `"${row.version}"`)
          return refuse(400, "request.malformed", "This undoes nothing");
        row = { ...row, blocked, version: row.version + 1 };
        return ok(row);
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Toor Dal 1 kg");
    await userEvent.click(canvas.getByRole("button", { name: "Block" }));
    await expect(await screen.findByText("Toor Dal 1 kg is blocked")).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await expect(await screen.findByText("Toor Dal 1 kg is open for sale again")).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Block" })).toBeVisible();
  },
});
