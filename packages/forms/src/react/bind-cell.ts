import type { Engine } from "../engine/engine.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What `register` of react-hook-form is for the form's own fields. Rows are the engine's alone: react-hook-form would know
 * them by their places only, and 8,000 cells would each cost it a record.
 */
export const bindCell = (
  engine: Engine,
  address: string,
): { readonly ref: (element: Control | null) => void; readonly onChange: () => void } => {
  let stop: (() => void) | undefined;
  return {
    ref: (element) => {
      stop?.();
      stop = element ? engine.subscribeValue(address, () => write(element, engine.raw(address))) : undefined;
      if (element) write(element, engine.raw(address));
    },
    onChange: () => undefined,
  };
};

/** Only what differs: writing moves the caret. */
const write = (element: Control, raw: unknown): void => {
  const text = String(raw ?? "");
  if (element.type === "checkbox" && "checked" in element) element.checked = raw === true;
  else if (element.value !== text) element.value = text;
};
