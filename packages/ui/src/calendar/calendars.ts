// What comes with the first calendar that is opened: react-datepicker, and what places it below its field.
export { DayCalendar, RangeCalendar } from "./calendar.tsx";
export { CalendarFloat } from "./calendar-float.tsx";
