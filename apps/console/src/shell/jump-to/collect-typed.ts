/** Keeps what is typed while what it is meant for is not there yet. */
export interface TypedText {
  /** Begins to keep it; returns what ends that. */
  readonly collect: () => () => void;
  /** What was typed since, Enter as a line's end; nothing is kept any more. */
  readonly take: () => string;
}

/** Letters that are typed nowhere in particular, kept for an input whose code is on its way. */
export const collectTyped = (): TypedText => {
  let text = "";
  let stop = (): void => undefined;
  return {
    collect: () => {
      text = "";
      const keep = (event: KeyboardEvent): void => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
        // As in the palette: other words than those that Enter was pressed for take it back.
        if (event.key === "Backspace") text = text.replace(/.\n*$/u, "");
        else if (event.key === "Enter") text += text && "\n";
        else if ([...event.key].length === 1) text += event.key;
        else return;
        event.preventDefault();
        event.stopPropagation();
      };
      document.addEventListener("keydown", keep, true);
      stop = () => document.removeEventListener("keydown", keep, true);
      return stop;
    },
    take: () => {
      stop();
      return text;
    },
  };
};
