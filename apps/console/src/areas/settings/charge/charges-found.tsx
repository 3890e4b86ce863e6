import type { SimulatedCharges } from "@o2r/api/contract/settings";
import { DescriptionList, formatMoney } from "@o2r/ui";

/** The charges of an order, one by one and together. */
export const ChargesFound = ({ found }: { readonly found: SimulatedCharges }) =>
  found.charges.length === 0 ? (
    <p>No charge holds for this order.</p>
  ) : (
    <DescriptionList
      items={[
        ...found.charges.map(({ name, amount }) => ({ term: name, value: formatMoney(amount) })),
        { term: "Total", value: <b>{formatMoney(found.total)}</b> },
      ]}
    />
  );
