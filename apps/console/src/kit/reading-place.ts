/** Lets the script, but not Tab, put the focus on an element such as a heading: reading and Tab then go on from it. */
export const readingPlace = (element: HTMLElement): HTMLElement => {
  element.tabIndex = -1;
  return element;
};

/** The heading of the page as a reading place; null while there is none. */
export const pageHeading = (): HTMLElement | null => {
  const heading = document.querySelector<HTMLElement>("main h1");
  return heading && readingPlace(heading);
};
