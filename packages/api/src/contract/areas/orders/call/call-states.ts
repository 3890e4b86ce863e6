/** How far a call has come (domain.md §5, Call). */
export const callStates = {
  RINGING: { label: "Ringing", tone: "warning" },
  CONNECTED: { label: "Connected", tone: "info" },
  WRAP_UP: { label: "Wrap-up", tone: "info", is: "in its wrap-up" },
  DONE: { label: "Done", tone: "success" },
  MISSED: { label: "Missed", tone: "danger" },
} as const;
export type CallState = keyof typeof callStates;

/** What came of a call. */
export const dispositions = [
  { value: "ORDERED", label: "Ordered" },
  { value: "CALL_BACK", label: "Call back" },
  { value: "NO_NEED", label: "Needs nothing now" },
  { value: "NOT_REACHED", label: "Owner not reached" },
  { value: "COMPLAINT", label: "Complaint" },
  { value: "WRONG_NUMBER", label: "Wrong number" },
] as const;
export type Disposition = (typeof dispositions)[number]["value"];

/** The times of day at which retailers are called: every half hour from 9:00 to 19:00. */
export const callingSlots = Array.from({ length: 21 }, (_, at) => {
  const time = `${String(9 + Math.floor(at / 2)).padStart(2, "0")}:${at % 2 === 0 ? "00" : "30"}`;
  return { value: time, label: time };
});
