import { ArrowRight } from "lucide-react";
import { Icon } from "../icon/icon.tsx";
import { useLabels } from "../labels/labels.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import "./timeline.css";
import type { TimelineChange, TimelineLabels, TimelineProps } from "./timeline.types.ts";

const english = { before: "Before:", after: "After:" };

function Changes({ changes, words }: { changes: readonly TimelineChange[]; words: TimelineLabels }) {
  return (
    <ul className="o2r-timeline-changes">
      {changes.map(({ label, before, after }) => (
        <li key={label}>
          <span>{label}</span>
          <del>
            <VisuallyHidden>{words.before} </VisuallyHidden>
            {before}
          </del>
          <Icon as={ArrowRight} size={12} />
          <ins>
            <VisuallyHidden>{words.after} </VisuallyHidden>
            {after}
          </ins>
        </li>
      ))}
    </ul>
  );
}

/** What happened, who did it and when. */
export function Timeline({ events, labels }: TimelineProps) {
  const words = useLabels("timeline", english, labels);
  return (
    <ol className="o2r-timeline">
      {events.map(({ id, icon, title, time, dateTime, description, changes = [] }) => (
        <li key={id}>
          <span className="o2r-timeline-icon">
            <Icon as={icon} size={12} />
          </span>
          <div className="o2r-timeline-body">
            <div className="o2r-timeline-head">
              <b>{title}</b>
              <time dateTime={dateTime}>{time}</time>
            </div>
            {description !== undefined && <p>{description}</p>}
            {changes.length > 0 && <Changes changes={changes} words={words} />}
          </div>
        </li>
      ))}
    </ol>
  );
}
