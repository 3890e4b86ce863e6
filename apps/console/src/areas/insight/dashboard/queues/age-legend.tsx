import { agePieces } from "./age-pieces.ts";

/** What the colours of the bars mean; each bar says it in words, too. */
export const AgeLegend = () => (
  <ul className="age-legend" aria-hidden>
    {agePieces.map(({ label, color }) => (
      <li key={label} data-color={color}>
        {label}
      </li>
    ))}
  </ul>
);
