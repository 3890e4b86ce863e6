import { linkedStates, type ShipmentDetail } from "@o2r/api/contract/logistics";
import { Button, buttonLook, formatMoney } from "@o2r/ui";
import { HandCoins, Link2, Pencil, Printer } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { later } from "../../../../kit/deferred.tsx";
import { HandOn } from "../../../../kit/record/hand-on.tsx";
import type { RunLinkDialogProps } from "../run-link-dialog.tsx";
import type { LoadSheetProps } from "../load-sheet.tsx";
import type { SettleDialogProps } from "../settle-dialog.tsx";
import { changeHref } from "../shipment-words.ts";
import { useShipmentActs } from "../use-shipment-acts.tsx";

const LoadSheet = later<LoadSheetProps>(async () => (await import("../load-sheet.tsx")).LoadSheet);
const SettleDialog = later<SettleDialogProps>(async () => (await import("../settle-dialog.tsx")).SettleDialog);
const RunLinkDialog = later<RunLinkDialogProps>(async () => (await import("../run-link-dialog.tsx")).RunLinkDialog);

/** How a shipment was settled; nothing until then. */
export const settledFacts = (shipment: ShipmentDetail) => [
  ...(shipment.cashHanded === null
    ? []
    : [
        {
          term: "Handed over",
          value: `${formatMoney(shipment.cashHanded)} of ${formatMoney(shipment.cashDue ?? 0)}`,
        },
      ]),
  ...(shipment.reason === null ? [] : [{ term: "Reason", value: shipment.reason }]),
];

/** What the warehouse does with a shipment. */
export function Desk({ shipment }: { readonly shipment: ShipmentDetail }) {
  const acts = useShipmentActs();
  const [open, setOpen] = useState<"sheet" | "settle" | "link">();
  const close = () => setOpen(undefined);
  const linked = linkedStates.some((state) => state === shipment.state);
  const settles = acts.whyNot(shipment, "settle") === undefined;
  return (
    <>
      {/* What stays stands before what comes and goes with the state: else a button moves off while it is pressed. */}
      <div className="run-buttons">
        <Button icon={Printer} onClick={() => setOpen("sheet")}>
          Load sheet
        </Button>
        {linked && (
          <Button icon={Link2} onClick={() => setOpen("link")}>
            Driver's link
          </Button>
        )}
        {acts.whyNot(shipment, "change") === undefined && (
          <Link to={changeHref(shipment)} {...buttonLook({})}>
            <Pencil aria-hidden size={16} /> Change
          </Link>
        )}
        {acts.buttons(shipment, "md", settles)}
        {settles && (
          <Button icon={HandCoins} variant="primary" onClick={() => setOpen("settle")}>
            Settle
          </Button>
        )}
      </div>
      {shipment.type === "CWH_TO_HUB" && (
        <p>
          Challans:{" "}
          {shipment.stopList.map(({ id, orderId, invoiceNumber }, at) => (
            <span key={id}>
              {at > 0 && ", "}
              <Link to={`/hub-order/${orderId}`}>{invoiceNumber}</Link>
            </span>
          ))}
        </p>
      )}
      {acts.dialog}
      <HandOn asks={open !== undefined || Boolean(acts.dialog)} row={shipment} />
      {open === "sheet" && <LoadSheet ids={[shipment.id]} onClose={close} />}
      {open === "settle" && <SettleDialog id={shipment.id} onClose={close} />}
      {open === "link" && <RunLinkDialog shipment={shipment} onClose={close} />}
    </>
  );
}
