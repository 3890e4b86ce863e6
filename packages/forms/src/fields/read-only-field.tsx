import { Link } from "@o2r/ui";
import type { FieldProps } from "../react/form-context.ts";
import { useFieldValue } from "../react/use-field.ts";
import { castValue } from "../engine/cast.ts";
import { useChosenOptions } from "./choice/chosen-options.ts";
import { useDocuments } from "./file/documents.ts";
import { FieldFrame } from "./field-frame.tsx";
import { useFormLabels } from "./labels.ts";
import { wordsOf } from "./value-words.ts";
import "./read-only-field.css";

/** What the field holds, as words instead of a control (`<Field name="…" as={ReadOnlyField} />`). It is sent as always. */
export function ReadOnlyField(props: FieldProps) {
  const { field, form, id, name } = props;
  const labels = useFormLabels();
  const { value } = castValue(field, useFieldValue(form, name));
  const values = value === undefined ? [] : [value].flat();
  const chosen = useChosenOptions(form, field, values.map(String));
  const isPicture = field.kind === "image" || field.kind === "images";
  const isFile = isPicture || field.kind === "file" || field.kind === "files";
  return (
    <FieldFrame of={props} required={false} words>
      <output id={id} className="o2r-read-only">
        {isFile && values.length > 0 ? (
          <Documents ids={values.map(String)} pictured={isPicture} />
        ) : value === undefined ? (
          "–"
        ) : (
          wordsOf(field, value, chosen, labels)
        )}
      </output>
    </FieldFrame>
  );
}

interface DocumentsProps {
  readonly ids: readonly string[];
  /** They are seen at a glance; what is no picture that a browser draws, such as EPS, is named. */
  readonly pictured: boolean;
}

function Documents({ ids, pictured }: DocumentsProps) {
  const { urlOf, fileUrlOf = urlOf } = useDocuments();
  const { document } = useFormLabels();
  return ids.map((id, index) => (
    <Link key={id} href={fileUrlOf(id)} external>
      {pictured ? (
        <img className="o2r-read-only-picture" src={urlOf(id)} alt={document(index + 1)} width={72} height={72} />
      ) : (
        document(index + 1)
      )}
    </Link>
  ));
}
