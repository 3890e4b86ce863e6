import preview from "../../../../../../.storybook/preview.tsx";
import { expect, fireEvent, screen, userEvent, waitFor, within } from "storybook/test";
import { AppAt } from "../../../stories/app-at.tsx";
import { arrive } from "../../../stories/arrive.ts";
import { screenOf } from "../../../stories/screen-of.ts";
import { configService, demoNames } from "./stories/demo-lists.ts";

/** The master lists over the service that MSW plays. */
const meta = preview.meta({
  title: "Screens/Settings/Common config",
  component: AppAt,
  ...screenOf({ role: "SUPER_ADMIN", path: "/common-config", service: configService }),
});

const soon = { timeout: 10_000 };
const shown = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);

export const Loaded = meta.story({
  name: "S2.70 S7.60 the first list that things use shows its options in order, how often each is used, and which are off",
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Common Config");
    const row = within(await screen.findByRole("row", { name: /Bar/ }, soon));
    for (const words of ["BAR", "60", "Inactive"]) await expect(row.getByText(words)).toBeVisible();
    await expect(shown()).toEqual(demoNames);
  },
});

export const Moved = meta.story({
  name: "an option is moved by arrow keys and by dragging, and it is said where it is now",
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Common Config");
    const tin = await screen.findByRole("button", { name: /^Move Tin/ }, soon);
    tin.focus();
    await userEvent.keyboard("{ArrowUp}");
    await screen.findByText("Tin is now number 2 of 5", {}, soon);
    await expect(shown()).toEqual(["Pouch", "Tin", "Bottle", "Bar", "Box"]);
    await expect(screen.getByRole("button", { name: /^Move Tin/ })).toHaveFocus();
    const first = screen.getByRole("row", { name: /Pouch/ });
    const box = screen.getByRole("button", { name: /^Move Box/ });
    await fireEvent.dragStart(box);
    await fireEvent.dragOver(first);
    await fireEvent.drop(first);
    await fireEvent.dragEnd(box);
    await screen.findByText("Box is now number 1 of 5", {}, soon);
    await expect(shown()).toEqual(["Box", "Pouch", "Tin", "Bottle", "Bar"]);
  },
});

export const Create = meta.story({
  name: "S8.05 a new option stands at the end of its list",
  play: async ({ canvas, canvasElement }) => {
    await arrive(canvasElement, "Common Config");
    await userEvent.click(await canvas.findByRole("button", { name: "Add option" }, soon));
    const dialog = within(await screen.findByRole("dialog", { name: "Add New Option" }, soon));
    await userEvent.type(dialog.getByRole("textbox", { name: "Name" }), "Jar{Enter}");
    await screen.findByText("New option Jar is added in PACK_TYPE", {}, soon);
    await waitFor(() => expect(shown()).toEqual([...demoNames, "Jar"]), soon);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    await arrive(canvasElement, "Common Config");
    await expect(await screen.findByRole("rowheader", { name: "Pouch" }, soon)).toBeVisible();
  },
});
