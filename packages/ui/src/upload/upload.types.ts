/** A file that the service keeps. */
export interface UploadedFile {
  readonly id: string;
  /** Where it can be seen: for a picture in a page, perhaps a smaller one. */
  readonly url: string;
  /** Where the file itself opens. Left out where that is `url`. */
  readonly fileUrl?: string | undefined;
  readonly name?: string | undefined;
  /** Media type, such as `application/pdf`: decides whether a picture of it is shown. */
  readonly contentType?: string | undefined;
  /** Bytes. */
  readonly size?: number | undefined;
}

/** What whoever sends the file is given: where to tell how far it is, and when to stop. */
export interface UploadTools {
  /** Between 0 and 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Files that were chosen and have not arrived. */
export interface UnsentFiles {
  /** On their way, or waiting for their turn. */
  readonly underWay: number;
  /** Those that failed and can be sent again. */
  readonly failed: number;
}

/** Sends one file and answers with what the service keeps. Rejects with a sentence that can be shown. */
export type UploadFile = (file: File, tools: UploadTools) => Promise<UploadedFile>;
