import { createContext } from "react";
import type { ResizeImage } from "./picture.types.ts";

/** The width at which pictures are asked for when nothing else is said (specification §9). */
export const defaultPictureWidth = 158;

/** Addresses that only this very page knows: no service can fetch them. */
const isLocal = (src: string) => /^(?:data|blob):/iu.test(src);

/**
 * A resize service that takes the picture's address as `url` and the width as `w`: `https://img/resize` asked for
 * `/a.png` at 158 is `https://img/resize?url=%2Fa.png&w=158`.
 */
export const resizeService =
  (base: string): ResizeImage =>
  (src, width) =>
    isLocal(src)
      ? src
      : `${base}${base.includes("?") ? "&" : "?"}url=${encodeURIComponent(src)}&w=${Math.round(width)}`;

const asItIs: ResizeImage = (src) => src;

/** Through which service the pictures below are asked for; without one they are asked for as they are. */
export const ResizeImageContext = createContext<ResizeImage>(asItIs);

/** Says how pictures below it are asked for in another width: a function from address and width to address. */
export const ResizeImageProvider = ResizeImageContext.Provider;
