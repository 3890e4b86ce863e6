import type { UnsentFiles, UploadedFile, UploadFile } from "../upload/upload.types.ts";

export interface FileUploadLabels {
  choose: string;
  chooseMore: string;
  /** After the button, where files can be dropped. */
  drop: string;
  /** Below: what is accepted. */
  hint: (limits: { kinds: string; maxMB: number | undefined }) => string;
  waiting: string;
  uploading: (percent: number) => string;
  failed: string;
  wrongKind: (kinds: string) => string;
  tooLarge: (maxMB: number) => string;
  empty: string;
  tooMany: (maxFiles: number) => string;
  /** Name of a file that has none. */
  unnamed: (place: number) => string;
  open: (name: string) => string;
  retry: (name: string) => string;
  remove: (name: string) => string;
  cancel: (name: string) => string;
  /** Said to screen readers. */
  arrived: (name: string) => string;
  removed: (name: string) => string;
}

export interface FileUploadProps {
  value: readonly UploadedFile[] | null | undefined;
  onValueChange: (value: readonly UploadedFile[]) => void;
  /** Sends one file; several are sent beside each other. */
  upload: UploadFile;
  /** Takes several files. Without it the input goes once one is attached. */
  multiple?: boolean | undefined;
  /** @default "image/jpeg,image/gif,image/png,application/pdf,application/postscript,.eps" */
  accept?: string | undefined;
  /** The most that a file may weigh, in megabytes. */
  maxMB?: number | undefined;
  /** The most files that are taken. */
  maxFiles?: number | undefined;
  /** Files that have not arrived: what they belong to is not ready to be saved, nor to be left. */
  onUnsentChange?: ((unsent: UnsentFiles) => void) | undefined;
  name?: string | undefined;
  id?: string | undefined;
  disabled?: boolean | undefined;
  /** Shows the files, and nothing to change them. */
  readOnly?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  /** Needed only outside a `FormField`. */
  "aria-label"?: string | undefined;
  labels?: Partial<FileUploadLabels> | undefined;
}
