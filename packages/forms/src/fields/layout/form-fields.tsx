import { createContext } from "react";
import { Field, type FieldOptions } from "../../react/field.tsx";
import "./form-layout.css";

/** What a page says about single fields, by name: a warning, another help. */
export type OptionsByField = Readonly<Record<string, Omit<FieldOptions, "name">>>;

const none: OptionsByField = {};
/** What the page says about fields, for those in groups. */
export const OptionsContext = createContext(none);

interface FormFieldsProps {
  readonly names: readonly string[];
  readonly options?: OptionsByField | undefined;
}

/** Fields in the form's grid, as wide as their definition says. */
export function FormFields({ names, options = none }: FormFieldsProps) {
  return (
    <OptionsContext value={options}>
      <div className="o2r-form-fields">
        {names.map((name) => (
          <Field key={name} name={name} {...options[name]} />
        ))}
      </div>
    </OptionsContext>
  );
}
