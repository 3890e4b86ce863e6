// Long because it is a table rather than a program: one entry per sub-category.
import type { PackShape } from "./pack-drawings.ts";

/** A size in which a range is sold: what is printed on it, its weight, packs in a case, and the MRP in rupees. */
export type Size = readonly [
  label: string,
  weight: number,
  unit: "KG" | "GRAM" | "LITRE" | "ML" | "PIECE",
  packOf: number,
  mrp: number,
];

/** A sub-category with what is sold in it. */
export interface Range {
  readonly category: string;
  readonly name: string;
  readonly hsn: string;
  /** Percent. */
  readonly gst: number;
  /** What it is taken of: what is paid, unless told. */
  readonly base?: "RETAIL_PRICE";
  /** Rupees of cess on a unit, beside. */
  readonly cessPerUnit?: number;
  readonly food: boolean;
  readonly shape: PackShape;
  /** Days. */
  readonly shelfLife: number;
  readonly brands: readonly string[];
  readonly variants: readonly string[];
  readonly sizes: readonly Size[];
}

type Body = Omit<Range, "category" | "name" | "hsn" | "gst" | "food">;

const range =
  (category: string, food: boolean) =>
  (name: string, hsn: string, gst: number, body: Body): Range => ({ category, food, name, hsn, gst, ...body });

const grains = ["Annapurti", "Dhanlaxmi", "Khetwala", "Graamin"];
const staples = range("Staples", true);
const oils = range("Edible oil", true);
const spices = range("Spices", true);
const drinks = range("Beverages", true);
const snacks = range("Snacks", true);
const dairy = range("Dairy", true);
const kitchen = range("Sauces and spreads", true);
const care = range("Personal care", false);
const home = range("Home care", false);
const baby = range("Baby care", false);
const desk = range("Stationery", false);
const house = range("Household", false);

