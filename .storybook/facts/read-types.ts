import type { PropFacts } from "./read-props.ts";

/** The text of every interface and type that some source exports, with the comment above it. */
export function readTypes(sources: readonly string[]): ReadonlyMap<string, string> {
  const declaration =
    /^(?:\/\*\*(?:(?!\*\/).)*\*\/\n)?export ((?:interface (\w+)[^{\n]*\{\n.*?\n\})|(?:type (\w+)[^=]*=.*?;(?=\n(?![ }]))))/gmsu;
  return new Map(
    sources.flatMap((source) =>
      [...source.matchAll(declaration)].map(([text, , one = "", other = one]) => [one || other, text] as const),
    ),
  );
}

const namesIn = (text: string) => [...text.matchAll(/\b[A-Z]\w+/gu)].map(([name]) => name);

/** The declarations of the types that properties name, and of those that these name, in the order in which a reader comes upon them. */
export function typesOf(facts: readonly PropFacts[], types: ReadonlyMap<string, string>): readonly string[] {
  const found = new Map<string, string>();
  const take = (names: readonly string[]): void => {
    for (const name of names) {
      const text = types.get(name);
      if (text === undefined || found.has(name)) continue;
      found.set(name, text);
      // What the comments speak of is not part of it.
      take(namesIn(text.replaceAll(/\/\*\*.*?\*\//gsu, "")));
    }
  };
  // The words of a union stand in the table.
  const props = facts.flatMap((it) => it.props);
  take(props.flatMap(({ type, options }) => (options.length > 0 ? [] : namesIn(type))));
  return [...found.values()];
}
