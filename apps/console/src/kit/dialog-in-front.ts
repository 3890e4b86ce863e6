/** Whether a dialog that asks for an answer stands in front; an open calendar or a list of options does not ask. */
export const isDialogInFront = (): boolean =>
  document.querySelector("[role=dialog][aria-modal=true], [role=alertdialog]") !== null;
