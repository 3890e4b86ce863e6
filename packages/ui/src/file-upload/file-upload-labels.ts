import type { FileUploadLabels } from "./file-upload.types.ts";

export const fileUploadEnglish: FileUploadLabels = {
  choose: "Choose a file",
  chooseMore: "Choose files",
  drop: "or drop here",
  hint: ({ kinds, maxMB }) => [kinds, maxMB !== undefined && `at most ${maxMB} MB`].filter(Boolean).join(", "),
  waiting: "Waiting",
  uploading: (percent) => `${percent}%`,
  failed: "Could not be uploaded",
  wrongKind: (kinds) => `Only ${kinds} files are accepted`,
  tooLarge: (maxMB) => `Larger than ${maxMB} MB`,
  empty: "The file is empty",
  tooMany: (maxFiles) => (maxFiles === 1 ? "Only one file is accepted" : `Only ${maxFiles} files are accepted`),
  unnamed: (place) => `File ${place}`,
  open: (name) => `Open ${name}`,
  retry: (name) => `Upload ${name} again`,
  remove: (name) => `Delete ${name}`,
  cancel: (name) => `Stop uploading ${name}`,
  arrived: (name) => `${name} is uploaded`,
  removed: (name) => `${name} is deleted`,
};
