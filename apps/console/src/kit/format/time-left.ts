/** How long until an instant, or since, as people say it: `22 min`, `3 h 10 min`, `2 d 4 h`. */
export const timeLeft = (due: string, now: number): { readonly text: string; readonly late: boolean } => {
  const ms = Date.parse(due) - now;
  const minutes = Math.floor(Math.abs(ms) / 60_000);
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  const text = days > 0 ? `${days} d ${hours} h` : hours > 0 ? `${hours} h ${rest} min` : `${rest} min`;
  return { text, late: ms < 0 };
};
