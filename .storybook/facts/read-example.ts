/** Which entry of the package offers an export: `Button` → `@o2r/ui`. */
export type Offers = ReadonlyMap<string, string>;

/** What the entries of a package export, by the text of each: `{ "@o2r/ui": "export { Button } from …" }`. */
export function readOffers(entries: Readonly<Record<string, string>>): Offers {
  const offers = new Map<string, string>();
  for (const [entry, source] of Object.entries(entries))
    for (const [, names = ""] of source.matchAll(/export (?:type )?\{([^}]*)\} from/gu))
      for (const name of names.split(",")) offers.set(name.replace("type ", "").trim(), entry);
  return offers;
}

const usedIn = (code: string, names: string) =>
  names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "" && new RegExp(`\\b${name.replace("type ", "")}\\b`, "u").test(code));

/**
 * The code of a component's example as somebody would write it who has the package from a registry.
 *
 * @param source the file that has the function `Example`: what stands between its imports and the end of that is the code
 */
export function readExample(source: string, offers: Offers): string {
  const [code = ""] =
    /(?<=^import [^\n]*;\n+(?!import)).*?^function Example\(\) \{\n.*?\n\}(?=\n)/msu.exec(source) ?? [];
  const from = new Map<string, string[]>();
  for (const [, type = "", names = "", module = ""] of source.matchAll(
    /^import (type )?\{([^}]*)\} from "([^"]+)";/gmu,
  ))
    for (const name of usedIn(code, names)) {
      const entry = module.startsWith(".") ? (offers.get(name.replace("type ", "")) ?? module) : module;
      from.set(entry, [...(from.get(entry) ?? []), `${type}${name}`]);
    }
  const imports = [...from].map(([module, names]) => `import { ${names.join(", ")} } from "${module}";`);
  return [...imports, "", code.trim()].join("\n");
}
