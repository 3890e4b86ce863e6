import { Anchor } from "../link/anchor.tsx";
import "./sidebar.css";

export interface LogoProps {
  /** Name of the product. */
  name: string;
  /** @default "/" */
  href?: string | undefined;
  /** Runs when it is pressed, before the browser goes there. */
  onSelect?: (() => void) | undefined;
}

/** The mark and the name of the product, leading to the first page. */
export function Logo({ name, href = "/", onSelect }: LogoProps) {
  return (
    <Anchor href={href} className="o2r-logo" onClick={onSelect}>
      <span className="o2r-logo-mark">
        <svg viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" aria-hidden>
          <path d="M2 4.2 6 2l4 2.2v3.6L6 10 2 7.8z" strokeLinejoin="round" />
          <path d="M6 6v4M6 6 2 4.2M6 6l4-1.8" />
        </svg>
      </span>
      <span className="o2r-logo-name">{name}</span>
    </Anchor>
  );
}
