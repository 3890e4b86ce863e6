import type { CalendarLabels } from "./calendar.types.ts";

export const calendarEnglish: CalendarLabels = {
  locale: "en",
  previousMonth: "Previous month",
  nextMonth: "Next month",
  month: "Month",
  year: "Year",
  choose: "Choose",
  unavailable: "Not available",
};
