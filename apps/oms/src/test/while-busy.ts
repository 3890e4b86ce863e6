import { setTimeout as sleep } from "node:timers/promises";

/** Sends again what a service at its limit has refused with 503, as the console does: nothing was done. */
export const whileBusy = async <Answer extends { readonly status: number }>(
  send: () => Promise<Answer>,
): Promise<Answer> => {
  for (let tries = 1; ; tries += 1) {
    // Each try waits for the one before.
    const answer = await send(); // oxlint-disable-line no-await-in-loop
    if (answer.status !== 503 || tries === 5) return answer;
    await sleep(200 * tries); // oxlint-disable-line no-await-in-loop
  }
};
