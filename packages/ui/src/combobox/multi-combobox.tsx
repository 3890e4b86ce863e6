import { X } from "lucide-react";
import { useControlAttributes } from "../form-field/field-context.ts";
import { Icon } from "../icon/icon.tsx";
import { useLabels } from "../labels/labels.tsx";
import { comboboxEnglish } from "./combobox-labels.ts";
import { ComboboxCore } from "./combobox-core.tsx";
import type { MultiComboboxProps } from "./combobox.types.ts";

/** Several of many, found by typing. Backspace in the empty input takes the last one away. */
export function MultiCombobox(props: MultiComboboxProps) {
  const { value, onValueChange } = props;
  const { disabled } = useControlAttributes({ disabled: props.disabled });
  const words = useLabels("combobox", comboboxEnglish, props.labels);
  const remove = (gone: string) => onValueChange(value.filter((option) => option.value !== gone));
  const chips = value.map(({ value: id, label }) => (
    <span key={id} className="o2r-combobox-chip">
      <span>{label}</span>
      {!disabled && (
        <button type="button" aria-label={words.remove(label)} onClick={() => remove(id)}>
          <Icon as={X} size={12} />
        </button>
      )}
    </span>
  ));
  return <ComboboxCore {...props} multiple clearable={false} restingText="" chips={chips} />;
}
