import { useState, type CSSProperties } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { FormField } from "../form-field/form-field.tsx";
import { Combobox } from "./combobox.tsx";
import type { ComboboxOption } from "./combobox.types.ts";

const towns: readonly ComboboxOption[] = Array.from({ length: 12 }, (_, at) => ({
  value: `t${at}`,
  label: `Town ${at}`,
}));

function Town() {
  const [value, setValue] = useState<ComboboxOption | null>(null);
  return (
    <FormField label="Town">
      <Combobox name="town" options={towns} value={value} onValueChange={setValue} />
    </FormField>
  );
}

interface PlacedProps {
  place: CSSProperties;
  dir?: "ltr" | "rtl";
}

function Placed({ place, dir = "ltr" }: PlacedProps) {
  return (
    <div dir={dir} style={{ position: "fixed", inlineSize: 240, ...place }}>
      <Town />
    </div>
  );
}

const corner: CSSProperties = { top: 16, left: 16 };

const meta = preview.meta({
  title: "Patterns/A list at the page's edge",
  component: Placed,
  parameters: { layout: "fullscreen" },
  args: { place: corner },
});

/** The list is as wide as its input, straight below or above it, and whole on the page. */
async function standsByItsInput(list: Element | null, input: HTMLElement): Promise<void> {
  const box = list?.getBoundingClientRect();
  const control = input.closest(".o2r-combobox-control")?.getBoundingClientRect();
  if (box === undefined || control === undefined) throw new Error("There is no list");
  await expect(Math.abs(box.left - control.left)).toBeLessThanOrEqual(1);
  await expect(Math.abs(box.width - control.width)).toBeLessThanOrEqual(1);
  await expect(Math.min(Math.abs(box.top - control.bottom), Math.abs(control.top - box.bottom))).toBeLessThanOrEqual(6);
  await expect(box.top).toBeGreaterThanOrEqual(0);
  await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
}

const opens = async (): Promise<void> => {
  const input = await screen.findByRole("combobox", { name: /Town/ });
  await userEvent.click(input);
  await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(12));
  await waitFor(() => standsByItsInput(document.querySelector(".o2r-combobox-pop"), input));
};

export const AtTheRightEdge = meta.story({ args: { place: { top: 16, right: 0 } }, play: opens });
export const AtTheBottomEdge = meta.story({ args: { place: { bottom: 0, left: 16 } }, play: opens });
export const FromRightToLeft = meta.story({ args: { dir: "rtl", place: { top: 16, left: 0 } }, play: opens });
export const InADialog = meta.story({
  render: () => (
    <Dialog open onClose={() => undefined} title="Add an address">
      <Town />
    </Dialog>
  ),
  play: async () => {
    // It takes the focus once it stands, and would take it from a list that is open already.
    const dialog = await screen.findByRole("dialog");
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await opens();
  },
});
