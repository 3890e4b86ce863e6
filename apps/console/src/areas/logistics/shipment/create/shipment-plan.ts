import type { EligibleOrder } from "@o2r/api/contract/logistics";

/** What narrows the orders that wait. */
export interface Narrowing {
  readonly words: string;
  /** `YYYY-MM-DD`; empty for every day. */
  readonly slot: string;
  /** Empty for both. */
  readonly payment: "" | "COD" | "CREDIT";
}

export const everything: Narrowing = { words: "", slot: "", payment: "" };

/** Whether an order is among those that are looked for: by its number, shop, beat or pincode. */
const fits = (order: EligibleOrder, { words, slot, payment }: Narrowing): boolean => {
  const text = `${order.orderNumber} ${order.establishment} ${order.beat ?? ""} ${order.pincode}`.toLowerCase();
  return (
    words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => text.includes(word)) &&
    (slot === "" || order.orderSlot === slot) &&
    (payment === "" || order.paymentMode === payment)
  );
};

export interface BeatOfOrders {
  readonly id: string | null;
  readonly name: string;
  readonly orders: readonly EligibleOrder[];
}

/** The orders that wait and are not chosen, beat by beat, by name; those without a beat stand last. */
export const byBeat = (
  orders: readonly EligibleOrder[],
  chosen: readonly string[],
  narrowing: Narrowing,
): readonly BeatOfOrders[] => {
  const left = orders.filter((order) => !chosen.includes(order.id) && fits(order, narrowing));
  return [...Map.groupBy(left, ({ beatId }) => beatId)]
    .map(([id, group]) => ({ id, name: group[0]?.beat ?? "No beat", orders: group }))
    .toSorted((a, b) => Number(a.id === null) - Number(b.id === null) || a.name.localeCompare(b.name));
};

/** What some orders come to together. Money is counted in paise, so that nothing is lost. */
export const sumOf = (orders: readonly EligibleOrder[]) => {
  const sum = (of: (order: EligibleOrder) => number) => orders.reduce((total, order) => total + of(order), 0);
  const rupees = (of: (order: EligibleOrder) => number) => sum((order) => Math.round(of(order) * 100)) / 100;
  return {
    packs: sum(({ packs }) => packs),
    weight: sum(({ weight }) => weight),
    volume: sum(({ volume }) => volume),
    value: rupees(({ value }) => value),
    cod: rupees(({ cod }) => cod),
    withoutEwb: orders.filter(({ needsEwb, ewbNumber }) => needsEwb && ewbNumber === null).length,
  };
};

/** One moved to another place of a list, counted without it. */
export const movedTo = (ids: readonly string[], id: string, to: number): readonly string[] => {
  const rest = ids.filter((one) => one !== id);
  return [...rest.slice(0, to), id, ...rest.slice(to)];
};
