import { Boxes, Package, Plus, ShoppingCart } from "lucide-react";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Button } from "../button/button.tsx";
import { demoProducts } from "../patterns/products.ts";
import { about } from "./command-palette.about.tsx";
import { CommandPalette } from "./command-palette.tsx";
import type { CommandGroup, LoadCommands } from "./command-palette.types.ts";
import { useCommandKey } from "./use-command-key.ts";

const chosen = fn();
const command = (
  label: string,
  icon = Package,
  more: { detail?: string; hint?: string; keywords?: string[] } = {},
) => ({
  id: label,
  label,
  icon,
  onSelect: () => chosen(label),
  ...more,
});
const groups: readonly CommandGroup[] = [
  {
    id: "go",
    label: "Go to",
    commands: [
      command("Product"),
      command("Inventory", Boxes),
      command("Retailer Orders", ShoppingCart),
      command("Create Orders", ShoppingCart),
    ],
  },
  { id: "do", label: "Do", commands: [command("Add product", Plus, { hint: "N", keywords: ["new", "create"] })] },
];
const load: LoadCommands = async (query) => [
  {
    id: "found",
    label: "Products",
    commands: demoProducts()
      .filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))
      .map(({ id, name, sku }) => ({ ...command(name, Package, { detail: sku }), id })),
  },
];
const fails: LoadCommands = async () => {
  throw new Error("503");
};

const answers = new Map<string, (labels: readonly string[]) => void>();
const answersSlowly: LoadCommands = (query) =>
  new Promise((resolve) => {
    answers.set(query, (labels) =>
      resolve([{ id: "found", label: "Orders", commands: labels.map((label) => command(label)) }]),
    );
  });
const answerTo = (query: string) =>
  waitFor(() => {
    const answer = answers.get(query);
    if (answer === undefined) throw new Error(`${query} is not asked for`);
    return answer;
  });

