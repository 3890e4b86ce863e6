import type { Reach } from "./survey.ts";

const sources = "apps/console/src/";
/** The page itself: what it imports stands on every page. */
const page = "apps/console/index.html";
const signIn = [`${sources}session/login/login.tsx`, `${sources}session/otp/otp.tsx`];
const frames = [`${sources}frames/signed-in-frame.tsx`, `${sources}frames/shell-frame.tsx`];
/** What runs behind every page of these frames, fetched once the page stands. */
const live = `${sources}shell/live/live.tsx`;

/** The purposes that a screen may have: whoever needs one of them loads this module. */
export const purposes = {
  list: `${sources}kit/list/list-page.tsx`,
  form: "packages/forms/src/fields/field-frame.tsx",
  import: `${sources}kit/import/import-page.tsx`,
  combobox: "packages/ui/src/combobox/combobox-core.tsx",
} as const satisfies Readonly<Record<string, string>>;
type Purpose = keyof typeof purposes;
const allPurposes = Object.keys(purposes) as Purpose[]; // of the object above

/** Lists that ask nothing before they act do without it. */
const formRegistry = `${sources}kit/form/form-registry.ts`;

const react =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\/|lucide-react\/dist\/esm\/(?!icons\/)/;
/** Of the libraries that stand on every page behind the sign-in, all but these make overlays. */
const overlays = /node_modules\/(?!.*node_modules\/)(?!jotai\/|swr\/|lucide-react\/)/;
/** A library may be large: whoever opens what needs it fetches it. */
const library = /node_modules\/(?!.*node_modules\/)(?!lucide-react\/)/;
const virtual = /^\0/;
const ofArea = /^apps\/console\/src\/areas\/([^/]+)\//;
/** Where screens are named: of an area, and of what is there without one. */
const names = /^apps\/console\/src\/(?:areas\/([^/]+)|session|pages)\/screens\.ts$/;
/** Parts that go with a purpose, also where only one screen has them from the start. */
const partsOf: Readonly<Partial<Record<Purpose, RegExp>>> = {
  form: /^packages\/forms\/src\/fields\//,
  combobox: /^packages\/ui\/src\/[\w-]*combobox\//,
};
/** What some fields are drawn with, fetched once a form has one: half a dozen small files otherwise, one after another. */
const lateFieldFiles = {
  dates: ["date-control", "date-time-control"].map((name) => `packages/forms/src/fields/date/${name}.tsx`),
  rules: [`${sources}kit/rule/rule-field.tsx`],
} as const satisfies Readonly<Record<string, readonly string[]>>;
/** What screens are made of, whatever their area. */
const kit = /^apps\/console\/src\/kit\//;
const contract = /^packages\/api\/src\/contract\/areas\/([^/]+)\//;
/** What is asked before something typed is lost, and where it is wrong: of dialogs of pages that have nothing else in common. */
const asked = /^apps\/console\/src\/kit\/form\/(?:leave\/(?:use-)?not-kept\.tsx|use-problem\.ts)$/;
/** What lists of several areas know, and no list that nearly everybody opens: whom something is for, and papers of supply. */
const ofSome = /^packages\/api\/src\/contract\/core\/(?:rule\/|tax\/(?:supply|registration)\.ts$)/;

/** Areas of which screens know both or neither: what is brought, and what is paid for it. */
const togetherAs: Readonly<Record<string, string>> = { logistics: "delivery", billing: "delivery" };

/** The file of a module that stands on every page of a kind. */
const everywhere = (id: string, by: ReadonlySet<string>): string | undefined => {
  if (react.test(id)) return "react";
  if (by.has(page) || virtual.test(id)) return "base";
  const isInShell = frames.some((entry) => by.has(entry));
  const isForSignIn = signIn.some((entry) => by.has(entry));
  // Also what signing in shares with a dialog alone: it is so little that a file of its own would cost more.
  if (isForSignIn && (isInShell || by.size > 1)) return "base";
  return isInShell ? (overlays.test(id) ? "overlays" : "shell") : undefined;
};

