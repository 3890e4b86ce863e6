import { ImageOff } from "lucide-react";
import { type CSSProperties, use, useState } from "react";
import { Icon } from "../icon/icon.tsx";
import "./picture.css";
import type { PictureProps } from "./picture.types.ts";
import { defaultPictureWidth, ResizeImageContext } from "./resize-image.tsx";

/** A picture in a frame of a fixed size, asked for through the resize service at that width, and twice for sharp screens. */
export function Picture({
  src,
  alt,
  width = defaultPictureWidth,
  height = width,
  fit = "contain",
  eager = false,
}: PictureProps) {
  const resize = use(ResizeImageContext);
  // The address that could not be shown; another one is tried again.
  const [broken, setBroken] = useState<string>();
  const shown = src && src !== broken ? src : undefined;
  return (
    <span
      className="o2r-picture"
      data-fit={fit}
      style={{ inlineSize: width, blockSize: height } satisfies CSSProperties}
      {...(shown === undefined && alt !== "" ? { role: "img", "aria-label": alt } : {})}
    >
      {shown === undefined ? (
        <Icon as={ImageOff} size={width < 64 ? 16 : 24} />
      ) : (
        <img
          src={resize(shown, width)}
          srcSet={`${resize(shown, width)} 1x, ${resize(shown, width * 2)} 2x`}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? "eager" : "lazy"}
          decoding="async"
          onError={() => setBroken(shown)}
        />
      )}
    </span>
  );
}
