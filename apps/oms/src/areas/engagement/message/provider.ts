import type { OutgoingMessage, SendMessage } from "../../../http/context.ts";
import { handOver } from "../../../kit/hand-over.ts";

const bodyOf = ({ key, channel, to, template, body, title, image, link, sender, dltTemplateId }: OutgoingMessage) => ({
  id: key,
  channel,
  to,
  template,
  text: body,
  title: title ?? null,
  image: image ?? null,
  link: link ?? null,
  sender: sender ?? null,
  dltTemplateId: dltTemplateId ?? null,
});

/** Hands messages to a provider over HTTP, one `POST` of JSON each: of one key it sends one message. */
export const openProvider =
  (address: string, token: string | undefined): SendMessage =>
  (message) =>
    handOver({ address, token }, message.key, bodyOf(message));
