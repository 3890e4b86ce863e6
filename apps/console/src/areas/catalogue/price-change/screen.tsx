import { useParams } from "react-router-dom";
import { NewPriceChange } from "./new.tsx";
import { PriceChangePage } from "./page.tsx";

/** /product/price-change/new and /product/price-change/:id. */
export function PriceChangeScreen() {
  const { id } = useParams();
  return id === undefined ? <NewPriceChange /> : <PriceChangePage key={id} id={id} />;
}
