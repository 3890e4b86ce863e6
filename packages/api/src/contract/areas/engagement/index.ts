export * from "./event-readers.ts";
export * from "./events.ts";
export * from "./notification.ts";
