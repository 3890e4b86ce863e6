export * from "./events.ts";
export * from "./notification.ts";
