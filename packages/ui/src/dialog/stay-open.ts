/**
 * What floats is closed by its owner alone. The machine below would close a dialog together with the menu or dialog
 * that it came from, when it opens while that one is still leaving.
 */
export const stayOpen = (event: { preventDefault: () => void }): void => event.preventDefault();
