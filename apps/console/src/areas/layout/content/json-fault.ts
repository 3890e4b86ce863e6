import { jsonLanguage } from "@codemirror/lang-json";

/** Where and why a text is no JSON. */
export interface JsonFault {
  /** Characters from the beginning. */
  readonly at: number;
  readonly line: number;
  readonly column: number;
}

/** The first character at which a text stops being JSON; undefined where it is JSON, or empty. */
export const jsonFaultOf = (text: string): JsonFault | undefined => {
  if (text.trim() === "" || isJson(text)) return undefined;
  let at: number | undefined;
  jsonLanguage.parser.parse(text).iterate({
    enter: ({ type, from }) => {
      if (type.isError) at ??= from;
      return at === undefined;
    },
  });
  const begin = at ?? text.length;
  const before = text.slice(0, begin).split("\n");
  return { at: begin, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
