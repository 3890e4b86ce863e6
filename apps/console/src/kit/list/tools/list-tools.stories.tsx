import { roleOf } from "../../../../../../.storybook/role-of.ts";
import { delay, http, HttpResponse } from "msw";
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../../.storybook/preview.tsx";
import { brandService } from "../../../areas/catalogue/brand/stories/demo-brands.ts";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { freshBrowser, refuse, serviceFor } from "../../../stories/service.ts";
import { demoId } from "../../../stories/thing-service.ts";

/** What is done with a list as a whole, over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Every screen/List tools",
  component: AppAt,
  parameters: { layout: "fullscreen", role: "SUPER_ADMIN" },
  args: { path: "/brand" },
  beforeEach: ({ msw, globals, parameters }) => {
    const role = roleOf({ globals, parameters });
    freshBrowser(globals, role);
    msw.use(...brandService(), ...serviceFor(role));
  },
});

const open = async (canvasElement: HTMLElement, item: string): Promise<HTMLElement> => {
  await arrive(canvasElement, "Brand");
  await within(canvasElement).findByText("Annapurti", {}, { timeout: 10_000 });
  if (item === "Export") await userEvent.click(within(canvasElement).getByRole("button", { name: "Export" }));
  else {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "More for this list" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: item }));
  }
  return screen.findByRole("dialog", {}, { timeout: 10_000 });
};

/** The files that the page hands to the browser, by name. */
const watchFiles = () => {
  const saved = fn<(name: string) => void>();
  spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download);
  });
  return saved;
};

