/** Invented products for the stories of this folder. */
export interface DemoProduct {
  readonly id: string;
  readonly name: string;
  readonly sku: string;
  readonly brand: string;
  readonly category: string;
  readonly mrp: number;
  readonly ptr: number;
  readonly pth: number;
  readonly o2rlp: number;
  readonly gst: number;
  readonly stock: number;
  readonly platform: "All" | "App" | "Calls";
  readonly active: boolean;
}

type Line = readonly [
  name: string,
  sku: string,
  brand: string,
  category: string,
  mrp: number,
  ptr: number,
  pth: number,
  o2rlp: number,
  gst: number,
  stock: number,
  platform: DemoProduct["platform"],
  active: boolean,
];

const lines: readonly Line[] = [
  ["Sona Masoori Rice 25 kg", "ANP-RICE-SM25", "Annapurti", "Rice", 1480, 1392, 1338, 1312.5, 5, 284, "All", true],
  ["Chakki Atta 10 kg", "ANP-ATTA-CH10", "Annapurti", "Flour", 485, 452, 436.5, 428, 5, 1240, "All", true],
  ["Toor Dal 1 kg × 20", "DHL-DAL-TR01", "Dhanlaxmi", "Pulses", 178, 162.4, 155, 151.25, 5, 46, "All", true],
  [
    "Mustard Oil Kachi Ghani 1 L × 12",
    "KSV-OIL-MU01",
    "Kesarvan",
    "Edible oil",
    189,
    171.5,
    165.2,
    161,
    5,
    612,
    "App",
    true,
  ],
  ["Sunflower Oil 5 L tin", "SRY-OIL-SF05", "Suryodaya", "Edible oil", 792, 728, 706.4, 694, 5, 0, "All", true],
  ["Glucose Biscuits 70 g × 96", "NRV-BISC-GL70", "Nirvaan", "Biscuits", 10, 8.55, 8.12, 7.9, 5, 8640, "All", true],
  ["Assam Dust Tea 500 g", "CWB-TEA-AD500", "Chaiwala", "Tea", 265, 232.75, 223, 217.5, 5, 388, "All", true],
  ["Instant Coffee 50 g × 24", "FKP-COF-IN50", "Filterkaapi", "Coffee", 175, 150.2, 144, 140.6, 18, 72, "Calls", true],
  ["Sulphurless Sugar 5 kg", "MTH-SUG-SL05", "Mithaas", "Sugar", 262, 246, 239.5, 236, 5, 930, "All", true],
  ["Detergent Powder 4 kg", "UJW-DET-PW04", "Ujjwala", "Home care", 420, 366.8, 351, 342.75, 18, 154, "App", true],
  [
    "Neem Bath Soap 100 g × 72",
    "NMT-SOAP-N100",
    "Neemtaa",
    "Personal care",
    38,
    32.3,
    30.75,
    29.9,
    5,
    2016,
    "All",
    true,
  ],
  ["Herbal Toothpaste 150 g", "DTV-PAST-150", "Dantveda", "Personal care", 98, 83.4, 79.5, 77.2, 5, 18, "All", true],
  ["Turmeric Powder 200 g × 40", "RSK-SPC-TU200", "Rasoi King", "Spices", 64, 54.1, 51.8, 50.4, 5, 420, "All", false],
  ["Garam Masala 100 g", "RSK-SPC-GM100", "Rasoi King", "Spices", 86, 72.9, 69.6, 67.75, 5, 276, "All", true],
  ["Forest Honey 500 g × 12", "PHP-HON-500", "Pahadi Pure", "Staples", 249, 209.5, 199, 193.4, 5, 0, "App", false],
  ["Masala Puffs 30 g × 120", "KKT-SNK-MP30", "Kurkurit", "Snacks", 10, 8.4, 7.98, 7.75, 5, 5400, "All", true],
];

const product = (line: Line, index: number): DemoProduct => {
  const [name, sku, brand, category, mrp, ptr, pth, o2rlp, gst, stock, platform, active] = line;
  return { id: `p${index + 1}`, name, sku, brand, category, mrp, ptr, pth, o2rlp, gst, stock, platform, active };
};

/** As many products as asked for; the sixteen repeat. */
export const demoProducts = (count = lines.length): readonly DemoProduct[] =>
  Array.from({ length: count }, (_, index) => lines[index % lines.length])
    .filter((line) => line !== undefined)
    .map(product);
