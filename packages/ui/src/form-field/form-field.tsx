import { CircleAlert, TriangleAlert } from "lucide-react";
import { useId, useMemo } from "react";
import { Icon } from "../icon/icon.tsx";
import { useLabels } from "../labels/labels.tsx";
import { FieldContext } from "./field-context.ts";
import "./form-field.css";
import type { FormFieldProps } from "./form-field.types.ts";

const english = { optional: "Optional" };

const isShown = (node: unknown) => node !== undefined && node !== null && node !== false && node !== "";

/** The frame of a field: label, asterisk, help, error and warning, wired to the control inside it. */
export function FormField(props: FormFieldProps) {
  const { label, help, error, warning, why, group = false, hideLabel = false, children } = props;
  const { required = false, optional = false, disabled = false } = props;
  const words = useLabels("formField", english, props.labels);
  const made = useId();
  const id = props.id ?? made;
  const invalid = isShown(error);
  const describedBy =
    [invalid ? `${id}-error` : isShown(help) && `${id}-help`, isShown(warning) && `${id}-warning`, props.describedBy]
      .filter(Boolean)
      .join(" ") || undefined;
  const labelId = `${id}-label`;
  const control = useMemo(
    () => ({ id, labelId, describedBy, required, invalid, disabled }),
    [id, labelId, describedBy, required, invalid, disabled],
  );
  const named = group ? { role: "group", "aria-labelledby": labelId, "aria-describedby": describedBy } : {};
  const Label = group ? "span" : "label";
  return (
    <div className="o2r-field" data-invalid={invalid || undefined} {...named}>
      <div className="o2r-field-head" data-hidden={hideLabel || undefined}>
        <Label id={labelId} className="o2r-field-label" {...(group ? {} : { htmlFor: id })}>
          {label}
          {required && (
            <span className="o2r-field-required" aria-hidden>
              *
            </span>
          )}
        </Label>
        {why}
        {optional && !required && <span className="o2r-field-optional">{words.optional}</span>}
      </div>
      <FieldContext value={control}>{children}</FieldContext>
      {invalid ? (
        <p id={`${id}-error`} className="o2r-field-error">
          <Icon as={CircleAlert} size={14} />
          <span>{error}</span>
        </p>
      ) : (
        isShown(help) && (
          <p id={`${id}-help`} className="o2r-field-help">
            {help}
          </p>
        )
      )}
      {isShown(warning) && (
        <p id={`${id}-warning`} className="o2r-field-warning">
          <Icon as={TriangleAlert} size={14} />
          <span>{warning}</span>
        </p>
      )}
    </div>
  );
}
