import { usualWords } from "./usual-words.ts";

export type Option = string | number;

/** A property as its declaration has it. */
export interface PropFact {
  readonly name: string;
  /** The type in words, unions of words written out. */
  readonly type: string;
  /** The words or numbers it takes, where it takes nothing else. */
  readonly options: readonly Option[];
  /** What is taken when nothing is said. */
  readonly usual: string | undefined;
  readonly required: boolean;
  readonly description: string;
}

interface Declared {
  readonly parents: string;
  readonly body: string;
}

/** What the sources of a package declare: its interfaces, and the unions of words or numbers that have a name. */
export interface Declarations {
  readonly interfaces: ReadonlyMap<string, Declared>;
  readonly unions: ReadonlyMap<string, readonly Option[]>;
}

const unionOfWords = /^\s*(?:\|?\s*(?:"[^"]+"|\d+|undefined)\s*)+$/u;
const wordsIn = (type: string): readonly Option[] =>
  [...type.matchAll(/"([^"]+)"|(\d+)/gu)].map(([, word, number]) => word ?? Number(number));

/** Reads the interfaces and unions of sources that the formatter has laid out. */
export function readDeclarations(sources: readonly string[]): Declarations {
  const interfaces = new Map<string, Declared>();
  const unions = new Map<string, readonly Option[]>();
  for (const source of sources) {
    for (const [, name = "", parents = "", body = ""] of source.matchAll(
      /^(?:export )?interface (\w+)(?:<[^{]*?>)?(?:\s+extends\s+([^{]*))?\s*\{\n(.*?)\n\}/gmsu,
    ))
      interfaces.set(name, { parents, body });
    // What one of several interfaces, or all of them, is called.
    for (const [, name = "", type = ""] of source.matchAll(/^(?:export )?type (\w+Props) =([^;"]+);/gmu))
      interfaces.set(name, { parents: type.replaceAll(/[&|()]/gu, ","), body: "" });
    for (const [, name = "", type = ""] of source.matchAll(/^(?:export )?type (\w+) =([^;]+);/gmu))
      if (unionOfWords.test(type)) unions.set(name, wordsIn(type));
  }
  return { interfaces, unions };
}

const oneLine = (text: string) => text.replaceAll(/\s*\n\s*\*?\s*/gu, " ").trim();
const written = (type: string) =>
  oneLine(type)
    .replaceAll(/ ?\| undefined$|^undefined \| /gu, "")
    .replace(/^\| /u, "");
const member = /(?:\/\*\*((?:(?!\*\/).)*)\*\/\s*)?^ {2}(?:readonly )?("[^"]+"|\w+)(\?)?:((?:(?!;\n).)+)(?:;|$)/gmsu;

function propOf(
  [, comment = "", name = "", optional = "", type = ""]: RegExpMatchArray,
  { unions }: Declarations,
): PropFact {
  const plain = written(type);
  const options = unionOfWords.test(plain) ? wordsIn(plain) : (unions.get(plain) ?? []);
  const [said = "", usual] = oneLine(comment).split("@default ");
  return {
    name: name.replaceAll('"', ""),
    type: options.length > 0 ? options.map((word) => JSON.stringify(word)).join(" | ") : plain,
    options,
    usual: usual?.trim().replace(/^"(.*)"$/u, "$1"),
    required: optional === "",
    description: said.trim() || (usualWords[name.replaceAll('"', "")] ?? ""),
  };
}

/** Those that an interface declares itself. */
export const ownProps = (body: string, declarations: Declarations): readonly PropFact[] =>
  [...`${body}\n`.matchAll(member)].map((found) => propOf(found, declarations));

/** What a component is given, what its interface extends included. `elements` are the HTML elements whose properties it takes, too. */
export interface PropFacts {
  readonly props: readonly PropFact[];
  readonly elements: readonly string[];
}

const parentsIn = (parents: string) =>
  parents
    .split(/,\s*(?![^<]*>)/u)
    .map((parent) => /^(?:Omit|Pick|Partial|Readonly)?<?\s*(\w+)/u.exec(parent.trim())?.[1] ?? "")
    .filter((name) => name !== "");

/** The properties of an interface, in the order in which they are declared, those it extends at the end. */
export function readProps(name: string, declarations: Declarations): PropFacts {
  const declared = declarations.interfaces.get(name);
  if (declared === undefined) return { props: [], elements: [] };
  const parents = parentsIn(declared.parents).map((parent) => readProps(parent, declarations));
  const own = ownProps(declared.body, declarations);
  const inherited = parents.flatMap(({ props }) => props).filter((it) => !own.some((prop) => prop.name === it.name));
  const elements = [...declared.parents.matchAll(/ComponentProps<"(\w+)">/gu)].map(([, element = ""]) => element);
  return { props: [...own, ...inherited], elements: [...elements, ...parents.flatMap((it) => it.elements)] };
}
