import { operators } from "../definition/condition.ts";
import type { FieldKind } from "../definition/field.ts";
import { bagAt, checkShape, isBag, listAt, onlyKeys, quote, refuse, type Bag } from "./check-shape.ts";

/** What may be compared with what. Only numbers, days and times have an order. */
export const families = {
  text: "text",
  textarea: "text",
  password: "text",
  number: "number",
  money: "number",
  percent: "number",
  select: "any",
  multiSelect: "list",
  lookup: "text",
  multiLookup: "list",
  date: "date",
  time: "time",
  dateTime: "moment",
  checkbox: "flag",
  switch: "flag",
  file: "text",
  files: "list",
  image: "text",
  images: "list",
  list: "list",
  group: "none",
} as const satisfies Record<FieldKind, string>;

type Family = (typeof families)[FieldKind];

/** Where something is written: the form's fields, and inside a row also those of the row. */
export interface Place {
  readonly form: Bag;
  readonly row?: Bag;
  /** Where the list stands whose rows these are: what `../` leads to. */
  readonly around?: Place;
}

/** The kind of a name as it is seen from a place. A column holds the values of all rows. */
export const familyOf = (path: string, name: unknown, place: Place): Family => {
  const { form, row, around } = place;
  if (typeof name !== "string") return refuse(path, `not a field's name: ${quote(name)}`);
  if (row !== undefined && around && name.startsWith("../")) {
    const inner = cellsAround(name.slice(3), around.row ?? form);
    return inner === row
      ? refuse(path, `not readable from its own row: ${quote(name)}`)
      : familyOf(path, name.slice(3), around);
  }
  const unknown = (): never => refuse(path, `no field ${quote(name)}`);
  const outer = row === undefined ? name : name.startsWith("/") ? name.slice(1) : undefined;
  const field = own(outer === undefined ? row : form, outer ?? name);
  if (field !== undefined) {
    const family = families[kindOf(path, field)];
    return family === "none" ? refuse(path, `a group holds no value: ${quote(name)}`) : family;
  }
  const cells = cellsAround(outer ?? name, outer === undefined ? (row ?? form) : form);
  if (!cells) return unknown();
  // A row cannot read all rows of its own list, or of one around it.
  for (let at: Place | undefined = place; at; at = at.around)
    if (at.row && outer !== undefined && cells === at.row)
      return refuse(path, `not readable from its own row: ${quote(name)}`);
  return "list";
};

/** The cells of the list of which this is a column. */
const cellsAround = (name: string, form: Bag): Bag | undefined => {
  for (let dot = name.indexOf("."); dot > 0; dot = name.indexOf(".", dot + 1)) {
    const list = own(form, name.slice(0, dot));
    const cells = isBag(list) && list["kind"] === "list" ? list["fields"] : undefined;
    if (!isBag(cells)) continue;
    const column = name.slice(dot + 1);
    return isColumn(own(cells, column)) ? cells : cellsAround(column, cells);
  }
  return undefined;
};

const isColumn = (field: unknown): boolean => isBag(field) && field["kind"] !== "group";

export const own = (bag: Bag | undefined, key: string): unknown =>
  bag !== undefined && Object.hasOwn(bag, key) ? bag[key] : undefined;

export const kindOf = (path: string, field: unknown): FieldKind => {
  const { kind } = bagAt(path, field);
  const known = Object.keys(families).find((one): one is FieldKind => one === kind);
  return known ?? refuse(path, `unknown kind ${quote(kind)}`);
};

export const checkNames = (path: string, names: unknown, place: Place): void =>
  listAt(path, names).forEach((name, index) => familyOf(`${path}.${index}`, name, place));

export const checkComparison = (path: string, value: unknown, place: Place): void => {
  const sides = listAt(path, value);
  if (sides.length !== 3) refuse(path, "not a left side, an operator and a right side");
  const [left, operator, right] = sides;
  checkShape(path, operator, operators);
  const isOrdered = operator !== "==" && operator !== "!=";
  const family = subjectFamily(path, left, place);
  if (family === "list" || (isOrdered && (family === "text" || family === "flag"))) {
    refuse(path, `${family} cannot be compared by ${String(operator)}`);
  }
  const other = operandFamily(path, right, place);
  if (family !== "any" && other !== "any" && family !== other) refuse(path, `${family} is compared with ${other}`);
};

const subjectFamily = (path: string, subject: unknown, place: Place): Family => {
  if (typeof subject === "string") return familyOf(path, subject, place);
  const [key = ""] = Object.keys(bagAt(path, subject));
  onlyKeys(path, bagAt(path, subject), [key]);
  const aggregated = familyOf(path, bagAt(path, subject)[key], place);
  if ((key !== "sum" && key !== "count") || aggregated !== "list") refuse(path, "unknown operand");
  return "number";
};

export const operandFamily = (path: string, operand: unknown, place: Place): Family => {
  if (typeof operand === "number") return "number";
  if (typeof operand === "string") return familyOf(path, operand, place);
  const given = bagAt(path, operand);
  switch (Object.keys(given).sort().join()) {
    case "today":
      checkShape(path, given["today"], "number");
      return "date";
    case "value":
      checkShape(path, given["value"], "scalar");
      return "any";
    case "by,from":
      checkShape(path, given["by"], "name");
      checkNames(`${path}.from`, given["from"], place);
      return "any";
    case "sum":
    case "count":
      return subjectFamily(path, given, place);
    default:
      return refuse(path, "unknown operand");
  }
};

/** No rule of a person goes deeper, and none is to go deeper than the stack. */
const deepest = 50;

export const checkCondition = (path: string, value: unknown, place: Place, depth = 0): void => {
  const given = bagAt(path, value);
  if (depth > deepest) refuse(path.slice(0, 200), "nested too deep");
  const scalars = (key: string): void =>
    listAt(`${path}.${key}`, given[key]).forEach((item, index) =>
      checkShape(`${path}.${key}.${index}`, item, "scalar"),
    );
  const parts = (key: string): void =>
    listAt(`${path}.${key}`, given[key]).forEach((part, index) =>
      checkCondition(`${path}.${key}.${index}`, part, place, depth + 1),
    );
  switch (Object.keys(given).sort().join()) {
    case "fact,in":
      checkShape(`${path}.fact`, given["fact"], "name");
      return scalars("in");
    case "field,in":
    case "field,notIn":
      familyOf(`${path}.field`, given["field"], place);
      return scalars("in" in given ? "in" : "notIn");
    case "field,filled":
      familyOf(`${path}.field`, given["field"], place);
      return checkShape(`${path}.filled`, given["filled"], "boolean");
    case "anyFilled":
      return checkNames(`${path}.anyFilled`, given["anyFilled"], place);
    case "compare":
      return checkComparison(`${path}.compare`, given["compare"], place);
    case "all":
      return parts("all");
    case "any":
      return parts("any");
    case "not":
      return checkCondition(`${path}.not`, given["not"], place, depth + 1);
    default:
      return refuse(path, `unknown condition ${quote(value)}`);
  }
};
