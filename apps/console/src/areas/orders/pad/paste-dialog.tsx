import { mostPasted, orderEndpoints, type Pasted } from "@o2r/api/contract/orders";
import { useClient } from "@o2r/api/react";
import { Banner, Button, formatNumber, FormField, Status, Textarea } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { WideTable } from "../../../kit/wide-table.tsx";
import { cutText, pastedLines, type PadLine } from "./cart/pad.ts";

export interface PasteDialogProps {
  readonly retailerId: string;
  readonly text: string;
  /** What stands in the cart already. */
  readonly lines: readonly PadLine[];
  readonly onAdd: (lines: readonly { readonly productId: string; readonly packs: number }[]) => void;
  readonly onClose: () => void;
}

/** A list of SKU and packs is read, shown, and only then added: nothing of it is dropped without a word. */
export function PasteDialog({ retailerId, text: given, lines: inCart, onAdd, onClose }: PasteDialogProps) {
  const client = useClient();
  const [text, setText] = useState(given);
  const [read, setRead] = useState<Pasted>();
  const [failure, setFailure] = useState<string>();
  const [reading, setReading] = useState(false);
  const [taken, take] = useState<ReadonlySet<string>>(new Set());
  const look = async () => {
    const lines = pastedLines(text);
    if (lines.length > mostPasted)
      return setFailure(`A list has at most ${mostPasted} lines, and this one has ${lines.length}: paste it in parts`);
    setReading(true);
    const { payload, error } = await client.call(
      orderEndpoints.paste,
      { params: { retailerId }, body: { lines } },
      { quiet: true },
    );
    setReading(false);
    setFailure(error?.message);
    take(new Set());
    if (payload) setRead(payload);
  };
  const add = () => {
    const nearest = (read?.unknown ?? []).flatMap((one) =>
      one.nearest && taken.has(one.text) ? [{ productId: one.nearest.productId, packs: one.packs }] : [],
    );
    onAdd([...(read?.lines ?? []), ...nearest]);
  };
  const isRead = read !== undefined;
  return (
    <Dialog
      open
      title="Paste a list"
      onClose={onClose}
      footer={
        <>
          <Button onClick={isRead ? () => setRead(undefined) : onClose}>{isRead ? "Back" : "Cancel"}</Button>
          {isRead ? (
            <Button variant="primary" disabled={read.lines.length + taken.size === 0} onClick={add}>
              Add {formatNumber(read.lines.length + taken.size)} lines
            </Button>
          ) : (
            <Button variant="primary" loading={reading} disabled={text.trim() === ""} onClick={() => void look()}>
              Check the list
            </Button>
          )}
        </>
      }
    >
      {failure !== undefined && <Banner tone="danger" title={failure} />}
      {isRead ? (
        <WideTable label="What was found" head={["Product", { figure: "Packs" }, "Note"]}>
          <tbody>
            {read.lines.map(({ productId, name, packs, notes }) => (
              <tr key={productId}>
                <th scope="row">{name}</th>
                <td data-figure>{formatNumber(packs)}</td>
                <td className="wide-table-words">
                  {notes.join("; ")}
                  <Cut lines={inCart} added={{ productId, packs }} />
                </td>
              </tr>
            ))}
            {read.unknown.map(({ text: words, packs, nearest }) => (
              <tr key={words}>
                <th scope="row">
                  <Status tone="warning" icon={TriangleAlert}>
                    {words} is not known
                  </Status>
                </th>
                <td data-figure>{formatNumber(packs)}</td>
                <td>
                  {nearest && (
                    <Button
                      size="sm"
                      aria-pressed={taken.has(words)}
                      onClick={() =>
                        take((now) =>
                          now.has(words) ? new Set([...now].filter((one) => one !== words)) : new Set([...now, words]),
                        )
                      }
                    >
                      {taken.has(words) ? "Takes" : "Take"} {nearest.name}
                    </Button>
                  )}
                  {nearest && taken.has(words) && (
                    <Cut lines={inCart} added={{ productId: nearest.productId, packs }} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      ) : (
        <FormField label="SKU or name and packs, a product on each line">
          <Textarea name="list" rows={10} value={text} onChange={(event) => setText(event.target.value)} />
        </FormField>
      )}
    </Dialog>
  );
}

interface CutProps {
  readonly lines: readonly PadLine[];
  readonly added: Pick<PadLine, "productId" | "packs">;
}

/** Says that less is added than the list has, where more than may be ordered would stand in the cart. */
function Cut({ lines, added }: CutProps) {
  const text = cutText(lines, added);
  return text !== undefined && <p>{text}</p>;
}
