/** The embedded database cannot be started, said in a sentence that a person can act on. */
export class DatabaseStartError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = "DatabaseStartError";
  }
}

/** Whether a thrown value is a system error of that code, such as `ENOENT`. */
export const isSystemError = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;
