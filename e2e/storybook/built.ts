import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A story or a page of documentation, as the index of the built Storybook lists it. */
export interface StorybookEntry {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
  readonly tags: readonly string[];
}

/** Where `npm run storybook:build` writes. */
export const storybookFolder = join(import.meta.dirname, "../../storybook-static");

/** Every entry of the built Storybook, in its order. */
export function builtEntries(): readonly StorybookEntry[] {
  const { entries }: { readonly entries: Readonly<Record<string, StorybookEntry>> } = JSON.parse(
    readFileSync(join(storybookFolder, "index.json"), "utf8"),
  );
  return Object.values(entries);
}

/** Names the address at which the global setup serves it. */
export const addressVariable = "O2R_STORYBOOK_URL";

/** Where the built Storybook is served while tests look at it, without a slash at the end. */
export const origin = (): string => {
  const url = process.env[addressVariable];
  if (url === undefined) throw new Error(`${addressVariable} is not set: the global setup has not run`);
  return url;
};
