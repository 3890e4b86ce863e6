import { expect, fireEvent, fn, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { demoProducts } from "../../patterns/products.ts";
import { PricesGrid } from "../../patterns/prices-grid.tsx";

const meta = preview.meta({
  title: "Display/Data table/Grid",
  component: PricesGrid,
  args: { rows: demoProducts(), save: fn(async () => {}), links: false },
  parameters: { layout: "fullscreen" },
});

const focused = () => document.activeElement?.textContent;
const ready = (grid: HTMLElement) => waitFor(() => expect(grid).toHaveAttribute("aria-describedby"));

export const MovesByArrows = meta.story({
  tags: ["themed"],
  play: async ({ canvas, userEvent, step }) => {
    await ready(canvas.getByRole("grid", { name: "Prices" }));
    await step("the grid is one stop of Tab", async () => {
      await userEvent.tab();
      await userEvent.tab();
      await waitFor(() => expect(focused()).toBe("Sona Masoori Rice 25 kg"));
    });
    await step("arrows, Home, End and Page keys move", async () => {
      await userEvent.keyboard("{ArrowRight}{ArrowDown}");
      await expect(focused()).toBe("Annapurti");
      await userEvent.keyboard("{ArrowRight}{ArrowRight}");
      await expect(focused()).toBe("1240");
      await userEvent.keyboard("{End}");
      await expect(document.activeElement).toHaveAccessibleName("Actions for Chakki Atta 10 kg");
      await userEvent.keyboard("{Home}");
      await expect(document.activeElement).toHaveAccessibleName("Select Chakki Atta 10 kg");
      await userEvent.keyboard("{Control>}{End}{/Control}{ArrowLeft}");
      await expect(document.activeElement?.closest("[data-row]")).toHaveAttribute("data-row", "p16");
      await userEvent.keyboard("{Control>}{Home}{/Control}{ArrowUp}");
      await expect(document.activeElement).toHaveAccessibleName("Select all rows of this page");
    });
    await step("Tab leaves it forwards and backwards, and comes back to the same cell", async () => {
      await userEvent.keyboard("{ArrowDown}{ArrowRight}{ArrowRight}");
      await expect(focused()).toBe("Annapurti");
      // From the edge the browser goes to the next stop by itself, which no made-up key sets off.
      await fireEvent.keyDown(document.activeElement ?? document.body, { key: "Tab" });
      await expect(document.activeElement).toHaveAttribute("data-grid-edge", "end");
      canvas.getByRole("button", { name: "After" }).focus();
      canvas.getByRole("region", { name: "Prices" }).focus();
      await waitFor(() => expect(focused()).toBe("Annapurti"));
      await fireEvent.keyDown(document.activeElement ?? document.body, { key: "Tab", shiftKey: true });
      await expect(document.activeElement).toHaveAttribute("data-grid-edge", "start");
    });
  },
});

export const KeepsTheFocusInSight = meta.story({
  name: "A cell that has the focus is not below the column that stays",
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 560 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await ready(canvas.getByRole("grid", { name: "Prices" }));
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(focused()).toBe("Sona Masoori Rice 25 kg"));
    const edge = (element: Element | null, side: "left" | "right") =>
      element?.getBoundingClientRect()[side] ?? Number.NaN;
    await userEvent.keyboard("{End}");
    for (let presses = 0; presses < 12 && focused() !== "Annapurti"; presses++) {
      await userEvent.keyboard("{ArrowLeft}");
      const cell = document.activeElement?.closest("td") ?? null;
      const name = cell?.closest("tr")?.querySelector("th") ?? null;
      await waitFor(() => expect(edge(cell, "left")).toBeGreaterThanOrEqual(edge(name, "right") - 1));
    }
    await expect(focused()).toBe("Annapurti");
  },
});

export const SelectsRowsByTheSpaceBar = meta.story({
  play: async ({ canvas, userEvent }) => {
    await ready(canvas.getByRole("grid"));
    await userEvent.click(canvas.getByText("Chakki Atta 10 kg"));
    await userEvent.keyboard(" ");
    await expect(canvas.getByText("1 selected")).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Shift>} {/Shift}");
    await expect(canvas.getByText("3 selected")).toBeVisible();
  },
});

