import type { Plugin } from "vite";

const contract = /[\\/]packages[\\/]api[\\/]src[\\/]contract[\\/].*\.ts$/;
/** Each on a line of its own, as nearly all of them stand. */
const words = /^(\s*)(?:final|summary): (?:"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`),?$/gm;
const rules = /^(\s*)\.meta\(\{ rule: (?:"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`) \}\)([,;]?)$/gm;

/** A source of the contract without the words that no page reads. The lines stay where they were. */
export const withoutServiceWords = (source: string): string => source.replaceAll(words, "$1").replaceAll(rules, "$1$2");

/**
 * What an endpoint does, and what a value has to be, is said for the service's OpenAPI, and why a step cannot be taken back
 * for docs/undo.md: no page reads these words, so none has to fetch them.
 */
export const serviceWords = (): Plugin => ({
  name: "o2r-service-words",
  apply: "build",
  enforce: "pre",
  transform: (code, id) => (contract.test(id) ? withoutServiceWords(code) : null),
});
