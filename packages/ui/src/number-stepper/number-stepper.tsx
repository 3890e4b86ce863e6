import { type KeyboardEvent, useId, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { useControlAttributes, useFieldControl } from "../form-field/field-context.ts";
import "../input/input.css";
import { useLabels } from "../labels/labels.tsx";
import { formatNumber } from "../money/format-money.ts";
import "./number-stepper.css";
import type { NumberStepperLabels, NumberStepperProps } from "./number-stepper.types.ts";
import { keepNumber, readNumber, stepNumber } from "./step-number.ts";

const by = (step: number) => (step === 1 ? "one" : formatNumber(step));
const english: NumberStepperLabels = { less: (step) => `${by(step)} less`, more: (step) => `${by(step)} more` };

const textOf = (value: number | null | undefined) =>
  value === null || value === undefined || !Number.isFinite(value) ? "" : String(value);

/** Arrows and the wheel change no number (specification §5). */
const blockArrows = (event: KeyboardEvent) => {
  if (event.key === "ArrowUp" || event.key === "ArrowDown") event.preventDefault();
};

/**
 * A quantity, typed or counted up and down by its buttons. What is typed stands in the field until it is left, whatever value
 * is given meanwhile, and draws nothing by itself: whoever uses it may take it at once, or once typing pauses.
 */
export function NumberStepper(props: NumberStepperProps) {
  const { value = null, onValueChange, min = 0, max = Number.POSITIVE_INFINITY, step = 1, decimals = 0 } = props;
  const { size = "md", readOnly = false, ref } = props;
  const words = useLabels("numberStepper", english, props.labels);
  const wired = useControlAttributes(props);
  const labelId = useFieldControl()?.labelId;
  const made = useId();
  const name = props["aria-label"];
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement, []); // it is drawn whenever this is
  const isTyping = useRef(false);
  /** What was told or given last. */
  const known = useRef(value);
  const show = (shown: number | null) => {
    isTyping.current = false;
    known.current = shown;
    if (field.current && field.current.value !== textOf(shown)) field.current.value = textOf(shown);
  };
  useLayoutEffect(() => {
    // “1.” is a text on its way to a number.
    if (isTyping.current) known.current = value;
    else show(value);
  }, [value]);
  const rules = { min, max, step, decimals };
  const outside = value !== null && (value < min || value > max);
  const type = (input: HTMLInputElement) => {
    isTyping.current = true;
    const kept = keepNumber(input.value, rules);
    if (kept !== input.value) input.value = kept;
    const next = readNumber(kept);
    if (next === known.current) return;
    known.current = next;
    onValueChange(next);
  };
  const count = (direction: 1 | -1) => {
    const next = stepNumber(readNumber(field.current?.value ?? ""), direction, rules);
    show(next);
    onValueChange(next);
  };
  const leave = () => {
    show(value);
    props.onBlur?.();
  };
  const said = (direction: 1 | -1) => {
    const way = (direction > 0 ? words.more : words.less)(step > 0 ? step : 1);
    if (name !== undefined) return { "aria-label": `${name}: ${way}` };
    const id = `${made}${direction}`;
    return { "aria-label": way, ...(labelId !== undefined && { id, "aria-labelledby": `${labelId} ${id}` }) };
  };
  const button = (direction: 1 | -1) => (
    <button
      type="button"
      className="o2r-number-button"
      data-more={direction > 0 || undefined}
      {...said(direction)}
      disabled={wired.disabled || readOnly || (value !== null && (direction > 0 ? value >= max : value <= min))}
      onClick={() => count(direction)}
    />
  );
  return (
    <span className="o2r-input o2r-number" data-size={size} data-readonly={readOnly || undefined}>
      {button(-1)}
      <input
        {...wired}
        ref={field}
        type="text"
        inputMode={decimals > 0 ? "decimal" : "numeric"}
        autoComplete="off"
        name={props.name}
        readOnly={readOnly}
        defaultValue={textOf(value)}
        aria-label={name}
        aria-invalid={wired["aria-invalid"] ?? (outside || undefined)}
        onChange={(event) => type(event.currentTarget)}
        onKeyDown={blockArrows}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={leave}
      />
      {button(1)}
    </span>
  );
}
