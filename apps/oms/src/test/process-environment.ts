import { join } from "node:path";
import { rootDir } from "../config.ts";

/**
 * The environment of a service that a test starts as a process: nothing of this machine but where programs are, and what
 * Node has compiled at an earlier start, which takes most of the time until it is ready.
 */
export const processEnvironment = (settings: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  PATH: process.env["PATH"] ?? "",
  NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? join(rootDir, "node_modules", ".cache", "node-compile"),
  ...settings,
});
