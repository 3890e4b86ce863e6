import { orderEndpoints, type PadProduct } from "@o2r/api/contract/orders";
import { useEndpoint } from "@o2r/api/react";
import { Button, EmptyState, formatMoney, formatNumber } from "@o2r/ui";
import { Dialog } from "@o2r/ui/overlays";
import { PackageSearch } from "lucide-react";
import { PanelState } from "../../../kit/panel-state.tsx";
import { WideTable } from "../../../kit/wide-table.tsx";

export interface AlternatesDialogProps {
  readonly retailerId: string;
  readonly productId: string;
  readonly name: string;
  readonly onTake: (product: PadProduct) => void;
  readonly onClose: () => void;
}

/** What may be ordered in the place of a product that is short. */
export function AlternatesDialog({ retailerId, productId, name, onTake, onClose }: AlternatesDialogProps) {
  const input = { params: { retailerId }, query: { instead: productId, size: 10 } };
  const { data, error, mutate } = useEndpoint(orderEndpoints.products, input, { quiet: true });
  return (
    <Dialog open title={`Instead of ${name}`} onClose={onClose} footer={<Button onClick={onClose}>Close</Button>}>
      {data === undefined ? (
        <PanelState what="Alternates" error={error} onRetry={() => void mutate()} />
      ) : data.length === 0 ? (
        <EmptyState reason="nothing-yet" icon={PackageSearch} title="Nothing like it is in stock" />
      ) : (
        <WideTable
          label="Alternates"
          head={["Product", { figure: "Available" }, { figure: "PTR" }, { unseen: "Take" }]}
        >
          <tbody>
            {data.map((product) => (
              <tr key={product.id}>
                <th scope="row">{product.name}</th>
                <td data-figure>{formatNumber(product.available)}</td>
                <td data-figure>{formatMoney(product.ptr)}</td>
                <td>
                  <Button size="sm" onClick={() => onTake(product)} aria-label={`Take ${product.name}`}>
                    Take
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </WideTable>
      )}
    </Dialog>
  );
}
