type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What a field held before a scan typed into it. */
export interface FieldBefore {
  readonly field: TextField;
  readonly value: string;
  readonly start: number | null;
  readonly end: number | null;
}

/** The fields of a run of keys as they were before it, with the one that the next key goes to. */
export const noteField = (fields: readonly FieldBefore[], target: EventTarget | null): readonly FieldBefore[] => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return fields;
  if (fields.some(({ field }) => field === target)) return fields;
  const { value, selectionStart: start, selectionEnd: end } = target;
  return [...fields, { field: target, value, start, end }];
};

/** Gives a field back what it held, as if it had been typed: whoever listens to the field learns of it. */
export const putBack = ({ field, value, start, end }: FieldBefore): void => {
  if (!field.isConnected || field.value === value) return;
  const owner = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  // React watches the value of the element itself, and believes only a change that it did not see being written.
  Object.getOwnPropertyDescriptor(owner.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "historyUndo" }));
  // A field without a caret, such as one of a number, has none to put back.
  if (start !== null) field.setSelectionRange(start, end);
};
