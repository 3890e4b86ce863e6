import { Status } from "../../status/status.tsx";
import { rolePairs, type ThemeColor } from "../contrast-pairs.ts";
import { contrastOf } from "../contrast.ts";
import modeTokens from "../source/modes.tokens.json" with { type: "json" };
import roleTokens from "../source/roles.tokens.json" with { type: "json" };
import { userTypeNames } from "../user-type-name.ts";
import { Scroll } from "../../story/scroll.tsx";
import "./foundations.css";

type Table = Readonly<Record<string, { readonly $value: unknown } | string>>;

function hexIn(table: Table, name: string): string {
  const token = table[name];
  return typeof token === "object" && typeof token.$value === "string" ? token.$value : "#808080";
}

const roles: Readonly<Record<string, Readonly<Record<"light" | "dark", Table>> | string>> = roleTokens.role;

function hexOf(color: ThemeColor, role: string, mode: "light" | "dark"): string {
  if ("mode" in color) return hexIn(modeTokens[mode], color.mode);
  const theme = roles[role];
  return typeof theme === "object" ? hexIn(theme[mode], color.role) : "#808080";
}

/** What a role's accent is used for most; the tests know every ground. */
const shownPairs = rolePairs.filter(({ color, on }) =>
  "role" in on ? "role" in color || on.role.startsWith("solid") : on.mode === "bg-surface",
);

/** Pairs of every role, with their contrast. */
function Matrix({ mode }: { mode: "light" | "dark" }) {
  return (
    <table className={`matrix ${mode}`}>
      <caption>{mode}</caption>
      <thead>
        <tr>
          <th scope="col">Role</th>
          {shownPairs.map(({ what, least }) => (
            <th key={what} scope="col">
              {what} ≥ {least}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {userTypeNames.map((role) => (
          <tr key={role}>
            <th scope="row" className="o2r-mono">
              {role}
            </th>
            {shownPairs.map(({ what, color, on, least }) => {
              const [front, back] = [hexOf(color, role, mode), hexOf(on, role, mode)];
              const ratio = contrastOf(front, back);
              const sample = least >= 4.5 ? { color: front, background: back } : { background: back };
              return (
                <td key={what} style={sample}>
                  {least < 4.5 && <span className="matrix-dot" style={{ background: front }} />}
                  <span className={least < 4.5 ? "matrix-number" : undefined}>{ratio.toFixed(2)}</span>
                  {ratio < least && <Status tone="danger">too low</Status>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Some of the numbers that theme.test.ts demands, as they look. */
export function ContrastMatrix() {
  return (
    <div className="foundations">
      <h1>Contrast</h1>
      <p>WCAG 2.2 AA: text 4.5, outlines and drawings 3. Each cell is painted in the pair it measures.</p>
      <Scroll label="Contrast of the accents">
        <div className="matrices">
          <Matrix mode="light" />
          <Matrix mode="dark" />
        </div>
      </Scroll>
    </div>
  );
}
