import type { ShownRail } from "@o2r/api/contract/layout";
import { Banner, Button } from "@o2r/ui";
import type { Composing } from "./composing.ts";
import { wholeDifferenceText } from "./rail-text.ts";

interface CameInProps {
  readonly work: Composing;
  readonly rails: ReadonlyMap<string, ShownRail>;
  readonly onDismiss: () => void;
}

const fieldWords: Readonly<Record<string, string>> = {
  rank: "place",
  hidden: "whether it is hidden",
  visibleFrom: "from when it is shown",
  visibleTill: "till when it is shown",
  hubs: "hubs",
  audience: "audience",
};

/** What somebody else did to the page while it was open here, and where both wanted the same. */
export function CameIn({ work: { news, conflicts }, rails, onDismiss }: CameInProps) {
  if (news.length === 0 && conflicts.length === 0) return null;
  return (
    <Banner
      role="alert"
      tone={conflicts.length > 0 ? "warning" : "info"}
      title="Someone else has changed this page"
      actions={
        <Button size="sm" onClick={onDismiss}>
          Dismiss
        </Button>
      }
    >
      <ul className="composer-news">
        {news.map((one) => (
          <li key={one.id}>
            {one.name}: {wholeDifferenceText(one)}
          </li>
        ))}
        {conflicts.map(({ id, railId, kind, fields }) => (
          <li key={`conflict ${id}`}>
            {rails.get(railId)?.name ?? "A rail"}:{" "}
            {kind === "removed"
              ? "one of you took it out while the other changed it, so it stays"
              : `you both changed ${fields.map((field) => fieldWords[field] ?? field).join(", ")}; what was saved first stays`}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
