export * from "./charge-form.ts";
export * from "./charge.ts";
