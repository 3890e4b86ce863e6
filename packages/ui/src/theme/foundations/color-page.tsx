import modeTokens from "../source/modes.tokens.json" with { type: "json" };
import "./foundations.css";
import { ColorValue } from "./token-value.tsx";

const groups = [
  { title: "Grounds", starts: ["bg-", "skeleton", "thumb", "tooltip", "scrim"] },
  { title: "Lines", starts: ["line"] },
  { title: "Text", starts: ["fg"] },
  { title: "Status: always with an icon and a word", starts: ["danger", "warning", "success", "info", "neutral"] },
  { title: "Bars of progress", starts: ["progress-"] },
  { title: "Data: six hues that any eye keeps apart, and four steps of age", starts: ["chart-", "age-"] },
] as const;
const accents = [
  "brand-fg",
  "brand-border",
  "brand-solid",
  "brand-solid-hover",
  "brand-subtle",
  "brand-muted",
  "focus",
];

const names = Object.keys(modeTokens.light).filter((name) => !name.startsWith("$") && !name.startsWith("shadow"));

function Swatches({ title, of }: { title: string; of: readonly string[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className="swatches">
        {of.map((name) => (
          <li key={name}>
            <ColorValue name={name} swatch="swatch" />
            <span className="o2r-mono">{name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every colour by its name and its value, in the mode and the role of the toolbar. */
export function ColorPage() {
  return (
    <div className="foundations">
      <h1>Colour</h1>
      <p>
        Surfaces are nearly without colour. The accent belongs to the role and marks what is active, pressed or linked;
        status colours mean the same for every role.
      </p>
      <Swatches title="Accent of the role" of={accents} />
      {groups.map(({ title, starts }) => (
        <Swatches key={title} title={title} of={names.filter((name) => starts.some((it) => name.startsWith(it)))} />
      ))}
    </div>
  );
}
