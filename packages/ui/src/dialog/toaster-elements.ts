/** Toasts lie above dialogs: a press on one is no press outside. */
export const toasterElements = [() => document.querySelector<HTMLElement>("[data-o2r-toaster]")];
