import { fillSms, messageEventOf, messageVariables, type MessageEvent } from "@o2r/api/contract/engagement";
import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { DemoRetailer } from "../parties/make-retailers.ts";
import { seedRandom } from "../random.ts";
import { daysBefore, type Scene } from "../scene.ts";
import type { makeSmsTemplates } from "./make-sms-templates.ts";

type MessageRow = Insertable<Database["message"]>;

const told: readonly MessageEvent[] = [
  "ORDER_PLACED",
  "ORDER_DISPATCHED",
  "ORDER_DELIVERED",
  "PAYMENT_RECEIVED",
  "KYC_APPROVED",
  "KYC_REJECTED",
  "ADDRESS_APPROVED",
];

/** What retailers were told by SMS in the last two weeks: nearly all of it has arrived. */
export const makeMessages = (
  scene: Scene,
  retailers: readonly DemoRetailer[],
  templates: ReturnType<typeof makeSmsTemplates>,
): readonly MessageRow[] => {
  const random = seedRandom("messages");
  const active = retailers.filter(({ state }) => state === "ACTIVE");
  return Array.from({ length: 240 }, (_, at): MessageRow => {
    const event = random.pick(told);
    const template = random.pick(templates.filter((one) => one.event === event));
    const to = random.pick(active);
    const sent = daysBefore(scene.now, 0.02 + (at / 240) * 14);
    const fails = random.chance(0.03);
    const known: Readonly<Record<string, string>> = {
      shop: to.establishment,
      owner: to.name,
      orderNo: `ORD-${random.whole(100_000, 104_000)}`,
      amount: `Rs.${random.whole(900, 24_000).toLocaleString("en-IN")}`,
    };
    const sample = (name: keyof typeof messageVariables): string => known[name] ?? messageVariables[name].sample;
    const arrived = fails || random.chance(0.06) ? null : new Date(sent.getTime() + random.whole(2, 90) * 1000);
    return {
      id: random.id(sent),
      key: `${event} demo ${at}`,
      channel: "SMS",
      recipient: to.mobile,
      retailer_id: to.id,
      event,
      offer: messageEventOf(event).offer === true,
      template: `${event}.${template.language}`,
      body: fillSms(template.body, (template.variables ?? []).map(sample)),
      sender: template.sender,
      dlt_template_id: template.dlt_template_id,
      state: fails ? "FAILED" : "SENT",
      attempts: fails ? 5 : 1,
      fault: fails ? "The provider answers with status 502" : null,
      created_at: sent,
      due_at: sent,
      sent_at: fails ? null : new Date(sent.getTime() + 1500),
      delivered_at: arrived,
    };
  });
};
