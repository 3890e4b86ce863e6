import { userEvent, within } from "storybook/test";
import { arrive } from "./arrive.ts";

export type Canvas = ReturnType<typeof within>;

/** A text field by its label: asking all fields of a long form for their roles and names takes a browser far longer. */
export const box = (canvas: Canvas, name: string): HTMLElement =>
  canvas.getByLabelText(new RegExp(`^${name}\\b`), {
    selector: "input:not([role], [type=checkbox], [type=file]), textarea",
  });

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
