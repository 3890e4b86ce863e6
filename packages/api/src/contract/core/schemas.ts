import { array, boolean, mixed, number, object, string } from "yup";
import type { AnyObject, DefaultFromShape, ObjectSchema, ObjectShape, Schema, TypeFromShape } from "yup";
import type { SchemaOf } from "./endpoint.ts";
import { pageSizes } from "./list/pages.ts";

/** A UUID as the source of a regular expression, in either case. */
export const idPattern = "[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}";
const uuid = new RegExp(`^${idPattern}$`);

/** Whether a text is a UUID, and so may be asked of the database as an id. */
export const isId = (text: string): boolean => uuid.test(text);

/** A UUID, as every id of the service is. yup's own check knows versions 1 to 5 only; ours are of version 7. */
export const idSchema = () => string().matches(uuid, { name: "uuid", message: "Not an id" }).defined();

/** An instant, ISO 8601 in UTC. */
export const instantSchema = () => string().datetime({ message: "Not an instant", allowOffset: false }).defined();

const hasPaise = (rupees: number | null | undefined): boolean => {
  if (rupees == null) return true;
  const paise = rupees * 100;
  // A double is less exact the larger it is: thousands of crores are amounts, too.
  return Math.abs(paise - Math.round(paise)) < Math.max(1e-4, Math.abs(paise) * 4 * Number.EPSILON);
};

/** Rupees with at most two decimals. */
export const rupeesSchema = () =>
  number()
    .test("paise", "Not an amount of rupees and paise", hasPaise)
    .meta({ rule: "Rupees, with at most two decimals" })
    .defined();

/** Text that may be empty. */
export const textSchema = (longest = 4000) => string().max(longest).defined();

/** Words of an answer, or none. */
export const textOrNull = () => string().nullable().defined();

/** A whole number of an answer. */
export const countSchema = () => number().integer().defined();

/** One of the values that a thing has words for. */
export const oneOfSchema = <const V extends string>(options: readonly { readonly value: V }[]) =>
  string()
    .oneOf(options.map(({ value }) => value))
    .defined();

type Flat<T> = { [K in keyof T]: T[K] };

/** The schema of an object that has these fields. */
export type Shaped<S extends ObjectShape> = ObjectSchema<
  Flat<TypeFromShape<S, AnyObject>>,
  AnyObject,
  Flat<DefaultFromShape<S>>
>;

/** An object that refuses keys it does not know. */
export const shape = <S extends ObjectShape>(fields: S): Shaped<S> =>
  // The same type, which yup's own alias says in a way that some compilers cannot read back from a declaration.
  object(fields).exact("${properties} is not known here").defined() as unknown as Shaped<S>;

/** `{ id }` in a path. */
export const idParams = shape({ id: idSchema() });

/** What a write answers when nothing but success is to be said. */
export const done = shape({ done: boolean().defined() });

/** One page of a list, as `payload` holds it. */
export const pageOf = <Row extends AnyObject>(row: SchemaOf<Row>) =>
  shape({
    content: listOf(row),
    size: number().oneOf(pageSizes).defined(),
    nextCursor: string().nullable().defined(),
    prevCursor: string().nullable().defined(),
    totalElements: number().integer().min(0).defined(),
    totalCapped: boolean().defined(),
  });

/** A list that is never paged, such as options. */
export const listOf = <Row extends AnyObject>(row: SchemaOf<Row>) =>
  array()
    .of(row as Schema<Row>)
    .defined();

/** Any JSON value, where the contract does not say more. */
export const jsonSchema = () => mixed<string | number | boolean | object>().nullable().defined();