export const Export = meta.story({
  name: "the export asks for the columns, the order and the filters of the list, and saves the file",
  args: { path: `/brand?manufacturer=${demoId(3)}&sort=-products` },
  play: async ({ canvasElement, msw }) => {
    const asked = fn<(query: Record<string, string>) => void>();
    msw.use(
      http.get("/oms/brand/export", ({ request }) => {
        asked(Object.fromEntries(new URL(request.url).searchParams));
        return new HttpResponse("\uFEFFBrand\r\n", {
          headers: {
            "content-type": "text/csv",
            "content-disposition": 'attachment; filename="brands-2026-11-21.csv"',
          },
        });
      }),
    );
    const saved = watchFiles();
    const dialog = within(await open(canvasElement, "Export"));
    await expect(dialog.getByText(/^\d+ brands in the order of the list/)).toBeVisible();
    await userEvent.click(dialog.getByRole("radio", { name: /Excel workbook/ }));
    await userEvent.click(dialog.getByRole("checkbox", { name: "Description" }));
    await userEvent.click(dialog.getByRole("button", { name: "Move Products up" }));
    await userEvent.click(dialog.getByRole("button", { name: "Export" }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith("brands-2026-11-21.csv"));
    await expect(asked).toHaveBeenCalledWith({
      manufacturer: demoId(3),
      sort: "-products",
      format: "xlsx",
      columns: expect.stringMatching(/^name,products,manufacturerName,.*description/),
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});

export const ExportOpen = meta.story({
  play: async ({ canvasElement }) => {
    await open(canvasElement, "Export");
  },
});

export const ExportFails = meta.story({
  name: "an export that fails says why, and can be tried again",
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/brand/export", () => refuse(503, "server.unavailable", "The service is busy")));
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await open(canvasElement, "Export"));
    await userEvent.click(dialog.getByRole("button", { name: "Export" }));
    await expect(await dialog.findByText(/The service is busy/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Export" })).toBeEnabled();
  },
});

export const ExportIsGivenUp = meta.story({
  name: "an export under way is given up with Cancel",
  beforeEach: ({ msw }) => {
    msw.use(http.get("/oms/brand/export", () => delay("infinite")));
  },
  play: async ({ canvasElement }) => {
    const saved = watchFiles();
    const dialog = within(await open(canvasElement, "Export"));
    await userEvent.click(dialog.getByRole("button", { name: "Export" }));
    await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(saved).not.toHaveBeenCalled();
  },
});

export const ExportOfSelected = meta.story({
  name: "what is selected is saved as a file alone, whatever the list is narrowed by",
  args: { path: "/brand?active=true" },
  play: async ({ canvas, canvasElement, msw }) => {
    const asked = fn<(query: Record<string, string>) => void>();
    msw.use(
      http.get("/oms/brand/export", ({ request }) => {
        asked(Object.fromEntries(new URL(request.url).searchParams));
        return new HttpResponse("Brand\r\n", { headers: { "content-type": "text/csv" } });
      }),
    );
    const saved = watchFiles();
    await arrive(canvasElement, "Brand");
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Select Annapurti" }, { timeout: 10_000 }));
    await userEvent.click(canvas.getByRole("button", { name: "Export selected" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Export brands" }, { timeout: 10_000 }));
    await expect(dialog.getByText("The 1 selected brand, in the order of the list.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Export" }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await expect(asked).toHaveBeenCalledWith(
      expect.objectContaining({ ids: expect.stringMatching(/^[0-9a-f-]{36}$/) }),
    );
    await expect(asked).not.toHaveBeenCalledWith(expect.objectContaining({ active: "true" }));
    await expect(canvas.getByText("1 selected")).toBeVisible();
  },
});

export const SelectOnPhone = meta.story({
  name: "on a phone selecting is begun from the menu, each card has a box then, and it ends when nothing is selected",
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Brand");
    await canvas.findByText("Annapurti", {}, { timeout: 10_000 });
    await expect(canvas.queryByRole("checkbox")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "More for this list" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Select" }));
    const box = await canvas.findByRole("checkbox", { name: "Select Annapurti" });
    await userEvent.click(box);
    await expect(canvas.getByText("1 selected")).toBeVisible();
    const act = canvas.getByRole("button", { name: "Deactivate" });
    await expect(act.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(act);
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Go back" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "Clear selection" }));
    await waitFor(() => expect(canvas.queryByRole("checkbox")).toBeNull());
  },
});

export const ColumnsAreChosen = meta.story({
  name: "columns are shown, hidden and moved, and come back with Reset",
  play: async ({ canvas, canvasElement }) => {
    const dialog = within(await open(canvasElement, "Columns"));
    await userEvent.click(dialog.getByRole("checkbox", { name: "Manufacturer" }));
    await userEvent.click(dialog.getByRole("checkbox", { name: "Description" }));
    await userEvent.click(dialog.getByRole("button", { name: "Show these columns" }));
    await expect(await canvas.findByRole("columnheader", { name: "Description" })).toBeInTheDocument();
    await waitFor(() => expect(canvas.queryByRole("columnheader", { name: /Manufacturer/ })).toBeNull());
    const again = within(await open(canvasElement, "Columns"));
    await userEvent.click(again.getByRole("button", { name: "Reset" }));
    await userEvent.click(again.getByRole("button", { name: "Show these columns" }));
    await expect(await canvas.findByRole("columnheader", { name: /Manufacturer/ })).toBeInTheDocument();
  },
});

export const Print = meta.story({
  name: "the list on paper has what is filtered, with the columns that are shown",
  play: async ({ canvasElement }) => {
    const printed = spyOn(window, "print").mockImplementation(() => {});
    const dialog = within(await open(canvasElement, "Print"));
    const sheet = within(await dialog.findByRole("article", { name: "Brand" }));
    await expect(sheet.getAllByRole("columnheader")[0]).toHaveTextContent("Brand");
    await expect(sheet.getByText("Annapurti", { selector: "td, td *" })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "Print" }));
    await expect(printed).toHaveBeenCalledOnce();
  },
});

export const PrintOfMany = meta.story({
  name: "a list of more than 500 rows says that the paper does not have them all, and its buttons stay in sight",
  beforeEach: ({ msw }) => {
    msw.use(...brandService(600));
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await open(canvasElement, "Print"));
    await expect(await dialog.findByText("The first 500 of 600 brands")).toBeVisible();
    const print = dialog.getByRole("button", { name: "Print" });
    await expect(print.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  },
});

export const PrintFails = meta.story({
  play: async ({ canvasElement, msw }) => {
    await arrive(canvasElement, "Brand");
    await within(canvasElement).findByText("Annapurti", {}, { timeout: 10_000 });
    msw.use(http.get("/oms/brand", () => refuse(503, "server.unavailable", "The service is busy")));
    const dialog = within(await open(canvasElement, "Print"));
    await expect(await dialog.findByText("The brands could not be loaded")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Print" })).toBeDisabled();
  },
});

export const Shortcuts = meta.story({
  name: "a question mark shows what can be pressed on the page",
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Brand");
    await userEvent.keyboard("?");
    const dialog = within(await screen.findByRole("dialog", { name: "Keyboard shortcuts" }, { timeout: 10_000 }));
    await expect(dialog.getByText("Next row")).toBeVisible();
    await expect(dialog.getByText("Search or jump to")).toBeVisible();
  },
});

export const ColumnsAtTheirHeads = meta.story({
  name: "a column is drawn wider and dragged at its heading; this browser keeps the width, the address the order",
  globals: { viewport: { value: "desk" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Brand");
    const handle = await canvas.findByRole("separator", { name: "Width of Manufacturer" }, { timeout: 10_000 });
    const heading = canvas.getByRole("columnheader", { name: /Manufacturer/ });
    const { width } = heading.getBoundingClientRect();
    handle.focus();
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    await waitFor(() => expect(heading.getBoundingClientRect().width).toBeCloseTo(width + 40, 0));
    await expect(localStorage.getItem("o2r.columns")).toContain("/oms/brand");
    const dataTransfer = new DataTransfer();
    const last =
      canvas
        .getAllByRole("columnheader")
        .filter((one) => one.draggable)
        .at(-1) ?? heading;
    await fireEvent.dragStart(heading, { dataTransfer });
    await fireEvent.dragOver(last, { dataTransfer, clientX: last.getBoundingClientRect().right - 2 });
    await fireEvent.drop(last, { dataTransfer, clientX: last.getBoundingClientRect().right - 2 });
    await fireEvent.dragEnd(heading);
    await waitFor(() =>
      expect(
        canvas
          .getAllByRole("columnheader")
          .filter((one) => one.draggable)
          .at(-1),
      ).toHaveTextContent("Manufacturer"),
    );
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Brand");
    await canvas.findByRole("link", { name: "Annapurti" });
    await userEvent.click(canvas.getByRole("button", { name: "More for this list" }));
    await expect(await screen.findByRole("menuitem", { name: "Export" })).toBeVisible();
    await expect(screen.queryByRole("menuitem", { name: "Columns" })).toBeNull();
  },
});
