// Long because every way in which a check is inspected, refused and ended is played, on one check.
import preview from "../../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import type { Canvas } from "../../../stories/form.ts";
import { scan } from "../../../stories/scan.ts";
import { freshBrowser, ok, refuse, serviceFor, unlessStale } from "../../../stories/service.ts";
import { demoCheck, keptByOther as theirs, qcService } from "./stories/demo-checks.ts";
import { holdThree } from "./stories/hold-three.ts";

const check = demoCheck(0);

/** One inspection over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Stock/Quality check",
  component: AppAt,
  parameters: { layout: "fullscreen" },
  globals: { role: "HUB_MANAGER" },
  args: { path: `/quality-check/${check.id}` },
  beforeEach: ({ msw, globals }) => {
    const role = String(globals["role"]);
    freshBrowser(globals, role);
    msw.use(...qcService(), ...serviceFor(role));
  },
});

export const Warnings = meta.story({
  name: "a line warns of an expiry that is near, and of an MRP that is not the product's",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "QC-000041");
    const [first, second] = [...canvasElement.querySelectorAll<HTMLElement>(".check-line")];
    if (!first || !second) throw new Error("the check has two lines");
    await expect(within(first).getByText("12 days left")).toBeVisible();
    await expect(within(first).queryByText(/MRP differs/)).toBeNull();
    await expect(within(second).getByText(/^MRP differs: the product has ₹225/)).toBeVisible();
    await expect(canvas.queryByText(/215 days/)).toBeNull();
  },
});

export const Inspect = meta.story({
  name: "what is rejected or held is taken from what is accepted; a rejection needs its reason and photo",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "QC-000041");
    const line = within(canvasElement.querySelector<HTMLElement>(".check-line") ?? canvasElement);
    await expect(line.getByText("12 days left")).toBeVisible();
    const rejected = line.getByRole("textbox", { name: /^Rejected of/ });
    await userEvent.tripleClick(rejected);
    await userEvent.keyboard("2");
    await expect(canvas.getByText("82 accepted, 2 rejected, 0 held")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
    await expect(await line.findByText("Choose a reason. A rejection needs a photo")).toBeVisible();
    // What is pasted stays whole, and is told to be too long.
    const note = line.getByRole("textbox", { name: "Note" });
    await userEvent.click(note);
    await userEvent.paste("Torn ".repeat(61));
    await expect(note).toHaveValue("Torn ".repeat(61));
    await expect(note).toHaveAccessibleDescription("Can't exceed 300 characters");
    await expect(line.getByText(/The note is too long/)).toBeVisible();
  },
});

export const Short = meta.story({
  name: "units that are short need no photo, and the check ends without one",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "QC-000041");
    const line = within(canvasElement.querySelector<HTMLElement>(".check-line") ?? canvasElement);
    await userEvent.tripleClick(line.getByRole("textbox", { name: /^Rejected of/ }));
    await userEvent.keyboard("2");
    await userEvent.click(line.getByText("Damaged"));
    await expect(await line.findByText("Choose an image")).toBeVisible();
    await userEvent.click(line.getByText("Short"));
    await waitFor(() => expect(line.queryByText("Choose an image")).toBeNull());
    await pressSubmit(canvas);
  },
});

const pressSubmit = async (canvas: Canvas): Promise<void> => {
  await userEvent.click(canvas.getByRole("button", { name: "Submit" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Submit" }));
  // Of what there is nothing, nothing is said.
  await expect(dialog.getByText(/To the shelf: \d+ units\./)).not.toHaveTextContent(/(^|\D)0 units/);
  await userEvent.click(dialog.getByRole("button", { name: "Yes, submit now!" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
};

export const Passes = meta.story({
  name: "a check without a rejection asks once and ends",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "QC-000041");
    await pressSubmit(canvas);
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
});

export const Scan = meta.story({
  name: "a scanned code leads to its line, and a strange one is said to be so",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "QC-000041");
    const scan = canvas.getByRole("textbox", { name: "Scan EAN or SKU" });
    // Pasted: keys as quick as these would be a scanner's on one machine and a person's on another.
    const enter = async (code: string) => {
      await userEvent.click(scan);
      await userEvent.paste(code);
      await userEvent.keyboard("{Enter}");
    };
    await enter("8901234567802");
    await waitFor(() => expect(document.activeElement).toHaveTextContent("Groundnut Oil"));
    await enter("8900000000000");
    await expect(await canvas.findByText("8900000000000 is not on this check")).toBeVisible();
  },
});

export const Scanner = meta.story({
  name: "a scanner is heard wherever the focus is, types into no field and presses no button",
  play: async ({ canvas, canvasElement, step }) => {
    await arrive(canvasElement, "QC-000041");
    const [first, second] = [...canvasElement.querySelectorAll<HTMLElement>(".check-line")];
    const [rejected] = canvas.getAllByRole("textbox", { name: /^Rejected of/ });
    if (!first || !second || !rejected) throw new Error("the check has two lines");
    await step("with the focus on nothing", async () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      await expect(document.body).toHaveFocus();
      scan("8901234567802");
      await waitFor(() => expect(second).toHaveFocus());
    });
    await step("in a quantity, which keeps what a person typed", async () => {
      await userEvent.tripleClick(rejected);
      await userEvent.keyboard("2");
      scan("8901234567802");
      await waitFor(() => expect(second).toHaveFocus());
      await expect(rejected).toHaveValue("2");
      await expect(canvas.getByText("82 accepted, 2 rejected, 0 held")).toBeVisible();
    });
    await step("in its own box, once", async () => {
      const box = canvas.getByRole("textbox", { name: "Scan EAN or SKU" });
      box.focus();
      scan("8901234567801");
      await waitFor(() => expect(first).toHaveFocus());
      await expect(box).toHaveValue("");
      await expect(canvas.queryByText(/is not on this check/)).toBeNull();
    });
    await step("on a button", async () => {
      canvas.getByRole("button", { name: "Submit" }).focus();
      scan("8900000000000");
      await expect(await canvas.findByText("8900000000000 is not on this check")).toBeVisible();
      await expect(screen.queryByRole("alertdialog")).toBeNull();
    });
  },
});

export const Impossible = meta.story({
  name: "more rejected than came in is asked about, and can be put back",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "QC-000041");
    const [rejected] = canvas.getAllByRole("textbox", { name: /^Rejected of/ });
    if (!rejected) throw new Error("the check has lines");
    await userEvent.tripleClick(rejected);
    await userEvent.keyboard("3");
    await userEvent.tripleClick(rejected);
    await userEvent.paste("8905155064742");
    await expect(canvas.getByRole("alert")).toHaveTextContent("89,05,15,50,64,742 of 48?");
    await userEvent.click(canvas.getByRole("button", { name: "Back to 3 rejected, 0 held" }));
    await expect(rejected).toHaveValue("3");
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
});

export const Refused = meta.story({
  name: "a draft that the service refuses stays as it was typed",
  beforeEach: ({ msw }) => {
    msw.use(http.post("/oms/qc/:id/save", () => refuse(409, "row.conflict", "This check has ended")));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "QC-000041");
    const [held] = canvas.getAllByRole("textbox", { name: /^Held of/ });
    if (held) await userEvent.type(held, "{Backspace}3");
    await userEvent.click(canvas.getByRole("button", { name: "Save draft" }));
    await expect(await canvas.findByText("This check has ended")).toBeVisible();
    await expect(canvas.getByText("81 accepted, 0 rejected, 3 held")).toBeVisible();
  },
});

/** The versions that steps were sent with, and what was sent. */
const steps: { readonly version: string | null; readonly held: readonly number[] }[] = [];

