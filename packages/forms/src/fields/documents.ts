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

/** The same, refusing a file that is too large before it is sent. */
export const refuseLarge = (
  upload: DocumentServices["upload"],
  maxMB: number | undefined,
): DocumentServices["upload"] =>
  maxMB === undefined
    ? upload
    : (file, tools) =>
        file.size > maxMB * 1024 * 1024
          ? Promise.reject(new Error(`The file is larger than ${maxMB} MB`))
          : upload(file, tools);
