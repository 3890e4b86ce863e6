import type { Field, FormDefinition, Registry } from "@o2r/forms";
import { Button, DateText, PrintSheet } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { Printer } from "lucide-react";
import { useState } from "react";
import { fieldText } from "./field-text.ts";
import { useNames } from "./use-names.ts";
import "./print-record.css";

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
  const [now] = useState(() => new Date().toISOString());
  const valueOf = (name: string): unknown => Reflect.get(row, name);
  const nameOf = useNames(
    definition,
    registry,
    Object.keys(fields).map((field) => ({ field, value: valueOf(field) })),
  );
  return (
    <Dialog
      open
      size="lg"
      title={`Print ${title}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" icon={Printer} onClick={() => print()}>
            Print
          </Button>
        </>
      }
    >
      <PrintSheet
        title={title}
        mark={
          <>
            Version {version} · <DateText value={now} time />
          </>
        }
      >
        {sections.map((section) => (
          <section key={section.id} className="print-record">
            <h3>{section.title}</h3>
            <table>
              <tbody>
                {section.fields.flatMap((name) => {
                  const field: Field | undefined = fields[name];
                  if (field === undefined || field.kind === "password") return [];
                  return [
                    <tr key={name}>
                      <th scope="row">{field.label}</th>
                      <td>{fieldText(name, field, valueOf(name), nameOf)}</td>
                    </tr>,
                  ];
                })}
              </tbody>
            </table>
          </section>
        ))}
      </PrintSheet>
    </Dialog>
  );
}
