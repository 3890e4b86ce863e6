import { datePickerEnglish } from "../date-picker/date-picker-labels.ts";
import type { DateTimePickerLabels } from "./date-time-picker.types.ts";

export const dateTimePickerEnglish: DateTimePickerLabels = {
  ...datePickerEnglish,
  time: "Time",
  timeFormat: "HH:MM",
  badDay: "Write the day as DD-MM-YYYY",
  badTime: "Write the time as HH:MM",
};
