/** Gives the address under which a picture is served at a width, in CSS pixels. */
export type ResizeImage = (src: string, width: number) => string;

export interface PictureProps {
  /** Where the full picture is. Without one a drawing stands in. */
  src: string | null | undefined;
  /** What it shows; empty when the words beside it say so already. */
  alt: string;
  /** CSS pixels. @default 158 */
  width?: number | undefined;
  /** CSS pixels. @default as wide, so that it is a square */
  height?: number | undefined;
  /** `contain` shows all of it, `cover` fills the frame. @default "contain" */
  fit?: "contain" | "cover" | undefined;
  /** Fetches it at once instead of when it comes into sight. */
  eager?: boolean | undefined;
}
