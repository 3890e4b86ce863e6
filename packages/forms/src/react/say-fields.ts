/** What became of some fields, for those who do not see it: "2 fields added: Zone and Approver." Nothing of none. */
export const sayFields = (done: string, labels: readonly string[]): string => {
  const { length } = labels;
  if (length === 0) return "";
  // Nobody wants to hear fifty names.
  const told = length > most ? [...labels.slice(0, most - 1), `${length - most + 1} more`] : labels;
  return `${length === 1 ? "1 field" : `${length} fields`} ${done}: ${list.format(told)}.`;
};

const most = 5;

const list = new Intl.ListFormat("en-GB");
