import { isWithin } from "../engine/paths.ts";
import type { Section } from "../definition/form.ts";
import type { FormHandle } from "./form-handle.ts";
import { useFormSnapshot } from "./use-form-snapshot.ts";

/** A section of the form with the number of its errors. */
export interface SectionState extends Section {
  /** Id of the section's element, for links to it. */
  readonly elementId: string;
  /** Errors that are shown in it. */
  readonly errors: number;
}

/** The form's sections with their shown errors, for an index beside the form. */
export const useSections = (form: FormHandle): readonly SectionState[] => {
  const { problems } = useFormSnapshot(form);
  return form.definition.sections.map((section) => ({
    ...section,
    elementId: sectionElementId(form, section),
    errors: problems.filter(({ field }) => section.fields.some((name) => isWithin(name, field))).length,
  }));
};

/** Id of the element of a section; links of a table of contents lead there. */
export const sectionElementId = (form: FormHandle, { id }: Section): string => `${form.id}-section-${id}`;
