import { createContext, use } from "react";
import type { Client } from "../client/index.ts";
import type { KeptCache } from "./kept-cache.ts";

export interface Api {
  readonly client: Client;
  readonly kept: KeptCache;
}

export const ApiContext = createContext<Api | null>(null);

/** The client and the cache of the nearest `ApiProvider`. Throws outside one. */
export const useApi = (): Api => {
  const api = use(ApiContext);
  if (api === null) throw new Error("useClient needs an <ApiProvider> above it");
  return api;
};

/** The client of the nearest `ApiProvider`. Throws outside one. */
export const useClient = (): Client => useApi().client;
