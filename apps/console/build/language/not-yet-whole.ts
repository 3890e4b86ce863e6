/** Areas of which some texts are English in every edition. This list only becomes shorter. */
export const notYetWhole: readonly string[] = [];
