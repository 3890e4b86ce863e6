export * from "./user-types.ts";
export * from "./permissions.ts";
export * from "./endpoint.ts";
export * from "./errors.ts";
export * from "./pages.ts";
export * from "./list.ts";
