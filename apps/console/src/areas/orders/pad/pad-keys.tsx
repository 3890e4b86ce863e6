import { Kbd } from "@o2r/ui";
import { memo } from "react";

const keys = [
  ["/", "Add product"],
  ["↑ ↓", "Move line"],
  ["F2", "Last line"],
  ["Enter", "Quantity, then next product"],
  ["Del", "Remove"],
  ["Alt W", "Why this price"],
  ["Alt F", "Filter"],
  ["F8", "Repeat last"],
  ["Ctrl Enter", "Place"],
] as const;

/** For the overview of the page's shortcuts. */
export const padKeys = { title: "While you take an order", keys };

/** What the keys do, at the foot of the window. */
export const PadKeys = memo(function PadKeys() {
  return (
    <p className="pad-keys" aria-hidden="true">
      {keys.map(([key, does]) => (
        <span key={key}>
          <Kbd>{key}</Kbd> {does}
        </span>
      ))}
    </p>
  );
});
