import preview from "../../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import type { Canvas } from "../../../stories/form.ts";
import { freshBrowser, ok, serviceFor } from "../../../stories/service.ts";
import { inspectionKey, keepInspection } from "./kept-inspection.ts";
import { demoCheck, keptByOther, qcService } from "./stories/demo-checks.ts";
import { holdThree } from "./stories/hold-three.ts";

/** What becomes of what was found when the page of a check is left. */
const meta = preview.meta({
  title: "Screens/Stock/Quality check, leaving",
  component: AppAt,
  parameters: { layout: "fullscreen" },
  globals: { role: "HUB_MANAGER" },
  args: { path: `/quality-check/${demoCheck(0).id}` },
  beforeEach: ({ msw, globals }) => {
    const role = String(globals["role"]);
    freshBrowser(globals, role);
    msw.use(...qcService(), ...serviceFor(role));
  },
});

const pressBack = (canvas: Canvas): Promise<void> =>
  userEvent.click(canvas.getByRole("link", { name: "All quality checks" }));

/** Whether the browser would ask before it closes the window. */
const asksBeforeClosing = (): boolean => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

/** Leaves for the list, against the question, and opens the check again. */
const leaveAndComeBack = async (canvas: Canvas, canvasElement: HTMLElement): Promise<void> => {
  await pressBack(canvas);
  await userEvent.click(await screen.findByRole("button", { name: "Yes, leave now!" }));
  await userEvent.click(await canvas.findByRole("link", { name: "QC-000041" }, { timeout: 10_000 }));
  await arrive(canvasElement, "QC-000041");
};

export const Offered = meta.story({
  name: "what was left is offered to whoever comes back",
  play: async ({ canvas, canvasElement }) => {
    await holdThree(canvasElement);
    await leaveAndComeBack(canvas, canvasElement);
    await expect(await canvas.findByRole("button", { name: "Restore" })).toBeVisible();
  },
});

export const Leaving = meta.story({
  name: "leaving with something found asks first; it is kept, offered on return, and forgotten once it is saved",
  play: async ({ canvas, canvasElement, step }) => {
    await holdThree(canvasElement);
    await expect(asksBeforeClosing()).toBe(true);
    await step("stay", async () => {
      await pressBack(canvas);
      const question = within(await screen.findByRole("alertdialog", { name: "Leave" }));
      await userEvent.click(question.getByRole("button", { name: "Stay here" }));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      await expect(canvas.getByText("81 accepted, 0 rejected, 3 held")).toBeVisible();
    });
    await step("leave, come back, restore", async () => {
      await leaveAndComeBack(canvas, canvasElement);
      await expect(canvas.getByText("84 accepted, 0 rejected, 0 held")).toBeVisible();
      await expect(asksBeforeClosing()).toBe(false);
      await userEvent.click(canvas.getByRole("button", { name: "Restore" }));
      await expect(canvas.getByText("81 accepted, 0 rejected, 3 held")).toBeVisible();
      await expect(asksBeforeClosing()).toBe(true);
    });
    await step("saved", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Save draft" }));
      await expect(await screen.findByText("QC-000041 is kept")).toBeVisible();
      await pressBack(canvas);
      await userEvent.click(await canvas.findByRole("link", { name: "QC-000041" }, { timeout: 10_000 }));
      await arrive(canvasElement, "QC-000041");
      await expect(canvas.queryByRole("button", { name: "Restore" })).toBeNull();
    });
  },
});

export const Discards = meta.story({
  name: "what was left and is not wanted any more is discarded, without what has been found since",
  play: async ({ canvas, canvasElement }) => {
    await holdThree(canvasElement);
    await leaveAndComeBack(canvas, canvasElement);
    const [held] = canvas.getAllByRole("textbox", { name: /^Held of/ });
    if (held) await userEvent.type(held, "{Backspace}1");
    await userEvent.click(canvas.getByRole("button", { name: "Discard draft" }));
    await expect(canvas.queryByRole("button", { name: "Restore" })).toBeNull();
    await expect(canvas.getByText("83 accepted, 0 rejected, 1 held")).toBeVisible();
  },
});

/** The one who is signed in in all stories. */
const person = "0199f5c4-01e1-7000-8000-066351460001";

export const ChangedMeanwhile = meta.story({
  name: "what was left is not put over what somebody else has kept meanwhile before a person has chosen",
  beforeEach: ({ msw }) => {
    const { id, items } = demoCheck(0);
    const drafts = Object.fromEntries(
      items.map((line) => [line.id, { id: line.id, accepted: line.received - 1, rejected: 0, held: 1 }]),
    );
    keepInspection(localStorage, inspectionKey(person, id), { from: demoCheck(0), drafts, typed: true });
    msw.use(http.get("/oms/qc/:id", () => ok(keptByOther)));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "QC-000041");
    await expect(canvas.getByText("82 accepted, 2 rejected, 0 held")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Restore" }));
    await expect(await canvas.findByText("Someone else has changed this check")).toBeVisible();
    await expect(canvas.getByText("82 accepted, 0 rejected, 2 held")).toBeVisible();
    await expect(canvas.getByText("Kept by someone else: 46 accepted, 2 rejected for Leakage, 0 held")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^(Submit|Save draft)$/ })).toBeNull();
  },
});
