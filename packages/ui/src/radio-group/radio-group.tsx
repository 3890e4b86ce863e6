import { useId } from "react";
import { useFieldControl } from "../form-field/field-context.ts";
import "./radio-group.css";
import type { RadioGroupProps, RadioOption } from "./radio-group.types.ts";

/** One of a few, all of them in sight. Stands inside a `FormField group`, or has an `aria-label`. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, options, value, defaultValue, onValueChange, onBlur, inline = false } = props;
  const field = useFieldControl();
  const id = useId();
  const chosen = value === undefined ? {} : { value };
  const radio = (option: RadioOption) => (
    <label key={option.value} className="o2r-radio">
      <input
        type="radio"
        name={name}
        value={option.value}
        disabled={option.disabled ?? props.disabled ?? field?.disabled}
        aria-describedby={option.help ? `${id}-${option.value}` : undefined}
        onChange={() => onValueChange?.(option.value)}
        onBlur={onBlur}
        {...("value" in chosen
          ? { checked: chosen.value === option.value }
          : { defaultChecked: defaultValue === option.value })}
      />
      <span>
        {option.label}
        {option.help && (
          <span id={`${id}-${option.value}`} className="o2r-radio-help">
            {option.help}
          </span>
        )}
      </span>
    </label>
  );
  return (
    <div
      role="radiogroup"
      id={field?.id}
      className="o2r-radio-group"
      data-inline={inline || undefined}
      aria-label={props["aria-label"]}
      aria-labelledby={props["aria-label"] ? undefined : field?.labelId}
      aria-describedby={field?.describedBy}
      aria-required={field?.required || undefined}
      aria-invalid={field?.invalid || undefined}
    >
      {options.map(radio)}
    </div>
  );
}
