import type { AnyEndpoint, BodyOf, ParamsOf, QueryOf } from "../contract/core/endpoint.ts";

type Part<K extends string, V> = [V] extends [undefined]
  ? { readonly [P in K]?: undefined }
  : Partial<V> extends V
    ? { readonly [P in K]?: V | undefined }
    : { readonly [P in K]: V };

/** A query with a page size belongs to a list or a look-up: the service has a default for all of it. */
type QuerySent<Q> = Q extends { readonly size: number } ? Partial<Q> : Q;

/** What a call takes: exactly the parts that its endpoint declares. */
export type CallInput<E extends AnyEndpoint> = Part<"params", ParamsOf<E>> &
  Part<"query", QuerySent<QueryOf<E>>> &
  Part<"body", BodyOf<E>>;
