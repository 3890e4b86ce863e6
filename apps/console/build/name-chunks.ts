import type { Reach } from "./survey.ts";

const sources = "apps/console/src/";
/** The page itself: what it imports stands on every page. */
const page = "apps/console/index.html";
const signIn = [`${sources}session/login/login.tsx`, `${sources}session/otp/otp.tsx`];
const frames = [`${sources}frames/signed-in-frame.tsx`, `${sources}frames/shell-frame.tsx`];

/** The purposes that a screen may have: whoever needs one of them loads this module. */
export const purposes: Readonly<Record<string, string>> = {
  list: `${sources}kit/list/list-page.tsx`,
  engine: "packages/forms/src/react/use-engine-form.ts",
  form: "packages/forms/src/fields/field-frame.tsx",
  import: `${sources}kit/import/import-page.tsx`,
};

const react =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\/|lucide-react\/dist\/esm\/(?!icons\/)/;
/** Of the libraries that stand on every page behind the sign-in, all but these make overlays. */
const overlays = /node_modules\/(?!.*node_modules\/)(?!jotai\/|swr\/|lucide-react\/)/;
const virtual = /^\0/;
const ofArea = /^apps\/console\/src\/areas\/([^/]+)\//;
/** Where screens are named: of an area, and of what is there without one. */
const names = /^apps\/console\/src\/(?:areas\/([^/]+)|session|pages)\/screens\.ts$/;
const contract = /^packages\/api\/src\/contract\/areas\/([^/]+)\//;

/** The file of a module that stands on every page of a kind. */
const everywhere = (id: string, by: ReadonlySet<string>, isForLists: boolean): string | undefined => {
  if (react.test(id)) return "react";
  if (by.has(page) || virtual.test(id)) return "base";
  const isInShell = frames.some((entry) => by.has(entry));
  const isForSignIn = signIn.some((entry) => by.has(entry));
  if (isForSignIn && (isInShell || isForLists)) return "base";
  return isInShell ? (overlays.test(id) ? "overlays" : "shell") : undefined;
};

/**
 * The file that each module travels in, by what it is for; none where it stays with the one part that needs it.
 *
 * - `react`, `base`: on every page; `sign-in`: its two steps
 * - `shell`, `overlays`: on every page behind the sign-in, with what lists share with other pages
 * - a purpose: what is needed exactly where that purpose is
 * - `uploads`: what imports share with parts that are fetched when they are opened
 * - an area's name: what several of its screens share. Purposes that all of these have are in the name too, so that no page
 *   loads a kit for the sake of its neighbours
 * - `contract-…`: what other areas know of an area
 *
 * @param reach by the path of the module, relative to the repository; with the purposes' modules among the entries
 * @param screens paths of the screens' modules; every other entry is fetched when it is opened
 */
export const nameChunks = (reach: Reach, screens: ReadonlySet<string>): ReadonlyMap<string, string> => {
  const chunks = new Map<string, string>();
  const areas = new Set([...screens].map((entry) => ofArea.exec(entry)?.[1]));
  const isNeeded = (purpose: string, entry: string): boolean => reach.get(purposes[purpose] ?? "")?.has(entry) ?? false;
  const screensWith = (by: ReadonlySet<string> = new Set()): readonly string[] =>
    [...by].filter((entry) => screens.has(entry));
  /** The purposes that all of some screens have, without those that follow from another one. */
  const sharedBy = (some: readonly string[]): readonly string[] => {
    const shared = Object.keys(purposes).filter((purpose) => some.every((entry) => isNeeded(purpose, entry)));
    const follows = (from: string, purpose: string): boolean =>
      from !== purpose && screensWith(reach.get(purposes[from] ?? "")).every((entry) => isNeeded(purpose, entry));
    return shared.filter((purpose) => !shared.some((other) => follows(other, purpose)));
  };
  const nameOf = (id: string, by: ReadonlySet<string>): string | undefined => {
    const some = screensWith(by);
    const isFor = (purpose: string): boolean => by.has(purposes[purpose] ?? "");
    const common = everywhere(
      id,
      by,
      some.some((entry) => isNeeded("list", entry)),
    );
    if (common !== undefined) return common;
    if (names.test(id)) return names.exec(id)?.[1] ?? "base";
    const shared = sharedBy(some);
    const purpose = shared.find(isFor);
    // What a part that is fetched late has in common with imports must not bring all of them along.
    const isLateToo = [...by].some((entry) => !some.includes(entry) && !Object.values(purposes).includes(entry));
    if (purpose === "import" && isLateToo) return "uploads";
    if (purpose !== undefined) return purpose;
    if (some.length === 0) return undefined;
    const [area = "sign-in", ...others] = new Set(some.map((entry) => ofArea.exec(entry)?.[1] ?? "sign-in"));
    if (others.length === 0) return some.length > 1 ? [area, ...shared].join("-") : undefined;
    const of = contract.exec(id)?.[1];
    if (of !== undefined && areas.has(of) && !isFor("list") && !isFor("form")) return `contract-${of}`;
    return shared.join("-") || (isFor("form") && !isFor("list") ? "form" : "shell");
  };
  for (const [id, by] of reach) {
    const name = nameOf(id, by);
    if (name !== undefined) chunks.set(id, name);
  }
  return chunks;
};
