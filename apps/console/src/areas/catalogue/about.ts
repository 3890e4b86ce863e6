import { ListTree, Package, Settings, Shapes, Tag } from "lucide-react";
import type { PageWords } from "../../routing/route.ts";

/** What the pages of the catalogue are for, and their icons. */
export const about: PageWords = {
  "/product/import": { says: "Make products, or change them by their SKU, from a file." },
  "/product/price-change": {
    says: "New prices of products: proposed, approved by somebody else, applied on their day.",
  },
  "/product/price-change/new": { says: "Propose new prices for a product from a day on." },
  "/product/price-change/:id": { says: "See one price change, approve it or revoke it." },
  "/product": { icon: Package, says: "The products that are sold, with price chain, tax, pack and images." },
  "/product/new": { says: "Make a product, or a copy of one." },
  "/product/:id": { says: "See and change one product, with its history." },
  "/category": { icon: Shapes, says: "The top level of the catalogue." },
  "/category/new": { says: "Make a category, or a copy of one." },
  "/category/:id": { says: "See and change one category, with its history." },
  "/sub-category": { icon: Shapes, says: "The second level of the catalogue, with HSN, GST and cess." },
  "/sub-category/new": { says: "Make a sub-category, or a copy of one." },
  "/sub-category/:id": { says: "See and change one sub-category, with its history." },
  "/brand/company": { says: "The manufacturers of brands and products, with GSTIN and address." },
  "/brand/company/new": { says: "Make a company, or a copy of one." },
  "/brand/company/:id": { says: "See and change one company, with its history." },
  "/brand": { icon: Tag, says: "Brands with manufacturer and logo." },
  "/brand/new": { says: "Make a brand, or a copy of one." },
  "/brand/:id": { says: "See and change one brand, with its history." },
  "/attribute": { icon: ListTree, says: "The attributes that rules and products speak of." },
  "/attribute/new": { says: "Make an attribute, or a copy of one." },
  "/attribute/:id": { says: "See and change one attribute, with its history." },
  "/combo-config": { icon: Settings, says: "Combos: products that are sold together at one price." },
  "/combo-config/new": { says: "Make a combo, or a copy of one." },
  "/combo-config/:id": { says: "See and change one combo, with its history." },
};
