import { createListCollection } from "@chakra-ui/react/collection";
import { Combobox as Parts } from "@chakra-ui/react/combobox";
import { OverlayPortal } from "../overlay-provider/overlay-portal.tsx";
import { ChevronDown, X } from "lucide-react";
import { useMemo, useState, type KeyboardEvent, type ReactNode } from "react";
import { useControlAttributes } from "../form-field/field-context.ts";
import { Icon } from "../icon/icon.tsx";
import "../input/input.css";
import { useLabels } from "../labels/labels.tsx";
import { comboboxEnglish } from "./combobox-labels.ts";
import { ComboboxList } from "./combobox-list.tsx";
import "./combobox.css";
import type { ComboboxOption, MultiComboboxProps } from "./combobox.types.ts";
import { useOptions } from "./use-options.ts";

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
  const { options, value, onValueChange, multiple, clearable, restingText, chips, disabled = false } = props;
  const words = useLabels("combobox", comboboxEnglish, props.labels);
  // Undefined while nothing is being typed.
  const [typed, setTyped] = useState<string>();
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
  const wired = useControlAttributes({ id: props.id, disabled });

  const choose = (values: readonly string[]) => {
    const known = [...value, ...lookUp.options];
    onValueChange(values.flatMap((id) => known.find((option) => option.value === id) ?? []));
    setTyped(undefined);
    if (multiple) search("");
  };
  const type = ({ inputValue, reason }: { inputValue: string; reason?: string | undefined }) => {
    // Whatever else the machine writes into the input follows from the value, which is the caller's.
    if (reason !== "input-change") return;
    setTyped(inputValue);
    search(inputValue);
    if (inputValue === "" && !multiple && clearable) onValueChange([]);
  };
  const changeOpen = ({ open }: { open: boolean }) => {
    if (open) search(typed ?? "");
    else setTyped(undefined);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter" && lookUp.status === "failed") {
      event.preventDefault();
      retry();
    }
    if (event.key === "Backspace" && multiple && !typed) {
      const last = value.at(-1);
      if (last) onValueChange(value.filter((option) => !sameValue(last)(option)));
    }
  };
  return (
    <Parts.Root
      className="o2r-combobox"
      collection={collection}
      value={value.map((option) => option.value)}
      onValueChange={({ value: next }) => choose(next)}
      inputValue={typed ?? restingText}
      onInputValueChange={type}
      onOpenChange={changeOpen}
      multiple={multiple}
      disabled={wired.disabled ?? false}
      openOnClick
      // A dialog that opens hides all that stands beside it: a list that were there already would stay hidden inside it.
      lazyMount
      unmountOnExit
      inputBehavior="autohighlight"
      selectionBehavior={multiple ? "clear" : "replace"}
      positioning={{ placement: "bottom-start", sameWidth: true, gutter: 4 }}
      translations={{ triggerLabel: words.open, clearTriggerLabel: words.clear }}
      {...(wired.id === undefined ? {} : { ids: { input: wired.id } })}
    >
      <Parts.Control className="o2r-input o2r-combobox-control" data-multiple={multiple || undefined}>
        {chips}
        <Parts.Input
          name={props.name}
          placeholder={value.length > 0 && multiple ? undefined : props.placeholder}
          aria-label={props["aria-label"]}
          aria-required={wired["aria-required"]}
          aria-invalid={wired["aria-invalid"]}
          aria-describedby={wired["aria-describedby"]}
          onKeyDown={press}
          onBlur={props.onBlur}
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
    </Parts.Root>
  );
}
