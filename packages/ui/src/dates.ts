// Dates with a calendar. react-datepicker and Chakra's behaviour come with the first one that is opened.
export type { CalendarLabels, CalendarLimits } from "./calendar/calendar.types.ts";
export { DatePicker } from "./date-picker/date-picker.tsx";
export type { DatePickerLabels, DatePickerProps } from "./date-picker/date-picker.types.ts";
export { DateRangePicker } from "./date-range-picker/date-range-picker.tsx";
export type {
  DateRange,
  DateRangePickerLabels,
  DateRangePickerProps,
  RangePreset,
  RangeProblem,
} from "./date-range-picker/date-range-picker.types.ts";
export { rangePresets } from "./date-range-picker/range-presets.ts";
export { DateTimePicker } from "./date-time-picker/date-time-picker.tsx";
export type { DateTimePickerLabels, DateTimePickerProps } from "./date-time-picker/date-time-picker.types.ts";
