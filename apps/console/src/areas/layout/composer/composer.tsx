import { layoutBounds, pageEndpoints, type PageDraft, type PageVersion } from "@o2r/api/contract/layout";
import { useEndpoint } from "@o2r/api/react";
import { Banner, Button, Kbd, LiveRegion, notify, ToggleGroup } from "@o2r/ui";
import type { ComboboxOption } from "@o2r/ui/overlays";
import { GalleryVertical, Smartphone, SlidersHorizontal } from "lucide-react";
import { useRef, useState } from "react";
import { later } from "../../../kit/deferred.tsx";
import { LeaveDialog } from "../../../kit/form/leave/leave-dialog.tsx";
import { useMay } from "../../../kit/use-may.ts";
import type { Device } from "../shown/page-picture.tsx";
import type { AddRailDialogProps } from "./add-rail-dialog.tsx";
import { CameIn } from "./came-in.tsx";
import { dismissed, redo, undo } from "./composing.ts";
import { Head } from "./head.tsx";
import { Inspector } from "./inspector.tsx";
import { composerKeys } from "./composer-keys.ts";
import type { KeysDialogProps } from "./keys-dialog.tsx";
import { devices, PreviewPanel } from "./preview-panel.tsx";
import type { PublishDialogProps } from "./publish-dialog.tsx";
import { RailsPanel } from "./rails-panel.tsx";
import type { RollBackDialogProps } from "./roll-back-dialog.tsx";
import { useComposerKeys } from "./use-composer-keys.ts";
import { useComposing } from "./use-composing.ts";
import { usePlaceActs } from "./use-place-acts.ts";
import { usePreview } from "./use-preview.ts";
import type { VersionsDrawerProps } from "./versions-drawer.tsx";

const AddRail = later<AddRailDialogProps>(async () => (await import("./add-rail-dialog.tsx")).AddRailDialog);
const Keys = later<KeysDialogProps>(async () => (await import("./keys-dialog.tsx")).KeysDialog);
const Publish = later<PublishDialogProps>(async () => (await import("./publish-dialog.tsx")).PublishDialog);
const RollBack = later<RollBackDialogProps>(async () => (await import("./roll-back-dialog.tsx")).RollBackDialog);
const Versions = later<VersionsDrawerProps>(async () => (await import("./versions-drawer.tsx")).VersionsDrawer);

/** What a phone shows one of at a time. */
const panes = [
  { value: "rails", label: "Rails", icon: GalleryVertical },
  { value: "preview", label: "Preview", icon: Smartphone },
  { value: "rail", label: "Rail", icon: SlidersHorizontal },
] as const;
type Pane = (typeof panes)[number]["value"];

type Open = "add" | "keys" | "publish" | "versions" | Pick<PageVersion, "n">;

interface ComposerProps {
  readonly draft: PageDraft;
  /** Takes over the draft that a save was answered with. */
  readonly adopt: (draft: PageDraft) => Promise<unknown>;
}

