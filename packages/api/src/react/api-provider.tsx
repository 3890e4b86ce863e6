import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import type { Client } from "../client/index.ts";
import { ApiContext } from "./api-context.ts";
import { cachePolicy } from "./cache-policy.ts";

interface ApiProviderProps {
  readonly client: Client;
  readonly children: ReactNode;
}

/** Gives the client and the cache's policy to everything below. */
export const ApiProvider = ({ client, children }: ApiProviderProps) => (
  <ApiContext value={client}>
    <SWRConfig value={cachePolicy}>{children}</SWRConfig>
  </ApiContext>
);
