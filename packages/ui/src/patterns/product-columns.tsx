import { CircleX, Globe, Headset, Smartphone, TriangleAlert } from "lucide-react";
import { Badge, type Column, formatMoneyColumn, formatNumber, Icon, Status, Thumbnail, TwoLineCell } from "../index.ts";
import type { DemoProduct } from "./products.ts";
import "./patterns.css";

const platformIcons = { All: Globe, App: Smartphone, Calls: Headset };

function Stock({ stock }: { stock: number }) {
  const level = stock === 0 ? "out" : stock < 100 ? "low" : "ok";
  return (
    <span className="demo-stock" data-level={level}>
      <span>{formatNumber(stock)}</span>
      <span className="demo-stock-level">
        {level === "low" && <Icon as={TriangleAlert} size={12} />}
        {level === "out" && <Icon as={CircleX} size={12} />}
        {{ ok: "In stock", low: "Low", out: "Out" }[level]}
      </span>
    </span>
  );
}

const price = (id: keyof DemoProduct & ("mrp" | "ptr" | "pth" | "o2rlp"), header: string): Column<DemoProduct> => ({
  id,
  header,
  kind: "number",
  width: 82,
  compactWidth: id === "o2rlp" ? 76 : 74,
  sortable: true,
  cell: (row) => formatMoneyColumn(row[id]),
});

/** The product list's columns, as the look shows them. */
export const productColumns: readonly Column<DemoProduct>[] = [
  {
    id: "name",
    header: "Product",
    sortable: true,
    cell: (row) => (
      <TwoLineCell media={<Thumbnail />} detail={row.sku} code>
        {row.name}
      </TwoLineCell>
    ),
  },
  { id: "brand", header: "Brand", width: 100, compactWidth: 92, sortable: true, cell: (row) => row.brand },
  {
    id: "category",
    header: "Category",
    width: 112,
    compactWidth: 108,
    kind: "muted",
    sortable: true,
    cell: (row) => row.category,
  },
  price("mrp", "MRP ₹"),
  price("ptr", "PTR ₹"),
  price("pth", "PTH ₹"),
  price("o2rlp", "O2RLP ₹"),
  { id: "gst", header: "GST", width: 60, compactWidth: 48, kind: "muted-number", cell: (row) => `${row.gst}%` },
  { id: "stock", header: "Stock", width: 88, kind: "number", cell: (row) => <Stock stock={row.stock} /> },
  {
    id: "platform",
    header: "Platform",
    width: 84,
    compactWidth: 80,
    cell: (row) => (
      <Badge variant="outline" icon={platformIcons[row.platform]}>
        {row.platform}
      </Badge>
    ),
  },
  {
    id: "active",
    header: "Status",
    width: 92,
    compactWidth: 88,
    sortable: true,
    cell: (row) => (row.active ? <Status tone="success">Active</Status> : <Status>Inactive</Status>),
  },
];
