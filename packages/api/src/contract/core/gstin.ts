/**
 * What every field of a GSTIN is (specification §5, Formats; domain.md §2): capital letters, the standard pattern, and a
 * warning where the check digit is not that of the others, since a slip of the hand is likelier than a wrong rule.
 */
export const gstinRule = {
  upper: true,
  checks: ["gstin"],
  warns: ["gstinChecksum"],
  messages: { warning: "The last character is not the check digit of the others. Compare it with the certificate." },
} as const;
