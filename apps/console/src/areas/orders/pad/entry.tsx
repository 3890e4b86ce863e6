// A combobox of its own: Enter takes what is exact before any list has come, which no ready one does. Its roles are those of
// the pattern for comboboxes of the ARIA Authoring Practices.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role */
import { orderEndpoints, type PadProduct } from "@o2r/api/contract/orders";
import { useClient } from "@o2r/api/react";
import { formatDate, formatMoney, formatNumber, Input, Kbd, Status } from "@o2r/ui";
import { Search, Tag } from "lucide-react";
import { memo, useCallback, useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { RowPicture } from "../../../kit/row-picture.tsx";
import { isNarrowed, type Narrowing } from "./narrowing.ts";
import { entryOf, isExact } from "./cart/pad.ts";
import "./entry.css";

interface EntryProps {
  readonly retailerId: string;
  /** What is searched among. */
  readonly narrowing: Narrowing;
  readonly onAdd: (product: PadProduct, packs: number) => void;
  /** Several lines were pasted. */
  readonly onPaste: (text: string) => void;
  readonly ref: RefObject<HTMLInputElement | null>;
}

/**
 * Milliseconds after the last key until products are looked for: more than lie between two keys of whoever types well. Until
 * then a key is the browser's alone, and nothing is drawn for it.
 */
const searchedAfter = 200;

/** Of the batch that goes first, until when it is good; and how much one order may have. */
const hintOf = ({ expiryDate, most }: PadProduct): string =>
  [
    ...(expiryDate === null ? [] : [`until ${formatDate(expiryDate)}`]),
    ...(most === null ? [] : [`at most ${formatNumber(most)} packs`]),
  ].join(", ");

/**
 * The one field that products are added by: words of the name, a SKU or an EAN, with `12*` before it for twelve packs.
 * Enter takes what fits exactly, else the first that was found, else it is asked for at once. Where the search is narrowed, the
 * down arrow shows all that it is narrowed to.
 */
export function Entry({ retailerId, narrowing, onAdd, onPaste, ref }: EntryProps) {
  const client = useClient();
  const list = useId();
  /** What the field held when its typing paused last; empty as soon as it is. */
  const [text, setText] = useState("");
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  const [found, setFound] = useState<readonly PadProduct[]>([]);
  /** What the answer that is shown was asked for, as text that can be compared; empty before there is one. */
  const [foundFor, setFoundFor] = useState("");
  const [answered, setAnswered] = useState("");
  const [at, setAt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [browsing, browse] = useState(false);
  const { words } = entryOf(text);
  const narrowed = isNarrowed(narrowing);
  /** What is asked for by some words, as text that can be compared; empty while nothing is. */
  const askedBy = (some: string) => (some !== "" || (browsing && narrowed) ? JSON.stringify([some, narrowing]) : "");
  const asked = askedBy(words);
  /** What stands in the field now, maybe typed since the pause. */
  const typed = () => entryOf(ref.current?.value ?? "");

  useEffect(() => {
    if (asked === "") return undefined;
    const ending = new AbortController();
    const look = async () => {
      const { payload, error } = await client.call(
        orderEndpoints.products,
        { params: { retailerId }, query: { query: words, size: 8, ...narrowing } },
        { quiet: true, signal: ending.signal },
      );
      if (ending.signal.aborted) return;
      setFailure(error?.message);
      if (error !== undefined) return;
      setFound(payload);
      setFoundFor(asked);
      setAnswered(words);
      setAt(0);
    };
    void look();
    return () => ending.abort();
  }, [client, retailerId, words, narrowing, asked]);

  const type = (next: string) => {
    clearTimeout(pause.current);
    if (entryOf(next).words === "") setText("");
    else pause.current = setTimeout(() => setText(next), searchedAfter);
  };
  const clear = () => {
    if (ref.current) ref.current.value = "";
    type("");
    browse(false);
    setFoundFor("");
  };
  const add = (product: PadProduct) => {
    const { packs } = typed();
    clear();
    setFound([]);
    onAdd(product, packs);
  };
  const latest = useRef({ add, asked: () => askedBy(typed().words) });
  useEffect(() => {
    latest.current = { add, asked: () => askedBy(typed().words) };
  });
  const take = useCallback((product: PadProduct) => latest.current.add(product), []);

  /** Enter before the answer has come: it is asked for at once, so that no fast typist waits for a list. */
  const addAtOnce = async (words: string) => {
    const asked = askedBy(words);
    const { payload, error } = await client.call(
      orderEndpoints.products,
      { params: { retailerId }, query: { query: words, size: 8, ...narrowing } },
      { quiet: true },
    );
    if (latest.current.asked() !== asked) return;
    setFailure(error?.message);
    const first =
      payload?.find((product) => isExact(product, words)) ?? (payload?.length === 1 ? payload[0] : undefined);
    if (first !== undefined) add(first);
    else if (payload) {
      setFound(payload);
      setFoundFor(asked);
      setAnswered(words);
    }
  };

  const fresh = asked !== "" && foundFor === asked;
  // The last answer stays until the next one has come: a list that goes and comes with every key is read by nobody.
  const open = asked !== "" && foundFor !== "";
  const press = (event: KeyboardEvent) => {
    const { words } = typed();
    const asked = askedBy(words);
    const fresh = asked !== "" && foundFor === asked;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (asked === "" && narrowed) {
        event.preventDefault();
        browse(true);
      }
      if (!fresh || found.length === 0) return;
      event.preventDefault();
      setAt((now) => (now + (event.key === "ArrowDown" ? 1 : found.length - 1)) % found.length);
    } else if (event.key === "Escape" && asked !== "") {
      event.preventDefault();
      clear();
    } else if (event.key === "Enter" && !event.ctrlKey && !event.metaKey && asked !== "") {
      event.preventDefault();
      const exact = found.find((product) => isExact(product, words));
      const chosen = exact ?? found[at];
      if (fresh && chosen) add(chosen);
      else void addAtOnce(words);
    }
  };

  return (
    <div className="pad-entry">
      <Input
        ref={ref}
        role="combobox"
        aria-label="Add by name, SKU or EAN"
        aria-expanded={open && found.length > 0}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={fresh && found[at] ? `${list}-${found[at].id}` : undefined}
        autoComplete="off"
        placeholder={narrowed ? "Name, SKU or EAN, or ↓ for all of these" : "Add by name, SKU or EAN"}
        size="lg"
        icon={Search}
        suffix={<Kbd>/</Kbd>}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text");
          if (!/\r?\n/.test(pasted.trim())) return;
          event.preventDefault();
          onPaste(pasted);
        }}
      />
      {failure !== undefined && (
        <p role="alert" className="pad-entry-said">
          {failure}
        </p>
      )}
      <Options id={list} found={found} at={at} open={open} fresh={fresh} onTake={take} />
      {open && found.length === 0 && (
        <p className="pad-entry-said" role="status">
          {answered === ""
            ? "Nothing is left of these."
            : `Nothing is called “${answered}”${narrowed ? " among these" : ""}.`}
        </p>
      )}
    </div>
  );
}

