import { Skeleton } from "@o2r/ui";
import type { FileField } from "../../definition/field.ts";
import type { FieldProps } from "../../react/form-context.ts";
import { useFieldValue } from "../../react/use-field.ts";
import { late } from "../late.tsx";
import { documentIds, FileFrame } from "./file-frame.tsx";
import { useFormLabels } from "../labels.ts";
import { keptDocument, refuseLarge, tellRemoved, useDocuments } from "./documents.ts";

const ImageUpload = late(async () => (await import("@o2r/ui/uploads")).ImageUpload);

/** One picture, or several of which the first is the chief one. */
export function ImageField(props: FieldProps) {
  const { field } = props;
  return field.kind === "image" || field.kind === "images" ? <Images {...props} field={field} /> : null;
}

function Images(props: FieldProps & { readonly field: FileField }) {
  const { field, form, name, state, change, leave } = props;
  const documents = useDocuments();
  const { tooLarge } = useFormLabels();
  const ids = documentIds(useFieldValue(form, name));
  const multiple = field.kind === "images";
  return (
    <FileFrame of={props} attached={ids.length > 0}>
      <ImageUpload
        instead={<Skeleton />}
        props={{
          name,
          multiple,
          accept: field.accept?.join(","),
          camera: field.camera,
          disabled: !state.enabled || state.readOnly,
          upload: refuseLarge(documents.upload, field.maxMB, tooLarge),
          value: ids.map((id) => keptDocument(documents, id)),
          onValueChange: (next) => {
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
