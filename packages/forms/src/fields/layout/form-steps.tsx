import { Button, Stepper, VisuallyHidden } from "@o2r/ui";
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { useFormContext } from "../../react/form-context.ts";
import { type StepsOptions, useSteps } from "./use-steps.ts";
import { FormFields, type OptionsByField } from "./form-fields.tsx";
import { useFormLabels } from "../labels.ts";
import "./form-steps.css";

export interface FormStepsProps extends StepsOptions {
  /** Name of the steps for screen readers; “Steps”, or what the labels say. */
  readonly label?: string;
  readonly options?: OptionsByField | undefined;
  /** What belongs to steps beside their fields, by the step's id. */
  readonly extras?: Readonly<Record<string, ReactNode>> | undefined;
  /** The button that saves, in place of “Next” on the last step. */
  readonly children: ReactNode;
}

/** A form that is filled step by step: where one stands, the step's fields, and the way on and back. */
export function FormSteps({ label, options, extras = {}, beforeNext, children }: FormStepsProps) {
  const { form } = useFormContext();
  const labels = useFormLabels();
  const { steps, current, isFirst, isLast, next, back, goTo } = useSteps(form, { beforeNext });
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(current.id);
  useEffect(() => {
    if (before.current === current.id) return;
    before.current = current.id;
    // Unless a field of the step was asked for, which has the focus by now.
    if (!title.current?.parentElement?.contains(document.activeElement)) title.current?.focus();
  }, [current.id]);
  const press = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== "Enter" || event.defaultPrevented || isLast || !(target instanceof HTMLInputElement)) return;
    // There it opens the files of the device.
    if (target.type === "file") return;
    // Sending the form would judge steps that nobody has seen yet.
    event.preventDefault();
    void next();
  };
  return (
    <div className="o2r-form-steps">
      <Stepper
        label={label ?? labels.steps}
        steps={steps.map(({ id, title: name, done, errors, reachable }) => ({
          id,
          label: name,
          state: errors > 0 ? "error" : done ? "done" : "upcoming",
          detail: errors > 0 ? labels.errors(errors) : undefined,
          disabled: !reachable,
        }))}
        value={current.id}
        onValueChange={goTo}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears its controls' Enter */}
      <section className="o2r-form-section" aria-labelledby={`${form.id}-step`} onKeyDown={press}>
        <h2 ref={title} id={`${form.id}-step`} tabIndex={-1} className="o2r-form-section-title">
          <VisuallyHidden>{labels.step(steps.indexOf(current) + 1, steps.length)}</VisuallyHidden>
          {current.title}
        </h2>
        {current.description !== undefined && <p className="o2r-form-section-lead">{current.description}</p>}
        <FormFields key={current.id} names={current.fields} options={options} />
        {extras[current.id]}
      </section>
      <div className="o2r-form-steps-foot">
        {!isFirst && <Button onClick={back}>{labels.back}</Button>}
        {/* Keys: were it one and the same element, the press of “Next” that leads to the last step would send the form. */}
        {isLast ? (
          <Fragment key="save">{children}</Fragment>
        ) : (
          <Button key="next" variant="primary" onClick={() => void next()}>
            {labels.next}
          </Button>
        )}
      </div>
    </div>
  );
}
