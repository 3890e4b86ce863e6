import type { Db } from "../../../db/schema.ts";
import type { Config } from "../../../config.ts";
import { queueMessage } from "../../../trade/message/queue-message.ts";
import type { SentCode } from "./challenges.ts";

interface Recipient {
  readonly mobile: string | null;
  readonly email_id: string | null;
}

/**
 * Puts the code of a second step into the outbox, with the change that it belongs to: a text message, or a mail to who has no
 * mobile. False where no provider carries messages, or the user has neither: then the code stays with the service.
 */
export const carryCode = async (
  db: Db,
  { O2R_MESSAGE_URL: provider }: Pick<Config, "O2R_MESSAGE_URL">,
  { mobile, email_id: email }: Recipient,
  { id, code, nth }: SentCode,
): Promise<boolean> => {
  const to = mobile || email;
  if (provider === undefined || !to) return false;
  return queueMessage(db, {
    channel: mobile ? "SMS" : "EMAIL",
    to,
    template: "sign-in.otp",
    ...(!mobile && { title: "Your code to sign in to O2R" }),
    body: `${code} is your code to sign in to O2R. Tell it to nobody. It is good for 5 minutes.`,
    key: `sign-in.otp ${id} ${nth}`,
    secret: true,
  });
};
