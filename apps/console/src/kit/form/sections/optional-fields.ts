import type { FormDefinition } from "@o2r/forms";
import type { OptionsByField } from "@o2r/forms/fields";

/**
 * Marks every field that a person may leave empty, so that what is asked for and what is not both say so. A field that is
 * always asked for is not marked while it waits for another.
 */
export const optionalFields = ({ fields }: FormDefinition): OptionsByField =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { readOnly, required }]) => readOnly !== true && required !== true)
      .map(([name]) => [name, { optional: true }]),
  );
