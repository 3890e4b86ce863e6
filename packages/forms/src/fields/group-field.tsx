import { Icon } from "@o2r/ui";
import { CircleAlert } from "lucide-react";
import { use, useCallback } from "react";
import { membersOf } from "../definition/members.ts";
import type { FieldProps } from "../react/form-context.ts";
import { FormFields, OptionsContext } from "./layout/form-fields.tsx";
import { Why } from "./why.tsx";
import "./group-field.css";

/**
 * A group of fields as a fieldset with its legend, in the form's grid. A field of it that a section or step names itself
 * stands there, not here.
 */
export function GroupField({ form, name, id, field, state, help = field.help }: FieldProps) {
  const { definition } = form;
  const elsewhere = new Set([...definition.sections, ...definition.steps].flatMap(({ fields }) => fields));
  const names = membersOf(definition, name).filter((one) => !elsewhere.has(one));
  const register = useCallback(
    (element: HTMLFieldSetElement | null) => form.registerElement(name, element),
    [form, name],
  );
  const { error } = state;
  return (
    <fieldset
      ref={register}
      id={id}
      className="o2r-form-group"
      aria-describedby={error === undefined ? help && `${id}-help` : `${id}-error`}
    >
      <legend className="o2r-form-group-title">
        {field.label}
        <Why form={form} name={name} />
      </legend>
      {error === undefined ? (
        help !== undefined && (
          <p id={`${id}-help`} className="o2r-field-help">
            {help}
          </p>
        )
      ) : (
        <p id={`${id}-error`} className="o2r-field-error">
          <Icon as={CircleAlert} size={14} />
          <span>{error}</span>
        </p>
      )}
      <FormFields names={names} options={use(OptionsContext)} />
    </fieldset>
  );
}
