/** So few units left to sell, or fewer, are low: of a batch, and of a product. */
export const lowStock = 20;