/**
 * The file that each module travels in, by what it is for; none where it stays with the one part that needs it.
 *
 * - `react`, `base`: on every page
 * - `shell`, `overlays`: on every page behind the sign-in, with the kit of lists, what lists share with other pages, and what
 *   screens share with what runs behind every page
 * - `parts`: what screens of several areas share beyond that, such as what they ask before they act
 * - a purpose: what is needed exactly where that purpose is
 * - `uploads`: what imports share with parts that are fetched when they are opened
 * - `dates`, `rules`: what fields of days and of rules are drawn with
 * - an area's name: what several of its screens share. Purposes that all of these have are in the name too, so that no page
 *   loads a kit for the sake of its neighbours
 * - `contract-…`: what other areas know of an area, or of two
 *
 * @param reach by the path of the module, relative to the repository; with the purposes' modules among the entries
 * @param screens paths of the screens' modules; every other entry is fetched when it is opened
 */
export const nameChunks = (reach: Reach, screens: ReadonlySet<string>): ReadonlyMap<string, string> => {
  const chunks = new Map<string, string>();
  const areas = new Set([...screens].map((entry) => ofArea.exec(entry)?.[1]));
  const isNeeded = (purpose: Purpose, entry: string): boolean => reach.get(purposes[purpose])?.has(entry) ?? false;
  const screensWith = (by: ReadonlySet<string> = new Set()): readonly string[] =>
    [...by].filter((entry) => screens.has(entry));
  const plainLists = screensWith(reach.get(purposes.list)).filter((entry) => !reach.get(formRegistry)?.has(entry));
  /** The purposes that all of some screens have, without those that follow from another one. */
  const sharedBy = (some: readonly string[]): readonly Purpose[] => {
    const shared = allPurposes.filter((purpose) => some.every((entry) => isNeeded(purpose, entry)));
    const follows = (from: Purpose, purpose: Purpose): boolean =>
      from !== purpose && screensWith(reach.get(purposes[from])).every((entry) => isNeeded(purpose, entry));
    return shared.filter((purpose) => !shared.some((other) => follows(other, purpose)));
  };
  const nameOf = (id: string, by: ReadonlySet<string>): string | undefined => {
    const some = screensWith(by);
    const isFor = (purpose: Purpose): boolean => by.has(purposes[purpose]);
    const common = everywhere(id, by);
    if (common !== undefined) return common;
    // Every page has it a moment later in any case; in the file of some, it would bring that along.
    if (by.has(live) && by.size > 1) return "shell";
    if (names.test(id)) return names.exec(id)?.[1] ?? "base";
    const shared = sharedBy(some);
    const purpose = shared.find(isFor);
    // What a part that is fetched late has in common with imports must not bring all of them along.
    const isLateToo = [...by].some(
      (entry) => !some.includes(entry) && !allPurposes.some((one) => purposes[one] === entry),
    );
    if (purpose === "import" && isLateToo) return "uploads";
    // Nearly everybody opens a list first: a file of its own would only be one more to wait for.
    if (purpose === "list") return "shell";
    if (purpose !== undefined) return purpose;
    const ofField = Object.entries(lateFieldFiles).find(([, entries]) => entries.some((entry) => by.has(entry)));
    if (some.length <= 1 && ofField !== undefined) return ofField[0];
    if (some.length === 0) return undefined;
    const [area = "sign-in", ...others] = new Set(some.map((entry) => ofArea.exec(entry)?.[1] ?? "sign-in"));
    const ofScreens = [area, ...shared].join("-");
    // What one screen has from the start and others when they open something is no file of its own.
    if (some.length === 1)
      return isLateToo
        ? (shared.find((one) => partsOf[one]?.test(id)) ?? (library.test(id) ? undefined : ofScreens))
        : undefined;
    if (asked.test(id)) return "parts";
    // Screens of another area would bring all of this one along.
    if (others.length === 0) return isLateToo && kit.test(id) ? undefined : ofScreens;
    if (ofSome.test(id)) return "parts";
    const of = contract.exec(id)?.[1];
    if (of !== undefined && areas.has(of) && !isFor("list") && !isFor("form"))
      return `contract-${togetherAs[of] ?? of}`;
    if (shared.length > 0) return shared.join("-") === "list" ? "shell" : shared.join("-");
    // What is imported is needed by all that need what imports it, so that a file of this order never imports a later one.
    if (isFor("list") || some.some((entry) => plainLists.includes(entry))) return "shell";
    return isFor("form") ? "form" : "parts";
  };
  for (const [id, by] of reach) {
    const name = nameOf(id, by);
    if (name !== undefined) chunks.set(id, name);
  }
  return chunks;
};
