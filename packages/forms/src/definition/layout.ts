import type { Section, Step } from "./form.ts";

interface Description {
  readonly description?: string;
}

/** A titled part of the form: `section("prices", "Price chain", ["ptr", "mrp"])`. */
export const section = <const P extends string>(
  id: string,
  title: string,
  fields: readonly P[],
  extra: Description = {},
): Section<P> => ({ id, title, fields, ...extra });

/** A page of a form that is filled step by step. */
export const step: <const P extends string>(...given: Parameters<typeof section<P>>) => Step<P> = section;
