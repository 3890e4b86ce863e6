import { bagAt, checkShape, isBag, listAt, onlyKeys, quote, refuse } from "./check-shape.ts";

/** Refuses migrations that could not be followed: each names the version it leads to, in order, up to the form's own. */
export const checkMigrations = (value: unknown, version: unknown): void => {
  let last = 0;
  for (const [index, migration] of listAt("migrations", value).entries()) {
    const path = `migrations.${index}`;
    const { to, steps, ...rest } = bagAt(path, migration);
    onlyKeys(path, rest, []);
    checkShape(`${path}.to`, to, "count");
    if (Number(to) <= last || Number(to) > Number(version)) refuse(`${path}.to`, `out of order: ${quote(to)}`);
    last = Number(to);
    listAt(`${path}.steps`, steps).forEach((step, at) => checkStep(`${path}.steps.${at}`, step));
  }
};

const checkStep = (path: string, value: unknown): void => {
  const step = bagAt(path, value);
  const [key = ""] = Object.keys(step);
  onlyKeys(path, step, [key]);
  const at = `${path}.${key}`;
  if (key === "drop") return checkPath(at, step["drop"]);
  if (!["rename", "move", "default", "map"].includes(key)) return refuse(path, `unknown step ${quote(value)}`);
  const pair = listAt(at, step[key]);
  if (pair.length !== 2) return refuse(at, "not a pair");
  const [first, second] = pair;
  checkPath(at, first);
  if (key === "default") return checkShape(at, second, "scalar");
  if (key !== "map") return checkPath(at, second);
  if (!isBag(second)) return refuse(at, "not an object");
  for (const [from, to] of Object.entries(second)) checkShape(`${at}.${from}`, to, "scalar");
};

const checkPath = (path: string, value: unknown): void => {
  const parts = typeof value === "string" ? value.split(".") : [];
  const isPath =
    parts.length > 0 && parts.length <= deepest && parts.every((part) => part !== "" && !dangerous.has(part));
  if (!isPath) refuse(path, `not a field, a field of a group, or a column: ${quote(value)}`);
};

/** As deep as any form goes. */
const deepest = 20;
const dangerous = new Set(["__proto__", "constructor", "prototype"]);
