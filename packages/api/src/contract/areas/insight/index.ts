export * from "./import.ts";
export * from "./importables.ts";
export * from "./saved-view.ts";
