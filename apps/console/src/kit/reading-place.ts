/** Lets the script, but not Tab, put the focus on an element such as a heading: reading and Tab then go on from it. */
export const readingPlace = (element: HTMLElement): HTMLElement => {
  element.tabIndex = -1;
  return element;
};

/** Where the page begins: its heading, or all of it while there is none. */
export const pageStart = (): HTMLElement | null => {
  const main = document.querySelector<HTMLElement>("main");
  return pageHeading() ?? (main && readingPlace(main));
};

/** The heading of the page as a reading place; null while there is none. */
export const pageHeading = (): HTMLElement | null => {
  const heading = document.querySelector<HTMLElement>("main h1");
  return heading && readingPlace(heading);
};
