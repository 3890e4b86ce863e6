import { FormFields, type OptionsByField } from "@o2r/forms/fields";
import { sectionElementId, type FormHandle } from "@o2r/forms/react";
import type { ReactNode } from "react";

/** Something that a section shows beside its fields. */
export interface SectionExtra {
  /** The field it stands below; without one it stands below all. */
  readonly after?: string;
  readonly content: ReactNode;
}

export interface FormBodyProps {
  readonly form: FormHandle;
  readonly options: OptionsByField;
  readonly extras: Readonly<Record<string, SectionExtra>>;
}

/** The fields in two parts: up to and including a named one, and the rest. */
const splitAfter = (fields: readonly string[], name: string | undefined): readonly (readonly string[])[] => {
  const end = name === undefined ? fields.length : fields.indexOf(name) + 1;
  return [fields.slice(0, end), fields.slice(end)];
};

/** The sections of a form one below the other, with what the screen adds to them in its place. */
export function FormBody({ form, options, extras }: FormBodyProps) {
  return form.definition.sections.map((section) => {
    const id = sectionElementId(form, section);
    const extra = extras[section.id];
    const [above = [], below = []] = splitAfter(section.fields, extra?.after);
    return (
      <section key={section.id} id={id} className="o2r-form-section" aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`} className="o2r-form-section-title">
          {section.title}
        </h2>
        {section.description !== undefined && <p className="o2r-form-section-lead">{section.description}</p>}

        <FormFields names={above} options={options} />
        {extra && <div className="form-extra">{extra.content}</div>}
        {below.length > 0 && <FormFields names={below} options={options} />}
      </section>
    );
  });
}