/** A service on which somebody else saves right after this page has read. */
const changedMeanwhile = () => {
  steps.length = 0;
  let reads = 0;
  const step = async (request: Request) => {
    const version = request.headers.get("if-match");
    const { items } = (await request.clone().json()) as { items: { held: number }[] }; // what the page sends
    steps.push({ version, held: items.map(({ held }) => held) });
    return unlessStale(request, theirs);
  };
  return [
    http.get("/oms/qc/:id", () => {
      reads += 1;
      return ok(reads === 1 ? check : theirs);
    }),
    http.post("/oms/qc/:id/save", ({ request }) => step(request)),
    http.post("/oms/qc/:id/submit", ({ request }) => step(request)),
  ];
};

export const Stale = meta.story({
  name: "what somebody else has kept meanwhile is shown, and not overwritten before a person has chosen, who is led there",
  beforeEach: ({ msw }) => {
    msw.use(...changedMeanwhile());
  },
  play: async ({ canvas, canvasElement }) => {
    await holdThree(canvasElement);
    await pressSubmit(canvas);
    const question = await canvas.findByText("Someone else has changed this check");
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveFocus());
    await expect(canvas.getByRole("alert")).toContainElement(question);
    await expect(canvas.getByText("Kept by someone else: 46 accepted, 2 rejected for Leakage, 0 held")).toBeVisible();
    await expect(canvas.getByText("81 accepted, 0 rejected, 3 held")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^(Submit|Save draft)$/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Go on with mine" }));
    await pressSubmit(canvas);
    await expect(steps).toEqual([
      { version: '"1"', held: [0, 3] },
      { version: '"2"', held: [0, 3] },
    ]);
  },
});

