/** A greeting for the hour of the day, on the clock of the person who reads it. */
export const greeting = (hour: number): string => {
  if (hour < 12) return "Good morning";
  return hour < 17 ? "Good afternoon" : "Good evening";
};
