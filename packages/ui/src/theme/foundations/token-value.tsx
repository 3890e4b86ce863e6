import { useLayoutEffect, useRef, useState } from "react";

const hex = (part: string) => Math.round(Number(part)).toString(16).padStart(2, "0");

/** A computed colour as designers write it: `#1d70b8`, with its opacity where it has one. */
export function readColor(computed: string): string {
  const [red, green, blue, alpha] = computed.match(/[\d.]+/gu) ?? [];
  if (!computed.startsWith("rgb") || red === undefined || green === undefined || blue === undefined) return computed;
  const opacity = alpha === undefined || alpha === "1" ? "" : ` ${Math.round(Number(alpha) * 100)} %`;
  return `#${hex(red)}${hex(green)}${hex(blue)}${opacity}`;
}

/** Whether what the variable holds is a colour. */
export const isColor = (name: string): boolean =>
  CSS.supports("color", getComputedStyle(document.documentElement).getPropertyValue(`--o2r-${name}`).trim());

interface TokenValueProps {
  readonly name: string;
  /** What to draw of a colour. */
  readonly swatch: string;
}

/** A swatch of a colour with the value that is in force where it stands. */
export function ColorValue({ name, swatch }: TokenValueProps) {
  const drawn = useRef<HTMLSpanElement>(null);
  const [value, setValue] = useState("");
  useLayoutEffect(() => {
    const read = () => drawn.current && setValue(readColor(getComputedStyle(drawn.current).backgroundColor));
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ["class", "data-role"] });
    return () => observer.disconnect();
  }, [name]);
  return (
    <>
      <span ref={drawn} className={swatch} style={{ background: `var(--o2r-${name})` }} />
      <span className="o2r-mono token-value">{value}</span>
    </>
  );
}
