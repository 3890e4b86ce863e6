import { productPageEndpoints, type ProductHolders, type ProductRow } from "@o2r/api/contract/catalogue";
import { mostIds } from "@o2r/api/contract/core";
import { useEndpoint } from "@o2r/api/react";

const and = new Intl.ListFormat("en-GB");
/** So many are named; one more is as short as saying that there is one more. */
const named = 6;

/** The kits and combos in words; undefined where there are none. */
const inWords = ({ kits, combos, unnamed }: ProductHolders): string | undefined => {
  const names = [...kits, ...combos];
  const shown = names.length > named + 1 ? names.slice(0, named) : names;
  const words = [
    ...shown,
    ...(shown.length < names.length ? [`${names.length - shown.length} more`] : []),
    ...(unnamed > 0 ? [unnamed === 1 ? "1 combo" : `${unnamed} combos`] : []),
  ];
  return words.length > 0 ? and.format(words) : undefined;
};

interface HoldersProps {
  /** At most `mostIds`. */
  readonly ids: readonly string[];
}

/** What cannot be sold either while products are inactive: the active kits and combos that hold them. */
function Holders({ ids }: HoldersProps) {
  const { data, error } = useEndpoint(
    productPageEndpoints.holders,
    { query: { ids: ids.join(",") } },
    { quiet: true, revalidateOnMount: true },
  );
  const it = ids.length === 1 ? "it is" : "they are";
  if (error && !data) return <> Which kits and combos hold {ids.length === 1 ? "it" : "them"} could not be read.</>;
  if (!data) return <> Looking for kits and combos…</>;
  const words = inWords(data);
  return words === undefined ? null : (
    <>
      {" "}
      While {it} inactive, <b>{words}</b> cannot be sold either.
    </>
  );
}

/** The same for any number of products, as lists and forms ask for it before they are switched off. */
export const warnHolders = (products: readonly Pick<ProductRow, "id">[]) => (
  <output>
    {Array.from({ length: Math.ceil(products.length / mostIds) }, (_, at) => (
      <Holders key={at} ids={products.slice(at * mostIds, (at + 1) * mostIds).map(({ id }) => id)} />
    ))}
  </output>
);
