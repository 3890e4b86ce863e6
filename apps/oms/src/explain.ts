import { ConfigError, type Config } from "./config.ts";
import { DatabaseStartError } from "./db/embedded/failure.ts";
import { MigrationError } from "./db/migration-error.ts";

interface SystemError extends Error {
  readonly code: string;
  readonly syscall: string;
  readonly path?: string;
}

const isSystemError = (error: unknown): error is SystemError =>
  error instanceof Error && "code" in error && "syscall" in error;

/** Calls that open a port; everything else that the system refuses at a start concerns a file. */
const network = new Set(["listen", "bind", "getaddrinfo"]);

const ofNetwork = ({ code, message }: SystemError, { HOST, PORT }: Partial<Config>): string => {
  if (code === "EADDRINUSE") return `Port ${PORT} is in use: stop what uses it, or choose another with PORT.`;
  if (code === "EACCES") return `Port ${PORT} needs rights that this user has not: choose one above 1023 with PORT.`;
  return `The service cannot listen on ${HOST}: ${message}. Choose an address of this machine with HOST.`;
};

/** What a person reads when the start fails: a sentence for what we expect, the whole error for what we do not. */
export const explain = (error: unknown, config: Partial<Config> = {}): string => {
  const isOurs = error instanceof ConfigError || error instanceof DatabaseStartError || error instanceof MigrationError;
  if (isOurs) return error.message;
  if (isSystemError(error)) {
    if (network.has(error.syscall)) return ofNetwork(error, config);
    if (error.path !== undefined)
      return `The system refuses a file that the service needs: ${error.message}. Is O2R_DATA_DIR right, and is there space?`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};
