import { isAccepted, namesOfAccepted } from "../upload/accept.ts";
import type { ChosenFile } from "../upload/use-uploads.ts";
import type { FileUploadLabels } from "./file-upload.types.ts";

interface Limits {
  readonly accept: string;
  readonly maxMB: number | undefined;
  /** How many more are taken. */
  readonly room: number;
  readonly maxFiles: number;
}

const bytesPerMB = 1024 * 1024;

/** Which of the chosen files are sent, and why the others are not. */
export function chooseFiles(files: readonly File[], limits: Limits, words: FileUploadLabels): readonly ChosenFile[] {
  const { accept, maxMB, room, maxFiles } = limits;
  let taken = 0;
  return files.map((file) => {
    if (!isAccepted(file, accept)) return { file, refusal: words.wrongKind(namesOfAccepted(accept)) };
    if (file.size === 0) return { file, refusal: words.empty };
    if (maxMB !== undefined && file.size > maxMB * bytesPerMB) return { file, refusal: words.tooLarge(maxMB) };
    taken += 1;
    return taken > room ? { file, refusal: words.tooMany(maxFiles) } : { file };
  });
}
