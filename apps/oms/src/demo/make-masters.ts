import type { Insertable } from "kysely";
import type { Database } from "../db/schema.ts";
import { makeGstin } from "../areas/parties/gstin.ts";
import type { Sketchbook } from "./make-images.ts";
import { drawLogo, drawPack, type BrandColours } from "./pack-drawings.ts";
import { makePan, makeSurname } from "./parties/people.ts";
import { cities } from "./places.ts";
import type { Random } from "./random.ts";
import { ranges } from "./ranges.ts";
import { daysBefore, stamps, type Scene } from "./scene.ts";

type Row<T extends keyof Database> = Insertable<Database[T]> & { readonly id: string };

/** Companies, brands, categories and sub-categories, with ways to find them by name. */
export interface Masters {
  readonly companies: readonly Row<"company">[];
  readonly brands: readonly (Row<"brand"> & { readonly name: string })[];
  readonly categories: readonly (Row<"category"> & { readonly name: string })[];
  readonly subCategories: readonly (Row<"sub_category"> & { readonly name: string })[];
  readonly coloursOf: (brand: string) => BrandColours;
}

const brandNames = [...new Set(ranges.flatMap((range) => range.brands))];
const categoryNames = [...new Set(ranges.map((range) => range.category))];
/** Words that suit a maker of anything on a grocer's shelf: brands of many kinds share these companies. */
const trades = ["Consumer Products", "Industries", "Enterprises", "Consumer Goods", "Brands"] as const;
const companyCount = 14;

const palette: readonly BrandColours[] = [
  { pack: "#d8b25a", label: "#fbf3dd" },
  { pack: "#2f6fb0", label: "#d9e8f7" },
  { pack: "#a53b24", label: "#f0c46a" },
  { pack: "#4f9a5f", label: "#d9efdd" },
  { pack: "#5b3a29", label: "#d9a66a" },
  { pack: "#d8572a", label: "#fbd9a6" },
  { pack: "#7d5ba6", label: "#e8def2" },
  { pack: "#c98b4a", label: "#f7e9d8" },
  { pack: "#2b8a8a", label: "#d5eeee" },
  { pack: "#d94a4a", label: "#fbe3df" },
  { pack: "#9bb7d4", label: "#33536f" },
  { pack: "#e0a92f", label: "#7a3b12" },
  { pack: "#7a3226", label: "#d6a24d" },
  { pack: "#6b8e3d", label: "#eef3d9" },
  { pack: "#39466b", label: "#e9c46a" },
  { pack: "#c45b7c", label: "#fae1e9" },
  { pack: "#b5341f", label: "#e8c34a" },
  { pack: "#3f7d6b", label: "#f2e3b8" },
  { pack: "#c9a86a", label: "#5c4320" },
];

/** Colours of a brand: neighbours differ, and every pair is used before one comes again. */
const coloursAt = (index: number): BrandColours =>
  palette[(index * 7) % palette.length] ?? { pack: "#39466b", label: "#e9c46a" };
const coloursOf = (brand: string): BrandColours => coloursAt(brandNames.indexOf(brand));

const code = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, "")
    .slice(0, 6);

const makeCompany = (
  scene: Scene,
  random: Random,
  sketches: Sketchbook,
  index: number,
): Row<"company"> & { name: string } => {
  const place = random.pick(cities);
  const madeAt = daysBefore(scene.now, 405);
  const name = `${makeSurname(random)} ${random.pick(trades)} Pvt Ltd`;
  return {
    id: random.id(madeAt),
    name,
    gst: makeGstin(place.code, makePan(random, "C")),
    logo_id: sketches.add(`company-${index + 1}`, drawLogo(coloursAt(index + 60), index)),
    description: `Makers of household goods since ${random.whole(1952, 2014)}.`,
    address_line1: `${random.whole(1, 90)}, ${random.pick(place.localities)}`,
    pincode: random.pick(place.pincodes),
    city: place.city,
    state: place.state,
    ...stamps(scene, madeAt),
  };
};

/** Everything that a product refers to. */
export const makeMasters = (scene: Scene, random: Random, sketches: Sketchbook): Masters => {
  const madeAt = daysBefore(scene.now, 402);
  const made = () => ({ id: random.id(madeAt), ...stamps(scene, madeAt) });
  const companies = Array.from({ length: companyCount }, (_, index) => makeCompany(scene, random, sketches, index));
  const brands = brandNames.map((name, index) => ({
    ...made(),
    name,
    company_id: companies[index % companyCount]?.id ?? "",
    logo_id: sketches.add(`brand-${name.toLowerCase().replaceAll(" ", "-")}`, drawLogo(coloursOf(name), index)),
    description: `${name}, a brand for every kitchen and home`,
  }));
  const categories = categoryNames.map((name, position) => ({
    ...made(),
    name,
    code: code(name),
    image_id: sketches.add(`category-${code(name).toLowerCase()}`, drawLogo(coloursAt(position + 100), position)),
    description: `All of ${name.toLowerCase()}`,
    position: position + 1,
  }));
  const subCategories = ranges.map((range, index) => ({
    ...made(),
    category_id: categories.find(({ name }) => name === range.category)?.id ?? "",
    name: range.name,
    image_id: sketches.add(`range-${range.shape}-${index % 5}`, drawPack(range.shape, coloursAt((index % 5) + 30))),
    hsn_number: range.hsn,
    gst: range.gst,
    cess: 0,
    tax_base: range.base ?? ("TRANSACTION" as const),
    cess_per_unit: range.cessPerUnit ?? 0,
    description: range.variants.join(", "),
  }));
  return { companies, brands, categories, subCategories, coloursOf };
};
