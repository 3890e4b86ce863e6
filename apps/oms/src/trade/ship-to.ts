/** Where an order goes, as it keeps it when it is placed. */
export interface ShipTo {
  readonly establishment: string;
  /** House, street and locality. */
  readonly address: string;
  readonly city: string;
  readonly pincode: string;
  readonly stateName: string;
  readonly lat: number | null;
  readonly lng: number | null;
}

/** Of a retailer, what says where their shop stands; `address` is how a driver finds it, and on no paper. */
export const streetColumns = ["retailer.address_line1", "retailer.address_line2", "retailer.address_line3"] as const;

interface Street {
  readonly address_line1: string;
  readonly address_line2: string | null;
  readonly address_line3: string | null;
}

/** House, street and locality in one line, as papers and labels have it. */
export const streetOf = ({ address_line1, address_line2, address_line3 }: Street): string =>
  [address_line1, address_line2, address_line3].filter(Boolean).join(", ");

/** What `shipToOf` reads of a retailer beside the name of the shop. */
export const shipToColumns = [
  ...streetColumns,
  "retailer.city",
  "retailer.pincode",
  "retailer.address_state",
  "retailer.lat",
  "retailer.lng",
] as const;

interface Shop extends Street {
  readonly establishment: string;
  readonly city: string;
  readonly pincode: string;
  readonly address_state: string;
  readonly lat: number | null;
  readonly lng: number | null;
}

/** The shop of a retailer, where what they order goes. */
export const shipToOf = (row: Shop): ShipTo => ({
  establishment: row.establishment,
  address: streetOf(row),
  city: row.city,
  pincode: row.pincode,
  stateName: row.address_state,
  lat: row.lat,
  lng: row.lng,
});
