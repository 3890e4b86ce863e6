import { userEvent, within } from "storybook/test";
import { arrive } from "./arrive.ts";

export type Canvas = ReturnType<typeof within>;

/** A text field by its label. */
export const box = (canvas: Canvas, name: string): HTMLElement =>
  canvas.getByRole("textbox", { name: new RegExp(`^${name}\\b`) });

/** Replaces what stands in a field, as a person does. */
export const retype = async (canvas: Canvas, name: string, text: string): Promise<void> => {
  const input = box(canvas, name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
};

/** Waits until the form of this title stands. */
export const open = async (canvasElement: HTMLElement, title: string): Promise<Canvas> => {
  await arrive(canvasElement, title);
  const canvas = within(canvasElement);
  await canvas.findByRole("form", { name: title }, { timeout: 10_000 });
  return canvas;
};

/** Saves by the keyboard. */
export const save = async (): Promise<void> => {
  await userEvent.keyboard("{Control>}s{/Control}");
};
