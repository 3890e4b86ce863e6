/** A city that the platform serves. */
export interface City {
  readonly city: string;
  readonly state: string;
  /** GST state code. */
  readonly code: string;
  /** Pincodes of the city's delivery offices. */
  readonly pincodes: readonly string[];
  readonly lat: number;
  readonly lng: number;
  readonly localities: readonly string[];
}

/** As exact as forms take them: a centimetre. */
export const degrees = (exact: number): number => Number(exact.toFixed(7));

/** Between the first and the last there are those that no post office has. */
interface Pincodes {
  readonly from: number;
  readonly to: number;
  readonly without?: readonly number[];
}

const place = (
  state: string,
  code: string,
  city: string,
  { from, to, without = [] }: Pincodes,
  [lat, lng]: readonly [number, number],
  localities: readonly string[],
): City => {
  const all = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const pincodes = all.filter((pincode) => !without.includes(pincode % 1000)).map(String);
  return { city, state, code, pincodes, lat, lng, localities };
};

/** The cities of the demo. The first of each state has the state's central warehouse. */
export const cities: readonly City[] = [
  place(
    "Maharashtra",
    "27",
    "Mumbai",
    { from: 400001, to: 400104, without: [23, 36, 38, 39, 40, 41, 44, 45, 46, 47, 48, 62, 73, 90, 100] },
    [19.076, 72.8777],
    ["Andheri East", "Dadar West", "Kurla", "Borivali", "Chembur"],
  ),
  place(
    "Maharashtra",
    "27",
    "Pune",
    { from: 411001, to: 411062, without: [10, 29, 49, 50, 53, 54, 55, 56, 59] },
    [18.5204, 73.8567],
    ["Kothrud", "Hadapsar", "Aundh", "Wakad"],
  ),
  place(
    "Maharashtra",
    "27",
    "Nagpur",
    { from: 440001, to: 440037, without: [4, 9, 11, 28, 29, 31] },
    [21.1458, 79.0882],
    ["Sitabuldi", "Dharampeth", "Nandanvan"],
  ),
  place(
    "Karnataka",
    "29",
    "Bengaluru",
    { from: 560001, to: 560103, without: [31, 44, 101] },
    [12.9716, 77.5946],
    ["Jayanagar", "Malleshwaram", "Whitefield", "Yelahanka"],
  ),
  place(
    "Karnataka",
    "29",
    "Mysuru",
    { from: 570001, to: 570034, without: [13, 21, 24, 32, 33, 34] },
    [12.2958, 76.6394],
    ["Kuvempunagar", "Vijayanagar", "Hebbal"],
  ),
  place(
    "Gujarat",
    "24",
    "Ahmedabad",
    {
      from: 380001,
      to: 380063,
      without: [
        3, 10, 11, 12, 17, 20, 25, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49,
        53, 56, 57, 62,
      ],
    },
    [23.0225, 72.5714],
    ["Maninagar", "Navrangpura", "Bopal", "Naroda"],
  ),
  place("Gujarat", "24", "Surat", { from: 395001, to: 395010 }, [21.1702, 72.8311], ["Adajan", "Varachha", "Athwa"]),
  place(
    "Delhi",
    "07",
    "New Delhi",
    { from: 110001, to: 110096, without: [50, 79] },
    [28.6139, 77.209],
    ["Karol Bagh", "Lajpat Nagar", "Rohini", "Dwarka"],
  ),
  place(
    "Telangana",
    "36",
    "Hyderabad",
    { from: 500001, to: 500098, without: [21, 71] },
    [17.385, 78.4867],
    ["Ameerpet", "Kukatpally", "Dilsukhnagar", "Secunderabad"],
  ),
  place(
    "Telangana",
    "36",
    "Warangal",
    { from: 506001, to: 506013, without: [10, 12] },
    [17.9689, 79.5941],
    ["Hanamkonda", "Kazipet"],
  ),
  place(
    "Tamil Nadu",
    "33",
    "Chennai",
    { from: 600001, to: 600119, without: [27, 79, 80, 105, 108, 109, 111, 112, 114] },
    [13.0827, 80.2707],
    ["T. Nagar", "Velachery", "Tambaram", "Anna Nagar"],
  ),
  place(
    "Tamil Nadu",
    "33",
    "Coimbatore",
    { from: 641001, to: 641049, without: [40] },
    [11.0168, 76.9558],
    ["Gandhipuram", "Peelamedu", "R. S. Puram"],
  ),
  place(
    "Uttar Pradesh",
    "09",
    "Lucknow",
    { from: 226001, to: 226031 },
    [26.8467, 80.9462],
    ["Aminabad", "Gomti Nagar", "Alambagh"],
  ),
  place(
    "West Bengal",
    "19",
    "Kolkata",
    { from: 700001, to: 700107 },
    [22.5726, 88.3639],
    ["Salt Lake", "Garia", "Behala", "Shyambazar"],
  ),
];
