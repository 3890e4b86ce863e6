import { date, defineForm, image, multiSelect, section, select, text, textarea, type ValuesOf } from "@o2r/forms";
import { ruleList } from "../../../core/rule/index.ts";
import { retailerChannels } from "../notification/message-event.ts";
import { quietFromOptions, quietToOptions, startOptions } from "./quiet-hours.ts";

const bySms = { field: "channels", in: ["SMS"] } as const;

/** A message to many retailers (domain.md §8, /notification). */
export const campaignForm = defineForm({
  id: "campaign",
  version: 1,
  fields: {
    title: text({ label: "Title", required: true, maxLength: 65 }),
    body: textarea({ label: "Text", required: true, maxLength: 600, rows: 4 }),
    channels: multiSelect({ label: "Channels", required: true, options: retailerChannels, maxItems: 3 }),
    image: image({
      label: "Image",
      help: "Shown with push and in the app.",
      visible: { field: "channels", in: ["PUSH", "IN_APP"] },
    }),
    deepLink: text({
      label: "Opens",
      maxLength: 300,
      placeholder: "/offers/diwali",
      help: "A page of the app, or an address that begins with https://.",
      // No other scheme: a link that a message carries is pressed without a look.
      pattern: "(/|https://)[^\\s/\\\\][^\\s\\\\]*",
      messages: { pattern: "Begin with / or https://" },
    }),
    sender: text({
      label: "SMS sender",
      maxLength: 6,
      digits: true,
      minLength: 6,
      visible: bySms,
      required: bySms,
      help: "Offers are sent from a header of six digits.",
      messages: { minLength: "Six digits" },
      width: "half",
    }),
    dltTemplateId: text({
      label: "DLT template id",
      digits: true,
      minLength: 19,
      maxLength: 19,
      visible: bySms,
      required: bySms,
      messages: { minLength: "19 digits, as the register gives it", maxLength: "19 digits, as the register gives it" },
      width: "half",
    }),
    audience: ruleList({
      label: "Audience",
      contexts: ["RETAILER", "WAREHOUSE"],
      help: "Without a condition every active retailer is written to.",
    }),
    startOn: date({
      label: "Send on",
      min: { today: 0 },
      max: { today: 90 },
      help: "Left empty, it is sent as soon as it is released.",
      width: "half",
    }),
    startAt: select({
      label: "At",
      options: startOptions,
      visible: { field: "startOn", filled: true },
      required: { field: "startOn", filled: true },
      width: "half",
    }),
    quietFrom: select({ label: "Quiet from", required: true, options: quietFromOptions, width: "half" }),
    quietTo: select({ label: "Quiet until", required: true, options: quietToOptions, width: "half" }),
  },
  sections: [
    section("message", "Message", ["title", "body", "channels", "sender", "dltTemplateId", "image", "deepLink"]),
    section("audience", "Audience", ["audience"], {
      description: "Who is written to. Whoever wants no offers by a channel hears nothing by it.",
    }),
    section("time", "When", ["startOn", "startAt", "quietFrom", "quietTo"], {
      description: "Offers rest from 21:00 to 10:00 by law; what is left over goes out after that.",
    }),
  ],
});

/** What the form holds, and what a create or an update sends. */
export type CampaignValues = ValuesOf<typeof campaignForm>;
