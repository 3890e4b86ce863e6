import type { MessageEvent, MessageLanguage, MessageVariable } from "@o2r/api/contract/engagement";
import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";
import { seedRandom } from "../random.ts";
import { daysBefore, stamps, type Scene } from "../scene.ts";

type TemplateRow = Insertable<Database["sms_template"]> & { readonly id: string };

/** Each wording with the value of each of its places as `{name}`, which the register has as `{#var#}`. */
const english: Readonly<Record<MessageEvent, string>> = {
  KYC_APPROVED: "Dear {owner}, the papers of {shop} are approved. You can order now. -O2R",
  KYC_REJECTED: "Dear {owner}, the papers of {shop} need another look: {reason}. Please send them again. -O2R",
  ADDRESS_APPROVED: "Dear {owner}, from now on we deliver to {shop} in {city} {pincode}. -O2R",
  ADDRESS_REJECTED: "Dear {owner}, the address of {shop} stays as it is: {reason}. -O2R",
  PRICE_REDUCED: "{product} is {price} now, it was {oldPrice}. Order in the app. -O2R",
  BACK_IN_STOCK: "{product} is back. Order in the app. -O2R",
  ORDER_PLACED: "Thank you, {shop}. Your order {orderNo} of {amount} comes on {day}. -O2R",
  ORDER_CONFIRMED: "Your order {orderNo} of {amount} is confirmed for {day}, {slot}. -O2R",
  ORDER_RESCHEDULED: "Your order {orderNo} comes on {day}, {slot}. -O2R",
  ORDER_DISPATCHED: "Your order {orderNo} is on its way. Expect it on {day}, {slot}. -O2R",
  ORDER_DELIVERED: "Your order {orderNo} of {amount} was delivered. -O2R",
  ORDER_CANCELLED: "Your order {orderNo} was cancelled: {reason}. -O2R",
  INVOICE_ISSUED: "Invoice {invoiceNo} of {amount} for order {orderNo} is due on {dueOn}. -O2R",
  PAYMENT_RECEIVED: "We have received {amount} on {day}. Still to be paid: {balance}. -O2R",
  PAYMENT_FAILED: "Your payment of {amount} did not go through: {reason}. -O2R",
  PAYMENT_DUE: "{balance} of invoice {invoiceNo} is due on {dueOn}. -O2R",
  TICKET_ANSWERED: "{agent} has answered on your ticket {ticketNo}. -O2R",
  TICKET_RESOLVED: "Your ticket {ticketNo} is resolved. -O2R",
};

const hindi: Readonly<Partial<Record<MessageEvent, string>>> = {
  KYC_APPROVED: "{owner}, {shop} के कागज़ात स्वीकृत हैं। अब आप ऑर्डर कर सकते हैं। -O2R",
  KYC_REJECTED: "{owner}, {shop} के कागज़ात वापस भेजे गए हैं: {reason}। कृपया दोबारा भेजें। -O2R",
  ORDER_PLACED: "{shop}, आपका ऑर्डर {orderNo} ({amount}) {day} को आएगा। धन्यवाद। -O2R",
  ORDER_DELIVERED: "आपका ऑर्डर {orderNo} ({amount}) पहुँच गया है। -O2R",
  PAYMENT_RECEIVED: "{day} को {amount} मिले। बाकी: {balance}। -O2R",
};

/** The registered wordings: of every event in English, of the chief ones in Hindi. */
export const makeSmsTemplates = (scene: Scene): readonly TemplateRow[] => {
  const random = seedRandom("sms templates");
  const rowsOf = (language: MessageLanguage, wordings: Readonly<Partial<Record<MessageEvent, string>>>) =>
    // The keys of the tables above, which `Object.entries` tells as any text.
    (Object.entries(wordings) as [MessageEvent, string][]).map(([event, wording]): TemplateRow => {
      const at = daysBefore(scene.now, random.whole(20, 90));
      const places = [...wording.matchAll(/\{(\w+)\}/g)];
      return {
        id: random.id(at),
        event,
        language,
        sender: "ORDRTR",
        dlt_template_id: `1107161${random.digits(12)}`,
        body: wording.replaceAll(/\{\w+\}/g, "{#var#}"),
        variables: places.map(([, name]) => name as MessageVariable), // each is one: the tests fill them
        active: true,
        ...stamps(scene, at),
      };
    });
  return [...rowsOf("EN", english), ...rowsOf("HI", hindi)];
};
