/** A picture that the service keeps. */
export interface UploadedImage {
  readonly id: string;
  readonly url: string;
  readonly name?: string | undefined;
}

export interface UploadTools {
  /** Between 0 and 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Sends one file and answers with what the service keeps. Rejects with a sentence that can be shown. */
export type UploadImage = (file: File, tools: UploadTools) => Promise<UploadedImage>;

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
  thumbnail: string;
  wrongType: string;
}

export interface ImageUploadProps {
  value: readonly UploadedImage[];
  onValueChange: (value: readonly UploadedImage[]) => void;
  upload: UploadImage;
  /** Takes several pictures, of which the first is the thumbnail. Without it the input goes once one is attached. */
  multiple?: boolean | undefined;
  /** @default "image/jpeg,image/png,image/gif,image/webp" */
  accept?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  labels?: Partial<ImageUploadLabels> | undefined;
}
