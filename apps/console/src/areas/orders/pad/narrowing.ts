/** What the search of the pad is narrowed to; a part that is left out narrows nothing. */
export interface Narrowing {
  readonly brand?: string;
  readonly category?: string;
  readonly subCategory?: string;
  readonly inStock?: true;
  readonly scheme?: true;
}

/** Nothing is narrowed. */
export const anything: Narrowing = {};

export const isNarrowed = (narrowing: Narrowing): boolean => Object.keys(narrowing).length > 0;

/** The narrowing with another value of a part; of another category no sub-category is chosen yet. */
export const narrowBy = (narrowing: Narrowing, key: keyof Narrowing, value: string | true | undefined): Narrowing => {
  const { [key]: _, ...others }: Narrowing = narrowing;
  const { subCategory: __, ...rest }: Narrowing = others;
  const kept = key === "category" ? rest : others;
  return value === undefined || value === "" ? kept : { ...kept, [key]: value };
};
