import { operators } from "../definition/condition.ts";
import type { FieldKind } from "../definition/field.ts";
import type { FormDefinition } from "../definition/form.ts";
import { FormDefinitionError } from "./definition-error.ts";

type Bag = Readonly<Record<string, unknown>>;

/** What may be compared with what. Only numbers and dates have an order. */
const families = {
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
  checkbox: "flag",
  switch: "flag",
  file: "text",
  files: "list",
  image: "text",
  images: "list",
} as const satisfies Record<FieldKind, string>;

const dangerous = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Refuses a definition that cannot work, naming the place and the reason. Types already refuse most of it; this is for
 * definitions that arrive as JSON.
 */
export const checkDefinition = (form: FormDefinition): void => {
  const refuse = (path: string, reason: string): never => {
    throw new FormDefinitionError(path, reason);
  };
  const bag = (path: string, value: unknown): Bag =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? // An object's own keys may be read by name.
        (value as Bag)
      : refuse(path, "not an object");
  const list = (path: string, value: unknown): readonly unknown[] =>
    Array.isArray(value) ? value : refuse(path, "not a list");

  bag("form", form);
  const fields = bag("fields", form.fields);
  const kindOf = (path: string, name: unknown): FieldKind =>
    typeof name === "string" && Object.hasOwn(form.fields, name)
      ? (form.fields[name]?.kind ?? refuse(path, "no kind"))
      : refuse(path, `no field ${JSON.stringify(name)}`);

  const comparison = (path: string, value: unknown): void => {
    const [left, operator, right] = list(path, value);
    const family = families[kindOf(path, left)];
    const ordered = operator !== "==" && operator !== "!=";
    if (!operators.some((known) => known === operator)) refuse(path, `unknown operator ${JSON.stringify(operator)}`);
    if (family === "list" || (ordered && (family === "text" || family === "flag"))) {
      refuse(path, `${family} cannot be compared by ${String(operator)}`);
    }
    let other: string = family;
    if (typeof right === "string") other = families[kindOf(path, right)];
    else if (typeof right === "number") other = "number";
    else if ("today" in bag(path, right)) other = "date";
    else if (!("value" in bag(path, right))) refuse(path, "unknown operand");
    if (family !== "any" && other !== "any" && family !== other) refuse(path, `${family} is compared with ${other}`);
  };

  const condition = (path: string, value: unknown): void => {
    const given = bag(path, value);
    const scalars = (key: string): void => {
      if (!list(`${path}.${key}`, given[key]).every((item) => /^(string|number|boolean)$/.test(typeof item))) {
        refuse(`${path}.${key}`, "only scalars can be listed");
      }
    };
    switch (Object.keys(given).sort().join()) {
      case "fact,in":
        return scalars("in");
      case "field,in":
      case "field,notIn":
        kindOf(path, given["field"]);
        return scalars("in" in given ? "in" : "notIn");
      case "field,filled":
        kindOf(path, given["field"]);
        return typeof given["filled"] === "boolean" ? undefined : refuse(path, "filled is a boolean");
      case "anyFilled":
        return list(path, given["anyFilled"]).forEach((name) => kindOf(path, name));
      case "compare":
        return comparison(`${path}.compare`, given["compare"]);
      case "all":
      case "any": {
        const key = "all" in given ? "all" : "any";
        return list(path, given[key]).forEach((part, index) => condition(`${path}.${key}.${index}`, part));
      }
      case "not":
        return condition(`${path}.not`, given["not"]);
      default:
        return refuse(path, `unknown condition ${JSON.stringify(value)}`);
    }
  };

  for (const name of Object.keys(fields)) {
    const path = `fields.${name}`;
    const field = bag(path, fields[name]);
    // A dot would be a path, and a name like 12 would jump to the front of the object's order, and that order is the order of errors.
    if (dangerous.has(name) || /^\d*$|[.[\]]/.test(name)) refuse(path, "cannot be a name");
    if (!Object.hasOwn(families, String(field["kind"]))) refuse(path, `unknown kind ${JSON.stringify(field["kind"])}`);
    for (const aspect of ["visible", "enabled", "required", "readOnly"]) {
      const given = field[aspect];
      if (given === undefined || (given === true && (aspect === "required" || aspect === "readOnly"))) continue;
      condition(`${path}.${aspect}`, given);
    }
    if (field["derive"])
      list(`${path}.derive.from`, bag(path, field["derive"])["from"]).forEach((from) => kindOf(path, from));
    const options = field["options"];
    if (options && !Array.isArray(options)) {
      for (const filter of Object.values(bag(path, bag(path, options)["filters"] ?? {}))) {
        kindOf(`${path}.options`, filter);
      }
    }
  }
  list("rules", form.rules).forEach((rule, index) => {
    const given = bag(`rules.${index}`, rule);
    comparison(`rules.${index}.compare`, given["compare"]);
    if (given["when"]) condition(`rules.${index}.when`, given["when"]);
  });
  for (const part of ["sections", "steps"] as const) {
    list(part, form[part]).forEach((section, index) =>
      list(`${part}.${index}.fields`, bag(`${part}.${index}`, section)["fields"]).forEach((name) =>
        kindOf(`${part}.${index}.fields`, name),
      ),
    );
  }
};
