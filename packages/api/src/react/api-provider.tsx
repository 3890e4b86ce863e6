import { useEffect, useMemo, type ReactNode } from "react";
import { SWRConfig } from "swr";
import type { Client } from "../client/index.ts";
import { ApiContext } from "./api-context.ts";
import { cachePolicy } from "./cache-policy.ts";
import { createKeptCache } from "./kept-cache.ts";

interface ApiProviderProps {
  readonly client: Client;
  readonly children: ReactNode;
}

/**
 * Gives the client, the cache and its policy to everything below. The cache lives and ends with this component, so
 * mount it again for each person who signs in.
 */
export const ApiProvider = ({ client, children }: ApiProviderProps) => {
  const { api, config } = useMemo(() => {
    const kept = createKeptCache();
    return {
      api: { client, kept },
      config: {
        ...cachePolicy(client),
        provider: () => kept.cache,
      },
    };
  }, [client]);
  useEffect(() => api.kept.attach(), [api]);
  return (
    <ApiContext value={api}>
      <SWRConfig value={config}>{children}</SWRConfig>
    </ApiContext>
  );
};
