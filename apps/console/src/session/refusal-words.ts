/** What the service and its client say, in the words of the edition, by their English; `build/language/edition.ts` fills it in. */
export const refusalWords: Readonly<Record<string, string>> = {};
