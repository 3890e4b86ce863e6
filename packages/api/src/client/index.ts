export * from "./api-error.ts";
export { addressOf } from "./address.ts";
export * from "./client.ts";
export * from "./session-store.ts";
export type { Renewal } from "./refresh.ts";
