import { Package, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../button/button.tsx";
import { Kbd } from "../kbd/kbd.tsx";
import { CommandPalette } from "./command-palette.tsx";
import type { CommandGroup } from "./command-palette.types.ts";
import { useCommandKey } from "./use-command-key.ts";
import type { About } from "../story/about.types.ts";
import { Window } from "../story/window.tsx";

const groups: readonly CommandGroup[] = [
  { id: "go", label: "Go to", commands: [{ id: "product", label: "Product", icon: Package, onSelect: () => {} }] },
  { id: "do", label: "Do", commands: [{ id: "add", label: "Add product", icon: Plus, onSelect: () => {} }] },
];

function Example() {
  const [open, setOpen] = useState(false);
  useCommandKey(() => setOpen(true));
  return (
    <>
      <Button onClick={() => setOpen(true)}>Go to or do</Button>
      <CommandPalette open={open} onClose={() => setOpen(false)} groups={groups} />
    </>
  );
}

export const about: About = {
  summary: "Everything that can be gone to or done, found by typing.",
  status: "stable",
  since: "0.1.0",
  exports: ["CommandPalette"],
  when: ["In consoles with more than a dozen screens. It adds a way; it never is the only one."],
  whenNot: ["To choose a value of a form: a combobox.", "For the acts of one thing: a menu."],
  example: Example,
  picture: () => (
    <Window title="prod" answers={<Kbd>Escape</Kbd>}>
      <span>Go to: Product</span>
      <span>Do: Add product</span>
    </Window>
  ),
  anatomy: [
    { name: "Words", what: "What is typed, from the first key on.", at: ".advice-window > strong" },
    {
      name: "Groups",
      what: "Screens first, then actions, then what `load` finds.",
      at: ".advice-window > span",
    },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Window title="stock">
            <span>Inventory</span>
            <span>Add batch</span>
          </Window>
        ),
        why: "Give other words in `keywords`: what staff call a screen.",
      },
      bad: {
        draw: () => (
          <Window title="stock">
            <span>Nothing found</span>
          </Window>
        ),
        why: "Whoever says “stock” does not find “Inventory” by its name alone.",
      },
    },
  ],
  keyboard: [
    { keys: ["Ctrl K"], does: "Opens it from anywhere, by `useCommandKey`." },
    { keys: ["↑", "↓", "Page Up", "Page Down"], does: "Move." },
    { keys: ["Enter"], does: "Chooses and closes; while `load` looks, once its answer leaves no doubt." },
    { keys: ["Escape"], does: "Closes; the focus returns to where it came from." },
  ],
  accessibility: ["A dialog whose list is read as it is narrowed.", "What the person may not do is not in it."],
};
