import { useLabels } from "../labels/labels.tsx";
import "./skip-link.css";
import type { SkipLinkProps } from "./skip-link.types.ts";

const english = { skip: "Skip to content" };

/** The first stop of the keyboard: past sidebar and header, straight to the page. Seen only with focus. */
export function SkipLink({ target = "main", labels }: SkipLinkProps) {
  const words = useLabels("skipLink", english, labels);
  return (
    <a className="o2r-skip-link" href={`#${target}`}>
      {words.skip}
    </a>
  );
}
