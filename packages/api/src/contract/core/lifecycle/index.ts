export * from "./decide-step.ts";
export * from "./lifecycle.ts";
export * from "./lifecycle.types.ts";
export * from "./state-schema.ts";
