import preview from "../../../../../../.storybook/preview.tsx";
import { http } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { formStates } from "../../../stories/form-states.ts";
import type { Canvas } from "../../../stories/form.ts";
import { keep, sent } from "../../../stories/sent.ts";
import { ok, unlessStale } from "../../../stories/service.ts";
import { pageAt } from "../../../stories/thing-service.ts";
import { demoDocuments, warehouseDocumentService } from "./stories/demo-documents.ts";
import { demoWarehouse, warehouseService } from "./stories/demo-warehouses.ts";

const warehouse = demoWarehouse(0);
const states = formStates({
  path: `/warehouse-management/${warehouse.id}?tab=documents`,
  service: () => [...warehouseDocumentService, ...warehouseService()],
  role: "ADMIN",
  title: warehouse.companyName,
});

/** The papers of a warehouse over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Logistics/Warehouse documents",
  component: AppAt,
  ...states.screen,
});

const rowOf = async (canvas: Canvas, name: RegExp) => within(await canvas.findByRole("row", { name }));
const act = async (canvas: Canvas, document: string, label: string): Promise<void> => {
  await userEvent.click(await canvas.findByRole("button", { name: `Actions for ${document}` }));
  await userEvent.click(await screen.findByRole("menuitem", { name: label }));
};
const png = new File(["picture"], "licence.png", { type: "image/png" });
const upload = async (dialog: HTMLElement): Promise<void> => {
  const input = await waitFor(() => {
    const found = dialog.querySelector<HTMLInputElement>('input[type="file"]');
    if (found === null) throw new Error("There is no field for a file");
    return found;
  });
  await userEvent.upload(input, png);
};

export const Loaded = meta.story({
  name: "S2.64 the papers of a warehouse stand with what ends first on top, and what is over or soon stops the eye",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, warehouse.companyName);
    const fire = await rowOf(canvas, /^Fire certificate/);
    await expect(fire.getByText("expired 9 days ago")).toBeVisible();
    await expect(fire.getByText("Renewal applied for")).toBeVisible();
    await expect((await rowOf(canvas, /^Trade licence/)).getByText("33 days left")).toBeVisible();
    const gst = await rowOf(canvas, /^GST certificate/);
    await expect(gst.getByRole("link", { name: "gst-scan.pdf (opens in a new tab)" })).toHaveAttribute(
      "href",
      `/oms/document/${demoDocuments[3]?.file}/content`,
    );
    await expect(canvas.queryByText("Replaced")).toBeNull();
  },
});

export const Phone = meta.story({
  name: "on a phone each paper is a card",
  globals: states.phone.globals,
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, warehouse.companyName);
    await expect(await canvas.findByText("expired 9 days ago")).toBeVisible();
  },
});

export const Empty = meta.story({
  name: "a warehouse without papers says what they are for",
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/warehouse-document", ({ request }) => ok(pageAt(new URL(request.url), 0, () => null))));
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, warehouse.companyName);
    await expect(await canvas.findByText("No documents yet")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Add document" })).toBeVisible();
  },
});

/** Opens the dialog in which a paper is added. */
const askAdd = async (canvas: Canvas): Promise<HTMLElement> => {
  await userEvent.click(await canvas.findByRole("button", { name: "Add document" }));
  return screen.findByRole("dialog", { name: "Add document" });
};

export const Asks = meta.story({
  name: "S5.31 a paper that is added asks for what it is and for its file",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, warehouse.companyName);
    const dialog = within(await askAdd(canvas));
    await userEvent.click(dialog.getByRole("button", { name: "Add document" }));
    await expect(await dialog.findAllByText("This field is required")).toHaveLength(2);
  },
});

export const Replace = meta.story({
  name: "a paper that somebody else has replaced meanwhile is shown so, and replaced on the second press",
  beforeEach: ({ msw }) => {
    msw.use(
      http.post("/oms/warehouse-document/:id/replace", async ({ request }) => {
        await keep(request);
        return unlessStale(request, { ...demoDocuments[1], version: 4, fileName: "trade-2026.pdf" });
      }),
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, warehouse.companyName);
    await act(canvas, "Trade licence TR/2023/550812", "Replace");
    const box = await screen.findByRole("dialog", { name: "Replace Trade licence" });
    const dialog = within(box);
    await waitFor(() => expect(dialog.getByRole("textbox", { name: /^Number/ })).toHaveValue("TR/2023/550812"));
    await upload(box);
    // The file has been sent once it can be opened.
    await dialog.findByRole("link", { name: "Open licence.png" });
    await userEvent.click(dialog.getByRole("button", { name: "Replace" }));
    await expect(await dialog.findByText(/^Someone else has changed this document/)).toBeVisible();
    await expect(dialog.getByText("trade-2026.pdf")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Replace" }));
    await expect(await screen.findByText("Trade licence is replaced")).toBeVisible();
    await expect(sent).toHaveLength(2);
  },
});

export const Remove = meta.story({
  name: "a paper is removed after a question, and put back by Undo",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, warehouse.companyName);
    await act(canvas, "Fire certificate FI/2024/114207", "Remove");
    const question = within(await screen.findByRole("alertdialog"));
    await expect(question.getByText(/counts no more/)).toBeVisible();
    await userEvent.click(question.getByRole("button", { name: /^Yes, remove/ }));
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await expect(await screen.findByText(/document is as it was before$/)).toBeVisible();
  },
});

export const Earlier = meta.story({
  name: "what was replaced or removed is shown when it is asked for; what was removed can be put back",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, warehouse.companyName);
    await userEvent.click(await canvas.findByRole("button", { name: "Earlier documents" }));
    const replaced = await rowOf(canvas, /^FSSAI licence.*Replaced/);
    await expect(replaced.queryByRole("button")).toBeNull();
    await act(canvas, "Lease", "Put back");
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.click(question.getByRole("button", { name: /^Yes, put back/ }));
    await expect(await screen.findByText(/^Lease: document put back$/)).toBeVisible();
  },
});
