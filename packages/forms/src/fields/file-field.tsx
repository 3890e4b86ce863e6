import { IconButton, Link } from "@o2r/ui";
import { Trash2 } from "lucide-react";
import { useState, type ChangeEvent } from "react";
import type { FileField as FileDefinition } from "../definition/field.ts";
import type { FieldProps } from "../react/form-context.ts";
import { useFieldValue } from "../react/use-field.ts";
import { refuseLarge, useDocuments } from "./documents.ts";
import { documentIds, FileFrame } from "./file-frame.tsx";
import "./file-field.css";

/** The specification's default list (§5). */
const defaultAccept = ["image/jpeg", "image/gif", "image/png", "application/pdf", "application/postscript", ".eps"];

/** One document, or several. The input goes once a single one is attached. */
export function FileField(props: FieldProps) {
  const { field } = props;
  return field.kind === "file" || field.kind === "files" ? <Files {...props} field={field} /> : null;
}

function Files(props: FieldProps & { readonly field: FileDefinition }) {
  const { field, form, id, name, state, change, leave, aria } = props;
  const documents = useDocuments();
  const ids = documentIds(useFieldValue(form, name));
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const [status, setStatus] = useState("");
  const multiple = field.kind === "files";
  const write = (next: readonly string[]) => {
    change(multiple ? next : (next[0] ?? ""));
    leave();
  };
  const attach = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.currentTarget.files ?? [])].slice(0, multiple ? undefined : 1);
    // So that the same file can be chosen again after it was deleted.
    event.currentTarget.value = "";
    const upload = refuseLarge(documents.upload, field.maxMB);
    const tools = { onProgress: () => undefined, signal: new AbortController().signal };
    const failed: string[] = [];
    setStatus("Uploading…");
    for (const file of chosen) {
      try {
        const { id: kept } = await upload(file, tools);
        setNames((before) => new Map(before).set(kept, file.name));
        write([...documentIds(form.engine.raw(name)), kept]);
      } catch (error) {
        failed.push(`${file.name}: ${error instanceof Error ? error.message : "could not be uploaded"}`);
      }
    }
    setStatus(failed.join("\n"));
  };
  const labelOf = (document: string, index: number) => names.get(document) ?? `Document ${index + 1}`;
  const closed = !state.enabled || state.readOnly;
  return (
    <FileFrame of={props} attached={ids.length > 0}>
      <ul className="o2r-files">
        {ids.map((document, index) => (
          <li key={document}>
            <Link href={documents.urlOf(document)} external>
              {labelOf(document, index)}
            </Link>
            {!closed && (
              <IconButton
                size="sm"
                icon={Trash2}
                label={`Delete ${labelOf(document, index)}`}
                onClick={() => write(ids.filter((one) => one !== document))}
              />
            )}
          </li>
        ))}
      </ul>
      {(multiple || ids.length === 0) && (
        <input
          {...aria}
          id={id}
          name={name}
          type="file"
          aria-label={field.label}
          className="o2r-file-input"
          accept={(field.accept ?? defaultAccept).join(",")}
          multiple={multiple}
          disabled={closed}
          onChange={(event) => void attach(event)}
          onBlur={leave}
        />
      )}
      <output className="o2r-file-status">{status}</output>
    </FileFrame>
  );
}
