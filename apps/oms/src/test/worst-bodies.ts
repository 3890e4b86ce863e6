import type { JsonSchema } from "@o2r/api/openapi";

/** A body that costs the most to judge in one way, and what that way is. */
export interface WorstBody {
  readonly name: string;
  readonly text: string;
}

/** The parts of a JSON Schema that say how large a value may be. */
interface Sized {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Sized>>;
  readonly items?: Sized;
  readonly maxItems?: number;
}

const isObject = ({ properties }: Sized): boolean => properties !== undefined;

/** A text of elements that is as long as a body may be. */
const filled = (element: string | ((index: number) => string), bytes: number): string => {
  const pieces: string[] = [];
  let length = 0;
  for (let index = 0; ; index++) {
    const piece = typeof element === "string" ? element : element(index);
    length += piece.length + 1;
    if (length > bytes && index > 0) return pieces.join(",");
    pieces.push(piece);
  }
};

const repeated = (element: string, times: number): string => Array.from({ length: times }, () => element).join(",");

/** A value of which every part is wrong: the most errors that one element can have. */
const wrong = (schema: Sized): string => {
  if (isObject(schema)) {
    const fields = Object.entries(schema.properties ?? {}).map(
      ([key, field]) => `${JSON.stringify(key)}:${wrong(field)}`,
    );
    return `{${fields.join(",")}}`;
  }
  if (schema.items !== undefined) return `[${repeated(wrong(schema.items), schema.maxItems ?? 1)}]`;
  return [schema.type].flat().includes("string") ? "-1.5" : '"wrong"';
};

interface Place {
  readonly name: string;
  readonly schema: Sized;
  /** The whole body with this text in the place. */
  readonly within: (text: string) => string;
}

/** Every place of a body, the body itself among them. */
const placesOf = (place: Place): readonly Place[] => {
  const { name, schema, within } = place;
  const below = Object.entries(schema.properties ?? {}).flatMap(([key, field]) =>
    placesOf({ name: `${name}.${key}`, schema: field, within: (text) => within(`{${JSON.stringify(key)}:${text}}`) }),
  );
  const items =
    schema.items === undefined
      ? []
      : placesOf({ name: `${name}[]`, schema: schema.items, within: (text) => within(`[${text}]`) });
  return [place, ...below, ...items];
};

interface Choice {
  /**
   * Where there is more than may be counted: in every place, or in the whole body only. Such a body is refused before anybody
   * knows what the place is, so that where it stands changes little.
   */
  readonly floods: "everywhere" | "whole";
}

/**
 * Bodies of at most so many bytes that cost the most: at each list the most elements, and the most that are declared with
 * everything wrong in them; at each object the most strange keys, the deepest nesting and the longest texts.
 */
export const worstBodies = (
  schema: JsonSchema,
  bytes: number,
  { floods }: Choice = { floods: "everywhere" },
): readonly WorstBody[] => {
  const places = placesOf({ name: "body", schema, within: (text) => text });
  return places.flatMap(({ name, schema: at, within }) => {
    const room = bytes - within("").length - 16;
    const floodsHere = floods === "everywhere" || name === "body";
    const bodies: WorstBody[] = [];
    const add = (what: string, text: string): void =>
      void bodies.push({ name: `${name}: ${what}`, text: within(text) });
    if (at.items !== undefined) {
      const element = wrong(at.items);
      for (const each of floodsHere ? ["{}", "1", "null", '""', element] : ["{}"])
        add(`a list of ${each.slice(0, 40)}`, `[${filled(each, room)}]`);
      if (floodsHere)
        add("a list of objects with a key each", `[${filled((index) => `{"${index.toString(36)}z":1}`, room)}]`);
      add("the most elements, all of them wrong", `[${repeated(element, at.maxItems ?? 1)}]`);
      add("the most elements, all of them empty", `[${repeated(isObject(at.items) ? "{}" : '""', at.maxItems ?? 1)}]`);
      add("one element too many", `[${repeated(element, (at.maxItems ?? 1) + 1)}]`);
    } else if (isObject(at)) {
      const keys = Object.keys(at.properties ?? {});
      const each = Math.floor(room / Math.max(1, keys.length)) - 100;
      const every = (value: string): string => `{${keys.map((key) => `${JSON.stringify(key)}:${value}`).join(",")}}`;
      if (floodsHere) {
        add("strange keys", `{${filled((index) => `"${index.toString(36)}z":1`, room)}}`);
        add("lists in lists", "[".repeat(room / 2) + "]".repeat(room / 2));
        add("objects in objects", `${'{"a":'.repeat(room / 6)}1${"}".repeat(room / 6)}`);
      }
      if (keys.length === 0) return bodies;
      add("everything wrong", wrong(at));
      add("everything a long text", every(JSON.stringify("a".repeat(each))));
      add("everything a long text of spaces", every(JSON.stringify(`a${" ".repeat(each)}a`)));
      add("everything a long text of escapes", every(`"${"\\u0905".repeat(each / 6)}"`));
      add("everything a long text of digits", every(JSON.stringify("1".repeat(each))));
      add("everything a long number", every("1".repeat(each)));
      if (floodsHere) add("everything a long list", every(`[${filled("{}", each)}]`));
    }
    return bodies;
  });
};
