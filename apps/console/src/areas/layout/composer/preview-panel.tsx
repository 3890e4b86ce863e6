import type { PageBody } from "@o2r/api/contract/layout";
import { IconButton, Status, ToggleGroup } from "@o2r/ui";
import type { ComboboxOption } from "@o2r/ui/overlays";
import { Monitor, RefreshCw, Smartphone, Tablet } from "lucide-react";
import { PagePicture, type Device } from "../shown/page-picture.tsx";
import { PreviewShop } from "../shown/preview-shop.tsx";
import type { Preview } from "./use-preview.ts";

/** What a page is looked at on, from the smallest. */
export const devices = [
  { value: "phone", label: "Phone", icon: Smartphone },
  { value: "tablet", label: "Tablet", icon: Tablet },
  { value: "web", label: "Web", icon: Monitor },
] as const;

interface PreviewPanelProps {
  readonly body: PageBody;
  readonly preview: Preview;
  readonly device: Device;
  readonly onDevice: (device: Device) => void;
  readonly shop: ComboboxOption | null;
  readonly onShop: (shop: ComboboxOption | null) => void;
  readonly selected: string | undefined;
  readonly onSelect: (place: string) => void;
}

/** The page as it stands here, as the apps would show it to a chosen shop now. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { body, preview, device, onDevice, shop, onShop, selected, onSelect } = props;
  return (
    <section className="workbench-pane composer-preview" data-pane="preview" aria-labelledby="composer-preview-title">
      <h2 id="composer-preview-title" className="o2r-visually-hidden">
        Preview
      </h2>
      <header>
        <ToggleGroup
          aria-label="Device"
          size="sm"
          options={devices}
          value={device}
          onValueChange={(next) => onDevice(devices.find(({ value }) => value === next)?.value ?? "phone")}
        />
        <div className="composer-shop">
          <PreviewShop value={shop} onValueChange={onShop} />
          <IconButton icon={RefreshCw} label="Refresh prices and stock" onClick={preview.refresh} />
        </div>
      </header>
      <div className="composer-stage">
        <output className="workbench-muted">
          {preview.failed ? (
            <Status tone="warning">Prices and stock could not be read</Status>
          ) : shop === null ? (
            "As anybody sees it: MRP, no trade price, no stock"
          ) : preview.hubName === null ? (
            "No hub supplies this shop yet: its stock is not known"
          ) : (
            preview.hubName !== undefined && `Stock of ${preview.hubName}`
          )}
        </output>
        <PagePicture
          device={device}
          rails={preview.of(body)}
          selected={selected}
          onSelect={onSelect}
          empty="Nothing of it would be shown now: add rails that hold something, are active, and may be seen by this shop."
        />
      </div>
    </section>
  );
}
