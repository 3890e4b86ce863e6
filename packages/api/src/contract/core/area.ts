import type { EndpointMap } from "./endpoint.ts";
import type { Importable } from "./thing/importable.ts";
import type { PermissionTable } from "./holders.ts";
import type { Report } from "./report.ts";

/** What an area brings to the contract; its `index.ts` exports one. */
export interface Area {
  /** Thing → action → endpoint. Two areas may each bring a part of one thing, such as their look-ups. */
  readonly things: Readonly<Record<string, EndpointMap>>;
  readonly permissions: PermissionTable;
  /** What can be imported, by the name that an import is begun with. */
  readonly imports?: Readonly<Record<string, Importable>>;
  /** What can be had as a file that a job makes, by the name that it is asked for with. */
  readonly reports?: Readonly<Record<string, Report>>;
}

/** All of some types at once. */
type Every<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never;

type Joined<T> = { readonly [Thing in keyof T]: T[Thing] };

/** The things of all areas. */
export type SumOfThings<A extends Readonly<Record<string, Area>>> = Joined<Every<A[keyof A]["things"]>>;

/** Sums up the things of areas. Throws where two areas bring the same action of a thing. */
export const sumThings = <A extends Readonly<Record<string, Area>>>(areas: A): SumOfThings<A> => {
  const sum: Record<string, EndpointMap> = {};
  for (const [thing, endpoints] of Object.values(areas).flatMap(({ things }) => Object.entries(things))) {
    const twice = Object.keys(endpoints).find((action) => Object.hasOwn(sum[thing] ?? {}, action));
    if (twice !== undefined) throw new TypeError(`Two areas have ${thing}.${twice}`);
    sum[thing] = { ...sum[thing], ...endpoints };
  }
  return sum as SumOfThings<A>; // walked by name, which forgets what is whose
};
