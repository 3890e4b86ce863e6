import type { ChatTemplate } from "@o2r/api/contract/engagement";
import type { RequestHandler } from "msw";
import { demoHistoryOf, numbered, rowId, thingService } from "../../../../../stories/thing-service.ts";

const kinds = [
  { name: "Ask for the slot", text: "When may we come, {owner}?", buttons: "Morning\nEvening" },
  { name: "Closed for the day", text: "We are closed today. A person answers you tomorrow from nine.", buttons: null },
] as const;

/** The `number`th template. */
export const demoTemplate = (number: number): ChatTemplate => {
  const { name, ...said } = kinds[number % kinds.length] ?? kinds[0];
  return {
    id: rowId(number),
    version: 3,
    active: number % 4 !== 3,
    updatedAt: "2026-11-20T09:12:00.000Z",
    name: numbered(name, Math.floor(number / kinds.length)),
    ...said,
  };
};

/** The calls of templates as the service answers them. Later handlers of a story go first. */
export const templateService = (total = 4): readonly RequestHandler[] =>
  thingService({
    path: "/oms/chatbot/template",
    total,
    row: demoTemplate,
    history: demoHistoryOf("chat-template", [{ field: "text", before: "When?", after: "When may we come?" }]),
  });
