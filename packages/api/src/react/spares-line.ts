interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const slow: readonly (string | undefined)[] = ["slow-2g", "2g", "3g"];

/** Whether nothing should be fetched before it is needed: the line is slow, or the person saves data. */
export const sparesLine = (): boolean => {
  // Not every browser tells of its line, and TypeScript knows of none.
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || slow.includes(connection?.effectiveType);
};
