import { Check } from "lucide-react";
import { useId } from "react";
import { useFieldControl } from "../form-field/field-context.ts";
import { Icon } from "../icon/icon.tsx";
import "./toggle-group.css";
import type { ToggleGroupProps, ToggleOption } from "./toggle-group.types.ts";

/** One, or several, of a few short answers, all of them in sight. Native radio buttons and boxes below the drawing. */
export function ToggleGroup(props: ToggleGroupProps) {
  const { options, variant = "joined", size = "md", disabled = false } = props;
  const field = useFieldControl();
  const made = useId();
  const name = props.name ?? made;
  const chosen = new Set(props.multiple ? props.value : [props.value]);
  const toggle = (value: string) => {
    if (!props.multiple) return props.onValueChange(value);
    const rest = (props.value ?? []).filter((one) => one !== value);
    return props.onValueChange(chosen.has(value) ? rest : [...rest, value]);
  };
  const option = ({ value, label, icon, hint, disabled: closed }: ToggleOption) => (
    <label key={value} className="o2r-toggle">
      <input
        type={props.multiple ? "checkbox" : "radio"}
        name={name}
        value={value}
        checked={chosen.has(value)}
        disabled={closed ?? (disabled || field?.disabled)}
        onChange={() => toggle(value)}
        onBlur={props.onBlur}
      />
      {variant === "chips" && chosen.has(value) && <Icon as={Check} size={14} />}
      {icon && <Icon as={icon} />}
      <span>{label}</span>
      {hint !== undefined && <span className="o2r-toggle-hint">{hint}</span>}
    </label>
  );
  return (
    <div
      role={props.multiple ? "group" : "radiogroup"}
      id={field?.id}
      className="o2r-toggle-group"
      data-variant={variant}
      data-size={size}
      aria-label={props["aria-label"]}
      aria-labelledby={props["aria-label"] ? undefined : field?.labelId}
      aria-describedby={field?.describedBy}
      {...(props.multiple
        ? {}
        : { "aria-required": field?.required || undefined, "aria-invalid": field?.invalid || undefined })}
      data-invalid={field?.invalid || undefined}
    >
      {options.map(option)}
    </div>
  );
}
