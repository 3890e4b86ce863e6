export { useClient } from "./api-context.ts";
export { ApiProvider } from "./api-provider.tsx";
export { cachePolicy, keptFor, staleAfter } from "./cache-policy.ts";
export { useEndpoint } from "./use-endpoint.ts";
export { useList } from "./use-list.ts";
export { useMutation } from "./use-mutation.ts";
