import { within } from "storybook/test";

/** Waits until a page stands, by its heading. The first story of a run waits for the page's code as well. */
export const arrive = (canvasElement: HTMLElement, title?: string): Promise<HTMLElement> =>
  within(canvasElement).findByRole(
    "heading",
    { level: 1, ...(title === undefined ? {} : { name: title }) },
    { timeout: 30_000 },
  );
