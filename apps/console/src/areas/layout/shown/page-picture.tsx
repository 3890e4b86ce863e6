import { imageUrl } from "@o2r/api/contract/document";
import type { ResolvedContent, ResolvedRail } from "@o2r/api/contract/layout";
import { formatMoney, Icon, Picture } from "@o2r/ui";
import { Search } from "lucide-react";
import "./page-picture.css";

/** What a page is looked at on. */
export type Device = "phone" | "tablet" | "web";

const metaOf = ({ meta }: ResolvedContent): Readonly<Record<string, unknown>> => {
  try {
    const read: unknown = JSON.parse(meta);
    return typeof read === "object" && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
};
const textOf = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

interface PagePictureProps {
  readonly device: Device;
  readonly rails: readonly ResolvedRail[];
  /** The place that is marked. */
  readonly selected?: string | undefined;
  readonly onSelect?: ((place: string) => void) | undefined;
  /** A word on a rail, by its place: what became of it since another version. */
  readonly marks?: ReadonlyMap<string, string> | undefined;
  /** Said where nothing is shown. */
  readonly empty: string;
}

/** A page as a phone, a tablet or the web shows it, drawn in the page itself. */
export function PagePicture({ device, rails, selected, onSelect, marks, empty }: PagePictureProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by keys
    <article className="page-picture" data-device={device} aria-label="Page as shown" tabIndex={0}>
      {rails.length === 0 && <p className="page-picture-empty">{empty}</p>}
      {rails.map((rail) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the list of rails does the same by keys
        <section
          key={rail.place}
          className="shown-rail"
          data-type={rail.railType}
          data-selected={rail.place === selected || undefined}
          aria-label={rail.name}
          onClick={() => onSelect?.(rail.place)}
        >
          {marks?.has(rail.place) && <span className="shown-mark">{marks.get(rail.place)}</span>}
          <ShownRailOf rail={rail} device={device} />
        </section>
      ))}
    </article>
  );
}

function ShownRailOf({ rail, device }: { readonly rail: ResolvedRail; readonly device: Device }) {
  if (rail.railType === "SEARCH")
    return (
      <div className="shown-search">
        <Icon as={Search} size={16} /> {rail.placeholder}
      </div>
    );
  return (
    <>
      {rail.railType !== "BANNER" && (
        <header>
          <h3>{rail.name}</h3>
          {rail.cta !== null && <span>{rail.urlLabel ?? "See all"}</span>}
        </header>
      )}
      <div
        className="shown-contents"
        style={rail.rows === null ? undefined : { gridTemplateRows: `repeat(${rail.rows}, auto)` }}
      >
        {rail.contents.map((content) => (
          <ShownContentOf key={content.id} content={content} device={device} />
        ))}
      </div>
    </>
  );
}

function ShownContentOf({ content, device }: { readonly content: ResolvedContent; readonly device: Device }) {
  const meta = metaOf(content);
  const image =
    (device === "phone" ? content.mobileImage : content.webImage) ?? content.mobileImage ?? content.shows?.image;
  const src = image == null ? undefined : imageUrl(image);
  const product = content.shows?.product;
  const title = textOf(meta["title"]) ?? content.shows?.name ?? content.name;
  if (content.contentType === "BANNER")
    return (
      <article className="shown-banner" data-picture={src !== undefined || undefined}>
        {src !== undefined && <Picture src={src} alt="" width={328} height={120} fit="cover" />}
        <div>
          <b>{title}</b>
          {textOf(meta["subtitle"]) !== undefined && <span>{textOf(meta["subtitle"])}</span>}
        </div>
      </article>
    );
  return (
    <article className="shown-card" data-out={product?.inStock === false || undefined}>
      {content.tag !== null && <span className="shown-tag">{content.tag}</span>}
      <Picture src={src} alt="" width={144} height={56} />
      <b>{product ? (content.shows?.name ?? title) : title}</b>
      {product && (
        <>
          <span className="shown-price">
            {formatMoney(product.ptr ?? product.mrp)} {product.ptr !== null && <s>{formatMoney(product.mrp)}</s>}
          </span>
          <span className="shown-add">{product.inStock === false ? "Out of stock" : "Add"}</span>
        </>
      )}
    </article>
  );
}
