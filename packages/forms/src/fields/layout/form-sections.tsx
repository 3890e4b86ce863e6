import type { ReactNode } from "react";
import { useFormContext } from "../../react/form-context.ts";
import { sectionElementId } from "../../react/use-sections.ts";
import { FormFields, type OptionsByField } from "./form-fields.tsx";
import "./form-layout.css";

interface FormSectionProps {
  /** Id of a section of the definition. */
  readonly id: string;
  /** Closed at first. Its title opens it, and so does whatever leads to one of its fields: an error, a link. */
  readonly folded?: boolean | undefined;
  readonly options?: OptionsByField | undefined;
  /** What belongs to the section beside its fields, below them. */
  readonly children?: ReactNode;
}

/** A section of the definition with its title and fields. */
export function FormSection({ id, folded = false, options, children }: FormSectionProps) {
  const { form } = useFormContext();
  const section = form.definition.sections.find((one) => one.id === id);
  if (!section) throw new RangeError(`Form "${form.definition.id}" has no section "${id}"`);
  const elementId = sectionElementId(form, section);
  const title = (
    <h2 id={`${elementId}-title`} className="o2r-form-section-title">
      {section.title}
    </h2>
  );
  const content = (
    <>
      {section.description !== undefined && <p className="o2r-form-section-lead">{section.description}</p>}
      <FormFields names={section.fields} options={options} />
      {children}
    </>
  );
  return (
    <section id={elementId} className="o2r-form-section" aria-labelledby={`${elementId}-title`}>
      {folded ? (
        <details>
          <summary className="o2r-form-section-fold">{title}</summary>
          {content}
        </details>
      ) : (
        <>
          {title}
          {content}
        </>
      )}
    </section>
  );
}

interface FormSectionsProps {
  /** Ids of the sections that are closed at first. */
  readonly folded?: readonly string[] | undefined;
  readonly options?: OptionsByField | undefined;
  /** What belongs to sections beside their fields, by the section's id. */
  readonly extras?: Readonly<Record<string, ReactNode>> | undefined;
}

/** The whole form: fields in no section first, then every section in its order. */
export function FormSections({ folded, options, extras = {} }: FormSectionsProps) {
  const { definition } = useFormContext().form;
  const placed = new Set(definition.sections.flatMap(({ fields }) => fields));
  // What stands in a group is drawn with it.
  const loose = Object.keys(definition.fields).filter((name) => !placed.has(name) && !name.includes("."));
  return (
    <>
      {loose.length > 0 && <FormFields names={loose} options={options} />}
      {definition.sections.map(({ id }) => (
        <FormSection key={id} id={id} folded={folded?.includes(id)} options={options}>
          {extras[id]}
        </FormSection>
      ))}
    </>
  );
}
