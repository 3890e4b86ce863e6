export * from "./look-ups.ts";
