/** A definition that cannot work. `path` says where, such as `fields.city.visible`. */
export class FormDefinitionError extends Error {
  readonly path: string;

  constructor(path: string, reason: string) {
    super(`${path}: ${reason}`);
    this.name = "FormDefinitionError";
    this.path = path;
  }
}
