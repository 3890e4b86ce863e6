import type { Scalar } from "../definition/condition.ts";
import type { Field } from "../definition/field.ts";
import { nameOf, type Desk } from "./desk.ts";
import type { Finding } from "./finding.ts";
import { atomsOf, type At, type Atom } from "./satisfy/ground.ts";
import { canHold } from "./satisfy/holdable.ts";

/** An option that cannot be chosen, or a condition that names a value which its field or its fact can never have. */
export const impossibleOptions = ({ ground, options: { facts = {} } }: Desk): readonly Finding[] => {
  const findings: Finding[] = [];
  const refuse = (path: string, what: string, value: Scalar): void => {
    findings.push({
      code: "impossible-option",
      path,
      because: `${what} can never be ${JSON.stringify(value)}`,
      fix: "Name a value that it can have, written just as it stands there",
    });
  };
  const check = (path: string, key: string, value: Scalar): void => {
    const placed = ground.fields.get(key);
    if (placed && !canHold(placed, holdsMany(placed.field) ? [value] : value)) {
      refuse(path, nameOf(placed), value);
    }
  };
  const checkFact = (path: string, fact: string, value: Scalar): void => {
    if (Object.hasOwn(facts, fact) && !facts[fact]?.includes(value)) refuse(path, `The fact ${fact}`, value);
  };
  const compared = ([left, operator, right]: Comparison, path: string, at: At): void => {
    // A value may well be less than what it can never be; only sameness needs one that the field can have.
    if (typeof left !== "string" || (operator !== "==" && operator !== "!=")) return;
    if (typeof right === "number") check(`${path}.2`, at(left), right);
    else if (typeof right === "object" && "value" in right) check(`${path}.2.value`, at(left), right.value);
  };

  for (const { key, path, field } of ground.fields.values()) {
    if (!("options" in field) || "source" in field.options) continue;
    field.options.forEach(({ value }, index) => check(`${path}.options.${index}`, key, value));
  }
  for (const { path: place, condition, at } of ground.conditions) {
    for (const { atom, path } of atomsOf(condition, place)) {
      if ("compare" in atom) compared(atom.compare, `${path}.compare`, at);
      else if ("fact" in atom) atom.in.forEach((value, index) => checkFact(`${path}.in.${index}`, atom.fact, value));
      else if ("in" in atom) atom.in.forEach((value, index) => check(`${path}.in.${index}`, at(atom.field), value));
      else if ("notIn" in atom)
        atom.notIn.forEach((value, index) => check(`${path}.notIn.${index}`, at(atom.field), value));
    }
  }
  for (const { path, rule, at } of ground.rules) compared(rule.compare, `${path}.compare`, at);
  return findings;
};

type Comparison = Extract<Atom, { readonly compare: unknown }>["compare"];

const holdsMany = ({ kind }: Field): boolean =>
  kind === "multiSelect" || kind === "multiLookup" || kind === "files" || kind === "images";
