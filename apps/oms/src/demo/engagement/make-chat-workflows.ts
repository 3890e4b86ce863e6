import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";
import { seedRandom } from "../random.ts";
import { daysBefore, stamps, type Scene } from "../scene.ts";
import { chatFlows } from "./chat-flows.ts";

interface ChatWorkflows {
  readonly workflows: readonly Insertable<Database["chat_workflow"]>[];
  readonly versions: readonly Insertable<Database["chat_workflow_version"]>[];
  readonly conditions: readonly Insertable<Database["chat_condition"]>[];
  readonly templates: readonly Insertable<Database["chat_template"]>[];
  readonly connections: readonly Insertable<Database["chat_connection"]>[];
}

const conditions = [
  { name: "Asks for a refund", value: "about", comparison: "CONTAINS", than: "refund" },
  { name: "Speaks of damage", value: "about", comparison: "CONTAINS", than: "damage" },
] as const;

const templates = [
  { name: "Closed for the day", text: "We are closed now. A person answers you from nine in the morning." },
  { name: "Anything else?", text: "Can we do anything else for {shop}?", buttons: "Yes\nNo, thank you" },
] as const;

/** What the chatbot says, with every version of it. */
export const makeChatWorkflows = (scene: Scene): ChatWorkflows => {
  const random = seedRandom("chat workflows");
  const made = chatFlows.map(({ name, trigger, versions, drawn }) => {
    const at = daysBefore(scene.now, random.whole(20, 60));
    const id = random.id(at);
    return {
      workflow: {
        id,
        name,
        trigger,
        draft: JSON.stringify(drawn),
        state: versions.length > 0 ? ("PUBLISHED" as const) : ("DRAFT" as const),
        live_version: versions.length > 0 ? versions.length : null,
        ...stamps(scene, at),
      },
      versions: versions.map((flow, index) => ({
        workflow_id: id,
        n: index + 1,
        flow: JSON.stringify(flow),
        published_at: daysBefore(scene.now, 10 * (versions.length - index)),
        published_by: scene.founderId,
      })),
    };
  });
  const begun = daysBefore(scene.now, 70);
  return {
    workflows: made.map(({ workflow }) => workflow),
    versions: made.flatMap(({ versions }) => versions),
    // Of a top-level domain that is nobody's: the demo asks nothing outside.
    connections: [
      {
        id: random.id(begun),
        name: "Price of the day",
        address: "https://prices.example/today",
        ...stamps(scene, begun),
      },
    ],
    templates: templates.map((template) => ({ id: random.id(begun), ...template, ...stamps(scene, begun) })),
    conditions: conditions.map((condition) => ({ id: random.id(begun), ...condition, ...stamps(scene, begun) })),
  };
};
