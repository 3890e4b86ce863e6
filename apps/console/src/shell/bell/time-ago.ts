const relative = new Intl.RelativeTimeFormat("en-IN", { numeric: "auto", style: "long" });

const steps = [
  { each: "day", seconds: 86_400 },
  { each: "hour", seconds: 3600 },
  { each: "minute", seconds: 60 },
] as const;

/** How long ago an instant (ISO 8601) was at `now` (milliseconds since 1970), such as "5 minutes ago". */
export const timeAgo = (instant: string, now: number): string => {
  const ago = Math.max(0, (now - Date.parse(instant)) / 1000);
  const step = steps.find(({ seconds }) => ago >= seconds);
  return step === undefined ? "just now" : relative.format(-Math.floor(ago / step.seconds), step.each);
};