/** Every range of the demo. Rates: GST as of 22 September 2025. */
export const ranges: readonly Range[] = [
  staples("Rice", "10063020", 5, {
    shape: "pouch",
    shelfLife: 540,
    brands: grains,
    variants: ["Sona Masoori Rice", "Basmati Rice Classic", "Kolam Rice", "Idli Rice", "Brown Rice"],
    sizes: [
      ["1 kg", 1, "KG", 20, 68],
      ["5 kg", 5, "KG", 4, 325],
      ["10 kg", 10, "KG", 2, 640],
      ["25 kg", 25, "KG", 1, 1480],
    ],
  }),
  staples("Flour", "11010000", 5, {
    shape: "pouch",
    shelfLife: 120,
    brands: grains,
    variants: ["Chakki Atta", "Multigrain Atta", "Maida", "Besan", "Sooji"],
    sizes: [
      ["500 g", 500, "GRAM", 24, 34],
      ["1 kg", 1, "KG", 20, 62],
      ["5 kg", 5, "KG", 4, 265],
      ["10 kg", 10, "KG", 2, 485],
    ],
  }),
  staples("Pulses", "07136000", 5, {
    shape: "pouch",
    shelfLife: 270,
    brands: grains,
    variants: ["Toor Dal", "Chana Dal", "Moong Dal", "Urad Dal", "Kabuli Chana", "Rajma"],
    sizes: [
      ["500 g", 500, "GRAM", 24, 89],
      ["1 kg", 1, "KG", 20, 172],
      ["2 kg", 2, "KG", 10, 338],
    ],
  }),
  staples("Sugar", "17011490", 5, {
    shape: "pouch",
    shelfLife: 730,
    brands: ["Mithaas", "Annapurti"],
    variants: ["Sulphurless Sugar", "Brown Sugar", "Jaggery Powder", "Mishri"],
    sizes: [
      ["500 g", 500, "GRAM", 30, 32],
      ["1 kg", 1, "KG", 20, 58],
      ["5 kg", 5, "KG", 4, 262],
    ],
  }),
  staples("Salt", "25010020", 0, {
    shape: "pouch",
    shelfLife: 730,
    brands: ["Sagarika", "Annapurti"],
    variants: ["Iodised Salt", "Rock Salt", "Black Salt", "Low Sodium Salt"],
    sizes: [
      ["200 g", 200, "GRAM", 60, 14],
      ["1 kg", 1, "KG", 25, 28],
    ],
  }),
  staples("Poha and flakes", "19041090", 5, {
    shape: "pouch",
    shelfLife: 180,
    brands: ["Annapurti", "Graamin", "Khetwala"],
    variants: ["Poha Thick", "Poha Thin", "Corn Flakes", "Rolled Oats", "Vermicelli"],
    sizes: [
      ["400 g", 400, "GRAM", 24, 64],
      ["500 g", 500, "GRAM", 24, 48],
      ["1 kg", 1, "KG", 20, 92],
    ],
  }),
  oils("Sunflower oil", "15121910", 5, {
    shape: "tin",
    shelfLife: 270,
    brands: ["Suryodaya", "Kesarvan", "Telwala"],
    variants: ["Refined Sunflower Oil", "Sunflower Oil Lite"],
    sizes: [
      ["1 L", 1, "LITRE", 12, 168],
      ["2 L", 2, "LITRE", 6, 331],
      ["5 L", 5, "LITRE", 4, 792],
      ["15 L", 15, "LITRE", 1, 2295],
    ],
  }),
  oils("Mustard oil", "15149120", 5, {
    shape: "bottle",
    shelfLife: 365,
    brands: ["Kesarvan", "Telwala", "Graamin"],
    variants: ["Mustard Oil Kachi Ghani", "Mustard Oil Refined"],
    sizes: [
      ["200 ml", 200, "ML", 40, 46],
      ["500 ml", 500, "ML", 20, 99],
      ["1 L", 1, "LITRE", 12, 189],
      ["5 L", 5, "LITRE", 4, 905],
    ],
  }),
  oils("Groundnut and other oils", "15089091", 5, {
    shape: "bottle",
    shelfLife: 270,
    brands: ["Telwala", "Suryodaya", "Kesarvan"],
    variants: ["Groundnut Oil", "Rice Bran Oil", "Coconut Oil", "Sesame Oil"],
    sizes: [
      ["500 ml", 500, "ML", 20, 118],
      ["1 L", 1, "LITRE", 12, 224],
      ["5 L", 5, "LITRE", 4, 1065],
    ],
  }),
  spices("Ground spices", "09103030", 5, {
    shape: "pouch",
    shelfLife: 365,
    brands: ["Rasoi King", "Masalewala", "Graamin"],
    variants: ["Turmeric Powder", "Red Chilli Powder", "Coriander Powder", "Cumin Powder", "Black Pepper Powder"],
    sizes: [
      ["50 g", 50, "GRAM", 120, 19],
      ["100 g", 100, "GRAM", 80, 36],
      ["200 g", 200, "GRAM", 40, 68],
      ["500 g", 500, "GRAM", 20, 162],
    ],
  }),
  spices("Blended masala", "09109100", 5, {
    shape: "box",
    shelfLife: 365,
    brands: ["Rasoi King", "Masalewala"],
    variants: [
      "Garam Masala",
      "Chole Masala",
      "Sambar Masala",
      "Pav Bhaji Masala",
      "Kitchen King Masala",
      "Chaat Masala",
    ],
    sizes: [
      ["50 g", 50, "GRAM", 100, 42],
      ["100 g", 100, "GRAM", 60, 79],
      ["500 g", 500, "GRAM", 12, 365],
    ],
  }),
  spices("Whole spices", "09093129", 5, {
    shape: "pouch",
    shelfLife: 540,
    brands: ["Masalewala", "Khetwala", "Rasoi King"],
    variants: ["Jeera Whole", "Mustard Seeds", "Methi Seeds", "Ajwain", "Saunf"],
    sizes: [
      ["100 g", 100, "GRAM", 60, 44],
      ["200 g", 200, "GRAM", 40, 84],
      ["1 kg", 1, "KG", 10, 398],
    ],
  }),
  drinks("Tea", "09024020", 5, {
    shape: "box",
    shelfLife: 365,
    brands: ["Chaiwala", "Pahadi Pure", "Baganleaf"],
    variants: ["Assam Dust Tea", "Premium Leaf Tea", "Masala Tea", "Elaichi Tea", "Green Tea"],
    sizes: [
      ["100 g", 100, "GRAM", 60, 48],
      ["250 g", 250, "GRAM", 40, 118],
      ["500 g", 500, "GRAM", 20, 232],
      ["1 kg", 1, "KG", 12, 455],
    ],
  }),
  drinks("Coffee", "21011120", 5, {
    shape: "jar",
    shelfLife: 540,
    brands: ["Filterkaapi", "Baganleaf"],
    variants: ["Instant Coffee", "Filter Coffee Strong", "Coffee Classic", "Coffee Gold"],
    sizes: [
      ["25 g", 25, "GRAM", 48, 88],
      ["50 g", 50, "GRAM", 24, 168],
      ["100 g", 100, "GRAM", 24, 325],
      ["200 g", 200, "GRAM", 12, 620],
    ],
  }),
  drinks("Juices", "20098990", 5, {
    shape: "box",
    shelfLife: 180,
    brands: ["Rasdhara", "Pahadi Pure"],
    variants: ["Mango Drink", "Mixed Fruit Juice", "Guava Juice", "Orange Juice", "Litchi Drink"],
    sizes: [
      ["160 ml", 160, "ML", 40, 10],
      ["600 ml", 600, "ML", 24, 40],
      ["1 L", 1, "LITRE", 12, 110],
    ],
  }),
  drinks("Aerated drinks", "22021010", 40, {
    shape: "bottle",
    shelfLife: 120,
    brands: ["Fizzaro", "Rasdhara"],
    variants: ["Cola", "Orange Soda", "Clear Lemon", "Jeera Soda"],
    sizes: [
      ["250 ml", 250, "ML", 30, 20],
      ["600 ml", 600, "ML", 24, 40],
      ["1.25 L", 1.25, "LITRE", 12, 70],
      ["2.25 L", 2.25, "LITRE", 9, 100],
    ],
  }),
  drinks("Packaged water", "22011010", 5, {
    shape: "bottle",
    shelfLife: 180,
    brands: ["Nirjhar", "Fizzaro"],
    variants: ["Drinking Water", "Mineral Water"],
    sizes: [
      ["250 ml", 250, "ML", 48, 6],
      ["500 ml", 500, "ML", 24, 10],
      ["1 L", 1, "LITRE", 12, 20],
      ["5 L", 5, "LITRE", 4, 70],
    ],
  }),
  snacks("Biscuits", "19053100", 5, {
    shape: "bar",
    shelfLife: 180,
    brands: ["Nirvaan", "Kurkurit", "Chhutku"],
    variants: [
      "Glucose Biscuits",
      "Marie Biscuits",
      "Cream Biscuits Vanilla",
      "Cream Biscuits Orange",
      "Butter Cookies",
      "Salted Crackers",
    ],
    sizes: [
      ["70 g", 70, "GRAM", 96, 10],
      ["120 g", 120, "GRAM", 60, 20],
      ["250 g", 250, "GRAM", 30, 40],
      ["800 g", 800, "GRAM", 12, 105],
    ],
  }),
  snacks("Namkeen", "21069099", 5, {
    shape: "pouch",
    shelfLife: 120,
    brands: ["Kurkurit", "Chatkaara", "Nirvaan"],
    variants: ["Bhujia Sev", "Moong Dal Fried", "Khatta Meetha", "Masala Peanuts", "Navratan Mixture"],
    sizes: [
      ["30 g", 30, "GRAM", 120, 10],
      ["150 g", 150, "GRAM", 48, 48],
      ["400 g", 400, "GRAM", 24, 112],
      ["1 kg", 1, "KG", 10, 265],
    ],
  }),
  snacks("Chips and puffs", "20052000", 5, {
    shape: "pouch",
    shelfLife: 120,
    brands: ["Kurkurit", "Chatkaara"],
    variants: ["Potato Chips Salted", "Potato Chips Masala", "Masala Puffs", "Cheese Rings", "Tomato Wafers"],
    sizes: [
      ["15 g", 15, "GRAM", 200, 5],
      ["30 g", 30, "GRAM", 120, 10],
      ["90 g", 90, "GRAM", 48, 30],
    ],
  }),
  snacks("Noodles and pasta", "19023010", 5, {
    shape: "pouch",
    shelfLife: 270,
    brands: ["Chhutku", "Chatkaara"],
    variants: ["Masala Noodles", "Atta Noodles", "Hakka Noodles", "Macaroni", "Cheese Pasta"],
    sizes: [
      ["70 g", 70, "GRAM", 96, 15],
      ["140 g", 140, "GRAM", 60, 28],
      ["280 g", 280, "GRAM", 30, 56],
      ["560 g", 560, "GRAM", 12, 110],
    ],
  }),
  snacks("Chocolate and sweets", "18069010", 5, {
    shape: "bar",
    shelfLife: 270,
    brands: ["Mithaas", "Chhutku"],
    variants: ["Milk Chocolate", "Nutty Chocolate", "Wafer Bar", "Eclairs", "Dark Chocolate"],
    sizes: [
      ["13 g", 13, "GRAM", 144, 10],
      ["40 g", 40, "GRAM", 60, 45],
      ["110 g", 110, "GRAM", 24, 115],
    ],
  }),
  dairy("Ghee and butter", "04059020", 5, {
    shape: "jar",
    shelfLife: 270,
    brands: ["Gauras", "Graamin"],
    variants: ["Cow Ghee", "Desi Ghee", "Table Butter"],
    sizes: [
      ["100 g", 100, "GRAM", 60, 62],
      ["200 ml", 200, "ML", 40, 148],
      ["500 ml", 500, "ML", 24, 345],
      ["1 L", 1, "LITRE", 12, 675],
    ],
  }),
  dairy("Milk powder and whitener", "04021010", 5, {
    shape: "tin",
    shelfLife: 365,
    brands: ["Gauras", "Pahadi Pure"],
    variants: ["Dairy Whitener", "Skimmed Milk Powder", "Condensed Milk"],
    sizes: [
      ["20 g", 20, "GRAM", 144, 10],
      ["200 g", 200, "GRAM", 36, 105],
      ["400 g", 400, "GRAM", 24, 198],
      ["1 kg", 1, "KG", 10, 470],
    ],
  }),
  kitchen("Ketchup and sauces", "21032000", 5, {
    shape: "bottle",
    shelfLife: 365,
    brands: ["Rasoi King", "Chatkaara"],
    variants: ["Tomato Ketchup", "Hot and Sweet Sauce", "Soy Sauce", "Green Chilli Sauce", "Schezwan Chutney"],
    sizes: [
      ["90 g", 90, "GRAM", 96, 15],
      ["200 g", 200, "GRAM", 48, 65],
      ["500 g", 500, "GRAM", 24, 125],
      ["950 g", 950, "GRAM", 12, 155],
    ],
  }),
  kitchen("Pickles and honey", "20019000", 5, {
    shape: "jar",
    shelfLife: 540,
    brands: ["Pahadi Pure", "Masalewala"],
    variants: ["Mango Pickle", "Lime Pickle", "Mixed Pickle", "Forest Honey", "Mixed Fruit Jam"],
    sizes: [
      ["200 g", 200, "GRAM", 48, 78],
      ["500 g", 500, "GRAM", 24, 168],
      ["1 kg", 1, "KG", 12, 315],
    ],
  }),
  care("Bath soap", "34011190", 5, {
    shape: "bar",
    shelfLife: 1080,
    brands: ["Neemtaa", "Chandrika Veda", "Komalika"],
    variants: ["Neem Bath Soap", "Sandal Soap", "Rose Soap", "Lime Fresh Soap", "Glycerine Soap"],
    sizes: [
      ["50 g", 50, "GRAM", 144, 10],
      ["100 g", 100, "GRAM", 72, 38],
      ["125 g × 4", 500, "GRAM", 18, 168],
    ],
  }),
  care("Shampoo", "33051090", 5, {
    shape: "bottle",
    shelfLife: 1080,
    brands: ["Komalika", "Neemtaa"],
    variants: ["Anti Dandruff Shampoo", "Silky Shampoo", "Herbal Shampoo", "Daily Care Shampoo"],
    sizes: [
      ["6 ml", 6, "ML", 960, 2],
      ["80 ml", 80, "ML", 72, 65],
      ["180 ml", 180, "ML", 36, 148],
      ["650 ml", 650, "ML", 12, 470],
    ],
  }),
  care("Oral care", "33061020", 5, {
    shape: "tube",
    shelfLife: 730,
    brands: ["Dantveda", "Neemtaa"],
    variants: ["Herbal Toothpaste", "Salt Toothpaste", "Gel Toothpaste", "Whitening Toothpaste"],
    sizes: [
      ["40 g", 40, "GRAM", 144, 20],
      ["100 g", 100, "GRAM", 72, 58],
      ["150 g", 150, "GRAM", 48, 98],
      ["200 g", 200, "GRAM", 36, 125],
    ],
  }),
  care("Hair oil", "33059011", 5, {
    shape: "bottle",
    shelfLife: 730,
    brands: ["Chandrika Veda", "Komalika"],
    variants: ["Coconut Hair Oil", "Amla Hair Oil", "Almond Hair Oil", "Cooling Oil"],
    sizes: [
      ["50 ml", 50, "ML", 96, 28],
      ["100 ml", 100, "ML", 72, 52],
      ["200 ml", 200, "ML", 36, 99],
      ["500 ml", 500, "ML", 18, 225],
    ],
  }),
  care("Creams and lotions", "33049910", 18, {
    shape: "tube",
    shelfLife: 900,
    brands: ["Komalika", "Chandrika Veda"],
    variants: ["Cold Cream", "Body Lotion", "Face Wash", "Aloe Vera Gel"],
    sizes: [
      ["15 g", 15, "GRAM", 144, 20],
      ["50 g", 50, "GRAM", 72, 75],
      ["100 g", 100, "GRAM", 48, 138],
    ],
  }),
  home("Detergent powder", "34025000", 18, {
    shape: "pouch",
    shelfLife: 730,
    brands: ["Ujjwala", "Chamkaru"],
    variants: ["Detergent Powder", "Detergent Powder Lemon", "Matic Powder Front Load", "Matic Powder Top Load"],
    sizes: [
      ["150 g", 150, "GRAM", 100, 10],
      ["500 g", 500, "GRAM", 36, 62],
      ["1 kg", 1, "KG", 20, 118],
      ["4 kg", 4, "KG", 5, 420],
    ],
  }),
  home("Detergent and dish bars", "34013090", 18, {
    shape: "bar",
    shelfLife: 730,
    brands: ["Ujjwala", "Chamkaru"],
    variants: ["Detergent Bar", "Dishwash Bar", "Dishwash Bar Lemon", "Washing Soap"],
    sizes: [
      ["80 g", 80, "GRAM", 120, 5],
      ["140 g", 140, "GRAM", 80, 10],
      ["250 g", 250, "GRAM", 48, 22],
      ["250 g × 4", 1000, "GRAM", 12, 84],
    ],
  }),
  home("Cleaners", "38089400", 18, {
    shape: "bottle",
    shelfLife: 730,
    brands: ["Chamkaru", "Swachhata"],
    variants: ["Floor Cleaner Citrus", "Floor Cleaner Pine", "Toilet Cleaner", "Glass Cleaner", "Dishwash Liquid"],
    sizes: [
      ["200 ml", 200, "ML", 48, 42],
      ["500 ml", 500, "ML", 24, 98],
      ["1 L", 1, "LITRE", 12, 188],
      ["5 L", 5, "LITRE", 4, 690],
    ],
  }),
  // Taxed on its printed price, with a cess on each unit beside the percent.
  snacks("Pan masala", "21069020", 40, {
    shape: "box",
    shelfLife: 1080,
    base: "RETAIL_PRICE",
    cessPerUnit: 0.25,
    brands: ["Chatkaara", "Raatrani"],
    variants: ["Pan Masala Classic", "Pan Masala Elaichi", "Mitha Pan Masala"],
    sizes: [
      ["20 g", 20, "GRAM", 60, 40],
      ["50 g", 50, "GRAM", 72, 90],
      ["100 g tin", 100, "GRAM", 36, 170],
    ],
  }),
  house("Incense and matches", "33074100", 5, {
    shape: "box",
    shelfLife: 1080,
    brands: ["Raatrani", "Chandrika Veda"],
    variants: ["Agarbatti Mogra", "Agarbatti Sandal", "Dhoop Cones", "Safety Matches"],
    sizes: [
      ["20 pieces", 20, "PIECE", 144, 10],
      ["100 pieces", 100, "PIECE", 48, 55],
      ["250 pieces", 250, "PIECE", 24, 110],
    ],
  }),
  house("Lights and batteries", "85395200", 18, {
    shape: "box",
    shelfLife: 1460,
    brands: ["Jyotika", "Urjaa"],
    variants: ["LED Bulb 9 W", "LED Bulb 12 W", "AA Battery", "AAA Battery", "LED Tube 20 W"],
    sizes: [
      ["1 piece", 1, "PIECE", 50, 65],
      ["2 pieces", 2, "PIECE", 40, 122],
      ["4 pieces", 4, "PIECE", 24, 230],
    ],
  }),
  house("Foil and bags", "76072090", 18, {
    shape: "box",
    shelfLife: 1460,
    brands: ["Swachhata", "Jyotika"],
    variants: ["Aluminium Foil", "Garbage Bags Medium", "Garbage Bags Large", "Cling Film", "Paper Napkins"],
    sizes: [
      ["9 m", 1, "PIECE", 48, 75],
      ["25 m", 1, "PIECE", 24, 180],
      ["30 pieces", 30, "PIECE", 40, 89],
    ],
  }),
  baby("Diapers", "96190030", 5, {
    shape: "pouch",
    shelfLife: 1080,
    brands: ["Nanhe", "Komalika"],
    variants: ["Baby Diapers S", "Baby Diapers M", "Baby Diapers L", "Baby Wipes"],
    sizes: [
      ["5 pieces", 5, "PIECE", 48, 65],
      ["20 pieces", 20, "PIECE", 12, 235],
      ["62 pieces", 62, "PIECE", 4, 699],
    ],
  }),
  desk("Notebooks", "48202000", 0, {
    shape: "box",
    shelfLife: 1460,
    brands: ["Akshar", "Urjaa"],
    variants: ["Notebook Ruled", "Notebook Plain", "Long Book", "Drawing Book"],
    sizes: [
      ["72 pages", 1, "PIECE", 96, 20],
      ["140 pages", 1, "PIECE", 60, 40],
      ["240 pages", 1, "PIECE", 36, 75],
    ],
  }),
  desk("Pens and pencils", "96081019", 18, {
    shape: "box",
    shelfLife: 1460,
    brands: ["Akshar"],
    variants: ["Ball Pen Blue", "Ball Pen Black", "Gel Pen Blue", "HB Pencil"],
    sizes: [
      ["1 piece", 1, "PIECE", 200, 5],
      ["5 pieces", 5, "PIECE", 60, 25],
      ["10 pieces", 10, "PIECE", 40, 50],
      ["20 pieces", 20, "PIECE", 20, 96],
    ],
  }),
];
