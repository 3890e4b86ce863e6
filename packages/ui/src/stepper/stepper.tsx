import { Check, CircleAlert } from "lucide-react";
import { Icon } from "../icon/icon.tsx";
import { useLabels } from "../labels/labels.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import "./stepper.css";
import type { Step, StepperLabels, StepperProps } from "./stepper.types.ts";

const english: StepperLabels = {
  done: "Done",
  error: "Needs attention",
  place: (place, count) => `Step ${place} of ${count}`,
};

function Mark({ step, place, current }: { step: Step; place: number; current: boolean }) {
  if (step.state === "error") return <Icon as={CircleAlert} size={14} />;
  if (step.state === "done" && !current) return <Icon as={Check} size={14} />;
  return <span>{place}</span>;
}

/** Where someone stands in a task of several steps. A step with an error says so wherever one stands. */
export function Stepper({ label, steps, value, onValueChange, orientation = "horizontal", labels }: StepperProps) {
  const words = useLabels("stepper", english, labels);
  const at = steps.findIndex(({ id }) => id === value);
  const line = (step: Step, index: number) => {
    const current = index === at;
    const { id, label: name, state = "upcoming", detail } = step;
    const content = (
      <>
        <span className="o2r-step-mark" aria-hidden>
          <Mark step={step} place={index + 1} current={current} />
        </span>
        {onValueChange && <VisuallyHidden>{`${words.place(index + 1, steps.length)}: `}</VisuallyHidden>}
        <span className="o2r-step-text">
          <span className="o2r-step-label">{name}</span>
          {detail !== undefined && <span className="o2r-step-detail">{detail}</span>}
        </span>
        {state !== "upcoming" && <VisuallyHidden>{words[state]}</VisuallyHidden>}
      </>
    );
    return (
      <li
        key={id}
        className="o2r-step"
        data-state={current && state !== "error" ? "current" : state}
        data-current={current || undefined}
      >
        {onValueChange ? (
          <button
            type="button"
            className="o2r-step-body"
            aria-current={current ? "step" : undefined}
            disabled={step.disabled}
            onClick={() => onValueChange(id)}
          >
            {content}
          </button>
        ) : (
          <span className="o2r-step-body" aria-current={current ? "step" : undefined}>
            {content}
          </span>
        )}
      </li>
    );
  };
  return (
    <nav className="o2r-stepper" aria-label={label} data-orientation={orientation}>
      {at >= 0 && <span className="o2r-step-place">{words.place(at + 1, steps.length)}</span>}
      <ol>{steps.map(line)}</ol>
    </nav>
  );
}
