import { CircleAlert, X } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { CalendarPopover } from "../calendar/calendar-popover.tsx";
import { firstDay, lastDay, showDay, today as dayNow } from "../calendar/day.ts";
import { useCalendarOpening } from "../calendar/use-calendar-opening.ts";
import { useControlAttributes, useFieldControl } from "../form-field/field-context.ts";
import "../form-field/form-field.css";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import "../input/input.css";
import { useLabels } from "../labels/labels.tsx";
import { dateRangePickerEnglish } from "./date-range-picker-labels.ts";
import "./date-range-picker.css";
import type { DateRange, DateRangePickerProps } from "./date-range-picker.types.ts";
import { RangeFoot } from "./range-foot.tsx";
import { windowAround } from "./range-limits.ts";
import { RangePresetList } from "./range-preset-list.tsx";
import { rangePresets } from "./range-presets.ts";
import { useRangeTyping } from "./use-range-typing.ts";

/** Days from one to another, typed as DD-MM-YYYY, chosen in a calendar of two months, or by a name such as “Last month”. */
export function DateRangePicker(props: DateRangePickerProps) {
  const { value, min = firstDay, max = lastDay, maxDays, today = dayNow(), presets = rangePresets } = props;
  const { readOnly = false, clearable = true, size = "md", variant = "outline", names } = props;
  const words = useLabels("dateRangePicker", dateRangePickerEnglish, props.labels);
  const field = useFieldControl();
  const wired = useControlAttributes(props);
  const disabled = wired.disabled ?? false;
  const problemId = useId();
  const first = useRef<HTMLInputElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const opening = useCalendarOpening({ blocked: disabled || readOnly, content });
  const limits = { min, max, maxDays };
  const range = useRangeTyping({ value, onValueChange: props.onValueChange, limits });
  const { complaint } = range;

  const take = (next: DateRange | null) => {
    range.choose(next);
    opening.close();
  };
  const clear = () => {
    take(null);
    first.current?.focus();
  };
  const pick = (from: string, to: string | undefined) => {
    if (to === undefined) range.begin(from);
    // A range of one day may still be meant to grow: only a later end closes the calendar (specification §4).
    else if (to > from) take({ from, to });
    else range.choose({ from, to });
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    opening.input.onKeyDown(event);
    if (event.key !== "Enter" || !opening.isOpen) return;
    event.preventDefault();
    opening.close();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const goesOn = [currentTarget, content.current].some((part) => part?.contains(relatedTarget));
    if (goesOn) return;
    range.leave();
    props.onBlur?.();
  };
  const explain = (problem: NonNullable<typeof complaint>) =>
    words.problem(problem, { min: showDay(min), max: showDay(max), maxDays });
  // What the frame around it says of the field is said once.
  const explanation = complaint && !field?.invalid ? explain(complaint) : undefined;
  const describedBy = [wired["aria-describedby"], explanation && problemId].filter(Boolean).join(" ") || undefined;
  const input = (end: "from" | "to") => (
    <input
      ref={end === "from" ? first : undefined}
      id={end === "from" ? wired.id : undefined}
      name={names?.[end]}
      type="text"
      autoComplete="off"
      inputMode="numeric"
      placeholder={words.format}
      aria-label={words[end]}
      aria-required={wired["aria-required"]}
      aria-invalid={complaint ? true : wired["aria-invalid"]}
      aria-describedby={describedBy}
      disabled={disabled}
      readOnly={readOnly}
      value={range.texts[end]}
      onChange={(event) => range.type(end, event.currentTarget.value)}
      onClick={opening.input.onClick}
      onKeyDown={press}
    />
  );
  const frame = (button: ReactNode) => (
    <span
      className="o2r-input o2r-date-range"
      data-size={size}
      data-variant={variant}
      data-readonly={readOnly || undefined}
    >
      {input("from")}
      <span className="o2r-input-affix" aria-hidden>
        –
      </span>
      {input("to")}
      {clearable && value && !disabled && !readOnly && (
        <IconButton size="sm" icon={X} label={words.clear} onClick={clear} />
      )}
      {!readOnly && button}
    </span>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears only whether the focus is inside
    <fieldset
      aria-label={props["aria-label"]}
      aria-labelledby={props["aria-label"] ? undefined : field?.labelId}
      onFocus={range.enter}
      onBlur={leave}
    >
      <CalendarPopover
        opening={opening}
        content={content}
        disabled={disabled}
        label={words.open}
        frame={frame}
        onClosed={range.drop}
      >
        {({ RangeCalendar }) => (
          <>
            <div className="o2r-calendar-body">
              <RangePresetList
                presets={presets}
                value={value ?? null}
                today={today}
                limits={limits}
                words={words}
                onChoose={take}
              />
              <div className="o2r-calendar-months">
                <RangeCalendar
                  from={range.shown?.from}
                  to={range.shown?.to}
                  onPick={pick}
                  months={2}
                  words={words}
                  {...windowAround(range.start, limits)}
                  isBlocked={props.isBlocked}
                  today={today}
                />
              </div>
            </div>
            <RangeFoot
              range={range.shown}
              problem={range.problem && explain(range.problem)}
              onClear={clearable && value ? clear : undefined}
              words={words}
            />
          </>
        )}
      </CalendarPopover>
      {explanation && (
        <p id={problemId} className="o2r-field-error">
          <Icon as={CircleAlert} size={14} />
          <span>{explanation}</span>
        </p>
      )}
    </fieldset>
  );
}
