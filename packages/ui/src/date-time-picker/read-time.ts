/** A time as people type it (`6:5`, `18.30`, `1830`, `18 30`), as `HH:mm`; undefined for what no clock shows. */
export function readTime(text: string): string | undefined {
  const [, hours = "", minutes = ""] =
    /^(\d{1,2})\s*[:. ]\s*(\d{1,2})$/u.exec(text.trim()) ?? /^(\d{2})(\d{2})$/u.exec(text.trim()) ?? [];
  if (hours === "" || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, "0")}:${minutes.padStart(2, "0")}`;
}
