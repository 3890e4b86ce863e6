/** The words of an element that end in an ellipsis for want of room. */
export const cutWords = (element: HTMLElement): readonly string[] =>
  [element, ...element.querySelectorAll<HTMLElement>("*")]
    .filter((one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).textOverflow === "ellipsis")
    .map(({ textContent }) => textContent)
    .filter((words) => words !== "");
