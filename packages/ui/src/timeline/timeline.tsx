import { ArrowRight } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { useLabels } from "../labels/labels.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import "./timeline.css";
import type { TimelineChange, TimelineLabels, TimelineProps } from "./timeline.types.ts";

const english: TimelineLabels = {
  before: "Before:",
  after: "After:",
  more: (count) => `Show ${count} more`,
  fewer: (count) => `Show the first ${count} only`,
};

/** Of more than these only the first are shown, until somebody asks. */
const shownFirst = 8;

function Changes({ changes, words }: { changes: readonly TimelineChange[]; words: TimelineLabels }) {
  const [all, setAll] = useState(false);
  const list = useId();
  const rest = changes.length - shownFirst;
  return (
    <>
      <ul id={list} className="o2r-timeline-changes">
        {changes.slice(0, all ? undefined : shownFirst).map(({ label, before, after }) => (
          <li key={label}>
            <span>{label}</span>
            <span className="o2r-timeline-change">
              <del>
                <VisuallyHidden>{words.before} </VisuallyHidden>
                {before}
              </del>
              <ins>
                <Icon as={ArrowRight} size={12} />
                <span>
                  <VisuallyHidden>{words.after} </VisuallyHidden>
                  {after}
                </span>
              </ins>
            </span>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button variant="link" size="sm" aria-expanded={all} aria-controls={list} onClick={() => setAll(!all)}>
          {all ? words.fewer(shownFirst) : words.more(rest)}
        </Button>
      )}
    </>
  );
}

/** What happened, who did it and when. */
export function Timeline({ events, labels }: TimelineProps) {
  const words = useLabels("timeline", english, labels);
  return (
    <ol className="o2r-timeline">
      {events.map(({ id, icon, title, time, dateTime, description, changes = [], act }) => (
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
            {act !== undefined && <div className="o2r-timeline-act">{act}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