/** A page at work: its rails, what a shop would see, and the rail that is chosen. */
export function Composer({ draft, adopt }: ComposerProps) {
  const { page } = draft;
  const mayWrite = useMay("layout.write");
  const workshop = useComposing(draft, adopt);
  const { work, rails, body, change, unsaved, leaving } = workshop;
  const acts = usePlaceActs(draft, workshop);
  const { selected } = acts;
  const [device, setDevice] = useState<Device>(page.deviceType === "WEB" ? "web" : "phone");
  const [shop, setShop] = useState<ComboboxOption | null>(null);
  const [pane, setPane] = useState<Pane>("rails");
  const [open, setOpen] = useState<Open>();
  const inspector = useRef<HTMLElement>(null);
  const held = new Set(draft.body.places.map(({ railId }) => railId));
  const unheld = [...new Set(work.places.map(({ railId }) => railId))].filter((id) => !held.has(id));
  const preview = usePreview({ page, retailer: shop?.value, unsaved: unheld.toSorted() });
  const { data: versions } = useEndpoint(pageEndpoints.versions, { params: { id: page.id } }, { quiet: true });
  const next = versions && (versions[0]?.n ?? 0) + 1;
  const rail = selected && rails.get(selected.railId);
  const at = work.places.findIndex(({ id }) => id === selected?.id);
  const close = () => setOpen(undefined);

  const save = () => {
    if (unsaved && !workshop.saving) void workshop.save();
  };
  const publish = async () => {
    if (!mayWrite || work.places.length === 0 || workshop.saving) return;
    // What is published is what the service has.
    if ((await workshop.save()) !== undefined) setOpen("publish");
  };
  const edit = () => {
    setPane("rail");
    // A pane of a phone must stand before it can take the focus.
    setTimeout(() => inspector.current?.querySelector<HTMLElement>("button:enabled, input:enabled, a")?.focus());
  };
  const add = () => {
    if (work.places.length < layoutBounds.rails) setOpen("add");
  };
  useComposerKeys({
    undo: () => mayWrite && change(undo),
    redo: () => mayWrite && change(redo),
    save: () => mayWrite && save(),
    publish: () => void publish(),
    device: (step) =>
      setDevice((now) => {
        const index = devices.findIndex(({ value }) => value === now) + step;
        return devices[(index + devices.length) % devices.length]?.value ?? now;
      }),
    keys: () => setOpen("keys"),
  });
  const remove = (id: string) => {
    const place = work.places.find((one) => one.id === id);
    acts.remove(id);
    notify({
      title: `${place && rails.get(place.railId)?.name} is taken out`,
      action: { label: "Undo", onPress: () => change(undo) },
      duration: 6000,
    });
  };

  return (
    <div className="workbench composer" data-pane={pane}>
      <Head
        page={page}
        workshop={workshop}
        next={next}
        mayWrite={mayWrite}
        onUndo={() => change(undo)}
        onRedo={() => change(redo)}
        onSave={save}
        onVersions={() => setOpen("versions")}
        onPublish={() => void publish()}
      />
      <main id="main" tabIndex={-1} className="composer-panes">
        <div className="composer-notices">
          {!page.active && (
            <Banner tone="warning" title="This page is switched off">
              The apps show nothing of it, published or not.
            </Banner>
          )}
          <CameIn work={work} rails={rails} onDismiss={() => change(dismissed)} />
        </div>
        <RailsPanel
          workshop={workshop}
          mayWrite={mayWrite}
          now={preview.now}
          selected={selected?.id}
          onSelect={acts.select}
          onMove={acts.move}
          onAdd={add}
          onEdit={edit}
          onDuplicate={acts.duplicate}
          onRemove={remove}
        />
        <PreviewPanel
          body={body}
          preview={preview}
          device={device}
          onDevice={setDevice}
          shop={shop}
          onShop={setShop}
          selected={selected?.id}
          onSelect={acts.select}
        />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leads back to the list */}
        <section
          ref={inspector}
          className="workbench-pane composer-inspector"
          data-pane="rail"
          aria-label="Chosen rail"
          onKeyDown={({ key, defaultPrevented }) => {
            if (key !== "Escape" || defaultPrevented || !selected) return;
            setPane("rails");
            acts.focus(selected.id);
          }}
        >
          {selected && rail ? (
            <Inspector
              place={selected}
              rail={rail}
              number={at + 1}
              count={work.places.length}
              live={page.liveVersion}
              difference={workshop.differences.get(selected.id)}
              facts={preview.facts}
              mayWrite={mayWrite}
              acts={{
                change: (part, said, key) => acts.change(selected.id, part, said, key),
                move: (step) => acts.move(selected.id, at + step),
                duplicate: () => acts.duplicate(selected.id),
                remove: () => remove(selected.id),
                restore: () => acts.restore(selected.id),
              }}
            />
          ) : (
            <p className="composer-hint">Choose a rail to see what it holds and who sees it.</p>
          )}
        </section>
      </main>
      <footer className="composer-keys-foot">
        {composerKeys.map(([keys, what]) => (
          <span key={what}>
            {keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}{" "}
            {what}
          </span>
        ))}
        <Button size="sm" variant="ghost" onClick={() => setOpen("keys")}>
          <Kbd>?</Kbd> All keys
        </Button>
      </footer>
      <nav className="composer-pane-switch" aria-label="Parts">
        <ToggleGroup
          aria-label="Part of the page"
          size="touch"
          options={panes}
          value={pane}
          onValueChange={(chosen) => setPane(panes.find(({ value }) => value === chosen)?.value ?? "rails")}
        />
      </nav>
      <LiveRegion>{work.said}</LiveRegion>
      {open === "add" && (
        <AddRail
          after={rail?.name}
          onAdd={(found) => {
            close();
            acts.add(found);
          }}
          onClose={close}
        />
      )}
      {open === "keys" && <Keys onClose={close} />}
      {open === "publish" && next !== undefined && (
        <Publish draft={draft} next={next} preview={preview} onClose={close} />
      )}
      {open === "versions" && <Versions page={page} onCompare={({ n }) => setOpen({ n })} onClose={close} />}
      {typeof open === "object" && (
        <RollBack draft={draft} n={open.n} retailer={shop?.value} onBack={() => setOpen("versions")} onDone={close} />
      )}
      <LeaveDialog open={leaving.asked} typed={false} onLeave={leaving.leave} onStay={leaving.stay}>
        What you did to this page is not saved. It is not kept.
      </LeaveDialog>
    </div>
  );
}
