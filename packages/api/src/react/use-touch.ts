import { useCallback } from "react";
import { useSWRConfig } from "swr";
import type { AnyEndpoint } from "../contract/core/endpoint.ts";
import { useApi } from "./api-context.ts";

/** Whose data has become old: everything below the paths of these endpoints, such as `/oms/product`, or all. */
export type Affected = readonly (string | Pick<AnyEndpoint, "path">)[] | "all";

/** The part of an endpoint's address that all its calls share. */
const pathOf = (one: string | Pick<AnyEndpoint, "path">): string =>
  (typeof one === "string" ? one : one.path).replace(/\/:.*/, "");

const isBelow = (key: string, path: string): boolean =>
  key === path || key.startsWith(`${path}/`) || key.startsWith(`${path}?`);

/**
 * Reads again what has become old: on screen now, off screen when it is next shown. Resolves when what is on screen has
 * been read.
 */
export const useTouch = (): ((affected: Affected) => Promise<void>) => {
  const { kept } = useApi();
  const { mutate } = useSWRConfig();
  return useCallback(
    async (affected) => {
      if (affected.length === 0 || !kept.isAttached()) return;
      const paths = affected === "all" ? undefined : affected.map(pathOf);
      const isTouched = (key: unknown): boolean =>
        typeof key === "string" && (paths === undefined || paths.some((path) => isBelow(key, path)));
      const onScreen = mutate(isTouched);
      kept.dropUnused(isTouched);
      await onScreen;
    },
    [kept, mutate],
  );
};