export const EditsInPlace = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await ready(canvas.getByRole("grid"));
    await step("Enter opens, Enter keeps and goes down", async () => {
      await userEvent.click(canvas.getByText("485.00"));
      await userEvent.keyboard("{Enter}");
      const input = await canvas.findByRole("textbox", { name: "MRP ₹ of Chakki Atta 10 kg" });
      await waitFor(() => expect(input).toHaveFocus());
      await expect(input).toHaveValue("485");
      await userEvent.keyboard("490.5{Enter}");
      await waitFor(() => expect(canvas.getByText("490.50")).toBeVisible());
      await expect(args.save).toHaveBeenLastCalledWith(expect.objectContaining({ id: "p2" }), "mrp", "490.5");
      await waitFor(() => expect(focused()).toBe("178.00"));
    });
    await step("what is refused stays open and says why", async () => {
      await userEvent.keyboard("abc{Enter}");
      await expect(await canvas.findByRole("alert")).toHaveTextContent("Enter an amount");
      await expect(canvas.getByRole("textbox")).toBeInvalid();
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(canvas.queryByRole("textbox")).toBeNull());
      await waitFor(() => expect(focused()).toBe("178.00"));
      await expect(args.save).toHaveBeenCalledTimes(1);
    });
    await step("a choice is a select", async () => {
      await userEvent.keyboard("{ArrowRight}{ArrowRight}{F2}");
      const choice = await canvas.findByRole("combobox", { name: "Platform of Toor Dal 1 kg × 20" });
      await userEvent.selectOptions(choice, "App");
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(args.save).toHaveBeenLastCalledWith(expect.anything(), "platform", "App"));
    });
    await step("a cell without an editor opens none", async () => {
      await userEvent.dblClick(canvas.getByText("Toor Dal 1 kg × 20"));
      await expect(canvas.queryByRole("textbox")).toBeNull();
    });
  },
});

export const ARefusedSaveStaysOpen = meta.story({
  args: {
    save: fn(async () => {
      throw new Error("MRP must be greater then PTR");
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await ready(canvas.getByRole("grid"));
    await userEvent.dblClick(canvas.getByText("485.00"));
    const input = await canvas.findByRole("textbox");
    await userEvent.clear(input);
    await userEvent.type(input, "100{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("MRP must be greater then PTR");
    await expect(input).toHaveValue("100");
    await expect(input).toHaveFocus();
  },
});

function copied(from: Element | null): string {
  const clipboardData = new DataTransfer();
  from?.dispatchEvent(new ClipboardEvent("copy", { bubbles: true, cancelable: true, clipboardData }));
  return clipboardData.getData("text/plain");
}

export const RangesAreMarkedAndCopied = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await ready(canvas.getByRole("grid"));
    const marked = () => canvasElement.querySelectorAll("[data-picked]").length;
    await userEvent.click(canvas.getByText("485.00"));
    await step("a single cell", async () => {
      await expect(copied(document.activeElement)).toBe("485");
    });
    await step("a range by Shift and arrows", async () => {
      await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}");
      await expect(marked()).toBe(6);
      await expect(copied(document.activeElement)).toBe("485\t1240\n178\t46\n189\t612");
      await waitFor(() => expect(canvas.getByText("6 cells copied")).toBeInTheDocument());
    });
    await step("Escape takes the marks away", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(marked()).toBe(0);
    });
    await step("a range by dragging", async () => {
      await userEvent.pointer([
        { keys: "[MouseLeft>]", target: canvas.getByText("485.00") },
        { target: canvas.getByText("1240") },
        { keys: "[/MouseLeft]" },
      ]);
      await expect(marked()).toBe(2);
    });
  },
});

export const ReachesRowsOutOfSight = meta.story({
  args: { rows: demoProducts(2000), links: true },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await ready(canvas.getByRole("grid"));
    await waitFor(() => expect(canvas.getByRole("region").scrollHeight).toBeGreaterThan(2000 * 36));
    await expect(canvasElement.querySelectorAll("[data-row]").length).toBeLessThan(100);
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement).toHaveAttribute("data-row-link"));
    await userEvent.keyboard("{Control>}{ArrowDown}{/Control}");
    await waitFor(() => expect(document.activeElement?.closest("[data-row]")).toHaveAttribute("aria-rowindex", "2000"));
    await userEvent.keyboard("{Control>}{ArrowUp}{/Control}");
    await waitFor(() => expect(document.activeElement?.closest("[data-row]")).toHaveAttribute("aria-rowindex", "1"));
    await step("a range over rows that are not drawn is copied whole, and marked where it is seen", async () => {
      await userEvent.keyboard("{Control>}{Shift>}{ArrowDown}{/Shift}{/Control}");
      await waitFor(() =>
        expect(document.activeElement?.closest("[data-row]")).toHaveAttribute("aria-rowindex", "2000"),
      );
      await waitFor(() =>
        expect(canvasElement.querySelectorAll("[data-row]:not(:has([data-picked]))")).toHaveLength(0),
      );
      const clipboardData = new DataTransfer();
      document.activeElement?.dispatchEvent(
        new ClipboardEvent("copy", { bubbles: true, cancelable: true, clipboardData }),
      );
      const lines = clipboardData.getData("text/plain").split("\n");
      await expect(lines).toHaveLength(2000);
      await expect(lines.filter((line) => line.trim() === "")).toEqual([]);
    });
  },
});

export const OpenCell = meta.story({
  play: async ({ canvas, userEvent }) => {
    await ready(canvas.getByRole("grid"));
    await userEvent.dblClick(canvas.getByText("485.00"));
    const input = await canvas.findByRole("textbox");
    await userEvent.clear(input);
    await userEvent.keyboard("x{Enter}");
    await expect(within(canvasElement(input)).getByRole("alert")).toBeVisible();
  },
});
const canvasElement = (input: HTMLElement) => input.closest<HTMLElement>(".o2r-table") ?? input;
