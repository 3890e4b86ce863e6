import { documentUrl, imageUrl } from "@o2r/api/contract/document";
import { retailerEndpoints, type RetailerRow } from "@o2r/api/contract/parties";
import { useEndpoint } from "@o2r/api/react";
import { Card, EmptyState } from "@o2r/ui";
import { Images } from "lucide-react";
import { PanelState } from "../../../kit/panel-state.tsx";
import type { RecordPanelProps } from "../../../kit/record/record-page.types.ts";
import "./documents-tab.css";

/** The pictures that a shop was taken on with. Each opens as it was sent. */
export function DocumentsTab({ row }: RecordPanelProps<RetailerRow>) {
  const { data, error, mutate } = useEndpoint(
    retailerEndpoints.get,
    { params: { id: row.id } },
    { revalidateOnMount: true },
  );
  if (data === undefined) return <PanelState what="The documents" error={error} onRetry={() => void mutate()} />;
  if (data.pictures.length === 0)
    return (
      <EmptyState reason="nothing-yet" icon={Images} title="No documents yet">
        Pictures of the shop and its papers come with the onboarding.
      </EmptyState>
    );
  return (
    <ul className="retailer-documents">
      {data.pictures.map(({ id, label }) => (
        <li key={id}>
          <Card title={label}>
            <a href={documentUrl(id)} target="_blank" rel="noreferrer" aria-label={`${label} (opens in a new tab)`}>
              <img src={imageUrl(id, 640)} alt="" loading="lazy" />
            </a>
          </Card>
        </li>
      ))}
    </ul>
  );
}
