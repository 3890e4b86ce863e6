/**
 * Whether the tax of a line goes by its price alone. What is taxed on its MRP, or by units, is taxed the same at any price: of
 * such a line no difference of the price is credited, which would take back tax that stands. Source: domain.md §14.
 */
export const taxedByPrice = ({
  taxBase,
  cessPerUnit,
}: {
  readonly taxBase: "TRANSACTION" | "RETAIL_PRICE";
  readonly cessPerUnit: number;
}): boolean => taxBase === "TRANSACTION" && cessPerUnit === 0;
