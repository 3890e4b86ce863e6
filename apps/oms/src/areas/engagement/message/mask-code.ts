/** The text of a message without its one-time code: each digit of what has four to eight of them is a dot. */
export const maskCode = (body: string): string =>
  body.replaceAll(/(?<!\d)\d{4,8}(?!\d)/g, (code) => "•".repeat(code.length));
