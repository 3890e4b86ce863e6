import { ranksFor } from "@o2r/api/contract/layout";
import type { Insertable } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { Sketchbook } from "../make-images.ts";
import type { Masters } from "../make-masters.ts";
import type { DemoProduct } from "../make-products.ts";
import { seedRandom } from "../random.ts";
import { daysBefore, dateAfter, stamps, type Scene } from "../scene.ts";
import type { DemoWarehouse } from "../warehouse/make-warehouses.ts";

type Row<T extends keyof Database> = Insertable<Database[T]> & { readonly id: string };

/** What the apps show in the demo. */
export interface DemoLayout {
  readonly contents: readonly Row<"layout_content">[];
  readonly rails: readonly Row<"rail">[];
  readonly railContents: readonly Insertable<Database["rail_content"]>[];
  readonly pages: readonly (Row<"layout_page"> & { readonly name: string })[];
  readonly places: readonly Row<"page_rail">[];
  /** Pages that are published, by name and device; the others are drafts. */
  readonly published: readonly string[];
}

interface Given {
  readonly scene: Scene;
  readonly masters: Masters;
  readonly products: readonly DemoProduct[];
  readonly warehouses: readonly DemoWarehouse[];
  readonly sketches: Sketchbook;
}

const banners = [
  {
    name: "Winter stock-up",
    title: "4% off tea and coffee",
    subtitle: "Winter stock-up",
    from: "#5c1f47",
    to: "#b4508c",
  },
  { name: "Festive snacks", title: "Festive snacks are in", subtitle: "Ten new packs", from: "#1f4b3f", to: "#4fae86" },
  {
    name: "Free delivery week",
    title: "Free delivery above ₹5,000",
    subtitle: "Until Sunday",
    from: "#22407a",
    to: "#6d93da",
  },
] as const;

