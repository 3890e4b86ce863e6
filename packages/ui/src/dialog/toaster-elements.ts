/**
 * Toasts lie above dialogs: a press on one is no press outside. Before the first toast an element that stands nowhere
 * is given, since the dialog's machine waits for one and complains after a second.
 */
export const toasterElements = [
  () => document.querySelector<HTMLElement>("[data-o2r-toaster]") ?? document.createElement("div"),
];
