import "./token-table.css";
import { ColorValue, isColor } from "./token-value.tsx";

function Plain({ name }: { name: string }) {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--o2r-${name}`).trim();
  return (
    <>
      <span />
      <span className="o2r-mono token-value">{value === "" ? "set by the component" : value}</span>
    </>
  );
}

/** Tokens beside the values that are in force, colours with a swatch. */
export function TokenTable({ names }: { names: readonly string[] }) {
  const [colors, others] = [names.filter(isColor), names.filter((name) => !isColor(name))];
  return (
    <ul className="token-table">
      {[...colors, ...others].map((name) => (
        <li key={name}>
          {isColor(name) ? <ColorValue name={name} swatch="token-dot" /> : <Plain name={name} />}
          <code>--o2r-{name}</code>
        </li>
      ))}
    </ul>
  );
}
