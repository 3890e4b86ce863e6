/** A definition that cannot work. `path` says where, such as `fields.city.visible`. */
export class FormDefinitionError extends Error {
  readonly path: string;

  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`);
    this.name = "FormDefinitionError";
    this.path = path;
  }
}

/** Refuses a part of a definition that is not known. */
export const refuseUnknown = (path: string, what: string, given: unknown): never => {
  throw new FormDefinitionError(path, `unknown ${what} ${JSON.stringify(given)}`);
};
