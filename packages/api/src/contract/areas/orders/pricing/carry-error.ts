/** `amount × numerator ÷ denominator`, where the numerator may be large; half rounds up. All are whole and not negative. */
export const partOf = (amount: number, numerator: number, denominator: number): number =>
  Number((2n * BigInt(amount) * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator)));

const roundHalfUp = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);

/**
 * Rounds amounts one after the other so that they add up: each is the rounded running total less what was given so far,
 * so that none is off by more than half a unit and the sum is the rounded sum. All have one denominator. Source: domain.md
 * §14, residues.
 */
export const carryError = (amounts: readonly bigint[], denominator: bigint): readonly number[] => {
  let exact = 0n;
  let given = 0n;
  return amounts.map((numerator) => {
    exact += numerator;
    const share = roundHalfUp(exact, denominator) - given;
    given += share;
    return Number(share);
  });
};

/**
 * Shares an amount over parts by their weight, in their order. Parts that weigh nothing take nothing; where all weigh
 * nothing, they are shared by `otherwise`. Returns as many shares as there are parts; their sum is the amount, unless nothing
 * weighs anything.
 */
export const shareOut = (
  amount: number,
  weights: readonly number[],
  otherwise: readonly number[],
): readonly number[] => {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (total > 0n)
    return carryError(
      weights.map((weight) => BigInt(amount) * BigInt(weight)),
      total,
    );
  return otherwise.some((weight) => weight > 0)
    ? shareOut(
        amount,
        otherwise,
        otherwise.map(() => 0),
      )
    : weights.map(() => 0);
};
