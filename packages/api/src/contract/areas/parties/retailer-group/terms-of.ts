/** Who states terms, from what outranks to what is outranked. */
export const termOrigins = ["OWN", "TIER", "STATUS", "TYPE", "TYPE_TIER", "DEFAULT"] as const;
export type TermOrigin = (typeof termOrigins)[number];

/** What somebody states: null of what they leave to the next. Money is in the unit of whoever asks. */
export interface StatedTerms {
  readonly creditLimit: number | null;
  readonly creditDays: number | null;
  readonly minOrder: number | null;
}
export type TermKey = keyof StatedTerms;

/** The terms that one of those states who may. */
export interface TermSource extends StatedTerms {
  readonly origin: TermOrigin;
  /** The tier, the status or the type; null of the retailer themselves and of the settings. */
  readonly name: string | null;
}

/** One term as it holds, and who stated it. */
export interface Term {
  readonly value: number;
  readonly origin: TermOrigin;
  readonly name: string | null;
}

/** What holds for a retailer. */
export type Terms = Readonly<Record<TermKey, Term>>;

/** The settings of the platform, which state every term. */
export type DefaultTerms = { readonly [K in TermKey]: number } & { readonly origin: "DEFAULT"; readonly name: null };

/**
 * The terms of a retailer: each is of the first who states it, of the retailer themselves, their tier, their status, their
 * type, the tier of the type, and the settings. The order of the sources does not matter.
 */
export const termsOf = (sources: readonly TermSource[], otherwise: DefaultTerms): Terms => {
  const ranked = sources.toSorted((a, b) => termOrigins.indexOf(a.origin) - termOrigins.indexOf(b.origin));
  const termOf = (key: TermKey): Term => {
    for (const { origin, name, [key]: value } of ranked) if (value !== null) return { value, origin, name };
    return { value: otherwise[key], origin: otherwise.origin, name: null };
  };
  return { creditLimit: termOf("creditLimit"), creditDays: termOf("creditDays"), minOrder: termOf("minOrder") };
};

/** Where an order comes from. */
type OrderSource = "O2R" | "FSA" | "CALL";

/** Whether those who may order there may bring an order from a source: field sales count as the app, as for products. */
export const mayOrderFrom = (visibility: "ALL" | "APP" | "CALL_CENTERS" | "NONE", source: OrderSource): boolean =>
  visibility === "ALL" || visibility === (source === "CALL" ? "CALL_CENTERS" : "APP");
