import { Upload } from "lucide-react";
import { type ChangeEvent, type DragEvent, type FocusEvent, useRef, useState } from "react";
import { useKeptFocus } from "../focus/use-kept-focus.ts";
import { useControlAttributes, useFieldControl } from "../form-field/field-context.ts";
import { Icon } from "../icon/icon.tsx";
import { useLabels } from "../labels/labels.tsx";
import { LiveRegion } from "../live-region/live-region.tsx";
import { defaultAccept, namesOfAccepted } from "../upload/accept.ts";
import type { UploadedFile } from "../upload/upload.types.ts";
import { useUploads } from "../upload/use-uploads.ts";
import { chooseFiles } from "./choose-files.ts";
import { KeptRow, PendingRow } from "./file-row.tsx";
import { fileUploadEnglish } from "./file-upload-labels.ts";
import "./file-upload.css";
import type { FileUploadProps } from "./file-upload.types.ts";

const none: readonly UploadedFile[] = [];

/** Files that belong to a thing, sent as soon as they are chosen, each by itself. */
export function FileUpload(props: FileUploadProps) {
  const { onValueChange, upload, multiple = false, accept = defaultAccept, maxMB, readOnly = false, name } = props;
  const value = props.value ?? none;
  const maxFiles = multiple ? (props.maxFiles ?? Number.POSITIVE_INFINITY) : 1;
  const words = useLabels("fileUpload", fileUploadEnglish, props.labels);
  const field = useFieldControl();
  const wired = useControlAttributes(props);
  const [said, setSaid] = useState("");
  const [dragged, setDragged] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(root);
  const arrive = (next: readonly UploadedFile[]) => {
    setSaid(words.arrived(nameOf(next.at(-1), next.length)));
    onValueChange(next);
  };
  const { pending, add, drop, retry } = useUploads({
    value,
    onValueChange: arrive,
    upload,
    onUnsentChange: props.onUnsentChange,
  });

  const nameOf = (file: UploadedFile | undefined, place: number) => file?.name || words.unnamed(place);
  const count = value.length + pending.filter(({ state }) => state !== "refused").length;
  const open = !readOnly && !wired.disabled && count < maxFiles;
  const take = (files: Iterable<File>) => {
    for (const { key, state } of pending) if (state === "refused") drop(key);
    add(chooseFiles([...files], { accept, maxMB, room: maxFiles - count, maxFiles }, words));
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.currentTarget.files ?? []);
    // So that the same file can be chosen again after it was deleted.
    event.currentTarget.value = "";
  };
  const receive = (event: DragEvent) => {
    event.preventDefault();
    setDragged(false);
    if (open) take(event.dataTransfer.files);
  };
  const remove = (file: UploadedFile, place: number) => {
    setSaid(words.removed(nameOf(file, place)));
    onValueChange(value.filter(({ id }) => id !== file.id));
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    keepFocus.onBlur(event);
    if (!event.currentTarget.contains(event.relatedTarget)) props.onBlur?.();
  };
  const hint = words.hint({ kinds: namesOfAccepted(accept), maxMB });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a second way; the input is the first
    <div
      ref={root}
      className="o2r-upload"
      {...(field ? {} : { role: "group", "aria-label": props["aria-label"] })}
      onFocus={keepFocus.onFocus}
      onBlur={leave}
      onDragOver={(event) => {
        event.preventDefault();
        setDragged(open);
      }}
      onDragLeave={() => setDragged(false)}
      onDrop={receive}
    >
      {value.length + pending.length > 0 && (
        <ul className="o2r-upload-list">
          {value.map((file, index) => (
            <KeptRow
              key={file.id}
              file={file}
              name={nameOf(file, index + 1)}
              words={words}
              onRemove={readOnly || wired.disabled ? undefined : () => remove(file, index + 1)}
            />
          ))}
          {pending.map((it) => (
            <PendingRow key={it.key} upload={it} words={words} onRetry={() => retry(it)} onDrop={() => drop(it.key)} />
          ))}
        </ul>
      )}
      {(open || (wired.disabled && value.length === 0)) && (
        <label className="o2r-upload-place" data-dragged={dragged || undefined}>
          <Icon as={Upload} />
          <span className="o2r-upload-words">
            <span>
              <b>{multiple ? words.chooseMore : words.choose}</b> <span className="o2r-upload-drop">{words.drop}</span>
            </span>
            {hint !== "" && <span className="o2r-upload-hint">{hint}</span>}
          </span>
          <input {...wired} type="file" name={name} accept={accept} multiple={multiple} onChange={choose} />
        </label>
      )}
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}
