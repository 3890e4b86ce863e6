export { addressOf } from "./address.ts";
export type { ApiError, LocalCode, Result } from "./api-error.ts";
export type { CallInput } from "./call-input.ts";
export { createClient, unauthorizedText, uploadUnauthorizedText } from "./client.ts";
export type { CallOptions, Client, ClientOptions } from "./client.ts";
export { cookieStore, memoryStore } from "./session-store.ts";
export type { SessionStore } from "./session-store.ts";
