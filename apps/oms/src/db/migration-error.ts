/** The database cannot be brought to this version, said in a sentence. */
export class MigrationError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = "MigrationError";
  }
}
