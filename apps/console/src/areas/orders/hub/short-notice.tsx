import { orderEndpoints } from "@o2r/api/contract/orders";
import { useEndpoint } from "@o2r/api/react";
import { Banner, buttonLook, Link as TextLink } from "@o2r/ui";
import { Link } from "react-router-dom";
import { useMay } from "../../../kit/use-may.ts";

interface ShortNoticeProps {
  /** A retailer's order. */
  readonly orderId: string;
}

/** Says which order of a retailer is short, where its notification has led here, and leads on to what is missing. */
export function ShortNotice({ orderId }: ShortNoticeProps) {
  const maySee = useMay("order.handle");
  const mayRaise = useMay("hubOrder.raise");
  const { data } = useEndpoint(orderEndpoints.get, maySee ? { params: { id: orderId } } : null, { quiet: true });
  if (data === undefined) return null;
  if (!data.short) return <Banner tone="success" title={`${data.orderNumber} is not short any more`} />;
  return (
    <Banner
      tone="warning"
      title={`${data.orderNumber} of ${data.establishment} is short of stock at ${data.hub}`}
      actions={
        mayRaise && (
          <Link to={`/hub-order/new?order=${orderId}&hub=${data.warehouseId}`} {...buttonLook({ size: "sm" })}>
            Order what is short
          </Link>
        )
      }
    >
      Below are the hub orders that bring it. <TextLink href={`/order/${orderId}`}>Open the order</TextLink>
    </Banner>
  );
}
