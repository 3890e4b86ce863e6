import type { CodeViewLabels } from "./code-view.types.ts";

export const codeViewEnglish: CodeViewLabels = {
  copy: "Copy",
  copied: "Copied",
  notCopied: "Could not be copied",
};