interface OptionsProps {
  readonly id: string;
  readonly found: readonly PadProduct[];
  /** Which one Enter takes. */
  readonly at: number;
  readonly open: boolean;
  /** It answers what is typed now. */
  readonly fresh: boolean;
  readonly onTake: (product: PadProduct) => void;
}

/** What was found. A key in the field leaves it alone until the next answer. */
const Options = memo(function Options({ id, found, at, open, fresh, onTake }: OptionsProps) {
  return (
    <ul id={id} role="listbox" aria-label="Products" aria-busy={!fresh} hidden={!open || found.length === 0}>
      {found.map((product, index) => (
        // The keys of the field reach every option.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <li
          key={product.id}
          id={`${id}-${product.id}`}
          role="option"
          aria-selected={index === at}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(product)}
        >
          <RowPicture image={product.image} />
          <span>
            {product.name}
            <small className="o2r-mono">{product.sku}</small>
            {product.holds !== "" && <small>{product.holds}</small>}
            {hintOf(product) !== "" && <small>{hintOf(product)}</small>}
            {product.scheme !== null && (
              <Status tone="success" icon={Tag}>
                {product.scheme}
              </Status>
            )}
          </span>
          <span data-figure>
            {product.available === 0 ? (
              <Status tone="warning">Out</Status>
            ) : (
              `${formatNumber(product.available)} ${product.kind === "PRODUCT" ? "units" : "there"}`
            )}
            <small>
              {formatMoney(product.ptr)} · of {formatNumber(product.packOf)}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
});
