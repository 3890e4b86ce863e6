import { randomUUIDv7 } from "node:crypto";

/** A new row id: a UUID of version 7, made here so that ids need no database and grow with time. */
export const newId = (): string => randomUUIDv7();
