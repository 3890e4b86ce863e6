import type { ReactNode } from "react";
import "./table-cells.css";

export interface TwoLineCellProps {
  /** A small picture before the lines. */
  media?: ReactNode;
  /** The first line: the name. */
  children: ReactNode;
  /** The second line; beside the first when compact. */
  detail?: ReactNode;
  /** Sets the second line in the face for codes. */
  code?: boolean | undefined;
}

/** A name with a code below it, as tall as a row. When compact both share one line. */
export function TwoLineCell({ media, children, detail, code = false }: TwoLineCellProps) {
  return (
    <span className="o2r-two-line">
      {media}
      <span className="o2r-two-line-text">
        <span className="o2r-two-line-name">{children}</span>
        {detail !== undefined && (
          <span className="o2r-two-line-detail" data-code={code || undefined}>
            {detail}
          </span>
        )}
      </span>
    </span>
  );
}

export interface ThumbnailProps {
  /** Address of the picture; without one an empty frame stands in. */
  src?: string | undefined;
  /** What it shows; empty when the words beside it say so already. @default "" */
  alt?: string | undefined;
  /** Pixels square; 24 when the table is compact. @default 32 */
  size?: 32 | 48 | undefined;
}

/** A small picture in a frame. */
export function Thumbnail({ src, alt = "", size = 32 }: ThumbnailProps) {
  return (
    <span className="o2r-thumbnail" data-size={size}>
      {src && <img src={src} alt={alt} loading="lazy" decoding="async" />}
    </span>
  );
}
