import type { Field, FormDefinition, Registry } from "@o2r/forms";
import { fieldText } from "../field-text.ts";
import { PrintFrame, PrintSection } from "./print-frame.tsx";
import { useNames } from "../use-names.ts";

export interface PrintRecordProps {
  readonly definition: FormDefinition;
  readonly registry: Registry;
  readonly title: string;
  /** The row as it is saved. */
  readonly row: object;
  readonly version: number;
  readonly onClose: () => void;
}

/** A record on paper: every field of its form, section by section, as it is saved. */
export function PrintRecord({ definition, registry, title, row, version, onClose }: PrintRecordProps) {
  const { sections, fields } = definition;
  const valueOf = (name: string): unknown => Reflect.get(row, name);
  const nameOf = useNames(
    definition,
    registry,
    Object.keys(fields).map((field) => ({ field, value: valueOf(field) })),
  );
  return (
    <PrintFrame title={title} version={version} onClose={onClose}>
      {sections.map((section) => (
        <PrintSection
          key={section.id}
          title={section.title}
          facts={section.fields.flatMap((name) => {
            const field: Field | undefined = fields[name];
            if (field === undefined || field.kind === "password") return [];
            return [{ term: field.label, value: fieldText(name, field, valueOf(name), nameOf) }];
          })}
        />
      ))}
    </PrintFrame>
  );
}
