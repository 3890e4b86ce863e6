import { array, boolean, mixed, number, object, string, type AnyObject, type ObjectShape, type Schema } from "yup";
import { pageSizes } from "./pages.ts";

/** A UUID, as every id of the service is. */
export const idSchema = () => string().uuid("Not an id").defined();

/** An instant, ISO 8601 in UTC. */
export const instantSchema = () => string().datetime({ message: "Not an instant", allowOffset: false }).defined();

/** Rupees with at most two decimals. */
export const rupeesSchema = () => number().defined();

/** Text that may be empty. */
export const textSchema = (longest = 4000) => string().max(longest).defined();

/** An object that refuses keys it does not know. */
export const shape = <S extends ObjectShape>(fields: S) =>
  object(fields).exact("${properties} is not known here").defined();

/** `{ id }` in a path. */
export const idParams = shape({ id: idSchema() });

/** What a write answers when nothing but success is to be said. */
export const done = shape({ done: boolean().defined() });

/** One page of a list, as `payload` holds it. */
export const pageOf = <Row extends AnyObject>(row: Schema<Row>) =>
  shape({
    content: array().of(row).defined(),
    size: number().oneOf(pageSizes).defined(),
    nextCursor: string().nullable().defined(),
    prevCursor: string().nullable().defined(),
    totalElements: number().integer().min(0).defined(),
    totalCapped: boolean().defined(),
  });

/** A list that is never paged, such as options. */
export const listOf = <Row extends AnyObject>(row: Schema<Row>) => array().of(row).defined();

/** Any JSON value, where the contract does not say more. */
export const jsonSchema = () => mixed<string | number | boolean | object>().nullable().defined();
