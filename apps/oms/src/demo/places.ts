/** A city that the platform serves. */
export interface City {
  readonly city: string;
  readonly state: string;
  /** GST state code. */
  readonly code: string;
  /** First and last pincode of the city's delivery offices, as far as the demo uses them. */
  readonly pincodes: readonly [number, number];
  readonly lat: number;
  readonly lng: number;
  readonly localities: readonly string[];
}

const place = (
  state: string,
  code: string,
  city: string,
  pincodes: readonly [number, number],
  [lat, lng]: readonly [number, number],
  localities: readonly string[],
): City => ({ city, state, code, pincodes, lat, lng, localities });

/** The cities of the demo. The first of each state has the state's central warehouse. */
export const cities: readonly City[] = [
  place(
    "Maharashtra",
    "27",
    "Mumbai",
    [400001, 400104],
    [19.076, 72.8777],
    ["Andheri East", "Dadar West", "Kurla", "Borivali", "Chembur"],
  ),
  place("Maharashtra", "27", "Pune", [411001, 411062], [18.5204, 73.8567], ["Kothrud", "Hadapsar", "Aundh", "Wakad"]),
  place("Maharashtra", "27", "Nagpur", [440001, 440037], [21.1458, 79.0882], ["Sitabuldi", "Dharampeth", "Nandanvan"]),
  place(
    "Karnataka",
    "29",
    "Bengaluru",
    [560001, 560103],
    [12.9716, 77.5946],
    ["Jayanagar", "Malleshwaram", "Whitefield", "Yelahanka"],
  ),
  place("Karnataka", "29", "Mysuru", [570001, 570034], [12.2958, 76.6394], ["Kuvempunagar", "Vijayanagar", "Hebbal"]),
  place(
    "Gujarat",
    "24",
    "Ahmedabad",
    [380001, 380063],
    [23.0225, 72.5714],
    ["Maninagar", "Navrangpura", "Bopal", "Naroda"],
  ),
  place("Gujarat", "24", "Surat", [395001, 395010], [21.1702, 72.8311], ["Adajan", "Varachha", "Athwa"]),
  place(
    "Delhi",
    "07",
    "New Delhi",
    [110001, 110096],
    [28.6139, 77.209],
    ["Karol Bagh", "Lajpat Nagar", "Rohini", "Dwarka"],
  ),
  place(
    "Telangana",
    "36",
    "Hyderabad",
    [500001, 500098],
    [17.385, 78.4867],
    ["Ameerpet", "Kukatpally", "Dilsukhnagar", "Secunderabad"],
  ),
  place("Telangana", "36", "Warangal", [506001, 506013], [17.9689, 79.5941], ["Hanamkonda", "Kazipet"]),
  place(
    "Tamil Nadu",
    "33",
    "Chennai",
    [600001, 600119],
    [13.0827, 80.2707],
    ["T. Nagar", "Velachery", "Tambaram", "Anna Nagar"],
  ),
  place(
    "Tamil Nadu",
    "33",
    "Coimbatore",
    [641001, 641049],
    [11.0168, 76.9558],
    ["Gandhipuram", "Peelamedu", "R. S. Puram"],
  ),
  place(
    "Uttar Pradesh",
    "09",
    "Lucknow",
    [226001, 226031],
    [26.8467, 80.9462],
    ["Aminabad", "Gomti Nagar", "Alambagh"],
  ),
  place(
    "West Bengal",
    "19",
    "Kolkata",
    [700001, 700107],
    [22.5726, 88.3639],
    ["Salt Lake", "Garia", "Behala", "Shyambazar"],
  ),
];
