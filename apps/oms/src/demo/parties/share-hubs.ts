import type { DemoWarehouse } from "../warehouse/make-warehouses.ts";
import type { UserRow } from "./make-users.ts";

/** Who looks after the retailers of a hub, by the ids of their accounts. */
export interface RetailerStaff {
  readonly agents: readonly string[];
  readonly onboarders: readonly string[];
}

/** The hubs that a named account serves beside others, so that whoever tries it finds a few dozen shops of more than one city. */
const hubsOfNamed = 4;

/** Who takes on and who calls the retailers of each hub: everybody has one, in turn, and the named accounts the first few. */
export const shareHubs = (
  named: readonly UserRow[],
  staff: readonly UserRow[],
  warehouses: readonly DemoWarehouse[],
): ((hubId: string) => RetailerStaff) => {
  const hubs = warehouses.flatMap(({ row }) => (row.type === "HUB" ? [row.id] : []));
  const of = (users: readonly UserRow[], type: string) =>
    users.filter(({ user_type, state }) => user_type === type && state !== "BLOCKED");
  const at = (hub: number, type: string): readonly string[] =>
    [
      ...(hub < hubsOfNamed ? of(named, type) : []),
      ...of(staff, type).filter((_, turn) => turn % hubs.length === hub),
    ].map(({ id }) => id);
  const shares = new Map(
    hubs.map((id, hub) => [id, { agents: at(hub, "CALLING_AGENT"), onboarders: at(hub, "ONBOARDING_AGENT") }]),
  );
  return (hubId) => shares.get(hubId) ?? { agents: [], onboarders: [] };
};

interface Shop {
  readonly hub_id: string;
  readonly beat_id: string;
  readonly agent_id?: string | null | undefined;
}
type Taker = (shop: Shop, turn: number) => string | null;

/** Who takes an order, by where it comes from: a call the shop's own agent, or who calls the shops of its hub in turn. */
export const takersOf = (
  staffOf: (hubId: string) => RetailerStaff,
  sellers: ReadonlyMap<string, string>,
): Readonly<Record<"O2R" | "FSA" | "CALL", Taker>> => ({
  O2R: () => null,
  FSA: ({ beat_id }) => sellers.get(beat_id) ?? null,
  CALL: ({ agent_id, hub_id }, turn) => {
    const { agents } = staffOf(hub_id);
    return agent_id ?? agents[turn % agents.length] ?? null;
  },
});
