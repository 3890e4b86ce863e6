import { expect } from "storybook/test";
import preview from "../../../../.storybook/preview.tsx";
import { DescriptionList } from "../description-list/description-list.tsx";
import { AmountInWords } from "../money/amount-in-words-text.tsx";
import { formatMoney, formatMoneyColumn } from "../money/format-money.ts";
import { demoProducts } from "../patterns/products.ts";
import { about } from "./print-sheet.about.tsx";
import { PrintSheet } from "./print-sheet.tsx";

const lines = demoProducts().slice(0, 7);
const total = 13_213;

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
                <td data-number="">6</td>
                <td data-number="">{line.gst}%</td>
                <td data-number="">{formatMoneyColumn(line.ptr)}</td>
                <td data-number="">{formatMoneyColumn(line.ptr * 6)}</td>
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
const foot = (
  <>
    <p>
      <b>{formatMoney(total)}</b>
    </p>
    <p>
      <AmountInWords value={total} />
    </p>
  </>
);

const meta = preview.meta({
  title: "Display/Print sheet",
  component: PrintSheet,
  parameters: { about, layout: "centered" },
  args: { title: "Tax invoice INV-26-00118", mark: "Original for recipient", head, foot, children: <Lines /> },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("article", { name: "Tax invoice INV-26-00118" })).toBeVisible();
    await expect(canvas.getByText("Thirteen Thousand Two Hundred Thirteen Rupee")).toBeVisible();
  },
});
export const A5 = meta.story({ args: { size: "A5" as const, children: <Lines count={4} /> } });
export const Landscape = meta.story({
  args: { orientation: "landscape" as const, title: "Shipment run sheet SH07-26-001190" },
});
export const LandscapeA5 = meta.story({
  args: { size: "A5" as const, orientation: "landscape" as const, title: "Receipt", head: undefined, mark: undefined },
});
export const SeveralPages = meta.story({ args: { children: <Lines count={60} /> }, tags: ["!autodocs"] });
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
