/**
 * What of an amount goes back with some units more of a line, of which so many came back before: what all of them
 * together are worth, rounded, less what was given back. So the last unit brings the rest, to the paisa.
 */
export const shareOfReturn = (
  line: { readonly units: number; readonly amount: number; readonly returned: number; readonly givenBack: number },
  units: number,
): number => {
  const returned = Math.min(line.units, line.returned + units);
  const share = (2n * BigInt(line.amount) * BigInt(returned) + BigInt(line.units)) / (2n * BigInt(line.units));
  return Number(share) - line.givenBack;
};
