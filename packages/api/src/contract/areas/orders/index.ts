export * from "./dialer.ts";
export * from "./order-search.ts";
