declare const unit: unique symbol;

/** An amount of money in whole paise, as the database keeps it. Rupees are for the wire and for people. */
export type Paise = number & { readonly [unit]: "paise" };

/** Rupees with at most two decimals, as they travel on the wire, to paise. Rounds what floating point left over. */
export const toPaise = (rupees: number): Paise => Math.round(rupees * 100) as Paise; // the one place where a number becomes Paise

/** Paise to rupees with at most two decimals. */
export const toRupees = (paise: Paise): number => paise / 100;
