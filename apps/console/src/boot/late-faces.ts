import { askForFace, facesKey } from "./faces.ts";

const { dataset } = document.documentElement;

/** Brings the faces that wait, if any do. They are shown from the next page on, so that no text moves while it is read. */
export const bringFaces = async (): Promise<void> => {
  const { faces } = dataset;
  if (!faces) return;
  const each = faces.split(" ").map(
    (file) =>
      new Promise((resolve, reject) => {
        const link = askForFace(file);
        link.addEventListener("load", resolve);
        link.addEventListener("error", reject);
      }),
  );
  await Promise.all(each);
  dataset["faces"] = "";
  localStorage.setItem(facesKey, "true");
};
