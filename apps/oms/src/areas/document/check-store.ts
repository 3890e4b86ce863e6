import { ConfigError } from "../../config.ts";
import type { Services } from "../../http/context.ts";
import { documentBlobs } from "./stores.ts";

/**
 * Refuses a start with a store of documents that will never let us in. One that does not answer now may do so soon, and
 * much can be done without it: that is only told.
 */
export const checkStore = async ({ config, log }: Pick<Services, "config" | "log">): Promise<void> => {
  try {
    await documentBlobs(config).check();
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    log.error({ err: error }, "The store of documents cannot be reached");
  }
};

/** Whether the store of documents can be reached now. */
export const storeAnswers = ({ config }: Pick<Services, "config">): Promise<boolean> =>
  documentBlobs(config)
    .check()
    .then(
      () => true,
      () => false,
    );
