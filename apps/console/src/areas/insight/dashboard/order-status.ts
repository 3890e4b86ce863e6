import type { Tone } from "@o2r/ui";

/** What a status means to the eye; one that is not here is still under way. */
const tones: Readonly<Record<string, Tone>> = {
  PLACED: "info",
  ON_HOLD: "warning",
  PARTIALLY_ALLOCATED: "warning",
  PARTIALLY_DELIVERED: "warning",
  UNDELIVERED: "danger",
  CANCELLED: "danger",
  DELIVERED: "success",
  CLOSED: "success",
};

/** The words and the tone of an order's status: `PARTIALLY_ALLOCATED` is "Partially allocated". */
export const orderStatus = (status: string): { readonly label: string; readonly tone: Tone } => {
  const words = status.toLowerCase().replaceAll("_", " ");
  return { label: words.charAt(0).toUpperCase() + words.slice(1), tone: tones[status] ?? "neutral" };
};
