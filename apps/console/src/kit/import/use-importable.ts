import type { Importable } from "@o2r/api/contract/core";
import { createContext, use } from "react";

/** What the page around imports. A page brings its own, so that it loads no other area's. */
export const ImportableContext = createContext<Importable | undefined>(undefined);

/** Name, columns and key of what is imported. Throws outside of an import's page. */
export const useImportable = (): Importable => {
  const importable = use(ImportableContext);
  if (importable === undefined)
    throw new Error("Nothing says what is imported: this stands outside of an import's page");
  return importable;
};
