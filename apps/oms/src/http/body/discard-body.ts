import type { IncomingMessage } from "node:http";

/** How long a refused sender is listened to, in milliseconds. */
const patience = 10_000;
/** Bytes that are listened to: many times the limit, and not fewer than this. They are read and forgotten, which is cheap. */
const hearing = (limit: number): number => Math.max(16 * limit, 16 * 1024 * 1024);

/** Whether a body that announces its length, in bytes, is longer than a refused sender is listened to. */
export const isBeyondHearing = (length: string | undefined, limit: number): boolean => Number(length) > hearing(limit);

/**
 * Reads what is left of a refused body and forgets it. Unread, it would stand before the next request of the same
 * connection, or the connection's end would cut off the refusal before the sender has read it. A sender without end is
 * cut off.
 */
export const discardBody = async (body: IncomingMessage, limit: number): Promise<void> => {
  body.unpipe();
  if (body.readableEnded || body.destroyed) return;
  let left = hearing(limit);
  const ended = Promise.withResolvers<void>();
  for (const end of ["end", "close", "error"]) body.once(end, () => ended.resolve());
  body.on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) body.destroy();
  });
  body.resume();
  const cut = setTimeout(() => body.destroy(), patience);
  await ended.promise;
  clearTimeout(cut);
};
