import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import type { Field, FieldKind } from "@o2r/forms";
import { isRuleList } from "../src/kit/rule/rule-list.ts";

const lookup = "packages/forms/src/fields/choice/lookup-control.tsx";
const day = "packages/forms/src/fields/date/date-control.tsx";
const upload = "packages/ui/src/uploads.ts";
const rows = "packages/forms/src/fields/rows/rows-control.tsx";
/** A rule is rows, too, and they come with what draws it. */
const rule = ["apps/console/src/kit/rule/rule-field.tsx", rows];

/** Where the part of a field is that comes late, by the field's kind. */
const lateParts: Readonly<Partial<Record<FieldKind, string>>> = {
  lookup,
  multiLookup: lookup,
  multiSelect: lookup,
  date: day,
  dateTime: "packages/forms/src/fields/date/date-time-control.tsx",
  file: upload,
  files: upload,
  image: upload,
  images: upload,
  list: rows,
};

const contractImport = /import \{([^}]*)\} from "(@o2r\/api\/contract\/[\w-]+)"/g;
const ownImport = /from "(\.[^"]+\.tsx?)"/g;

interface Form {
  readonly sections: readonly unknown[];
  readonly fields: Readonly<Record<string, Field>>;
}
const isForm = (value: unknown): value is Form =>
  typeof value === "object" && value !== null && "sections" in value && "fields" in value;

/** The contract's forms that a module names, and those of the modules of its area that it imports. */
const formsOf = async (file: string, area: string, seen = new Set<string>()): Promise<readonly Form[]> => {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = readFileSync(file, "utf8");
  const found: Form[] = [];
  for (const [, names = "", source = ""] of text.matchAll(contractImport)) {
    const contract = (await import(source)) as Readonly<Record<string, unknown>>; // whatever it exports
    found.push(
      ...names
        .split(",")
        .map((name) => contract[name.trim()])
        .filter(isForm),
    );
  }
  for (const [, path = ""] of text.matchAll(ownImport)) {
    const next = normalize(join(dirname(file), path));
    if (next.startsWith(area)) found.push(...(await formsOf(next, area, seen)));
  }
  return found;
};

/**
 * The modules that the fields of a screen's forms fetch once they are drawn, as paths from the repository's root: a page may
 * name them beforehand, so that they come beside its own code and not after it.
 *
 * @param sources of the console
 * @param screen the screen's file, from there
 */
export const lateFields = async (sources: string, screen: string): Promise<readonly string[]> => {
  const area = join(sources, ...screen.split("/").slice(0, 2));
  const forms = await formsOf(join(sources, screen), area);
  const parts = forms.flatMap(({ fields }) =>
    Object.values(fields).flatMap((field) => (isRuleList(field) ? rule : (lateParts[field.kind] ?? []))),
  );
  return [...new Set(parts)];
};
