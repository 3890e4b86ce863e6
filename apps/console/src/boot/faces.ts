/** Where it is kept that this browser has the faces: a page is painted with them from its cache then. */
export const facesKey = "o2r.faces";

const { dataset } = document.documentElement;

/** Asks for a face. */
export const askForFace = (file: string): HTMLLinkElement => {
  // Faces are asked for without credentials wherever they come from: without `crossOrigin` they would come twice.
  const asked = { rel: "preload", as: "font", crossOrigin: "", href: `/${file}` };
  const link = Object.assign(document.createElement("link"), asked);
  document.head.append(link);
  return link;
};

/** Asks for the faces that the page is first painted with. */
export const askForFaces = (files: readonly string[]): void => files.forEach(askForFace);

/**
 * Lets them wait until the page can be used: on a slow line, an eighth of all that it brings would come before its code. It is
 * painted with those of the machine (`first-paint.css`).
 */
export const putFacesOff = (files: readonly string[]): void => {
  dataset["faces"] = files.join(" ");
};
