import type { FieldKind, MessageCode } from "../definition/field.ts";
import { checkComparison, checkCondition, checkNames, familyOf, kindOf, own, type Place } from "./check-condition.ts";
import { isTime } from "../engine/cast.ts";
import { checkDerivation } from "./check-formula.ts";
import { bagAt, checkShape, isBag, listAt, onlyKeys, quote, refuse, type Bag, type Shape } from "./check-shape.ts";

const common: Readonly<Record<string, Shape>> = {
  label: "text",
  within: "text",
  help: "text",
  placeholder: "text",
  unit: "text",
  why: "text",
  width: ["full", "half", "third"],
  onHide: ["omit", "clear", "keep"],
};
const textual = {
  minLength: "count",
  maxLength: "count",
  pattern: "text",
  upper: "flag",
  digits: "flag",
  autoComplete: "text",
  rows: "count",
} as const;
const numeric = {
  min: "number",
  max: "number",
  integer: "flag",
  decimals: "count",
  negative: "flag",
  leadingZero: ["allow", "refuse"],
} as const;
const uploaded = { maxMB: "number", maxItems: "count" } as const;
const pictured = { ...uploaded, camera: "flag" } as const;

/** What each kind may say beside what all may. */
const shapesOf: Readonly<Record<FieldKind, Readonly<Record<string, Shape>>>> = {
  text: textual,
  textarea: textual,
  password: textual,
  number: numeric,
  money: numeric,
  percent: numeric,
  select: {},
  multiSelect: { maxItems: "count" },
  lookup: { maxItems: "count" },
  multiLookup: { maxItems: "count" },
  date: {},
  time: {},
  dateTime: {},
  checkbox: {},
  switch: {},
  file: uploaded,
  files: uploaded,
  image: pictured,
  images: pictured,
  list: { row: "text", key: "name", minItems: "count", maxItems: "count" },
  group: {},
};

const chosen: readonly FieldKind[] = ["select", "multiSelect", "lookup", "multiLookup"];

const codes = [
  "required",
  "type",
  "minLength",
  "maxLength",
  "pattern",
  "min",
  "max",
  "integer",
  "decimals",
  "negative",
  "leadingZero",
  "option",
  "count",
  "minItems",
  "unique",
  "check",
] as const satisfies readonly MessageCode[];
const aspects = ["visible", "enabled", "readOnly", "warning"];

/**
 * Whether a field may be called so. A name like 12 would jump to the front of the object's order, and that order is the
 * order of errors; points and the like are those of paths and addresses.
 */
export const isName = (name: string): boolean =>
  name.length <= 100 && !/^(__proto__|constructor|prototype|~.*|\d*)$|[./[\]]/.test(name);

/** Refuses a field that cannot work. Names that are paths, or would change the order of the fields, are none. */
export const checkField = (path: string, name: string, value: unknown, place: Place): void => {
  if (name.length > 100) refuse(`${path.slice(0, 100)}…`, "too long a name");
  const dot = name.lastIndexOf(".");
  const around = dot < 0 ? undefined : own(place.row ?? place.form, name.slice(0, dot));
  const isInGroup = isBag(around) && around["kind"] === "group";
  if (!isName(isInGroup ? name.slice(dot + 1) : name)) refuse(path, "cannot be a name");
  const field = bagAt(path, value);
  const kind = kindOf(path, field);
  const shapes = { ...common, ...shapesOf[kind] };
  const structured = {
    ...aspectChecks,
    ...(kind === "list" ? listChecks : kind === "group" ? {} : valueChecks),
    ...(chosen.includes(kind) ? { options: checkOptions } : {}),
    ...bounds[kind],
    ...(/^(file|image)/.test(kind) ? { accept: checkTexts } : {}),
  };
  onlyKeys(path, field, ["kind", ...Object.keys(shapes), ...Object.keys(structured)]);
  if (kind === "group" && field["required"] !== undefined)
    refuse(path, "a group holds no value that could be required");
  if (field["label"] === undefined) refuse(path, "no label");
  for (const [key, shape] of Object.entries(shapes)) {
    if (field[key] !== undefined) checkShape(`${path}.${key}`, field[key], shape);
  }
  if (typeof field["pattern"] === "string") checkPattern(`${path}.pattern`, field["pattern"]);
  for (const [key, check] of Object.entries(structured)) {
    if (field[key] !== undefined) check(`${path}.${key}`, field[key], place, field);
  }
  if (chosen.includes(kind) && field["options"] === undefined) refuse(path, "no options");
  if (kind === "list" && field["fields"] === undefined) refuse(path, "no fields");
  if (kind === "list" && field["rules"] === undefined) refuse(path, "no rules");
};

const checkPattern = (path: string, source: string): void => {
  try {
    const expression = new RegExp(`^(?:${source})$`, "u");
    // It is compiled when it is first asked, for Latin texts and for others apart, and may turn out to be too large then.
    for (const text of ["x", "अ"]) expression.test(text);
  } catch (reason) {
    refuse(path, String(reason).slice(0, 200));
  }
};

