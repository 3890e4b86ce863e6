import type { Option } from "../../definition/field.ts";
import type { Scalar } from "../../definition/condition.ts";
import { isDay } from "../../engine/cast.ts";
import { addDays, firstDay, lastDay } from "../../engine/today.ts";
import type { Ground, PlacedField } from "./ground.ts";
import { canHold } from "./holdable.ts";
import { ladder } from "./ladder.ts";
import { epoch, type Mentions } from "./mentions.ts";
import type { Value } from "../../engine/value.ts";

/** A value of which nothing is known but that it is there. */
export const opaque = Symbol("opaque");
/** A value that stands for all that no rule can tell from it; `undefined` is empty. */
export type Representative = Value | typeof opaque | undefined;

/** Sets of chosen options are tried one by one only up to so many options. */
const mostItems = 6;

/**
 * The values of a field that rules can tell apart, as far as it may be saved with them. There may be more here than in
 * truth (what a pattern or a named check accepts is not known), never fewer: so "none of them" is certain.
 */
export const createDomains = ({ fields }: Ground, mentions: Mentions): ((key: string) => readonly Representative[]) => {
  const known = new Map<string, readonly Representative[]>();
  return (key) => {
    let domain = known.get(key);
    if (domain === undefined) {
      const placed = fields.get(key);
      domain = placed ? domainOf(placed, fields, mentions) : anything;
      known.set(key, domain);
    }
    return domain;
  };
};

/** Of columns, and of what moves with time, no more is known than whether there is something. */
const anything: readonly Representative[] = [opaque, undefined];

const domainOf = (placed: PlacedField, fields: Ground["fields"], mentions: Mentions): readonly Representative[] => {
  const { key, field, unjudged } = placed;
  const fitting = (values: Iterable<Value>): Value[] =>
    [...new Set(values)].filter((value) => canHold(placed, value, epoch));
  switch (field.kind) {
    case "checkbox":
    case "switch":
      // What cannot be read as a flag, and is not judged, is neither on nor off.
      return unjudged ? [true, false, undefined] : [true, false];
    case "list":
      return unjudged || (field.maxItems ?? 1) > 0 ? anything : [undefined];
    case "number":
    case "money":
    case "percent":
    case "date": {
      const points = orderedPoints(placed, fields, mentions);
      return points === undefined
        ? anything
        : [...fitting(field.kind === "date" ? points.map(dayOf) : points), undefined];
    }
    case "multiSelect":
    case "multiLookup":
    case "files":
    case "images":
      return [
        ...listsOf(itemsOf(placed, mentions), unjudged ? undefined : field.maxItems, (list) => canHold(placed, list)),
        undefined,
      ];
    default: {
      const options = fixedOptions(placed);
      if (options) return [...fitting(apart(options, key, mentions)), undefined];
      const strings = linkedConstants(key, fields, mentions).filter((value) => typeof value === "string");
      const others: readonly Representative[] = mentions.ordered(key)
        ? [opaque]
        : standIns(mentions.linked(key).length);
      // Stand-ins need not fit: which texts fit a pattern is not known.
      return [...fitting(strings), ...others, undefined];
    }
  }
};

const standIns = (count: number): string[] => Array.from({ length: count }, (_, index) => `\u{1}${index}`);

const fixedOptions = ({ field }: PlacedField): readonly Option[] | undefined =>
  (field.kind === "select" || field.kind === "multiSelect") && !("source" in field.options) ? field.options : undefined;

/** Of the options that nothing mentions one is enough, as long as they are not compared with another field. */
const apart = (options: readonly Option[], key: string, mentions: Mentions): Scalar[] => {
  const values = options.map(({ value }) => value);
  if (mentions.linked(key).length > 1 || mentions.ordered(key)) return values;
  const mentioned = new Set<unknown>(mentions.constants(key));
  const spare = values.find((value) => !mentioned.has(value));
  return [...values.filter((value) => mentioned.has(value)), ...(spare === undefined ? [] : [spare])];
};

const itemsOf = (placed: PlacedField, mentions: Mentions): Scalar[] => {
  const options = fixedOptions(placed);
  if (options) return apart(options, placed.key, mentions);
  const mentioned = mentions.constants(placed.key).filter((value) => typeof value === "string");
  return [...new Set(mentioned), ...standIns(1)];
};

const listsOf = (
  items: readonly Scalar[],
  maxItems: number | undefined,
  fits: (list: readonly Scalar[]) => boolean,
): Representative[] => {
  if (items.length > mostItems) return [opaque];
  let lists: Scalar[][] = [[]];
  for (const item of items) lists = [...lists, ...lists.map((list) => [...list, item])];
  return lists.filter((list) => list.length > 0 && list.length <= (maxItems ?? Infinity) && fits(list));
};

const linkedConstants = (key: string, fields: Ground["fields"], mentions: Mentions): unknown[] =>
  mentions.linked(key).flatMap((one) => {
    const placed = fields.get(one);
    return [...mentions.constants(one), ...((placed && fixedOptions(placed)) ?? []).map(({ value }) => value)];
  });

const dayOf = (count: number): string => addDays(epoch, count);
export const countOf = (day: string): number => Math.round((Date.parse(day) - Date.parse(epoch)) / 86_400_000);

/** The points of everything that is compared with a number or a day; nothing where days of two calendars meet. */
const orderedPoints = (
  placed: PlacedField,
  fields: Ground["fields"],
  mentions: Mentions,
): readonly number[] | undefined => {
  const { key } = placed;
  const linked = mentions.linked(key).flatMap((one) => fields.get(one) ?? []);
  const constants = [...linkedConstants(key, fields, mentions), ...linked.flatMap(boundsOf)];
  const isDate = linked.some(({ field }) => field.kind === "date");
  if (!isDate) {
    return ladder(
      constants.filter((value) => typeof value === "number"),
      linked.length,
      linked.map(stepOf),
    );
  }
  const fixed = constants.filter((value) => typeof value === "string").filter(isDay);
  const moving = constants.flatMap((value) =>
    typeof value === "object" && value !== null && "today" in value ? [Number(value.today)] : [],
  );
  // Which day comes first, a fixed one or one so far from today, changes with time.
  if (fixed.length > 0 && moving.length > 0) return undefined;
  if (moving.length > 0) return ladder(moving, linked.length, [1]);
  const points = ladder([...fixed, firstDay, lastDay].map(countOf), linked.length, [1]);
  return points?.filter((point) => isInCalendar(placed, point));
};

/** Whether a day lies within the bounds that a date field has where it gives none of its own. */
const isInCalendar = ({ field, unjudged }: PlacedField, count: number): boolean => {
  if (unjudged || field.kind !== "date") return true;
  const { min, max } = field;
  return (min !== undefined || count >= countOf(firstDay)) && (typeof max === "object" || count <= countOf(lastDay));
};

/** A field's own limits are constants like any other. */
const boundsOf = ({ field }: PlacedField): unknown[] => {
  switch (field.kind) {
    case "number":
    case "money":
    case "percent":
      // Below 0 a value is negative, which a field may refuse.
      return [0, field.min, field.max];
    case "date":
      return [field.min, field.max].map((day) =>
        typeof day === "object" && "value" in day ? day.value : typeof day === "object" ? day : undefined,
      );
    default:
      return [];
  }
};

const stepOf = ({ field, unjudged }: PlacedField): number | undefined => {
  if (unjudged || !("integer" in field || "decimals" in field)) return undefined;
  if (field.integer) return 1;
  return field.decimals === undefined ? undefined : 10 ** -field.decimals;
};
