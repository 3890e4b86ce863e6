import { userEvent, within } from "storybook/test";
import { arrive } from "../../../../stories/arrive.ts";

/** Holds three units of the second line, which somebody else has not touched. */
export const holdThree = async (canvasElement: HTMLElement): Promise<void> => {
  await arrive(canvasElement, "QC-000041");
  const [, held] = within(canvasElement).getAllByRole("textbox", { name: /^Held of/ });
  if (held) await userEvent.type(held, "{Backspace}3");
};
