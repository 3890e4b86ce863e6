import { may } from "@o2r/api/contract";
import type { Insertable } from "kysely";
import type { Database } from "../db/schema.ts";
import type { makeAddressRequests } from "./parties/make-address-requests.ts";
import type { UserRow } from "./parties/make-users.ts";
import { seedRandom } from "./random.ts";
import { daysBefore, type Scene } from "./scene.ts";

type Ticket = Pick<Insertable<Database["ticket"]>, "id" | "state" | "retailer_id">;
type NotificationRow = Insertable<Database["notification"]>;

const messages = {
  RETAILER_ADDRESS: ["A retailer has asked to change the shop's address", "Address change waits for approval"],
  INVENTORY_SHORT: ["Stock is short for a hub order", "Three products are below their buffer"],
  TICKET: ["A ticket waits to be collected", "A retailer has answered on a ticket"],
} as const;
const types = ["RETAILER_ADDRESS", "INVENTORY_SHORT", "TICKET"] as const;

/** A handful for everybody who has a bell, the newest of them unread. */
export const makeNotifications = (
  scene: Scene,
  users: readonly UserRow[],
  tickets: readonly Ticket[],
  requests: ReturnType<typeof makeAddressRequests>,
  reaches: (user: UserRow, ticket: Ticket) => boolean,
): readonly NotificationRow[] => {
  const random = seedRandom("notifications");
  const waiting = tickets.filter(({ state }) => state === "OPEN");
  const asked = requests.filter(({ state }) => state === "PENDING");
  return users
    .filter((user) => may(user.user_type, "notification.read"))
    .flatMap((user) => {
      const own = waiting.filter((ticket) => reaches(user, ticket));
      return Array.from({ length: 7 }, (_, index): NotificationRow => {
        const at = daysBefore(scene.now, index * 0.7 + random.fraction() * 0.5);
        const type = random.pick(own.length > 0 ? types : types.filter((one) => one !== "TICKET"));
        const msg = random.pick(messages[type]);
        const request = asked[index % Math.max(1, asked.length)];
        const ticketId = type === "TICKET" ? random.pick(own).id : undefined;
        const data = {
          userId: user.id,
          msg,
          ...(ticketId !== undefined && { ticketId, page: `/ticket-management?ticketId=${ticketId}` }),
          // Whoever decides on requests is led to one.
          ...(type === "RETAILER_ADDRESS" &&
            request !== undefined &&
            may(user.user_type, "address.decide") && { page: `/retailer/address-request/${request.id}` }),
        };
        return {
          user_id: user.id,
          id: random.id(at),
          type,
          data: JSON.stringify(data),
          created_at: at,
          read_at: index < 3 ? null : at,
        };
      });
    });
};
