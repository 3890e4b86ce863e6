/** A file that cannot be imported at all, and why, in words for a person. Reading goes on in a thread of its own. */
export class FileRefused extends Error {
  constructor(why: string) {
    super(why);
    this.name = "FileRefused";
  }
}

/** A file that cannot be imported at all, and why. */
export const refuseFile = (why: string): FileRefused => new FileRefused(why);
