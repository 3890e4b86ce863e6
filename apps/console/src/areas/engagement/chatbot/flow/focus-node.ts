/** Puts the focus on a node of the canvas, where it is drawn. */
export const focusOnCanvas = (id: string): void =>
  document.querySelector<HTMLElement>(`.canvas .react-flow__node[data-id="${id}"]`)?.focus();

/** Puts the focus on a node of the list, where it stands. */
export const focusInList = (id: string): void =>
  document.querySelector<HTMLElement>(`[data-sortable="${id}"]`)?.focus();

/** Puts the focus on the first way of a node that leads nowhere yet, or else on its first one. */
export const focusWay = (id: string): void => {
  const ways = document.querySelectorAll<HTMLSelectElement>(`[data-sortable="${id}"] select`);
  ([...ways].find(({ value }) => value === "") ?? ways[0])?.focus();
};

/** Whether the focus is on the canvas. */
export const isOnCanvas = (): boolean => document.activeElement?.closest(".canvas") !== null;
