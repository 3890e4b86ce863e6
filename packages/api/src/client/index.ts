export { addressOf } from "./address.ts";
export type { ApiError, LocalCode, Result } from "./api-error.ts";
export { baseUrlOf } from "./base-url.ts";
export type { CallInput } from "./call-input.ts";
export { createClient, unauthorizedText, uploadUnauthorizedText } from "./client.ts";
export type { CallOptions, Client, ClientOptions, OpenOptions, SessionEnd } from "./client.types.ts";
export { rowsOf } from "./rows-of.ts";
export { cookieStore, memoryStore, readSession } from "./session-store.ts";
export type { SessionChange, SessionStore } from "./session-store.ts";
