export * from "./forms.ts";
export * from "./session.ts";
