import { mostPacks, type PadProduct, type QuotedLine } from "@o2r/api/contract/orders";

/** What the pad shows of a product before the service has priced it. */
export type PadFacts = Pick<
  PadProduct,
  "kind" | "name" | "sku" | "image" | "packOf" | "most" | "gst" | "available" | "ptr" | "mrp" | "expiryDate"
>;

/** A line as it stands on the pad: packs are null while the quantity is empty. */
export interface PadLine {
  readonly productId: string;
  readonly packs: number | null;
  /** Unknown for a line of a cart that the service has not priced yet. */
  readonly facts?: PadFacts;
}

/** The most packs that may be ordered of a line. */
const mostOf = ({ facts }: PadLine): number => facts?.most ?? mostPacks;

/** The facts of a product that was found. */
export const factsOf = (product: PadProduct): PadFacts => {
  const { kind, name, sku, image, packOf, most, gst, available, ptr, mrp, expiryDate } = product;
  return {
    kind,
    name,
    sku,
    image,
    packOf,
    most,
    gst,
    available,
    ptr,
    mrp,
    expiryDate,
  };
};

/** The facts of a line that the service has priced: those of its first piece. */
export const factsOfQuote = (line: QuotedLine): PadFacts => ({
  kind: line.kind,
  name: line.name,
  sku: line.sku,
  image: line.image,
  packOf: line.packOf,
  most: line.most,
  gst: line.gst,
  available: line.available,
  ptr: line.pieces[0]?.ptr ?? 0,
  mrp: line.pieces[0]?.mrp ?? 0,
  expiryDate: line.pieces[0]?.expiryDate ?? null,
});

/** Whether what was typed or scanned is all of the SKU or the EAN of a product. */
export const isExact = ({ sku, ean }: Pick<PadProduct, "sku" | "ean">, words: string): boolean => {
  const lower = words.toLowerCase();
  return sku.toLowerCase() === lower || ean?.toLowerCase() === lower;
};

/** What is told of packs that are added to a line beside which they are too many; undefined where they are not. */
export const cutText = (lines: readonly PadLine[], added: Pick<PadLine, "productId" | "packs">): string | undefined => {
  const known = lines.find(({ productId }) => productId === added.productId);
  if (known === undefined) return undefined;
  const [there, most] = [known.packs ?? 0, mostOf(known)];
  return there + (added.packs ?? 1) > most
    ? `Cut to ${most} with the ${there} in the cart, the most of one order`
    : undefined;
};

/** The lines with so many packs more of a product: in its line where it has one, else in a new one at the end. */
export const addPacks = (lines: readonly PadLine[], added: PadLine): readonly PadLine[] => {
  const packs = added.packs ?? 1;
  const known = lines.find(({ productId }) => productId === added.productId);
  if (known === undefined) return [...lines, { ...added, packs: Math.min(packs, mostOf(added)) }];
  const next = { ...known, packs: Math.min((known.packs ?? 0) + packs, mostOf(known)) };
  return lines.map((line) => (line === known ? next : line));
};

/** The lines with another number of packs of a product. */
export const setPacks = (lines: readonly PadLine[], productId: string, packs: number | null): readonly PadLine[] =>
  lines.map((line) => (line.productId === productId ? { ...line, packs } : line));

/** The lines without a product. */
export const removeLine = (lines: readonly PadLine[], productId: string): readonly PadLine[] =>
  lines.filter((line) => line.productId !== productId);

/** The lines with one back where it stood. */
export const putBack = (lines: readonly PadLine[], line: PadLine, at: number): readonly PadLine[] =>
  lines.some(({ productId }) => productId === line.productId) ? lines : lines.toSpliced(at, 0, line);

/** What is sent to be priced: lines with a quantity, each within the most. */
export const sentLines = (lines: readonly PadLine[]): { productId: string; packs: number }[] =>
  lines.flatMap(({ productId, packs }) =>
    packs !== null && packs >= 1 ? [{ productId, packs: Math.min(packs, mostPacks) }] : [],
  );

/** What somebody typed to add: `12*SKU` is twelve packs of SKU, anything else one. */
export const entryOf = (text: string): { readonly words: string; readonly packs: number } => {
  const [, count, words] = /^\s*(\d{1,5})\s*[*x×]\s*(.*)$/i.exec(text) ?? [];
  if (count === undefined || words === undefined || Number(count) === 0) return { words: text.trim(), packs: 1 };
  return { words: words.trim(), packs: Number(count) };
};

/** A pasted list, line by line: the last number of a line is its packs, one where there is none; empty lines are left out. */
export const pastedLines = (text: string): { text: string; packs: number }[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const [, words, count] = /^(.*?)[\s,;\t]+(\d{1,5})$/.exec(line) ?? [];
      return words === undefined || Number(count) === 0
        ? { text: line.slice(0, 100), packs: 1 }
        : { text: words.trim().slice(0, 100), packs: Number(count) };
    });

/** What goods of a line come to before discounts, charges and tax, in rupees: shown until the service has priced it. */
export const goodsOf = ({ packs, facts }: PadLine): number =>
  facts === undefined ? 0 : (Math.round(facts.ptr * 100) * (packs ?? 0) * facts.packOf) / 100;
