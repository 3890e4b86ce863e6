import type { HistoryEntry, ProductDetail, ProductRow } from "@o2r/api/contract/catalogue";
import { demoId, rowId } from "../../../../stories/thing-service.ts";

const goods = [
  ["Sona Masoori Rice 25 kg", "ANP-RICE-SM25", "Annapurti", "Rice", 1312.5, 1338, 1392, 1480, 5, "ALL"],
  ["Chakki Atta 10 kg", "ANP-ATTA-CH10", "Annapurti", "Flour", 428, 436.5, 452, 485, 5, "ALL"],
  ["Toor Dal 1 kg × 20", "DHL-DAL-TR01", "Dhanlaxmi", "Pulses", 151.25, 155, 162.4, 178, 5, "ALL"],
  ["Mustard Oil Kachi Ghani 1 L × 12", "KSV-OIL-MU01", "Kesarvan", "Edible oil", 161, 165.2, 171.5, 189, 5, "APP"],
  ["Sunflower Oil 5 L tin", "SRY-OIL-SF05", "Suryodaya", "Edible oil", 694, 706.4, 728, 792, 5, "ALL"],
  ["Glucose Biscuits 70 g × 96", "NRV-BISC-GL70", "Nirvaan", "Biscuits", 7.9, 8.12, 8.55, 10, 5, "ALL"],
  ["Assam Dust Tea 500 g", "CWB-TEA-AD500", "Chaiwala", "Tea", 217.5, 223, 232.75, 265, 5, "ALL"],
  ["Instant Coffee 50 g × 24", "FKP-COF-IN50", "Filterkaapi", "Coffee", 140.6, 144, 150.2, 185, 18, "CALL_CENTERS"],
  ["Detergent Powder 4 kg", "UJW-DET-PW04", "Ujjwala", "Home care", 342.75, 351, 355, 420, 18, "APP"],
  ["Herbal Toothpaste 150 g", "DTV-PAST-150", "Dantveda", "Personal care", 77.2, 79.5, 83, 98, 18, "ALL"],
] as const;

/** A whole product: the `number`th of a list that repeats ten goods. */
export const demoProduct = (number: number): ProductDetail => {
  const [name, sku, brand, subCategory, o2rlp, pth, ptr, mrp, gst, platform] = goods[number % goods.length] ?? goods[0];
  const again = Math.floor(number / goods.length);
  return {
    id: rowId(number),
    version: 7,
    formName: again === 0 ? name : `${name} (${again + 1})`,
    sku: again === 0 ? sku : `${sku}-${again + 1}`,
    brand,
    brandId: demoId(1),
    manufacturer: "Annapurti Foods",
    formProductManufacturer: demoId(3),
    category: "Grocery",
    subCategory,
    subCategoryId: demoId(2),
    formPackOf: 1,
    PACK_TYPE: "BAG",
    formProductUnitWeight: 10,
    WEIGHT_TYPE: "KG",
    formProductHsn: "11010000",
    formProductGst: gst,
    formProductCess: 0,
    formO2rPrice: o2rlp,
    formDlp: pth,
    formRlp: ptr,
    formProductMrp: mrp,
    formProductPlatform: platform,
    formProductType: "Non-DS Products",
    active: number % 7 !== 6,
    partsOff: [],
    updatedAt: "2026-11-20T09:12:00.000Z",
    formProductItemType: "FOOD",
    formProductShelfLife: 180,
    formProductLength: 40,
    formProductWidth: 26,
    formProductHeight: 17.5,
    formProductVolume: 0.0182,
    centralO2rlp: null,
    centralPth: null,
    centralPtr: null,
    centralMrp: null,
    taxBase: "TRANSACTION",
    cessPerUnit: null,
    formProductEan: "8909991204416",
    formProductSac: null,
    formTargetCustomer: null,
    formMaxOrderQuant: null,
    formProductDescription: "Stone-ground whole wheat flour.",
    skuKit: [],
    kitProducts: [],
    images: [],
    updatedBy: "Devika Sanyal",
  };
};

/** The product as its list shows it. */
export const demoRow = (number: number): ProductRow => ({
  ...demoProduct(number),
  image: null,
  kit: false,
  inStock: number % 10 === 2 ? 12 : number % 10 === 4 ? 0 : 1240,
});

const devika = { id: demoId(11), username: "devika", name: "Devika Sanyal" };

/** What happened to every product of the stories. */
export const demoHistory: readonly HistoryEntry[] = [
  {
    id: demoId(31),
    at: "2026-11-12T06:30:00.000Z",
    actor: devika,
    action: "product.updated",
    version: 7,
    changes: [
      { field: "formProductMrp", before: 470, after: 485 },
      { field: "formRlp", before: 446, after: 452 },
    ],
  },
  {
    id: demoId(32),
    at: "2026-08-04T05:00:00.000Z",
    actor: devika,
    action: "product.activated",
    version: 2,
    changes: [{ field: "active", before: false, after: true }],
  },
  { id: demoId(33), at: "2026-08-02T05:00:00.000Z", actor: devika, action: "product.created", version: 1, changes: [] },
];

/** What the service sends when Devika saved PTR while the product was open here. */
export const demoStale = (product: ProductDetail) => ({
  row: { ...product, version: product.version + 1, formRlp: 455, formProductShelfLife: 240 },
  changes: [
    {
      id: demoId(41),
      at: "2026-11-21T05:09:00.000Z",
      actor: devika,
      action: "product.updated",
      version: product.version + 1,
      changes: [
        { field: "formRlp", before: product.formRlp, after: 455 },
        { field: "formProductShelfLife", before: product.formProductShelfLife, after: 240 },
      ],
    },
  ],
});
