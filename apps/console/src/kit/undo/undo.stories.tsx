import { http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { demoBrand } from "../../areas/catalogue/brand/stories/demo-brands.ts";
import { AppAt } from "../../stories/app-at.tsx";
import { open } from "../../stories/form.ts";
import { brandList as brands } from "../../areas/catalogue/brand/stories/brand-list.ts";
import { ok, refuse } from "../../stories/service.ts";
import { demoChange } from "../../stories/thing-service.ts";

/** What was done to rows of a list is taken back from the toast that tells of it, and of many rows from their results; that a
 * row was switched on or off last also from the history beside its form. */
const meta = preview.meta({
  title: "Screens/Every screen/Undo",
  component: AppAt,
  tags: ["!autodocs"],
  ...brands.screen,
});

const undo = async () => userEvent.click(await screen.findByRole("button", { name: "Undo" }));

export const OneRow = meta.story({
  name: "one row is switched off, and on again",
  play: async ({ canvasElement }) => {
    const row = await brands.row(canvasElement);
    await userEvent.click(within(row).getByRole("button", { name: /^Actions/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Deactivate" }));
    await userEvent.click(await screen.findByRole("button", { name: "Yes, deactivate now!" }));
    await expect(await screen.findByText("Annapurti is inactive")).toBeVisible();
    await undo();
    await expect(await screen.findByText("Annapurti is active again")).toBeVisible();
  },
});

export const ManyRows = meta.story({
  name: "many rows are switched off, and on again, as one",
  play: async ({ canvas, canvasElement }) => {
    await brands.row(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select all rows of this page" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Deactivate" }));
    await userEvent.click(await screen.findByRole("button", { name: "Yes, deactivate now!" }));
    await screen.findByText(/brands? deactivated$/);
    await undo();
    await expect(await screen.findByText(/brands? taken back$/)).toBeVisible();
    await expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  },
});

const { id, name } = demoBrand(0);
const switched = (version: number, active: boolean) => ({
  ...demoChange("brand", version, [{ field: "active", before: !active, after: active }]),
  action: active ? "brand.activated" : "brand.deactivated",
});

export const InTheHistoryOfAForm = meta.story({
  name: "that a row was switched off is taken back from its history by keys, and a refusal says why",
  args: { path: `/brand/${id}` },
  globals: { viewport: { value: "desk" } },
  beforeEach: ({ msw }) => {
    let version = 7;
    let calls = 0;
    msw.use(
      http.get("/oms/brand/:id", () => ok({ ...demoBrand(0), version, active: version === 8 })),
      http.get("/oms/brand/:id/history", () =>
        ok([...(version === 8 ? [{ ...switched(8, true), undoes: true }] : []), switched(7, false)]),
      ),
      http.post("/oms/brand/:id/active", async ({ request }) => {
        calls += 1;
        if (calls === 1) return refuse(409, "row.conflict", "Annapurti needs Adewal Brands, which is inactive");
        const { headers } = request;
        const said = [headers.get("o2r-undoes"), headers.get("if-match"), await request.text()].join(" ");
        if (said !== '1 "7" {"active":true}') return refuse(400, "request.malformed", "This undoes nothing");
        version = 8;
        return ok({ ...demoBrand(0), version, active: true });
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, name);
    const button = await canvas.findByRole("button", { name: "Undo: Deactivated" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByText(/^Not undone: Annapurti needs Adewal Brands/)).toBeVisible();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("Activated (undo)")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Undo/ })).toBeNull();
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Show changes of" })).toHaveFocus());
  },
});

export const NotOfWhatHasChangedSince = meta.story({
  name: "what was changed since offers nothing in its history",
  args: { path: `/brand/${id}` },
  globals: { viewport: { value: "desk" } },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get("/oms/brand/:id/history", () =>
        ok([demoChange("brand", 7, [{ field: "description", before: "Old", after: "New" }]), switched(6, false)]),
      ),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await open(canvasElement, name);
    await expect(await canvas.findByText("Deactivated")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Undo/ })).toBeNull();
  },
});
