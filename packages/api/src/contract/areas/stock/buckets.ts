/**
 * Where the units of a batch stand. `on_hand` lie on the shelves; of these `reserved` are promised to orders and `buffer`
 * are kept from sale. `in_flight` are on their way here, `quarantine` waits for its check, `rejected` failed it.
 */
export const buckets = ["on_hand", "reserved", "buffer", "in_flight", "quarantine", "rejected"] as const;
export type Bucket = (typeof buckets)[number];

/** What may happen to stock (domain.md §4), and `HOLD` and `INSPECT`, by which units go to a check and come back. */
export const movementTypes = [
  { value: "GRN", label: "Received" },
  { value: "ADJUST", label: "Adjusted" },
  { value: "RESERVE", label: "Reserved" },
  { value: "RELEASE", label: "Released" },
  { value: "PICK", label: "Picked" },
  { value: "DISPATCH", label: "Sent here" },
  { value: "RECEIVE", label: "Arrived" },
  { value: "HOLD", label: "Held for a check" },
  { value: "INSPECT", label: "Passed the check" },
  { value: "RETURN", label: "Returned" },
  { value: "REJECT", label: "Rejected" },
  { value: "DISCARD", label: "Discarded" },
  { value: "TRANSFER_OUT", label: "Moved out" },
  { value: "TRANSFER_IN", label: "Moved in" },
  { value: "RESET", label: "Reset" },
] as const;
export type MovementType = (typeof movementTypes)[number]["value"];
