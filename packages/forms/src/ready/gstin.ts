const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Codes of states and union territories, as a GSTIN begins with them. */
const states: Readonly<Record<string, string>> = {
  "01": "Jammu and Kashmir",
  "02": "Himachal Pradesh",
  "03": "Punjab",
  "04": "Chandigarh",
  "05": "Uttarakhand",
  "06": "Haryana",
  "07": "Delhi",
  "08": "Rajasthan",
  "09": "Uttar Pradesh",
  "10": "Bihar",
  "11": "Sikkim",
  "12": "Arunachal Pradesh",
  "13": "Nagaland",
  "14": "Manipur",
  "15": "Mizoram",
  "16": "Tripura",
  "17": "Meghalaya",
  "18": "Assam",
  "19": "West Bengal",
  "20": "Jharkhand",
  "21": "Odisha",
  "22": "Chhattisgarh",
  "23": "Madhya Pradesh",
  "24": "Gujarat",
  "26": "Dadra and Nagar Haveli and Daman and Diu",
  "27": "Maharashtra",
  "29": "Karnataka",
  "30": "Goa",
  "31": "Lakshadweep",
  "32": "Kerala",
  "33": "Tamil Nadu",
  "34": "Puducherry",
  "35": "Andaman and Nicobar Islands",
  "36": "Telangana",
  "37": "Andhra Pradesh",
  "38": "Ladakh",
};

/** The states and union territories of India, by name. */
export const stateNames: readonly string[] = Object.values(states).toSorted();

/** The code of a state or union territory by its name, as a GSTIN begins with it; undefined where there is none of that name. */
export const stateCode = (name: string): string | undefined =>
  Object.keys(states).find((code) => plain(states[code] ?? "") === plain(name));

/** The check character of the first fourteen of a GSTIN (modulo 36, doubling every second); nothing where they are no such. */
export const gstinCheckDigit = (first14: string): string | undefined => {
  const digits = [...first14].map((character) => alphabet.indexOf(character));
  if (digits.length !== 14 || digits.includes(-1)) return undefined;
  const sum = digits.reduce((all, digit, index) => {
    const product = digit * (index % 2 === 0 ? 1 : 2);
    return all + Math.floor(product / 36) + (product % 36);
  }, 0);
  return alphabet.charAt((36 - (sum % 36)) % 36);
};

/** Whether the last character is the check character of the fourteen before it. */
export const gstinHolds = (gstin: string): boolean =>
  gstin.length === 15 && gstinCheckDigit(gstin.slice(0, 14)) === gstin.slice(14);

/** Whether the number was given by a state, named by its code or its name. */
export const gstinIsOf = (gstin: string, state: string): boolean => {
  const code = gstin.slice(0, 2);
  return state === code || plain(states[code] ?? "") === plain(state);
};

/** `Jammu & Kashmir` is Jammu and Kashmir. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("&", "and")
    .replace(/[^a-z]/g, "");

/** Whether the number is that of a PAN's holder. */
export const gstinNames = (gstin: string, pan: string): boolean => gstin.slice(2, 12) === pan;
