/** Characters of what was said last that stand in a list. */
const most = 300;

/** What a ticket and a chat keep of what was said last: when, by whom, and its beginning in whole characters. */
export const saidLast = <By extends "BOT" | "RETAILER" | "STAFF">(text: string, by: By, now: Date) => ({
  last_at: now,
  last_text: [...text].slice(0, most).join(""),
  last_from: by,
});
