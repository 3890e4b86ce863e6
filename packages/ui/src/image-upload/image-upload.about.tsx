import { useState } from "react";
import { FormField } from "../form-field/form-field.tsx";
import { type UploadFile, type UploadedFile } from "../upload/upload.types.ts";
import { ImageUpload } from "./image-upload.tsx";
import type { About } from "../story/about.types.ts";
import { Wide } from "../story/window.tsx";

const upload: UploadFile = async (file) => ({ id: file.name, url: URL.createObjectURL(file), name: file.name });

function Example() {
  const [images, setImages] = useState<readonly UploadedFile[]>([]);
  return (
    <FormField label="Pictures" group help="JPEG or PNG">
      <ImageUpload value={images} onValueChange={setImages} upload={upload} accept="image/jpeg,image/png" multiple />
    </FormField>
  );
}

const nothing = () => {};

export const about: About = {
  summary: "Pictures of a thing, sent as soon as they are chosen.",
  status: "stable",
  since: "0.1.0",
  exports: ["ImageUpload"],
  when: ["For products, shops, banners."],
  whenNot: ["For other files: the file upload."],
  example: Example,
  anatomy: [
    { name: "Label", what: "Comes from the `FormField` around it.", at: ".o2r-field-label" },
    { name: "Add", what: "Opens the dialog of files; pictures may be dropped on it.", at: ".o2r-image-add" },
  ],
  pairs: [
    {
      good: {
        draw: () => (
          <Wide>
            <FormField label="Shop front" group help="JPEG or PNG">
              <ImageUpload value={[]} onValueChange={nothing} upload={upload} accept="image/jpeg,image/png" />
            </FormField>
          </Wide>
        ),
        why: "Say what is accepted before it is chosen. What goes wrong later is said by `upload`: let it reject with a sentence that says why.",
      },
      bad: {
        draw: () => (
          <Wide>
            <FormField label="Shop front" group error="Upload failed">
              <ImageUpload value={[]} onValueChange={nothing} upload={upload} />
            </FormField>
          </Wide>
        ),
        why: "Whoever reads it does not know what to do: whether to try again, or to take another picture.",
      },
    },
  ],
  keyboard: [
    { keys: ["Tab"], does: "Goes through the pictures and their buttons to the input." },
    { keys: ["Enter", "Space"], does: "Opens the dialog of files." },
  ],
  accessibility: [
    "Progress has a name, refusals are read at once.",
    "Pictures are put in order by buttons as well as by dragging.",
    "Each file opens in a tab of its own by `fileUrl`: what cannot be drawn, such as a PDF, too.",
    "Nobody is asked before deleting: the picture only leaves the form.",
  ],
};
