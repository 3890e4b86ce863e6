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
  /** Opens the camera, where `camera` is given. */
  take: string;
  /** Below the button: what is accepted. */
  hint: string;
  uploading: (name: string, percent: number) => string;
  failed: string;
  retry: (name: string) => string;
  remove: (name: string) => string;
  /** Handle of a picture among several: dragged, or moved by the arrows. */
  move: (name: string) => string;
  /** Said once it stands there. */
  moved: (name: string, place: number, of: number) => string;
  /** Of a file on its way. */
  cancel: (name: string) => string;
  thumbnail: string;
  open: (name: string) => string;
  wrongType: (kinds: string) => string;
}

export interface ImageUploadProps {
  value: readonly UploadedImage[];
  onValueChange: (value: readonly UploadedImage[]) => void;
  /** Sends one file, and tells how far it is. */
  upload: UploadImage;
  /** Takes several pictures, in an order that can be changed, of which the first is the thumbnail. Without it the input goes once one is attached. */
  multiple?: boolean | undefined;
  /** Offers the camera beside the files of the device, where a finger points: on tablets and phones. */
  camera?: boolean | undefined;
  /** @default "image/jpeg,image/gif,image/png,application/pdf,application/postscript,.eps" */
  accept?: string | undefined;
  /** Files that have not arrived: what they belong to is not ready to be saved, nor to be left. */
  onUnsentChange?: ((unsent: UnsentFiles) => void) | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  labels?: Partial<ImageUploadLabels> | undefined;
}
