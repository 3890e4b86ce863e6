import { expect, screen, userEvent, waitFor, within } from "storybook/test";
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

/**
 * A field for a day, once it can be typed into: until its calendar has come, another that is disabled stands in its place, and
 * what is typed there is lost.
 */
export const findDay = (canvas: Canvas, name: RegExp): Promise<HTMLElement> =>
  waitFor(() => {
    const field = canvas.getByRole("textbox", { name });
    if (field.matches(":disabled")) throw new Error("Its calendar is on its way");
    return field;
  });

/** Chooses what a look-up finds by these words, by keyboard alone. */
export const chooseByKeys = async (canvas: Canvas, name: string, words: string): Promise<void> => {
  // Its code comes late.
  const input = await canvas.findByRole("combobox", { name: new RegExp(`^${name}\\b`) });
  await waitFor(() => expect(input).toBeEnabled());
  input.focus();
  await userEvent.clear(input);
  await userEvent.type(input, words);
  // Its look-ups rest for half a second in between.
  const patience = { timeout: 5000 };
  const found = () => screen.getByRole("option", { name: new RegExp(`^${words}`) });
  await waitFor(() => expect(found()).toHaveAttribute("data-highlighted"), patience);
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(input).toHaveValue(words), patience);
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
