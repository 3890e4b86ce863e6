import type { TicketTopic } from "@o2r/api/contract/engagement";
import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";
import { seedRandom } from "../random.ts";
import { daysBefore, stamps, type Scene } from "../scene.ts";

/** Who takes over what from the chatbot. What nobody is named for rings for all who help. */
const topicsOf: Readonly<Record<string, TicketTopic[]>> = {
  hub_manager: ["DELIVERY", "SHORT", "RETURN"],
  cc_supervisor: ["PAYMENT", "PRICE"],
};

/** The agents of the chatbot. */
export const makeChatAgents = (
  scene: Scene,
  users: readonly { readonly id: string; readonly username: string }[],
): readonly Insertable<Database["chat_agent"]>[] => {
  const random = seedRandom("chat agents");
  const begun = daysBefore(scene.now, 40);
  return users.flatMap(({ id, username }) => {
    const topics = topicsOf[username];
    return topics === undefined ? [] : [{ id: random.id(begun), agent_id: id, topics, ...stamps(scene, begun) }];
  });
};
