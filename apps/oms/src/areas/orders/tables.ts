import type { DialerKind } from "@o2r/api/contract/orders";
import type { Paise } from "../../trade/paise.ts";

declare module "../../db/schema.ts" {
  interface ColumnTypes {
    "dialer.kind": DialerKind;
    "orders.total": Paise;
    "orders.goods": Paise;
    "orders.discount": Paise;
    "orders.charges": Paise;
    "orders.cgst": Paise;
    "orders.sgst": Paise;
    "orders.igst": Paise;
    "orders.cess": Paise;
    "orders.round_off": Paise;
    /** PTR and printed price of one unit, as they were when the order was placed. */
    "order_item.price": Paise;
    "order_item.mrp": Paise;
    "order_item.discount": Paise;
    "order_item.charge_share": Paise;
    "order_item.taxable": Paise;
    "order_item.cgst": Paise;
    "order_item.sgst": Paise;
    "order_item.igst": Paise;
    "order_item.cess_amount": Paise;
    /** What was invoiced for what comes back, tax included. */
    "order_return.value": Paise;
    "order_return_line.value": Paise;
    /** At PTH. */
    "hub_order.value": Paise;
    "hub_order_line.price": Paise;
    "hub_dispatch_piece.price": Paise;
  }
}
