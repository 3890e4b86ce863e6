import { boolean, number, type ObjectSchema } from "yup";
import type { Fields, FormDefinition } from "@o2r/forms";
import { crud, type CrudGiven } from "./crud.ts";
import type { ListDeclaration } from "./list.ts";
import { recordOf, type RecordOf } from "./record.ts";
import { idSchema, instantSchema, shape } from "./schemas.ts";

const stamps = {
  id: idSchema(),
  version: number().integer().defined(),
  active: boolean().defined(),
  updatedAt: instantSchema(),
};

interface Stamps {
  id: string;
  version: number;
  active: boolean;
  updatedAt: string;
}

/** What is special about a plain thing; the rest follows. */
interface ThingGiven<F extends Fields, L extends ListDeclaration> extends Omit<
  CrudGiven<never, never, F, L>,
  "row" | "detail"
> {
  readonly form: FormDefinition<F>;
}

/**
 * Declares a plain thing, such as a brand: from its form and its list follow what is stored, what is answered, and its
 * six endpoints. A thing whose rows hold more than its form uses `crud` with schemas of its own.
 */
export const thing = <
  const F extends Fields,
  const L extends ListDeclaration<Extract<keyof RecordOf<F> | keyof Stamps, string>>,
>(
  given: ThingGiven<F, L>,
) => {
  // `concat` joins the two; yup's own types lose the second where its keys are not known yet.
  const row = shape(stamps).concat(recordOf(given.form)) as unknown as ObjectSchema<Stamps & RecordOf<F>>;
  return { ...given, row, endpoints: crud({ ...given, row, detail: row }) };
};
