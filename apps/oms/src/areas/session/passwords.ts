import { randomBytes } from "node:crypto";
import { hash, verify, type Options } from "@node-rs/argon2";

// argon2id is the library's default algorithm; its `Algorithm` is an ambient const enum, which cannot be imported here.
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password with argon2id (19 MiB, 2 passes, 1 lane: OWASP's first choice) into a PHC string. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let nobody: Promise<string> | undefined;

/**
 * Whether a password fits a stored hash. For an unknown account pass null: the same work is done and the answer is
 * always no, so that the time taken does not tell which usernames exist.
 */
export const passwordFits = async (stored: string | null, password: string): Promise<boolean> => {
  nobody ??= hashPassword(randomBytes(16).toString("hex"));
  const fits = await verify(stored ?? (await nobody), password);
  return stored !== null && fits;
};
