import { Icon, VisuallyHidden } from "@o2r/ui";
import { Check, CircleAlert } from "lucide-react";
import type { SectionProgress } from "./use-section-progress.ts";
import "./section-index.css";

export interface SectionIndexProps {
  readonly sections: readonly SectionProgress[];
  /** Id of the section that is being read or filled. */
  readonly current: string | undefined;
  /** The DOM id of a section. */
  readonly elementIdOf: (id: string) => string;
  readonly onGo: (id: string) => void;
}

/** The parts of a long form at its left: where one is, which are complete, and how many errors each holds. */
export function SectionIndex({ sections, current, elementIdOf, onGo }: SectionIndexProps) {
  return (
    <nav className="section-index" aria-label="Sections">
      <ul>
        {sections.map(({ id, title, errors, complete }) => (
          <li key={id}>
            <a
              href={`#${elementIdOf(id)}`}
              aria-current={id === current ? "location" : undefined}
              onClick={(event) => {
                event.preventDefault();
                onGo(id);
              }}
            >
              {title}
              {errors > 0 && (
                <span className="section-index-errors">
                  <Icon as={CircleAlert} size={14} />
                  {errors}
                  <VisuallyHidden>{errors === 1 ? " error" : " errors"}</VisuallyHidden>
                </span>
              )}
              {errors === 0 && complete && (
                <span className="section-index-complete">
                  <Icon as={Check} size={14} />
                  <VisuallyHidden>complete</VisuallyHidden>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
