import { X } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useImperativeHandle, useRef } from "react";
import { Button } from "../button/button.tsx";
import { CalendarPopover } from "../calendar/calendar-popover.tsx";
import { firstDay, isDay, lastDay, today as dayNow } from "../calendar/day.ts";
import { useCalendarOpening } from "../calendar/use-calendar-opening.ts";
import { useControlAttributes } from "../form-field/field-context.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Input } from "../input/input.tsx";
import { useLabels } from "../labels/labels.tsx";
import { phoneQuery, useMediaQuery } from "../media-query/use-media-query.ts";
import { datePickerEnglish } from "./date-picker-labels.ts";
import type { DatePickerProps } from "./date-picker.types.ts";
import { useTypedDay } from "./use-typed-day.ts";

/** A day, typed as DD-MM-YYYY or chosen in a calendar. */
export function DatePicker(props: DatePickerProps) {
  const { value, readOnly = false, clearable = true, months = 2, ref, isBlocked } = props;
  const { min = firstDay, max = lastDay, today = dayNow() } = props;
  const words = useLabels("datePicker", datePickerEnglish, props.labels);
  const disabled = useControlAttributes(props).disabled ?? false;
  const isPhone = useMediaQuery(phoneQuery);
  const input = useRef<HTMLInputElement>(null);
  // The caller's ref gets the element that ours has: it is there once the effects of the first render run.
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  const content = useRef<HTMLDivElement>(null);
  const opening = useCalendarOpening({ blocked: disabled || readOnly, content });
  const { text, type, settle, set } = useTypedDay(props);

  const isEmpty = (value ?? "") === "";
  const isAllowed = (day: string) => day >= min && day <= max && !isBlocked?.(day);
  const isWrong = !isEmpty && !(isDay(value) && isAllowed(value));
  const pick = (day: string) => {
    set(day);
    opening.close();
  };
  const clear = () => {
    set("");
    opening.close();
    input.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    opening.input.onKeyDown(event);
    if (event.key !== "Enter") return;
    settle();
    // The first Enter takes the date, the next one sends the form.
    if (opening.isOpen) event.preventDefault();
    opening.close();
  };
  const leave = () => {
    settle();
    props.onBlur?.();
  };
  const frame = (button: ReactNode) => (
    <Input
      ref={input}
      name={props.name}
      id={props.id}
      disabled={props.disabled}
      readOnly={readOnly}
      size={props.size}
      variant={props.variant}
      inputMode="numeric"
      placeholder={words.format}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onClick={opening.input.onClick}
      onKeyDown={press}
      onBlur={leave}
      aria-label={props["aria-label"]}
      aria-describedby={props["aria-describedby"]}
      aria-invalid={props["aria-invalid"] ?? (isWrong || undefined)}
      action={
        !readOnly && (
          <>
            {clearable && !isEmpty && !disabled && (
              <IconButton size="sm" icon={X} label={words.clear} onClick={clear} />
            )}
            {button}
          </>
        )
      }
    />
  );
  return (
    <CalendarPopover opening={opening} content={content} disabled={disabled} label={words.open} frame={frame}>
      {({ DayCalendar }) => (
        <>
          <div className="o2r-calendar-body">
            <div className="o2r-calendar-months">
              <DayCalendar
                value={isDay(value) ? value : undefined}
                onPick={pick}
                months={isPhone ? 1 : months}
                words={words}
                min={min}
                max={max}
                isBlocked={isBlocked}
                today={today}
              />
            </div>
          </div>
          <div className="o2r-calendar-foot">
            <Button size="sm" variant="ghost" disabled={!isAllowed(today)} onClick={() => pick(today)}>
              {words.today}
            </Button>
            {clearable && !isEmpty && (
              <Button size="sm" variant="ghost" onClick={clear}>
                {words.clear}
              </Button>
            )}
          </div>
        </>
      )}
    </CalendarPopover>
  );
}
