import type { UnsentFiles, UploadedFile, UploadFile } from "../upload/upload.types.ts";

/** A picture that the service keeps. */
export type UploadedImage = UploadedFile;

/** Sends one picture. */
export type UploadImage = UploadFile;

export interface ImageUploadLabels {
  /** A picture that has no name, by its place. */
  image: (place: number) => string;
  choose: string;
  chooseMore: string;
  /** Below the button: what is accepted. */
  hint: string;
  uploading: (name: string, percent: number) => string;
  failed: string;
  retry: (name: string) => string;
  remove: (name: string) => string;
  /** Of a file on its way. */
  cancel: (name: string) => string;
  thumbnail: string;
  open: (name: string) => string;
  wrongType: (kinds: string) => string;
}

export interface ImageUploadProps {
  value: readonly UploadedImage[];
  onValueChange: (value: readonly UploadedImage[]) => void;
  upload: UploadImage;
  /** Takes several pictures, of which the first is the thumbnail. Without it the input goes once one is attached. */
  multiple?: boolean | undefined;
  /** @default "image/jpeg,image/gif,image/png,application/pdf,application/postscript,.eps" */
  accept?: string | undefined;
  /** Files that have not arrived: what they belong to is not ready to be saved, nor to be left. */
  onUnsentChange?: ((unsent: UnsentFiles) => void) | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  labels?: Partial<ImageUploadLabels> | undefined;
}
