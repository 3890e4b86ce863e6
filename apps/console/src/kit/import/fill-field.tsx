import { importEndpoints, type ImportJob } from "@o2r/api/contract/insight";
import { useClient, useMutation } from "@o2r/api/react";
import { defineForm, type Field, type Registry } from "@o2r/forms";
import { useState } from "react";
import { ActDialog } from "../form/act-dialog.tsx";
import { fieldText } from "../form/field-text.ts";
import { formRegistry } from "../form/form-registry.ts";

export interface FillFieldProps {
  readonly job: ImportJob;
  /** A field that no column of the file fills. */
  readonly name: string;
  readonly field: Field;
  /** The rows are being checked again. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** The field without what it asks of other fields, which are not there; it may stay empty. */
const alone = (field: Field): Field => {
  const { required: _r, visible: _v, enabled: _e, readOnly: _o, checks: _c, warns: _w, derive: _d, ...own } = field;
  return { ...own, width: "full" };
};

/** What a person would write into a cell to mean this value. */
const cellText = async (name: string, field: Field, value: unknown, { sources }: Registry): Promise<string> => {
  const values: unknown[] = (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined && one !== "");
  if (values.length === 0) return "";
  if (typeof value === "number" && field.kind !== "select") return String(value);
  const source = "options" in field && "source" in field.options ? sources?.[field.options.source] : undefined;
  const known = (await source?.resolve?.(values.map(String), new AbortController().signal)) ?? [];
  return fieldText(name, field, value, (_, id) => known.find((option) => String(option.value) === id)?.label);
};

/** Gives a field that no column of the file fills a column of its own, with the same value in every row. */
export function FillField({ job, name, field, onDone, onClose }: FillFieldProps) {
  const client = useClient();
  const [definition] = useState(() =>
    defineForm({ id: `fill-${job.thing}-${name}`, version: 1, fields: { [name]: alone(field) } }),
  );
  const [registry] = useState(() => formRegistry(client, definition));
  const { run } = useMutation(importEndpoints.match);
  return (
    <ActDialog
      size="sm"
      definition={definition}
      registry={registry}
      title={`Fill ${field.label}`}
      lead={`It stands in every row of ${job.fileName} afterwards, where it can be changed. Leave it empty to fill each row by itself.`}
      submit="Fill all rows"
      act={async (values) => {
        const text = await cellText(name, field, Reflect.get(values, name), registry);
        const body = { columns: job.columns, fills: [{ field: name, text }] };
        return run({ params: { id: job.id }, body });
      }}
      onDone={() => {
        onClose();
        onDone();
      }}
      onClose={onClose}
    />
  );
}
