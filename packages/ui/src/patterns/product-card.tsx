import { EllipsisVertical } from "lucide-react";
import { formatMoneyColumn, formatNumber, Thumbnail } from "../index.ts";
import { MenuButton } from "../overlays.ts";
import "./product-card.css";
import type { DemoProduct } from "./products.ts";

const edit = { id: "edit", label: "Edit", onSelect: () => {} };

/** A product on a phone. */
export function ProductCard({ product }: { product: DemoProduct }) {
  const { name, sku, brand, stock, o2rlp, pth, ptr, mrp } = product;
  const prices = { O2RLP: o2rlp, PTH: pth, PTR: ptr, MRP: mrp };
  return (
    <article className="demo-card">
      <Thumbnail size={48} />
      <div>
        <h2>{name}</h2>
        <p className="o2r-mono o2r-muted">{sku}</p>
        <p className="o2r-meta">
          In stock {formatNumber(stock)} · {brand}
        </p>
      </div>
      <MenuButton size="touch" icon={EllipsisVertical} label={`Actions for ${name}`} items={[edit]} />
      <dl>
        {Object.entries(prices).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="o2r-num">{formatMoneyColumn(value)}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
