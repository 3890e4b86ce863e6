import { contract, type AnyEndpoint, type areas as contractAreas, type EndpointMap } from "@o2r/api/contract";
import type { Registry } from "@o2r/forms";
import type { Areas } from "../http/areas.ts";
import type { Handler } from "../http/context.ts";
import type { AllAreas, AnyArea, DefinedArea } from "../kit/define-area.ts";
import { rowSources } from "../kit/form-sources.ts";
import { masters } from "./masters.ts";
import { prepare } from "./prepare.ts";

/** Every area of the contract with its part of the service: a missing one, or a part that is missing, does not compile. */
export type EveryArea = { readonly [Name in keyof typeof contractAreas]: DefinedArea<(typeof contractAreas)[Name]> };

type Known = Pick<
  Areas<typeof contract>,
  "contract" | "handlers" | "constraints" | "formRegistry" | "masters" | "jobs" | "missing" | "prepare" | "sweep"
>;

/** Puts records into one. Throws where two of them have the same key. */
const joined = <T>(what: string, records: readonly (Readonly<Record<string, T>> | undefined)[]): Record<string, T> => {
  const all: Record<string, T> = {};
  for (const [key, value] of records.flatMap((record) => Object.entries(record ?? {}))) {
    if (Object.hasOwn(all, key)) throw new TypeError(`Two areas have the ${what} ${key}`);
    all[key] = value;
  }
  return all;
};

const allHandlers = (areas: readonly AnyArea[]): Areas<typeof contract>["handlers"] => {
  const all: Record<string, object> = {};
  for (const [thing, handlers] of areas.flatMap((area) => Object.entries<object>(area.handlers)))
    all[thing] = { ...all[thing], ...handlers };
  return all as Areas<typeof contract>["handlers"]; // walked by name; `EveryArea` has paired them with the contract
};

const registryOf = (registries: readonly Pick<Registry, "checks" | "sources" | "derivations">[]): Registry => ({
  checks: joined(
    "check",
    registries.map(({ checks }) => checks),
  ),
  sources: joined(
    "source",
    registries.map(({ sources }) => sources),
  ),
  derivations: joined(
    "derivation",
    registries.map(({ derivations }) => derivations),
  ),
});

/** Sums up what the areas give the service to run. */
export const sumAreas = (every: EveryArea): Known & AllAreas => {
  const all: AllAreas = {
    get constraints() {
      return constraints;
    },
    formRegistry: (db) => formRegistry(db),
    get importers() {
      return importers;
    },
    get producers() {
      return producers;
    },
    listHandler: (list) => listHandler(list),
  };
  const areas = Object.values<AnyArea | ((all: AllAreas) => AnyArea)>(every).map((area) =>
    typeof area === "function" ? area(all) : area,
  );
  const constraints = joined(
    "constraint",
    areas.map((area) => area.constraints),
  );
  const formRegistry = (db: Parameters<AllAreas["formRegistry"]>[0]) =>
    registryOf([{ sources: rowSources(db, masters) }, ...areas.flatMap(({ forms }) => forms?.(db) ?? [])]);
  // walked by name; `ServiceArea` has asked for each
  const importers = joined(
    "importer",
    areas.map((area) => area.importers),
  ) as AllAreas["importers"];
  const producers = joined(
    "producer",
    areas.map((area) => area.producers),
  );
  const handlers = allHandlers(areas);
  const listHandler: AllAreas["listHandler"] = ({ path }) => {
    const [thing] =
      Object.entries<EndpointMap>(contract).find(([, endpoints]) => endpoints["list"]?.path === path) ?? [];
    const found: unknown = Reflect.get(Reflect.get(handlers, thing ?? "") ?? {}, "list");
    if (typeof found !== "function") throw new TypeError(`No list is at ${path}`);
    return found as Handler<AnyEndpoint>; // paired with its endpoint by `EveryArea`
  };
  return {
    contract,
    handlers,
    producers,
    listHandler,
    constraints,
    formRegistry,
    masters,
    importers,
    jobs: areas.flatMap(({ jobs = [] }) => jobs),
    missing: async (services) => (await Promise.all(areas.flatMap(({ missing }) => missing?.(services) ?? []))).flat(),
    prepare: (db, services) => prepare(db, services, areas),
    sweep: async (db, services, now) => {
      for (const area of areas) await area.sweep?.(db, services, now);
    },
  };
};
