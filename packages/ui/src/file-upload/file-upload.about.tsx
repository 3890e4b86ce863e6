import { useState } from "react";
import { FormField } from "../form-field/form-field.tsx";
import { type UploadFile, type UploadedFile } from "../upload/upload.types.ts";
import { FileUpload } from "./file-upload.tsx";
import type { About } from "../story/about.types.ts";
import { Wide } from "../story/window.tsx";

const upload: UploadFile = async (file) => ({ id: file.name, url: URL.createObjectURL(file), name: file.name });

function Example() {
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  return (
    <FormField label="Licence" group>
      <FileUpload value={files} onValueChange={setFiles} upload={upload} accept=".pdf" maxMB={5} />
    </FormField>
  );
}

const nothing = () => {};

export const about: About = {
  summary: "Files that belong to a thing. Each is sent by itself as soon as it is chosen, with its progress.",
  status: "stable",
  since: "0.1.0",
  exports: ["FileUpload"],
  when: ["For licences, agreements, imports."],
  whenNot: ["For pictures that are looked at: the image upload."],
  example: Example,
  anatomy: [
    { name: "Label", what: "Comes from the `FormField` around it.", at: ".o2r-field-label" },
    { name: "Place to drop", what: "Opens the dialog of files, too.", at: ".o2r-upload-drop" },
    {
      name: "What is accepted",
      what: "Told by `accept` and `maxMB`, and checked before anything is sent.",
      at: ".o2r-upload-hint",
    },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Wide>
            <FormField label="Licence" group>
              <FileUpload value={[]} onValueChange={nothing} upload={upload} accept=".pdf" maxMB={5} />
            </FormField>
          </Wide>
        ),
        why: "Say what is accepted by `accept` and `maxMB`: what is not is refused before it travels. For the rest let `upload` reject with a sentence that can be shown beside the file.",
      },
      bad: {
        draw: () => (
          <Wide>
            <FormField label="Licence" group error="The service has refused the file">
              <FileUpload value={[]} onValueChange={nothing} upload={upload} />
            </FormField>
          </Wide>
        ),
        why: "Whoever waited for the upload learns the rule last, and not even which one it was.",
      },
    },
  ],
  keyboard: [
    { keys: ["Tab"], does: "Through files and their buttons, then the input." },
    { keys: ["Enter", "Space"], does: "Opens the dialog of files or the file, or presses the button." },
  ],
  accessibility: [
    "What is sent, done or refused is announced.",
    "After deleting, the focus goes to what then stands in that place, at last to the input.",
    "Let `upload` reject with a sentence: it is shown beside the file, and read.",
    "Stop the request when `signal` aborts: that is the cross beside a file on its way.",
    "Nobody is asked before deleting, and a refused file keeps no form from being saved.",
  ],
};
