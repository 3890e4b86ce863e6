import { createContext, use } from "react";

/** A document that the service keeps. */
export interface KeptDocument {
  readonly id: string;
  readonly url: string;
  readonly name?: string | undefined;
}

/** How files go to the service, and where they are seen. */
export interface DocumentServices {
  /** Sends one file. Rejects with a sentence that can be shown. */
  readonly upload: (
    file: File,
    tools: { readonly onProgress: (share: number) => void; readonly signal: AbortSignal },
  ) => Promise<KeptDocument>;
  readonly urlOf: (id: string) => string;
  /** Where the file itself opens; `urlOf` may show a smaller picture of it. */
  readonly fileUrlOf?: (id: string) => string;
  /** Is told of a document that somebody took out of a field: it may be deleted once nothing that is saved holds it. */
  readonly onRemoved?: (id: string) => void;
  /** Is told of the files of a field that have not arrived: the form is not ready to be saved, nor to be left. */
  readonly onUnsentChange?: (field: string, unsent: { readonly underWay: number; readonly failed: number }) => void;
}

const DocumentContext = createContext<DocumentServices | undefined>(undefined);

/** Gives the fields for files and images their services; stands around the forms that have such fields. */
export const DocumentServicesProvider = DocumentContext.Provider;

export const useDocuments = (): DocumentServices => {
  const services = use(DocumentContext);
  if (!services) throw new Error("A field for files needs <DocumentServicesProvider> around it");
  return services;
};

/** A document that a form holds by its id, as it is shown. */
export const keptDocument = ({ urlOf, fileUrlOf }: DocumentServices, id: string) => ({
  id,
  url: urlOf(id),
  fileUrl: fileUrlOf?.(id),
});

/** Tells of the documents that a field held and holds no more. */
export const tellRemoved = (
  { onRemoved }: DocumentServices,
  before: readonly string[],
  after: readonly { readonly id: string }[],
): void => {
  for (const id of before) if (after.every((document) => document.id !== id)) onRemoved?.(id);
};

/** The same, refusing a file that is too large before it is sent. */
export const refuseLarge = (
  upload: DocumentServices["upload"],
  maxMB: number | undefined,
  words: (maxMB: number) => string,
): DocumentServices["upload"] =>
  maxMB === undefined
    ? upload
    : (file, tools) =>
        file.size > maxMB * 1024 * 1024 ? Promise.reject(new Error(words(maxMB))) : upload(file, tools);
