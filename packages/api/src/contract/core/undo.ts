/**
 * The header that says of a write that it takes back what was done last. It changes nothing of what the write may do: it is
 * an act of its own, under the rights and checks that it always has. The audit log says of it that it undoes another where it
 * leads the row back to what it was before that, and tells it like any other where it does not.
 */
export const undoesHeader = "o2r-undoes";
