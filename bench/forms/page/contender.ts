import type { ComponentType } from "react";
import type { FormSpec } from "./spec/form-spec.ts";

/** A form library, given a form. */
export interface Contender {
  /** Made once per form, before any timing: schemas and definitions, as a module would hold them. */
  readonly prepare: (form: FormSpec) => Prepared;
}

export interface Prepared {
  readonly Page: ComponentType;
  /** What the library holds of a mounted field; hidden ones too. */
  readonly read: (name: string) => unknown;
  readonly selectors?: Partial<Selectors>;
}

/** Where things stand in the page, for a library that brings its own markup. */
export interface Selectors {
  /** A field's row, by its name. */
  readonly row: (name: string) => string;
  /** Within the row, once it is refused. */
  readonly error: string;
  readonly submit: string;
}
