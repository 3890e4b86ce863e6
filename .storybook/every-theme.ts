import { userTypeNames } from "../packages/ui/src/theme/user-type-name.ts";
import { colourRules } from "./colour-rules.ts";
import { dress, type Globals } from "./dress.ts";

const themes = userTypeNames.flatMap((role) => ["light", "dark"].map((mode) => ({ role, mode })));

/**
 * Dresses the story that stands on the page in the theme of every user type, light and dark; axe looks at each.
 *
 * @throws with every finding, by its theme.
 */
export async function checkEveryTheme(globals: Globals): Promise<void> {
  const { default: axe } = await import("axe-core");
  const findings: string[] = [];
  try {
    for (const theme of themes) {
      dress({ ...globals, ...theme });
      const { violations } = await axe.run(document.body, {
        runOnly: { type: "rule", values: [...colourRules] },
        resultTypes: ["violations"],
        preload: false,
      });
      for (const { id, nodes } of violations) {
        const where = nodes.map(({ target, failureSummary }) => `  ${target.join(" ")}: ${failureSummary}`);
        findings.push(`${theme.role}, ${theme.mode}: ${id}\n${where.join("\n")}`);
      }
    }
  } finally {
    dress(globals);
  }
  if (findings.length > 0) throw new Error(findings.join("\n\n"));
}