const drawBanner = (from: string, to: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="656" height="240"><rect width="656" height="240" fill="${from}"/><circle cx="540" cy="150" r="130" fill="${to}"/><circle cx="610" cy="40" r="60" fill="${to}" opacity=".5"/></svg>`;

/** Contents of every type, rails of every type, and pages of both kinds for both apps. */
export const makeLayout = ({ scene, masters, products, warehouses, sketches }: Given): DemoLayout => {
  const random = seedRandom("layout");
  const made = stamps(scene, daysBefore(scene.now, 40));
  const contents: Row<"layout_content">[] = [];
  const names = new Set<string>();
  const add = (name: string, part: Omit<Insertable<Database["layout_content"]>, "id" | "name" | "meta">, meta = {}) => {
    const short = name.slice(0, 50);
    const own = names.has(short.toLowerCase()) ? `${short.slice(0, 40)} (${part.content_type})` : short;
    names.add(own.toLowerCase());
    const text = JSON.stringify({ title: name, ...meta }, undefined, 2);
    contents.push({ id: random.id(made.created_at), name: own, meta: text, ...part, ...made });
    return contents.at(-1)?.id ?? "";
  };

  const sold = products.filter(({ row }) => row.active !== false);
  const productsFrom = (start: number, count: number): readonly string[] =>
    Array.from({ length: count }, (_, at) => sold[(start + at * 17) % sold.length]).flatMap((product) =>
      product === undefined ? [] : [add(product.row.name, { content_type: "PRODUCT", product_id: product.row.id })],
    );
  const banner = banners.map(({ name, title, subtitle, from, to }, at) => {
    const image = sketches.add(`banner-${at + 1}`, drawBanner(from, to));
    return add(
      name,
      {
        content_type: "BANNER",
        cta_mobile: "/offers",
        cta_web: "/offers",
        mobile_image_id: image,
        web_image_id: image,
        valid_till: at === 0 ? dateAfter(scene.now, 21) : null,
      },
      { title, subtitle },
    );
  });
  // One is over: rails keep it, and nobody is shown it.
  const over = add(
    "Diwali greetings",
    { content_type: "BANNER", cta_mobile: "/offers", valid_till: dateAfter(scene.now, -5) },
    { title: "Happy Diwali", subtitle: "From all of us" },
  );
  const help = add("How to order", { content_type: "DEFAULT", cta_mobile: "/help" }, { subtitle: "In three steps" });
  add("Refer a shop", { content_type: "DEFAULT", cta_mobile: "/refer" }, { subtitle: "And earn" });
  const categories = masters.categories
    .slice(0, 8)
    .map(({ id, name }) => add(name, { content_type: "CATEGORY", category_id: id }));
  const subCategories = masters.subCategories
    .slice(0, 6)
    .map(({ id, name }) => add(name, { content_type: "SUB_CATEGORY", sub_category_id: id }));
  const brands = masters.brands.slice(0, 6).map(({ id, name }) => add(name, { content_type: "BRAND", brand_id: id }));
  const movers = productsFrom(3, 12);
  const fresh = productsFrom(8, 10);
  const deals = productsFrom(11, 6);

  const rails: Row<"rail">[] = [];
  const railContents: Insertable<Database["rail_content"]>[] = [];
  const railOf = (name: string, held: readonly string[], part: Partial<Insertable<Database["rail"]>> = {}): string => {
    const id = random.id(made.created_at);
    rails.push({ id, name, rail_type: "DEFAULT", direction: "HORIZONTAL", is_external: false, ...part, ...made });
    railContents.push(...held.map((content_id, position) => ({ rail_id: id, position, content_id })));
    return id;
  };
  const seeAll = (cta: "/brand" | "/category" | "/product") => ({ cta, url_label: "See all" }) as const;
  const search = railOf("Find by name or EAN", [], {
    rail_type: "SEARCH",
    direction: null,
    placeholder: "Search by name or EAN",
  });
  const top = railOf("Banners", [...banner, over], { rail_type: "BANNER" });
  const byCategory = railOf("Shop by category", categories, { rail_type: "GRID", rows: 2, ...seeAll("/category") });
  const fast = railOf("Fast movers near you", movers, seeAll("/product"));
  const inStock = railOf("Ready to deliver", fresh, { hide_out_of_stock: true, ...seeAll("/product") });
  const topBrands = railOf("Top brands", brands, { rail_type: "GRID", rows: 1, ...seeAll("/brand") });
  const aisles = railOf("Aisles", subCategories, { rail_type: "GRID", rows: 1 });
  const nearExpiry = railOf("Deals of the week", deals, {
    cta: "custom",
    url_label: "All deals",
    custom_mobile_path: "/offers/deals",
    custom_web_path: "/offers/deals",
    custom_mobile_web_path: "/offers/deals",
  });
  const helps = railOf("Help", [help]);

  const pages: (Row<"layout_page"> & { readonly name: string })[] = [];
  const places: Row<"page_rail">[] = [];
  type Held = readonly [rail: string, part?: Partial<Insertable<Database["page_rail"]>>];
  const pageOf = (name: string, part: Partial<Insertable<Database["layout_page"]>>, held: readonly Held[]): string => {
    const id = random.id(made.created_at);
    pages.push({ id, name, app: "O2R", device_type: "MOBILE", page_type: "STATIC", ...part, ...made });
    const ranks = ranksFor(held.length);
    for (const [at, [rail_id, more]] of held.entries())
      places.push({ id: random.id(made.created_at), page_id: id, rail_id, rank: ranks[at] ?? "V", ...more });
    return id;
  };
  const hub = warehouses.find(({ row }) => row.type === "HUB")?.row.id;
  const published = [
    pageOf("Home", {}, [
      [top],
      [byCategory],
      [fast],
      [nearExpiry, { hub_ids: hub === undefined ? [] : [hub] }],
      [topBrands],
      [inStock],
      [search],
      [helps, { hidden: true }],
    ]),
    pageOf("Offers", { page_type: "DYNAMIC" }, [
      [top],
      [nearExpiry],
      [fast, { visible_till: new Date(scene.now.getTime() + 45 * 86_400_000).toISOString() }],
    ]),
    pageOf("Checkout", {}, [[inStock], [helps]]),
    pageOf("Home", { device_type: "WEB" }, [[search], [top], [aisles], [byCategory], [fast], [topBrands]]),
    pageOf("Agent home", { app: "FSA", page_type: "DYNAMIC" }, [[search], [fast], [inStock], [aisles]]),
  ];
  pageOf("New year bazaar", { page_type: "DYNAMIC" }, [
    [top, { visible_from: `${dateAfter(scene.now, 30)}T18:30:00.000Z` }],
    [fast],
  ]);
  return { contents, rails, railContents, pages, places, published };
};
