interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the browser says that the line is slow, or that its person saves data; false where it says nothing. */
export const isSlowLine = (): boolean => {
  const { saveData = false, effectiveType = "4g" }: Line = (navigator as { connection?: Line }).connection ?? {};
  return saveData || effectiveType !== "4g";
};
