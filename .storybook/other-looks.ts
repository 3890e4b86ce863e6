import type { ElementContext } from "axe-core";
import { userTypeNames } from "../packages/ui/src/theme/user-type-name.ts";
import { dress, type Globals } from "./dress.ts";
import { roleOf } from "./role-of.ts";

/** What a test knows of the story it has played. */
interface Played {
  readonly title: string;
  readonly globals: Globals;
  readonly tags: readonly string[];
  readonly parameters: Readonly<Record<string, unknown>>;
}

/**
 * What a theme or a colour mode can spoil: colours; and what a density can: the size of what is pressed. None of them
 * names anything, so the other rules of axe hold in all looks once they hold in one.
 */
const rulesOfColours = ["color-contrast", "link-in-text-block"];
const rulesOfSizes = ["target-size"];

const modes = ["light", "dark"] as const;

/**
 * For a `themed` story both colour modes of every user type, in compact rows; for another of a component the other mode. A
 * screen paints nothing that its components and the theme's tests do not prove, and is looked at as it was played.
 */
const otherLooks = ({ globals, tags, title }: Played): readonly Globals[] => {
  if (tags.includes("themed"))
    return userTypeNames.flatMap((role) => modes.map((mode) => ({ ...globals, role, mode, density: "compact" })));
  if (title.startsWith("Screens/")) return [];
  return [{ ...globals, mode: globals["mode"] === "dark" ? "light" : "dark" }];
};

/**
 * Dresses the story that stands on the page in the looks it was not played in; axe looks at each. To draw and to play every
 * story again for each would take twice as long.
 *
 * @throws with every finding, by its look.
 */
export async function checkOtherLooks(played: Played): Promise<void> {
  // What a story may say of axe, as the accessibility addon reads it.
  const a11y = (played.parameters["a11y"] ?? {}) as { test?: string; context?: ElementContext };
  if (a11y.test === "off") return;
  const looks = otherLooks(played);
  if (looks.length === 0) return;
  const { default: axe } = await import("axe-core");
  const findings: string[] = [];
  let density = played.globals["density"];
  try {
    for (const look of looks) {
      dress(look, played.parameters);
      // Neither a theme nor a mode makes anything smaller: sizes are looked at once in each density.
      const rules = look["density"] === density ? rulesOfColours : [...rulesOfColours, ...rulesOfSizes];
      density = look["density"];
      const { violations } = await axe.run(a11y.context ?? document.body, {
        runOnly: { type: "rule", values: rules },
        resultTypes: ["violations"],
        preload: false,
      });
      for (const { id, nodes } of violations) {
        const where = nodes.map(({ target, failureSummary }) => `  ${target.join(" ")}: ${failureSummary}`);
        const role = roleOf({ globals: look, parameters: played.parameters });
        findings.push(`${role}, ${String(look["mode"])}: ${id}\n${where.join("\n")}`);
      }
    }
  } finally {
    dress(played.globals, played.parameters);
  }
  if (findings.length > 0) throw new Error(findings.join("\n\n"));
}
