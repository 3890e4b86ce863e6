export * from "./setting-form.ts";
export * from "./setting-kinds.ts";
export * from "./setting-words.ts";
export * from "./system-setting.ts";
export * from "./system-settings.ts";
