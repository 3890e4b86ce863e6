import { createListCollection } from "@chakra-ui/react/collection";
import { Combobox as Parts, useCombobox } from "@chakra-ui/react/combobox";
import { OverlayPortal } from "../overlay-provider/overlay-portal.tsx";
import { ChevronDown, X } from "lucide-react";
import { useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { useControlAttributes } from "../form-field/field-context.ts";
import { Icon } from "../icon/icon.tsx";
import "../input/input.css";
import { useLabels } from "../labels/labels.tsx";
import { comboboxEnglish } from "./combobox-labels.ts";
import { ComboboxList } from "./combobox-list.tsx";
import "./combobox.css";
import type { ComboboxOption, MultiComboboxProps } from "./combobox.types.ts";
import { certainOption, useOptions } from "./use-options.ts";

interface CoreProps extends MultiComboboxProps {
  multiple: boolean;
  clearable: boolean;
  /** What the input shows while nothing is being typed. */
  restingText: string;
  /** Stands before the input: the chosen ones of a multiple choice. */
  chips?: ReactNode;
}

const sameValue = (a: ComboboxOption) => (b: ComboboxOption) => a.value === b.value;

/** What single and multiple choice share: an input that looks up options, and their list below it. */
export function ComboboxCore(props: CoreProps) {
  const { options, value, onValueChange, multiple, clearable, restingText, chips } = props;
  const words = useLabels("combobox", comboboxEnglish, props.labels);
  // Undefined while nothing is being typed.
  const [typed, setTyped] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  // Enter was pressed before the answer came.
  const enterWaits = useRef(false);
  const { lookUp, search, retry } = useOptions(options);
  const collection = useMemo(
    () =>
      createListCollection({
        items: [...lookUp.options],
        itemToString: (option) => option.label,
        itemToValue: (option) => option.value,
      }),
    [lookUp.options],
  );
  const wired = useControlAttributes({ id: props.id, disabled: props.disabled });

  const choose = (values: readonly string[]) => {
    const known = [...value, ...lookUp.options];
    onValueChange(values.flatMap((id) => known.find((option) => option.value === id) ?? []));
    setTyped(undefined);
    if (multiple) search("");
  };
  const combobox = useCombobox({
    collection,
    value: value.map((option) => option.value),
    onValueChange: ({ value: next }) => choose(next),
    // What the machine writes into the input follows from the value, which is the caller's; what a person does, from `type`.
    inputValue: typed ?? restingText,
    onOpenChange: ({ open, reason }) => {
      enterWaits.current = false;
      if (!open) setTyped(undefined);
      // A list that opens because something was typed or pasted is looked up by `type`.
      else if (reason !== "input-change") search("");
    },
    multiple,
    disabled: wired.disabled ?? false,
    openOnClick: true,
    selectionBehavior: multiple ? "clear" : "replace",
    // An input at the very edge of the page has its list there, too, and not beside it.
    positioning: { placement: "bottom-start", sameWidth: true, gutter: 4, overflowPadding: 0 },
    translations: { triggerLabel: words.open, clearTriggerLabel: words.clear },
    ...(wired.id === undefined ? {} : { ids: { input: wired.id } }),
  });
  const wanted = typed?.trim() ?? "";
  const type = (text: string) => {
    enterWaits.current = false;
    // What was highlighted is no answer to what is typed now.
    combobox.clearHighlightValue();
    setTyped(text);
    search(text);
    if (text === "" && !multiple && clearable) onValueChange([]);
  };
  const selectResting = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    // The words of the chosen one give way to what is typed.
    if (typed === undefined) currentTarget.select();
  };
  const leave = () => {
    // Another window that comes to the front, perhaps for a code to copy, leaves the focus here.
    if (input.current !== document.activeElement) {
      enterWaits.current = false;
      setTyped(undefined);
    }
    props.onBlur?.();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // These keys belong to the input method, which is composing a word.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && combobox.open) {
      const isHighlighted = lookUp.options.some((option) => option.value === combobox.highlightedValue);
      if (lookUp.status === "failed") retry();
      else if (lookUp.status === "loading") enterWaits.current = wanted !== "";
      else if (wanted === "" || isHighlighted) return;
      event.preventDefault();
    }
    if (event.key === "Backspace" && multiple && !typed) {
      const last = value.at(-1);
      if (last) onValueChange(value.filter((option) => !sameValue(last)(option)));
    }
  };
  const answer = useEffectEvent(() => {
    if (lookUp.status === "loading" || wanted === "") return;
    const certain = enterWaits.current ? certainOption(lookUp.options, wanted) : undefined;
    enterWaits.current = false;
    const [first] = lookUp.options;
    if (certain === undefined) {
      if (first) combobox.setHighlightValue(first.value);
      return;
    }
    if (!value.some(sameValue(certain))) combobox.selectValue(certain.value);
    combobox.setOpen(false);
  });
  useEffect(() => answer(), [lookUp]);
  const selectAgain = useEffectEvent(() => {
    if (input.current && input.current === document.activeElement) selectResting({ currentTarget: input.current });
  });
  useEffect(() => {
    if (!combobox.open) return;
    // The machine puts the caret at the end in the frame after it opens.
    const frame = requestAnimationFrame(() => selectAgain());
    return () => cancelAnimationFrame(frame);
  }, [combobox.open]);
  return (
    // A dialog that opens hides all that stands beside it: a list that were there already would stay hidden inside it.
    <Parts.RootProvider className="o2r-combobox" value={combobox} lazyMount unmountOnExit>
      <Parts.Control className="o2r-input o2r-combobox-control" data-multiple={multiple || undefined}>
        {chips}
        <Parts.Input
          ref={input}
          name={props.name}
          placeholder={value.length > 0 && multiple ? undefined : props.placeholder}
          aria-label={props["aria-label"]}
          aria-required={wired["aria-required"]}
          aria-invalid={wired["aria-invalid"]}
          aria-describedby={wired["aria-describedby"]}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={press}
          onFocus={selectResting}
          onClick={selectResting}
          onBlur={leave}
        />
        {clearable && value.length > 0 && !wired.disabled && (
          <Parts.ClearTrigger className="o2r-combobox-button" onClick={() => onValueChange([])}>
            <Icon as={X} size={14} />
          </Parts.ClearTrigger>
        )}
        <Parts.Trigger className="o2r-combobox-button">
          <Icon as={ChevronDown} size={14} />
        </Parts.Trigger>
      </Parts.Control>
      <OverlayPortal>
        <Parts.Positioner className="o2r-combobox-place">
          <ComboboxList lookUp={lookUp} onRetry={retry} words={words} />
        </Parts.Positioner>
      </OverlayPortal>
    </Parts.RootProvider>
  );
}
