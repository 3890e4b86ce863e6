import { checkDefinition } from "../compile/check-definition.ts";
import { compile } from "../compile/compile.ts";
import { FormDefinitionError } from "../compile/definition-error.ts";
import { bagAt, onlyKeys, quote, refuse } from "../compile/check-shape.ts";
import type { FormDefinition } from "../definition/form.ts";
import { freezeDeep } from "../definition/freeze.ts";
import { flatJson } from "./flat-json.ts";
import { slowPatterns } from "../lint/slow-pattern.ts";

/** Of the way definitions are written down, not of any form. */
const format = 1;

/** A definition as text, for a file or a database. */
export const serialize = (form: FormDefinition): string => JSON.stringify({ format, form });

/**
 * Reads a definition back, from the text or from what it says already parsed. What comes out is frozen, and as good as
 * one that `defineForm` made; groups may be written with their fields within, or as a form keeps them.
 *
 * Its patterns are judged too, which takes up to two seconds of a hostile one: read a definition once, not with each request.
 *
 * @throws FormDefinitionError naming the place and the reason, where it is malformed, could not work, or has a pattern
 * that could hold up whoever judges by it.
 */
export const deserialize = (stored: unknown): FormDefinition => {
  const envelope = bagAt("form", typeof stored === "string" ? parse(stored) : stored);
  onlyKeys("form", envelope, ["format", "form"]);
  if (envelope["format"] !== format) refuse("format", `not one that can be read: ${quote(envelope["format"])}`);
  // What was given stays the giver's: it could change after it was checked.
  const { fields, ...rest } = structuredClone(bagAt("form", envelope["form"]));
  const own: unknown = { ...rest, fields: flatJson(fields) };
  checkDefinition(own);
  compile(freezeDeep(own));
  const [slow] = slowPatterns(own);
  if (slow) refuse(slow.path, slow.because);
  return own;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (reason) {
    throw new FormDefinitionError("form", `no JSON: ${reason instanceof Error ? reason.message : String(reason)}`);
  }
};
