import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { DescriptionList } from "../description-list/description-list.tsx";
import { AmountInWords } from "../money/amount-in-words-text.tsx";
import { formatMoney, formatMoneyColumn } from "../money/format-money.ts";
import { demoProducts } from "../patterns/products.ts";
import { about } from "./print-sheet.about.tsx";
import { PrintSheet } from "./print-sheet.tsx";

const lines = demoProducts().slice(0, 7);
const packs = 6;
const totalOf = (count: number) =>
  Array.from({ length: count }, (_, index) => (lines[index % lines.length]?.ptr ?? 0) * packs).reduce(
    (sum, each) => sum + each,
    0,
  );

function Lines({ count = lines.length }: { count?: number }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col" data-number="">
            Qty
          </th>
          <th scope="col" data-number="">
            GST
          </th>
          <th scope="col" data-number="">
            PTR ₹
          </th>
          <th scope="col" data-number="">
            Total ₹
          </th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: count }, (_, index) => ({ line: lines[index % lines.length], index })).map(
          ({ line, index }) =>
            line ? (
              // oxlint-disable-next-line react/no-array-index-key -- the same lines come again to fill the sheet
              <tr key={index}>
                <td>{line.name}</td>
                <td data-number="">{packs}</td>
                <td data-number="">{line.gst}%</td>
                <td data-number="">{formatMoneyColumn(line.ptr)}</td>
                <td data-number="">{formatMoneyColumn(line.ptr * packs)}</td>
              </tr>
            ) : null,
        )}
      </tbody>
    </table>
  );
}

const head = (
  <DescriptionList
    items={[
      { term: "Sold to", value: "Om Sai Kirana, Hadapsar, Pune 411028" },
      { term: "Order", value: "RO-26-048812 of 21-11-2026" },
    ]}
  />
);
function Total({ of: count = lines.length }: { of?: number }) {
  const total = totalOf(count);
  return (
    <>
      <p>
        <b>{formatMoney(total)}</b>
      </p>
      <p>
        <AmountInWords value={total} />
      </p>
    </>
  );
}

const meta = preview.meta({
  title: "Display/Print sheet",
  component: PrintSheet,
  parameters: { about, layout: "centered" },
  args: {
    title: "Tax invoice INV-26-00118",
    mark: "Original for recipient",
    head,
    foot: <Total />,
    children: <Lines />,
  },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article", { name: "Tax invoice INV-26-00118" })).toBeVisible();
    await expect(canvas.getByText(/^Eighteen Thousand Eight Hundred Eighty Three Rupee/u)).toBeVisible();
  },
});
export const A5 = meta.story({ args: { size: "A5" as const, foot: <Total of={4} />, children: <Lines count={4} /> } });
export const Landscape = meta.story({
  args: { orientation: "landscape" as const, title: "Shipment run sheet SH07-26-001190" },
});
export const LandscapeA5 = meta.story({
  args: { size: "A5" as const, orientation: "landscape" as const, title: "Receipt", head: undefined, mark: undefined },
});
export const SeveralPages = meta.story({
  args: { foot: <Total of={60} />, children: <Lines count={60} /> },
  tags: ["!autodocs"],
});
export const LongText = meta.story({
  args: {
    title: "Toor Dal क्षितिज 🧾 ".repeat(30),
    mark: "x".repeat(300),
    children: <p style={{ overflowWrap: "anywhere" }}>{"y".repeat(10_000)}</p>,
  },
});
export const AllVariants = meta.story({
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      {(["A4", "A5"] as const).flatMap((size) =>
        (["portrait", "landscape"] as const).map((orientation) => (
          <PrintSheet
            {...args}
            key={`${size} ${orientation}`}
            size={size}
            orientation={orientation}
            title={`${size}, ${orientation}`}
          />
        )),
      )}
    </div>
  ),
});
