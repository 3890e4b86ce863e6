import { AppError } from "../../app-error.ts";

/** Longest time in which a call must have its answer, once all of it has arrived. Milliseconds. */
export const answerPatience = 30_000;

/**
 * The end of the work, or 503 when it takes longer. The server's own clock for handlers stops as soon as a body has been
 * read, so it would hold for reads only. Work that is given up goes on to its end; sent again under the same key, a write
 * is answered with what it came to.
 * @param letGo what is done with what the work comes to when nobody waits for it any more
 * @param patience milliseconds
 */
export const inTime = async <T>(
  work: Promise<T>,
  letGo: (given: T) => void,
  patience: number = answerPatience,
): Promise<T> => {
  const late = Promise.withResolvers<never>();
  const clock = setTimeout(() => {
    late.reject(new AppError("server.unavailable", "This took too long: please try again"));
    work.then(letGo, () => {}); // its failure is nobody's any more
  }, patience);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(clock));
};
