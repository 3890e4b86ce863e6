import { CircleAlert } from "lucide-react";
import { type FocusEvent, useId, useState } from "react";
import { isDay } from "../calendar/day.ts";
import { DatePicker } from "../date-picker/date-picker.tsx";
import { useControlAttributes, useFieldControl } from "../form-field/field-context.ts";
import "../form-field/form-field.css";
import { Icon } from "../icon/icon.tsx";
import { Input } from "../input/input.tsx";
import { useLabels } from "../labels/labels.tsx";
import { dateTimePickerEnglish } from "./date-time-picker-labels.ts";
import "./date-time-picker.css";
import type { DateTimePickerProps } from "./date-time-picker.types.ts";
import { readTime } from "./read-time.ts";

/** A day and a time of it: the day typed as DD-MM-YYYY or chosen in a calendar, the time typed as HH:MM. */
export function DateTimePicker(props: DateTimePickerProps) {
  const { value, onValueChange, onUnreadable, onBlur, defaultTime = "00:00", readOnly = false, size, variant } = props;
  const words = useLabels("dateTimePicker", dateTimePickerEnglish, props.labels);
  const field = useFieldControl();
  const disabled = useControlAttributes(props).disabled ?? false;
  const timeId = useId();
  const problemId = useId();
  const [day = "", time = ""] = (value ?? "").split("T");
  // Undefined while what stands is what can be read.
  const [badDay, setBadDay] = useState<string>();
  const [typed, setTyped] = useState<string>();
  const [isLeft, setIsLeft] = useState(false);

  const tell = (next: string) => {
    if (next !== (value ?? "")) onValueChange(next);
  };
  const takeDay = (next: string) => {
    const isNone = next === "";
    setBadDay(isNone || isDay(next) ? undefined : next);
    if (isNone) setTyped(undefined);
    if (isNone) tell("");
    else if (isDay(next)) tell(`${next}T${time || defaultTime}`);
    else onUnreadable?.(`${String(next)}T${time}`);
  };
  const typeTime = (text: string) => {
    setTyped(text);
    setIsLeft(false);
    const read = /^\d{2}:?\d{2}$/u.test(text) ? readTime(text) : undefined;
    if (read !== undefined) tell(`${day}T${read}`);
  };
  const settleTime = () => {
    const read = typed === undefined ? undefined : readTime(typed);
    if (read !== undefined) tell(`${day}T${read}`);
    if (read !== undefined || typed?.trim() === "") setTyped(undefined);
    else if (typed !== undefined) {
      setIsLeft(true);
      onUnreadable?.(`${day}T${typed}`);
    }
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };
  const isBadTime = typed !== undefined && isLeft;
  const said = badDay !== undefined ? words.badDay : isBadTime ? words.badTime : undefined;
  const problem = onUnreadable ? undefined : said;
  const describedBy = [props["aria-describedby"], problem && problemId].filter(Boolean).join(" ") || undefined;
  return (
    <div className="o2r-date-time" onBlur={leave}>
      <DatePicker
        {...props}
        value={badDay ?? day}
        onValueChange={takeDay}
        months={1}
        labels={words}
        onBlur={undefined}
        aria-describedby={describedBy}
        aria-invalid={props["aria-invalid"] ?? (badDay !== undefined || undefined)}
      />
      <Input
        id={timeId}
        name={props.name === undefined ? undefined : `${props.name}Time`}
        size={size}
        variant={variant}
        inputMode="numeric"
        placeholder={words.timeFormat}
        value={typed ?? time}
        // A time without a day says nothing.
        disabled={disabled || day === ""}
        readOnly={readOnly}
        onChange={(event) => typeTime(event.currentTarget.value)}
        onBlur={settleTime}
        onKeyDown={(event) => {
          if (event.key === "Enter") settleTime();
        }}
        aria-label={props["aria-label"] === undefined ? words.time : `${props["aria-label"]}, ${words.time}`}
        aria-labelledby={field && `${field.labelId} ${timeId}`}
        aria-describedby={describedBy}
        aria-invalid={props["aria-invalid"] ?? (isBadTime || undefined)}
      />
      {problem !== undefined && (
        <p id={problemId} className="o2r-field-error">
          <Icon as={CircleAlert} size={14} />
          <span>{problem}</span>
        </p>
      )}
    </div>
  );
}
