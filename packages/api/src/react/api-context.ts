import { createContext, use } from "react";
import type { Client } from "../client/index.ts";

export const ApiContext = createContext<Client | null>(null);

/** The client of the nearest `ApiProvider`. Throws outside one. */
export const useClient = (): Client => {
  const client = use(ApiContext);
  if (client === null) throw new Error("useClient needs an <ApiProvider> above it");
  return client;
};
