import preview from "../../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { cutWords } from "../../../stories/cut.ts";
import { listStates } from "../../../stories/list-states.ts";
import { keep, keepButRefuse, sent } from "../../../stories/sent.ts";
import { demoRejected, qcService } from "../qc/stories/demo-checks.ts";

const rejections = listStates({
  title: "Rejected SKUs",
  path: "/rejected-skus",
  service: qcService,
  role: "HUB_MANAGER",
  first: "Toor Dal 1 kg",
});

/** Rejected units over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Stock/Rejected SKUs",
  component: AppAt,
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

export const Whole = meta.story({
  name: "A desk shows every row's time and status whole",
  globals: { viewport: { value: "desk" } },
  play: async ({ canvasElement }) => {
    const row = await rejections.row(canvasElement);
    await expect(cutWords(row.parentElement ?? row)).toEqual([]);
  },
});

export const Phone = meta.story(rejections.phone);

export const Return = meta.story({
  name: "open units are returned, asked to be discarded, or checked again, and nothing else",
  play: async ({ canvasElement }) => {
    await actionsOf(canvasElement, /^Actions for 2 of Toor Dal/);
    const items = screen.getAllByRole("menuitem").map((item) => item.textContent);
    await expect(items).toEqual(["Open check", "Return to sender", "Ask to discard", "Check again", "Attach photo"]);
    await userEvent.click(screen.getByRole("menuitem", { name: "Return to sender" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Return to sender" }));
    await expect(dialog.getByText(/will leave the warehouse and go back to whoever sent them/)).toBeVisible();
    await userEvent.type(dialog.getByRole("textbox", { name: /^Return note/ }), "RN-17");
    await userEvent.click(dialog.getByRole("button", { name: "Return to sender" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

const png = new File(["picture"], "pack.png", { type: "image/png" });

export const AttachPhoto = meta.story({
  name: "a photo of rejected units is attached in the place of the one that their check took",
  play: async ({ canvasElement }) => {
    await actionsOf(canvasElement, /^Actions for 2 of Toor Dal/);
    await userEvent.click(screen.getByRole("menuitem", { name: "Attach photo" }));
    const dialog = await screen.findByRole("dialog", { name: "Attach photo" });
    await expect(within(dialog).getByText(/The photo of before stays with its check/)).toBeVisible();
    const input = await waitFor(() => {
      const found = dialog.querySelector<HTMLInputElement>('input[type="file"]');
      if (found === null) throw new Error("There is no field for a photo");
      return found;
    });
    await userEvent.upload(input, png);
    // It has been sent once it can be opened.
    await within(dialog).findByRole("link", { name: /^Open / }, { timeout: 10_000 });
    await userEvent.click(within(dialog).getByRole("button", { name: "Attach photo" }));
    await expect(await screen.findByText("The photo is attached", {}, { timeout: 10_000 })).toBeVisible();
  },
});

export const AttachAgain = meta.story({
  name: "nothing is said to stay of a photo that was attached to rejected units before",
  play: async ({ canvasElement }) => {
    await actionsOf(canvasElement, /^Actions for 6 of /);
    await userEvent.click(screen.getByRole("menuitem", { name: "Attach photo" }));
    const dialog = await screen.findByRole("dialog", { name: "Attach photo" });
    await expect(within(dialog).getByText(/^6 of/)).toBeVisible();
    await expect(within(dialog).queryByText(/stays with its check/)).toBeNull();
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

export const BulkReturn = meta.story({
  name: "several open rejections go back with one return note, with a result for each",
  beforeEach: ({ msw }) => {
    const said = "This rejection is returned already";
    msw.use(keepButRefuse("post", "/oms/rejected-sku/:id/return", demoRejected(4).id, said));
  },
  play: async ({ canvas, canvasElement }) => {
    // The oil waits for a decision, and is left out.
    await rejections.select(canvasElement, "Toor Dal 1 kg", "Groundnut Oil 1 L × 12", "Detergent Powder 1 kg");
    await expect(canvas.queryByRole("button", { name: "Approve discard" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Create return note" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Create return note" }));
    await expect(dialog.getByText(/^2 rejections \(8 units\): each will leave the warehouse/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Create return note" }));
    await expect(await dialog.findAllByText("This field is required")).not.toHaveLength(0);
    await userEvent.type(dialog.getByRole("textbox", { name: /^Return note/ }), "RN-17");
    await userEvent.click(dialog.getByRole("button", { name: "Create return note" }));
    await screen.findByRole("heading", { name: "1 of 2 rejections returned" }, { timeout: 10_000 });
    await expect(within(screen.getByRole("dialog")).getByText("This rejection is returned already")).toBeVisible();
    await expect(sent).toEqual(Array(2).fill({ note: "RN-17" }));
    await userEvent.click(screen.getByText("Close"));
  },
});

export const BulkAskDiscard = meta.story({
  name: "several are asked to be discarded at once; whoever asks decides on none of them",
  beforeEach: ({ msw }) => {
    msw.use(http.post("/oms/rejected-sku/:id/ask-discard", ({ request }) => keep(request)));
  },
  play: async ({ canvas, canvasElement }) => {
    await rejections.select(canvasElement, "Toor Dal 1 kg", "Detergent Powder 1 kg");
    await userEvent.click(canvas.getByRole("button", { name: "Ask to discard" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Ask to discard" }));
    await userEvent.type(dialog.getByRole("textbox", { name: "Note" }), "Leaks on the others");
    await userEvent.click(dialog.getByRole("button", { name: "Ask to discard" }));
    await screen.findByRole("heading", { name: "2 rejections asked to be discarded" }, { timeout: 10_000 });
    await expect(sent).toEqual(Array(2).fill({ note: "Leaks on the others" }));
    await userEvent.click(screen.getByText("Close"));
  },
});

export const BulkApprove = meta.story({
  name: "an administrator approves what others have asked to discard, after one question",
  globals: { role: "ADMIN" },
  play: async ({ canvas, canvasElement }) => {
    await rejections.select(canvasElement, "Toor Dal 1 kg", "Groundnut Oil 1 L × 12");
    await userEvent.click(canvas.getByRole("button", { name: "Approve discard" }));
    const question = within(await screen.findByRole("alertdialog", { name: "Approve discard" }));
    await expect(question.getByText(/will be thrown away and leave the books/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: "Yes, approve discard now!" }));
    await screen.findByRole("heading", { name: "1 rejection discarded" }, { timeout: 10_000 });
    await userEvent.click(screen.getByText("Close"));
  },
});
