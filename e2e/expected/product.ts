/** The specification's field keys with what stands on the label; keys are the inputs' names (specification §3). */
export const productFields: readonly (readonly [key: string, label: string])[] = [
  ["formName", "Name"],
  ["formProductManufacturer", "Manufacturer"],
  ["formProductShelfLife", "Shelf life"],
  ["formProductItemType", "Item type"],
  ["formProductUnitWeight", "Unit weight"],
  ["WEIGHT_TYPE", "Weight type"],
  ["formPackOf", "Pack of"],
  ["PACK_TYPE", "Pack type"],
  ["formProductLength", "Length"],
  ["formProductWidth", "Width"],
  ["formProductHeight", "Height"],
  ["formProductVolume", "Volume"],
  ["formO2rPrice", "O2RLP"],
  ["formDlp", "PTH"],
  ["formRlp", "PTR"],
  ["formProductMrp", "MRP"],
  ["formProductGst", "GST"],
  ["formProductCess", "CESS"],
  ["formProductEan", "EAN"],
  ["formProductSac", "SAC"],
  ["formProductHsn", "HSN"],
  ["formProductPlatform", "Platform"],
  ["formTargetCustomer", "Target customer"],
  ["formProductType", "Product type"],
  ["formMaxOrderQuant", "Maximum order quantity"],
  ["formProductDescription", "Description"],
  ["skuKit", "SKU kit"],
  ["centralO2rlp", "Central O2RLP"],
  ["centralPth", "Central PTH"],
  ["centralPtr", "Central PTR"],
  ["centralMrp", "Central MRP"],
];

/** Fields without which no product is saved (specification §5); the three sides on create only. */
export const requiredLabels: readonly string[] = [
  "Name",
  "Item type",
  "Product type",
  "Unit weight",
  "Weight type",
  "Pack of",
  "Pack type",
  "Length",
  "Width",
  "Height",
  "Shelf life",
  "O2RLP",
  "PTH",
  "PTR",
  "MRP",
  "HSN",
  "GST",
  "CESS",
  "Platform",
  "Description",
];

/** What a person types for a product with nothing wrong; a name of its own makes it findable. */
export const typedProduct = (name: string): Readonly<Record<string, string>> => ({
  Name: name,
  "Item type": "FOOD",
  "Product type": "DS Group Products",
  "Unit weight": "1.5",
  "Weight type": "KG",
  "Pack of": "12",
  "Pack type": "POUCH",
  Length: "40",
  Width: "25",
  Height: "10",
  "Shelf life": "120",
  O2RLP: "428",
  PTH: "436.50",
  PTR: "452",
  MRP: "485",
  HSN: "110100",
  GST: "5",
  CESS: "0",
  Platform: "ALL",
  Description: "Stone-ground whole wheat flour",
});

/** The same over the wire. */
export const sentProduct = (name: string) => ({
  formName: name,
  formProductItemType: "FOOD",
  formProductType: "DS Group Products",
  formProductUnitWeight: 1.5,
  WEIGHT_TYPE: "KG",
  formPackOf: 12,
  PACK_TYPE: "POUCH",
  formProductLength: 40,
  formProductWidth: 25,
  formProductHeight: 10,
  formProductShelfLife: 120,
  formO2rPrice: 428,
  formDlp: 436.5,
  formRlp: 452,
  formProductMrp: 485,
  formProductHsn: "110100",
  formProductGst: 5,
  formProductCess: 0,
  formProductPlatform: "ALL",
  formProductDescription: "Stone-ground whole wheat flour",
});

/** Every way to break the price chain, and what each side says (specification §5, its words). */
export const brokenPairs: readonly {
  readonly ids: string;
  readonly label: string;
  readonly key: string;
  readonly price: number;
  readonly messages: readonly (readonly [label: string, key: string, message: string])[];
}[] = [
  {
    ids: "S5.82 S5.83",
    label: "O2RLP",
    key: "formO2rPrice",
    price: 436.51,
    messages: [
      ["O2RLP", "formO2rPrice", "O2RLP must be less then PTH"],
      ["PTH", "formDlp", "PTH must be greater then O2RLP"],
    ],
  },
  {
    ids: "S5.84",
    label: "PTH",
    key: "formDlp",
    price: 452.01,
    messages: [["PTR", "formRlp", "PTR must be greater then PTH"]],
  },
  {
    ids: "S5.85",
    label: "MRP",
    key: "formProductMrp",
    price: 451.99,
    messages: [["MRP", "formProductMrp", "MRP must be greater then PTR"]],
  },
];
