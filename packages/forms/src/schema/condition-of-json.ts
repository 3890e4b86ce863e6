import { isScalar } from "../compile/check-shape.ts";
import type { Condition, Scalar } from "../definition/condition.ts";
import type { Fields } from "../definition/field.ts";
import { isWithin } from "../engine/paths.ts";
import { isSchema } from "./reading.ts";

/** A schema of an object that says what its fields hold, as a condition; nothing where it says anything else. */
export const conditionOf = (schema: unknown, fields: Fields, prefix = ""): Condition | undefined => {
  if (!isSchema(schema)) return undefined;
  const { properties = {}, required = [], ...rest } = schema;
  const other = Object.keys(rest).filter((key) => key !== "type");
  if (other.length > 0 || !isSchema(properties) || !Array.isArray(required)) return undefined;
  const asked = [...new Set([...Object.keys(properties), ...required.map(String)])];
  const parts = asked.map((name) => holds(prefix + name, properties[name], fields));
  const known = parts.filter((part) => part !== undefined);
  const [first] = known;
  if (first === undefined || known.length < parts.length) return undefined;
  return known.length === 1 ? first : { all: known };
};

const holds = (name: string, value: unknown, fields: Fields): Condition | undefined => {
  if (value === undefined) return filledIn(name, fields);
  if (!Object.hasOwn(fields, name) || !isSchema(value)) return undefined;
  if (fields[name]?.kind === "group") return conditionOf(value, fields, `${name}.`);
  const { const: only, enum: some, type: _type, ...rest } = value;
  if (Object.keys(rest).length > 0) return undefined;
  const wanted: unknown = only === undefined ? some : [only];
  // What is no scalar is none of these.
  return Array.isArray(wanted) && wanted.every(isScalar) ? { field: name, in: wanted as Scalar[] } : undefined;
};

/** That a field is filled; of a group, any of its fields. */
export const filledIn = (name: string, fields: Fields): Condition | undefined => {
  if (!Object.hasOwn(fields, name)) return undefined;
  if (fields[name]?.kind !== "group") return { field: name, filled: true };
  const inner = Object.keys(fields).filter((one) => isWithin(name, one) && fields[one]?.kind !== "group");
  return { anyFilled: inner };
};
