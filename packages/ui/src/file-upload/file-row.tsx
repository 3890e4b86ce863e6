import { FileText, Image, RotateCw, Trash2, X } from "lucide-react";
import { type ReactNode, useCallback, useState } from "react";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Icon } from "../icon/icon.tsx";
import { Progress } from "../progress/progress.tsx";
import { formatBytes } from "../upload/accept.ts";
import type { UploadedFile } from "../upload/upload.types.ts";
import type { PendingUpload } from "../upload/use-uploads.ts";
import type { FileUploadLabels } from "./file-upload.types.ts";

const isPicture = (type: string | undefined) => type?.startsWith("image/") ?? false;

interface PreviewProps {
  type: string | undefined;
  /** Where the picture is, or the file itself while it is not sent yet. */
  of: string | File;
}

/** A small picture of the file, or a drawing when it is none or cannot be shown. */
function Preview({ type, of }: PreviewProps) {
  const [broken, setBroken] = useState(false);
  const picture = isPicture(type);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const made = typeof of === "string" ? undefined : URL.createObjectURL(of);
      image.setAttribute("src", made ?? String(of));
      return () => {
        if (made !== undefined) URL.revokeObjectURL(made);
      };
    },
    [of],
  );
  return (
    <span className="o2r-file-preview">
      {picture && !broken ? (
        <img ref={show} alt="" decoding="async" onError={() => setBroken(true)} />
      ) : (
        <Icon as={picture ? Image : FileText} />
      )}
    </span>
  );
}

interface RowProps {
  state: "kept" | PendingUpload["state"];
  preview: ReactNode;
  name: ReactNode;
  detail: ReactNode;
  actions: ReactNode;
}

function Row({ state, preview, name, detail, actions }: RowProps) {
  return (
    <li className="o2r-file" data-state={state}>
      {preview}
      <span className="o2r-file-text">
        <span className="o2r-file-name">{name}</span>
        {detail}
      </span>
      <span className="o2r-file-actions">{actions}</span>
    </li>
  );
}

interface KeptRowProps {
  file: UploadedFile;
  name: string;
  words: FileUploadLabels;
  /** Undefined when files cannot be taken away. */
  onRemove: (() => void) | undefined;
}

/** A file that the service keeps. */
export function KeptRow({ file, name, words, onRemove }: KeptRowProps) {
  const size = formatBytes(file.size);
  return (
    <Row
      state="kept"
      preview={<Preview of={file.url} type={file.contentType} />}
      name={
        <a href={file.fileUrl ?? file.url} target="_blank" rel="noreferrer" aria-label={words.open(name)}>
          {name}
        </a>
      }
      detail={size && <span className="o2r-file-detail">{size}</span>}
      actions={onRemove && <IconButton size="sm" icon={Trash2} label={words.remove(name)} onClick={onRemove} />}
    />
  );
}

interface PendingRowProps {
  upload: PendingUpload;
  words: FileUploadLabels;
  onRetry: () => void;
  onDrop: () => void;
}

/** A file on its way, or one that did not make it. */
export function PendingRow({ upload, words, onRetry, onDrop }: PendingRowProps) {
  const { file, state, progress, reason } = upload;
  const percent = Math.round(progress * 100);
  const onItsWay = state === "waiting" || state === "sending";
  const said = state === "waiting" ? words.waiting : words.uploading(percent);
  return (
    <Row
      state={state}
      preview={<Preview of={file} type={file.type} />}
      name={file.name}
      detail={
        onItsWay ? (
          <span className="o2r-file-detail">
            <Progress value={percent} label={file.name} size="sm" />
            <span className="o2r-num">{said}</span>
          </span>
        ) : (
          <span className="o2r-file-detail" role="alert">
            {reason || words.failed}
          </span>
        )
      }
      actions={
        <>
          {state === "failed" && (
            <IconButton size="sm" icon={RotateCw} label={words.retry(file.name)} onClick={onRetry} />
          )}
          <IconButton
            size="sm"
            icon={X}
            label={onItsWay ? words.cancel(file.name) : words.remove(file.name)}
            onClick={onDrop}
          />
        </>
      }
    />
  );
}
