import { boolean, number, type InferType, type ObjectSchema, type ObjectShape } from "yup";
import type { Fields, FormDefinition } from "@o2r/forms";
import { crud, type CrudEndpoints, type CrudGiven } from "./crud.ts";
import type { ListDeclaration } from "./list.ts";
import type { LookupDeclared } from "./lookup.ts";
import { recordOf, type RecordOf } from "./record.ts";
import { idSchema, instantSchema, shape, type Shaped } from "./schemas.ts";

const stamps = {
  id: idSchema(),
  version: number().integer().defined(),
  active: boolean().defined(),
  updatedAt: instantSchema(),
};

/** What every stored row has beside its fields: times as ISO instants, `version` for If-Match. */
export interface Stamps {
  id: string;
  version: number;
  active: boolean;
  updatedAt: string;
}

/** What the named schemas hold. */
export type Computed<A extends ObjectShape> = InferType<Shaped<A>>;

/** A row of a plain thing, in its list and by itself. */
export type ThingRow<F extends Fields, A extends ObjectShape> = Stamps & RecordOf<F> & Computed<A>;

/** What is special about a plain thing; the rest follows. */
export interface ThingGiven<
  F extends Fields,
  L extends ListDeclaration,
  A extends ObjectShape,
  G extends LookupDeclared = undefined,
> extends Omit<CrudGiven<never, never, F, L, G>, "row" | "detail"> {
  readonly form: FormDefinition<F>;
  /** What a thing answers with beside what its form holds: names in the place of ids, and what is counted. */
  readonly computed?: A;
}

/** A plain thing as it was declared, and what follows from that. */
export type Thing<
  F extends Fields,
  L extends ListDeclaration,
  A extends ObjectShape,
  G extends LookupDeclared = undefined,
> = ThingGiven<F, L, A, G> & {
  readonly row: ObjectSchema<ThingRow<F, A>>;
  readonly endpoints: CrudEndpoints<ThingRow<F, A>, ThingRow<F, A>, F, L, G>;
};

/**
 * Declares a plain thing, such as a brand: from its form and its list follow what is stored, what is answered, and its
 * six endpoints, with `lookup` a seventh by which others find it. A thing whose list shows other rows than its page uses `crud` with schemas of its own.
 */
export const thing = <
  const F extends Fields,
  const L extends ListDeclaration<Extract<keyof RecordOf<F> | keyof Stamps | keyof A, string>>,
  const A extends ObjectShape = Record<never, never>,
  const G extends LookupDeclared = undefined,
>(
  given: ThingGiven<F, L, A, G>,
): Thing<F, L, A, G> => {
  // `concat` joins the three; yup's own types lose what its keys are where they are not known yet.
  const row = shape(stamps)
    .concat(recordOf(given.form))
    .concat(shape<ObjectShape>(given.computed ?? {})) as unknown as ObjectSchema<ThingRow<F, A>>;
  // A row has what its schema says; yup's types say it in a way of their own while its fields are not known.
  const endpoints = crud({ ...given, row, detail: row }) as unknown as CrudEndpoints<
    ThingRow<F, A>,
    ThingRow<F, A>,
    F,
    L,
    G
  >;
  return { ...given, row, endpoints };
};
