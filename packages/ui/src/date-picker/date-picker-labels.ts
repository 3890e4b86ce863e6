import { calendarEnglish } from "../calendar/calendar-labels.ts";
import type { DatePickerLabels } from "./date-picker.types.ts";

export const datePickerEnglish: DatePickerLabels = {
  ...calendarEnglish,
  format: "DD-MM-YYYY",
  open: "Choose a date",
  clear: "Clear",
  today: "Today",
};
