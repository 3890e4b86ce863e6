import { ChevronDown } from "lucide-react";
import { useControlAttributes } from "../form-field/field-context.ts";
import { Icon } from "../icon/icon.tsx";
import "./native-select.css";
import type { NativeSelectProps } from "./native-select.types.ts";

/** One of a short list that is known in advance, drawn by the browser. For long or remote lists use `Combobox`. */
export function NativeSelect({ options, placeholder, size = "md", variant = "outline", ...rest }: NativeSelectProps) {
  const { required: _, ...native } = rest;
  return (
    <span className="o2r-select" data-size={size} data-variant={variant}>
      <select {...native} {...useControlAttributes(rest)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <Icon as={ChevronDown} size={14} />
    </span>
  );
}
