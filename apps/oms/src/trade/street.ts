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
