import { railTypes, type Place, type RailDifference, type ShownRail } from "@o2r/api/contract/layout";
import { wordOf } from "@o2r/api/contract/core";
import { Columns3, GalleryHorizontal, LayoutGrid, Search } from "lucide-react";

/** The drawing of each type of rail. */
export const railIcons = { DEFAULT: Columns3, BANNER: GalleryHorizontal, GRID: LayoutGrid, SEARCH: Search } as const;

/** What a rail is, in a line: `Grid, 2 rows · 8`. */
export const railText = ({ railType, rows, contents, isExternal }: ShownRail): string =>
  [
    `${wordOf(railTypes, railType)}${rows === null ? "" : rows === 1 ? ", 1 row" : `, ${rows} rows`}`,
    railType === "SEARCH" ? undefined : String(contents.length),
    isExternal ? "opens outside" : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(" · ");

/** What became of a rail since what is live, in a word or two. */
export const differenceText = ({ kind, was }: RailDifference): string =>
  kind === "moved" ? `Moved, was ${was}` : { added: "Added", removed: "Removed", changed: "Changed" }[kind];

/** The same with all that is different: `Moved from 5 to 3; hidden, hubs changed`. */
export const wholeDifferenceText = ({ kind, was, is, what }: RailDifference): string => {
  const parts = what.length === 0 ? "" : `${what.join(", ")} changed`;
  if (kind === "added") return `Added in place ${is}`;
  if (kind === "removed") return `Removed from place ${was}`;
  return kind === "moved" ? [`Moved from ${was} to ${is}`, parts].filter((part) => part !== "").join("; ") : parts;
};

/** India keeps one time the whole year. */
const ahead = 5.5 * 3_600_000;

/** An instant as an input of day and time holds it, in India's time. */
export const typedOf = (instant: string | null): string =>
  instant === null ? "" : new Date(Date.parse(instant) + ahead).toISOString().slice(0, 16);

/** The instant that was typed in India's time; null where nothing is. */
export const instantOf = (typed: string): string | null => {
  const at = Date.parse(`${typed}:00+05:30`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
};

/** Whether a rail is not shown yet, or no longer; undefined where it is. */
export const whenText = (
  { visibleFrom, visibleTill }: Pick<Place, "visibleFrom" | "visibleTill">,
  now: Date,
): "Scheduled" | "Over" | undefined => {
  if (visibleFrom !== null && Date.parse(visibleFrom) > now.getTime()) return "Scheduled";
  return visibleTill !== null && Date.parse(visibleTill) <= now.getTime() ? "Over" : undefined;
};
