import { Icon, VisuallyHidden } from "@o2r/ui";
import { Check, CircleAlert } from "lucide-react";
import "./section-index.css";

/** How one section of a form stands. */
export interface SectionState {
  readonly id: string;
  readonly title: string;
  readonly errors: number;
  /** Everything that is required in it is filled and nothing is wrong. */
  readonly complete: boolean;
}

export interface SectionIndexProps {
  readonly sections: readonly SectionState[];
  /** Id of the section that is being read or filled. */
  readonly current: string | undefined;
  readonly onGo: (id: string) => void;
}

/** The parts of a long form at its left: where one is, which are complete, and how many errors each holds. */
export function SectionIndex({ sections, current, onGo }: SectionIndexProps) {
  return (
    <nav className="section-index" aria-label="Sections">
      <ul>
        {sections.map(({ id, title, errors, complete }) => (
          <li key={id}>
            <a
              href={`#section-${id}`}
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
                <span className="section-index-complete" title="Complete">
                  <Icon as={Check} size={14} />
                  <VisuallyHidden>Complete</VisuallyHidden>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