type Check = (path: string, value: unknown, place: Place, field: Bag) => void;

const aspect: Check = (path, value, place) => checkCondition(path, value, place);
const settled: Check = (path, value, place) => (value === true ? undefined : checkCondition(path, value, place));

const aspectChecks: Readonly<Record<string, Check>> = {
  visible: aspect,
  enabled: aspect,
  required: settled,
  readOnly: settled,
  messages: (path, value) => {
    const given = bagAt(path, value);
    onlyKeys(path, given, [...codes, ...aspects]);
    for (const [key, words] of Object.entries(given)) checkShape(`${path}.${key}`, words, "text");
  },
};

const valueChecks: Readonly<Record<string, Check>> = {
  derive: checkDerivation,
  checks: (path, value, place) =>
    listAt(path, value).forEach((use, index) => {
      const at = `${path}.${index}`;
      if (!isBag(use)) return checkShape(at, use, "name");
      onlyKeys(at, use, ["check", "with"]);
      checkShape(`${at}.check`, use["check"], "name");
      return checkNames(`${at}.with`, use["with"], place);
    }),
  warns: (path, value) => listAt(path, value).forEach((name, index) => checkShape(`${path}.${index}`, name, "name")),
};

const listChecks: Readonly<Record<string, Check>> = {
  fields: (path, value, place) => {
    const { form } = place;
    const cells = bagAt(path, value);
    if (Object.keys(cells).length === 0) refuse(path, "no fields");
    for (const [name, cell] of Object.entries(cells))
      checkField(`${path}.${name}`, name, cell, { form, row: cells, around: place });
  },
  rules: (path, value, place, field) =>
    checkRules(path, value, { form: place.form, row: bagAt(path, field["fields"]), around: place }),
  unique: (path, value, _place, field) => {
    const row = bagAt(path, field["fields"]);
    listAt(path, value).forEach((group, index) =>
      checkNames(`${path}.${index}`, Array.isArray(group) ? group : [group], { form: {}, row }),
    );
  },
};

const checkTexts: Check = (path, value) =>
  listAt(path, value).forEach((item, index) => checkShape(`${path}.${index}`, item, "text"));

const checkDay: Check = (path, value) => {
  if (value === "none" && path.endsWith("max")) return;
  const given = bagAt(path, value);
  onlyKeys(path, given, ["today" in given ? "today" : "value"]);
  checkShape(path, given["today"] ?? given["value"], "today" in given ? "number" : "text");
};

const checkTime: Check = (path, value) => {
  if (!isTime(String(value))) refuse(path, `not a time such as 09:30: ${quote(value)}`);
};

const bounds: Readonly<Partial<Record<FieldKind, Readonly<Record<"min" | "max", Check>>>>> = {
  date: { min: checkDay, max: checkDay },
  dateTime: { min: checkDay, max: checkDay },
  time: { min: checkTime, max: checkTime },
};

const checkOptions: Check = (path, value, place) => {
  if (Array.isArray(value)) {
    const values = value.map((option, index) => {
      const at = `${path}.${index}`;
      const given = bagAt(at, option);
      onlyKeys(at, given, ["value", "label", "detail", "visible"]);
      checkShape(`${at}.value`, given["value"], "scalar");
      checkShape(`${at}.label`, given["label"], "text");
      if (given["visible"] !== undefined) checkCondition(`${at}.visible`, given["visible"], place);
      return given["value"];
    });
    const twice = values.find((one, index) => values.indexOf(one) !== index);
    if (twice !== undefined) refuse(path, `${quote(twice)} stands twice`);
    return;
  }
  const source = bagAt(path, value);
  onlyKeys(path, source, ["source", "filters", "fixed"]);
  checkShape(`${path}.source`, source["source"], "name");
  for (const [key, name] of Object.entries(bagAt(`${path}.filters`, source["filters"] ?? {}))) {
    familyOf(`${path}.filters.${key}`, name, place);
  }
  for (const [key, fixed] of Object.entries(bagAt(`${path}.fixed`, source["fixed"] ?? {}))) {
    checkShape(`${path}.fixed.${key}`, fixed, "scalar");
  }
};

export const checkRules = (path: string, value: unknown, place: Place): void =>
  listAt(path, value).forEach((rule, index) => {
    const at = `${path}.${index}`;
    const given = bagAt(at, rule);
    onlyKeys(at, given, ["compare", "message", "blame", "when"]);
    checkComparison(`${at}.compare`, given["compare"], place);
    if (given["blame"] !== undefined) checkShape(`${at}.blame`, given["blame"], ["left", "right", "both"]);
    if (given["when"] !== undefined) checkCondition(`${at}.when`, given["when"], place);
    if (!isBag(given["message"])) return checkShape(`${at}.message`, given["message"], "text");
    onlyKeys(`${at}.message`, given["message"], ["left", "right"]);
    return Object.entries(given["message"]).forEach(([side, words]) =>
      checkShape(`${at}.message.${side}`, words, "text"),
    );
  });