interface DemoProps {
  groups: readonly CommandGroup[];
  load?: LoadCommands | undefined;
  startWith?: (() => string) | undefined;
}
function Palette(props: DemoProps) {
  const [open, setOpen] = useState(false);
  useCommandKey(() => setOpen(true));
  return (
    <div style={{ minBlockSize: 520 }}>
      <Button onClick={() => setOpen(true)}>Search</Button>
      <CommandPalette {...props} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

const meta = preview.meta({
  title: "Actions/Command palette",
  component: Palette,
  parameters: { about },
  args: { groups, load },
  beforeEach: () => {
    chosen.mockClear();
  },
});

export const Open = meta.story({
  tags: ["themed"],
  play: async ({ userEvent }) => {
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect(await screen.findByRole("dialog", { name: "Search or jump to" })).toBeVisible();
    await waitFor(() => expect(screen.getByRole("combobox")).toHaveFocus());
  },
});
export const IsOperatedByKeyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole("button", { name: "Search" });
    button.focus();
    await userEvent.keyboard("{Control>}k{/Control}");
    const input = await screen.findByRole("combobox");
    await waitFor(() => expect(input).toHaveFocus());
    await step("arrows move and turn round at the ends", async () => {
      await userEvent.keyboard("{ArrowUp}");
      await expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Add product");
      await userEvent.keyboard("{ArrowDown}{ArrowDown}");
      await expect(screen.getByRole("option", { selected: true })).toHaveTextContent("Inventory");
      await expect(input).toHaveAttribute("aria-activedescendant", screen.getByRole("option", { selected: true }).id);
    });
    await step("typing finds, Enter chooses and closes", async () => {
      await userEvent.keyboard("new");
      await expect(screen.getAllByRole("option")).toHaveLength(1);
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await expect(chosen.mock.calls).toEqual([["Add product"]]);
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step("Escape closes, and it begins again", async () => {
      await userEvent.keyboard("{Control>}k{/Control}");
      await waitFor(() => expect(screen.getByRole("combobox")).toHaveFocus());
      await expect(screen.getByRole("combobox")).toHaveValue("");
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
      await userEvent.keyboard("{Control>}k{/Control}");
      await waitFor(() => expect(screen.getByRole("combobox")).toHaveFocus());
    });
  },
});
export const KeepsWhatIsTypedAtOnce = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Search" }).focus();
    await userEvent.keyboard("{Control>}k{/Control}inven");
    await expect(screen.getByRole("combobox")).toHaveValue("inven");
  },
});
export const StartsWithWhatWasTyped = meta.story({
  args: { startWith: () => "inven" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await expect(await screen.findByRole("combobox")).toHaveValue("inven");
    await userEvent.keyboard("t");
    await expect(screen.getByRole("combobox")).toHaveValue("invent");
    await expect(screen.getAllByRole("option")).toHaveLength(1);
  },
});
export const StartsWithEnter = meta.story({
  args: { startWith: () => "toor\n" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await waitFor(() => expect(chosen.mock.calls).toEqual([["Toor Dal 1 kg × 20"]]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
});
export const LooksUpRecords = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await screen.findByRole("combobox");
    await userEvent.keyboard("dal");
    const option = await screen.findByRole("option", { name: /Toor Dal/ });
    await userEvent.click(option);
    await expect(chosen.mock.calls).toEqual([["Toor Dal 1 kg × 20"]]);
  },
});
/** Who types and presses Enter at once means the answer to all that was typed, not to its beginning. */
export const EnterBeforeTheAnswer = meta.story({
  args: { groups: [], load: answersSlowly },
  beforeEach: () => {
    answers.clear();
  },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    const input = await screen.findByRole("combobox");
    await userEvent.keyboard("RO-1");
    (await answerTo("RO-1"))(["RO-12", "RO-1"]);
    await screen.findByRole("option", { name: "RO-12" });
    await step("words that go on take it back", async () => {
      await userEvent.keyboard("5{Enter}6");
      (await answerTo("RO-156"))(["RO-156"]);
      await screen.findByRole("option", { name: "RO-156" });
      await expect(chosen).not.toHaveBeenCalled();
    });
    await step("of several it chooses none unseen", async () => {
      await userEvent.clear(input);
      answers.clear();
      await userEvent.keyboard("RO-{Enter}");
      (await answerTo("RO-"))(["RO-1", "RO-2"]);
      await screen.findByRole("option", { name: "RO-2" });
      await expect(chosen).not.toHaveBeenCalled();
    });
    await step("it waits for the answer and chooses that, with nothing in view before it, too", async () => {
      await userEvent.keyboard("9");
      (await answerTo("RO-9"))([]);
      await waitFor(() => expect(screen.queryByRole("option")).toBeNull());
      await userEvent.keyboard("{Backspace}12{Enter}");
      await expect(chosen).not.toHaveBeenCalled();
      (await answerTo("RO-12"))(["RO-120", "RO-12"]);
      await waitFor(() => expect(input).not.toBeInTheDocument());
      await expect(chosen.mock.calls).toEqual([["RO-12"]]);
    });
  },
});
export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await screen.findByRole("combobox");
    await userEvent.keyboard("🧾 zzz");
    await waitFor(() => expect(screen.getAllByText("Nothing found")[0]).toBeVisible());
    await userEvent.keyboard("{Enter}");
    await expect(chosen).not.toHaveBeenCalled();
  },
});
export const LookUpFails = meta.story({
  args: { load: fails },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await screen.findByRole("combobox");
    await userEvent.keyboard("order");
    await expect(await screen.findByText("Could not look further")).toBeVisible();
    await expect(screen.getAllByRole("option")).toHaveLength(2);
  },
});
export const BadInput = meta.story({
  args: {
    groups: [
      { id: "none", label: "None", commands: [] },
      {
        id: "long",
        label: "Toor Dal क्षितिज 🧾 ".repeat(50),
        commands: [
          command("x".repeat(10_000)),
          command("Toor Dal क्षितिज 🧾 ".repeat(50), Package, { detail: "y".repeat(500) }),
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Search" }));
    await expect(await screen.findAllByRole("option")).toHaveLength(2);
  },
});
