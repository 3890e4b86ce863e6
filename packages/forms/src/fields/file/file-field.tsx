import { Skeleton } from "@o2r/ui";
import { useState } from "react";
import type { FileField as FileDefinition } from "../../definition/field.ts";
import type { FieldProps } from "../../react/form-context.ts";
import { useFieldValue } from "../../react/use-field.ts";
import { keptDocument, type KeptDocument, tellRemoved, useDocuments } from "./documents.ts";
import { late } from "../late.tsx";
import { documentIds, FileFrame } from "./file-frame.tsx";

const FileUpload = late(async () => (await import("@o2r/ui/uploads")).FileUpload);

/** One document, or several. The input goes once a single one is attached. */
export function FileField(props: FieldProps) {
  const { field } = props;
  return field.kind === "file" || field.kind === "files" ? <Files {...props} field={field} /> : null;
}

function Files(props: FieldProps & { readonly field: FileDefinition }) {
  const { field, form, name, state, change, leave } = props;
  const documents = useDocuments();
  const ids = documentIds(useFieldValue(form, name));
  // What was uploaded here has a name; the form itself holds ids only.
  const [known, setKnown] = useState<ReadonlyMap<string, KeptDocument>>(new Map());
  const multiple = field.kind === "files";
  return (
    <FileFrame of={props} attached={ids.length > 0}>
      <FileUpload
        instead={<Skeleton />}
        props={{
          name,
          multiple,
          accept: field.accept?.join(","),
          maxMB: field.maxMB,
          maxFiles: field.maxItems,
          disabled: !state.enabled,
          readOnly: state.readOnly,
          upload: documents.upload,
          value: ids.map((id) => known.get(id) ?? keptDocument(documents, id)),
          onValueChange: (next) => {
            setKnown(new Map(next.map((document) => [document.id, document])));
            change(multiple ? next.map(({ id }) => id) : (next[0]?.id ?? ""));
            leave();
            tellRemoved(documents, ids, next);
          },
          onUnsentChange: (unsent) => documents.onUnsentChange?.(name, unsent),
          onBlur: leave,
        }}
      />
    </FileFrame>
  );
}