export const StaleTaken = meta.story({
  name: "what somebody else has kept meanwhile can be taken in place of what was typed, by keys",
  beforeEach: ({ msw }) => {
    msw.use(...changedMeanwhile());
  },
  play: async ({ canvas, canvasElement }) => {
    await holdThree(canvasElement);
    canvas.getByRole("button", { name: "Save draft" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("alert")).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Take what is kept" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("82 accepted, 2 rejected, 0 held")).toBeVisible();
    await expect(canvas.queryByText(/^Kept by someone else/)).toBeNull();
    await pressSubmit(canvas);
    await expect(steps.map(({ version }) => version)).toEqual(['"1"', '"2"']);
  },
});

export const Ended = meta.story({
  name: "a check that has ended can be read, not changed",
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/qc/:id", () => ok(demoCheck(2))));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "QC-000043");
    await expect(await canvas.findByRole("link", { name: "Next check" })).toHaveAttribute(
      "href",
      `/quality-check/${demoCheck(0).id}`,
    );
    await expect(canvas.queryByRole("button", { name: "Submit" })).toBeNull();
    await expect(canvas.getAllByText("Partially passed")[0]).toBeVisible();
  },
});

export const HeldUnits = meta.story({
  name: "who may inspect begins a check of what an ended one still holds, from its page, and is led there",
  beforeEach: ({ msw }) => {
    const held = { ...demoCheck(2), held: 3 };
    const again = { ...demoCheck(5), received: 3 };
    msw.use(
      http.get("/oms/qc/:id", ({ params }) => ok(params["id"] === again.id ? again : held)),
      http.post("/oms/qc/:id/recheck", () => ok(again)),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "QC-000043");
    await userEvent.click(await canvas.findByRole("button", { name: "Check held units" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Check held units" }));
    await expect(question.getByText(/3 units wait in quarantine/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Yes, check held units now!" }));
    await arrive(canvasElement, "QC-000046");
    await expect(canvas.getByRole("button", { name: "Submit" })).toBeVisible();
  },
});

const resetFirst = check.items.map((line, place) => (place === 0 ? { ...line, reset: true } : line));

export const Reset = meta.story({
  name: "a line whose units a reset has taken says so and needs nothing; the others are inspected as before",
  beforeEach: ({ msw }) => {
    steps.length = 0;
    msw.use(
      http.get("/oms/qc/:id", () => ok({ ...check, items: resetFirst })),
      http.post("/oms/qc/:id/submit", async ({ request }) => {
        const { items } = (await request.json()) as { items: { held: number }[] }; // what the page sends
        steps.push({ version: request.headers.get("if-match"), held: items.map(({ held }) => held) });
        return ok({ ...demoCheck(0, "PASSED"), version: 2, items: resetFirst });
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "QC-000041");
    const [first] = [...canvasElement.querySelectorAll<HTMLElement>(".check-line")];
    if (!first) throw new Error("the check has two lines");
    await expect(within(first).getByText("Inventory reset has taken these units off the books")).toBeVisible();
    const [held, heldOfNext] = canvas.getAllByRole("textbox", { name: /^Held of/ });
    await expect(held).toHaveAttribute("readonly");
    await expect(heldOfNext).not.toHaveAttribute("readonly");
    await pressSubmit(canvas);
    await waitFor(() => expect(steps).toEqual([{ version: '"1"', held: [0] }]));
  },
});

export const Closed = meta.story({
  name: "a check of which a reset has left nothing is closed",
  beforeEach: ({ msw }) => {
    const items = check.items.map((line) => ({ ...line, reset: true }));
    msw.use(http.get("/oms/qc/:id", () => ok({ ...check, state: "CLOSED", items })));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "QC-000041");
    await expect(canvas.queryByRole("button", { name: "Submit" })).toBeNull();
    await expect(canvas.getAllByText("Inventory reset has taken these units off the books")).toHaveLength(2);
  },
});

export const Foreign = meta.story({
  name: "another warehouse's check does not exist",
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/qc/:id", () => refuse(404, "row.not-found", "Quality check not found")));
  },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "This quality check does not exist");
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "QC-000041");
  },
});
